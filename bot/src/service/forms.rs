//! Stored forms: the bodies of the log's rows. Owned here, held by golden texts, never a derived accident.

use lasermate_engine::preset::{Setup, SetupError};
use serde::{Deserialize, Serialize};

use super::fold::parse_setup;
use crate::port::UnixMillis;

/// The terms of a challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The preset's name.
    pub game: String,
    /// Its options that are not at their default, as `name=value` separated by spaces.
    pub options: String,
    /// Where the challenger sits: `first`, `second` or `random`.
    pub side: String,
    /// The time for each move in milliseconds; none without a limit.
    pub time: Option<UnixMillis>,
    /// Whom it is made to, by number; nobody for an open seat.
    pub opponent: Option<i64>,
    /// When it runs out.
    pub until: UnixMillis,
    /// Whether it is to be played in a thread of its own.
    #[serde(default, skip_serializing_if = "is_not")]
    pub thread: bool,
}

/// What is not so is not written.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_not(so: &bool) -> bool {
    !*so
}

impl Terms {
    /// The set-up.
    ///
    /// # Errors
    /// What this program does not know.
    pub fn setup(&self) -> Result<Setup, SetupError> {
        parse_setup(&self.game, &self.options, None)
    }
}

/// How a game begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beginning {
    /// The preset's name.
    pub game: String,
    /// Its options, as in [`Terms`].
    pub options: String,
    /// The position to start from, where it is not the start position.
    pub position: Option<String>,
    /// The time for each move in milliseconds.
    pub time: Option<UnixMillis>,
    /// Who sits where, by number, in seat order.
    pub seats: Vec<i64>,
    /// Whether it waits for a thread of its own before it can be played.
    #[serde(default, skip_serializing_if = "is_not")]
    pub thread: bool,
}

impl Beginning {
    /// The set-up.
    ///
    /// # Errors
    /// What this program does not know.
    pub fn setup(&self) -> Result<Setup, SetupError> {
        parse_setup(&self.game, &self.options, self.position.clone())
    }
}

/// What may be claimed when an opponent's time is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimFor {
    /// The game.
    Win,
    /// A draw.
    Draw,
    /// Nothing: the opponent gets as long again.
    Wait,
}

impl ClaimFor {
    /// The word that is typed and stored.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Draw => "draw",
            Self::Wait => "wait",
        }
    }

    /// The claim of a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        [Self::Win, Self::Draw, Self::Wait].into_iter().find(|claim| claim.word().eq_ignore_ascii_case(word))
    }
}

/// A time for each move as typed: `none`, hours as `6h`, days as `3d`, from one hour to 14 days.
#[must_use]
pub fn read_time(text: &str) -> Option<Option<UnixMillis>> {
    const HOUR: UnixMillis = 60 * 60 * 1000;
    let text = text.trim().to_ascii_lowercase();
    if text == "none" {
        return Some(None);
    }
    let (digits, unit) = text.split_at_checked(text.len().checked_sub(1)?)?;
    let unit = match unit {
        "h" => HOUR,
        "d" => 24 * HOUR,
        _ => return None,
    };
    let count: UnixMillis = digits.parse().ok()?;
    let time = count.checked_mul(unit)?;
    (HOUR..=14 * 24 * HOUR).contains(&time).then_some(Some(time))
}

/// A setting's word or a time, as `/settings` shows and stores it.
#[must_use]
pub fn time_word(time: Option<UnixMillis>) -> String {
    const HOUR: UnixMillis = 60 * 60 * 1000;
    match time {
        None => "none".to_owned(),
        Some(time) if time % (24 * HOUR) == 0 => format!("{}d", time / (24 * HOUR)),
        Some(time) => format!("{}h", time / HOUR),
    }
}
