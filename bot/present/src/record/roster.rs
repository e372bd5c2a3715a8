//! What PGN says of a game besides its moves and players: where it was played, and how it ended.

use lasermate_engine::any::AnyGame;
use lasermate_engine::seat::Seat;

pub const UNKNOWN: &str = "?";

/// The tags that say nothing to us, and are written as they were read; and what is told of the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster {
    pub event: String,
    pub site: String,
    /// The round of the event.
    pub round: String,
    /// The result that is stated. It counts where the actions end nothing: elsewhere a resignation is no move.
    pub result: Option<TwoPlayerScore>,
    /// How it ended, where that is told.
    pub termination: Option<Termination>,
}

impl Default for Roster {
    fn default() -> Self {
        Self {
            event: "Lasermate".to_owned(),
            site: UNKNOWN.to_owned(),
            round: "-".to_owned(),
            result: None,
            termination: None,
        }
    }
}

/// Who has won a game of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TwoPlayerScore {
    First,
    Second,
    Draw,
}

impl TwoPlayerScore {
    /// The score of a game as it was played; `None` while it goes on.
    pub(super) fn of(game: &AnyGame) -> Option<Self> {
        let outcome = game.outcome()?;
        let winners: Vec<_> = outcome.winners().collect();
        Some(match winners.as_slice() {
            [Seat::First] => Self::First,
            [Seat::Second] => Self::Second,
            _ => Self::Draw,
        })
    }

    pub const fn text(self) -> &'static str {
        match self {
            Self::First => "1-0",
            Self::Second => "0-1",
            Self::Draw => "1/2-1/2",
        }
    }

    /// The same read; `None` for a game that goes on, and for anything else.
    pub(super) fn read(text: &str) -> Option<Self> {
        let dash = |c: char| matches!(c, '‐'..='―' | '−' | ':');
        let plain: String = text.trim().chars().map(|c| if dash(c) { '-' } else { c }).collect();
        match plain.replace('½', "1/2").as_str() {
            "1-0" => Some(Self::First),
            "0-1" => Some(Self::Second),
            "1/2-1/2" | "1/2" => Some(Self::Draw),
            _ => None,
        }
    }

    /// The same seen from the other side.
    pub(super) const fn turned(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
            Self::Draw => Self::Draw,
        }
    }
}

/// How a game ended, by the words of the PGN standard (9.8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Termination {
    /// Nobody went on with it.
    Abandoned,
    Adjudication,
    Death,
    Emergency,
    /// By the rules, by agreement or by resignation.
    Normal,
    RulesInfraction,
    TimeForfeit,
    Unterminated,
}

impl Termination {
    const ALL: [Self; 8] = [
        Self::Abandoned,
        Self::Adjudication,
        Self::Death,
        Self::Emergency,
        Self::Normal,
        Self::RulesInfraction,
        Self::TimeForfeit,
        Self::Unterminated,
    ];

    /// The word of the standard.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Abandoned => "abandoned",
            Self::Adjudication => "adjudication",
            Self::Death => "death",
            Self::Emergency => "emergency",
            Self::Normal => "normal",
            Self::RulesInfraction => "rules infraction",
            Self::TimeForfeit => "time forfeit",
            Self::Unterminated => "unterminated",
        }
    }

    /// The same read, in letters of any case; other programs have sentences of their own here.
    pub(super) fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|known| known.word().eq_ignore_ascii_case(text))
    }
}
