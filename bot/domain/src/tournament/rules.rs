//! What a tournament is played by, as it is stored.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::port::UnixMillis;
use crate::time_control::{LiveTime, TimeControl};

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, EnumString, IntoStaticStr, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", ascii_case_insensitive)]
pub enum TournamentFormat {
    /// Whoever is free is paired at once, until the time is over.
    Arena,
    /// So many rounds; equal scores meet, and nobody meets twice.
    Swiss,
    Knockout,
    /// Tables of three; everybody meets everybody as evenly as possible.
    League,
}

impl TournamentFormat {
    /// The word that is typed and stored.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// The format of a word.
    pub fn from_word(word: &str) -> Option<Self> {
        word.parse().ok()
    }

    /// How many sit at a board.
    pub const fn seats(self) -> usize {
        match self {
            Self::League => 3,
            Self::Arena | Self::Swiss | Self::Knockout => 2,
        }
    }

    /// Whether somebody may come in once it has begun.
    pub const fn takes_latecomers(self) -> bool {
        !matches!(self, Self::Knockout)
    }
}

/// Who goes on after a drawn game of a knockout.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", ascii_case_insensitive)]
pub enum Ties {
    /// Who wins a rematch with sides swapped; after two drawn rematches the higher seed.
    #[default]
    Rematch,
    Seed,
    /// The side that moved second.
    Second,
}

impl Ties {
    /// The word that is typed and stored.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// The rule of a word.
    pub fn from_word(word: &str) -> Option<Self> {
        word.parse().ok()
    }
}

/// What a tournament is played by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentRules {
    pub format: TournamentFormat,
    pub game: String,
    /// Its options that are not at their default, as `name=value` separated by spaces.
    pub options: String,
    /// The time for each move in milliseconds.
    pub time: Option<UnixMillis>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<LiveTime>,
    /// Whether its games count for ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// How many rounds; by the number of players where nothing was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// How long an arena goes on, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<UnixMillis>,
    /// Who goes on after a drawn game of a knockout.
    #[serde(default)]
    pub ties: Ties,
    /// How long a player may take for the first move before the game is lost, in milliseconds.
    pub first_move: UnixMillis,
}

impl TournamentRules {
    /// How fast its games are.
    pub fn time_control(&self) -> TimeControl {
        TimeControl::of(self.time, self.clock)
    }

    /// How many rounds are played by so many players.
    pub fn rounds_for(&self, players: usize) -> u32 {
        let log = |n: usize| n.max(1).next_power_of_two().trailing_zeros();
        let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        match self.format {
            TournamentFormat::Arena => 0,
            TournamentFormat::Knockout => log(players),
            // Of an odd number each has one bye and meets all others, as if the bye were a player. Up to half as many rounds as there
            // are then a next one can always be paired without a repeat, and of four all three.
            TournamentFormat::Swiss => {
                let even = players.max(2).next_multiple_of(2);
                let most = count(even - 1);
                let sure = if even <= 4 { most } else { count(even / 2) };
                self.rounds.map_or((log(players) + 1).min(sure), |rounds| rounds.clamp(1, most))
            }
            // After so many each has met each other once, where the numbers allow it.
            TournamentFormat::League => {
                let usual = count(players.saturating_sub(1).div_ceil(2)).clamp(1, 9);
                self.rounds.map_or(usual, |rounds| rounds.max(1))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three were given two rounds, also where three were asked for: with byes there are three without a repeat.
    #[test]
    fn a_swiss_has_as_many_rounds_as_can_be_paired_without_a_repeat() {
        let rules = |rounds| TournamentRules {
            format: TournamentFormat::Swiss,
            game: "chess".to_owned(),
            options: String::new(),
            time: None,
            clock: LiveTime::read("10+5"),
            rated: false,
            rounds,
            length: None,
            ties: Ties::Rematch,
            first_move: 0,
        };
        let most = |players| rules(Some(30)).rounds_for(players);
        let usual = |players| rules(None).rounds_for(players);
        assert_eq!([2, 3, 4, 5, 6, 9].map(most), [1, 3, 3, 5, 5, 9]);
        assert_eq!([2, 3, 4, 5, 6, 8, 16, 33].map(usual), [1, 3, 3, 3, 3, 4, 5, 7]);
        assert_eq!(rules(Some(3)).rounds_for(3), 3);
    }
}
