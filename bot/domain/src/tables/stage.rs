//! How far a game has come, with what is known of that: one stage at a time.

use lasermate_engine::seats::Seats;
use strum::IntoStaticStr;

use super::log_payload::{absent_seats, absent_word};
use super::requests::Pause;
use super::row::{ReplayError, unfit};
use crate::port::UnixMillis;

/// What became of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum GameStatus {
    /// It waits for the thread it is to be played in.
    Opening,
    Live,
    /// Nobody came back to it; it may be resumed.
    Archived,
    Ended,
}

impl GameStatus {
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// How far a game has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It waits for the thread it is to be played in.
    Opening,
    Live,
    Archived(ArchiveReason),
    Ended {
        at: UnixMillis,
        how: Ending,
    },
}

/// Why a game is archived.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ArchiveReason {
    /// Nobody came back to it.
    Abandoned,
    /// The bot was removed from the server: the game comes back with it.
    Left,
    RoomGone,
    /// Its players have agreed to a pause.
    Agreed(Pause),
    /// These players have no way to it any more: their rooms are gone.
    CutOff(Seats),
}

/// How a game came to its end, where its record does not say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    Played,
    /// Somebody who manages the room ended it, with a note or an empty one.
    Adjudicated(String),
    NobodyCame,
}

impl Stage {
    pub const fn status(&self) -> GameStatus {
        match self {
            Self::Opening => GameStatus::Opening,
            Self::Live => GameStatus::Live,
            Self::Archived(_) => GameStatus::Archived,
            Self::Ended { .. } => GameStatus::Ended,
        }
    }

    pub const fn ended_at(&self) -> Option<UnixMillis> {
        match self {
            Self::Ended { at, .. } => Some(*at),
            _ => None,
        }
    }

    /// The pause that everybody has agreed to.
    pub const fn pause(&self) -> Option<&Pause> {
        match self {
            Self::Archived(ArchiveReason::Agreed(pause)) => Some(pause),
            _ => None,
        }
    }

    pub(super) const fn pause_mut(&mut self) -> Option<&mut Pause> {
        match self {
            Self::Archived(ArchiveReason::Agreed(pause)) => Some(pause),
            _ => None,
        }
    }
}

impl ArchiveReason {
    pub fn word(&self) -> &'static str {
        self.into()
    }

    /// How a row of the log says it.
    pub fn body(&self) -> String {
        match self {
            Self::Abandoned => String::new(),
            Self::CutOff(seats) => format!("{} {}", self.word(), absent_word(*seats)),
            _ => self.word().to_owned(),
        }
    }

    pub(super) fn read(body: &str, at: UnixMillis) -> Result<Self, ReplayError> {
        let (word, seats) = body.split_once(' ').unwrap_or((body, ""));
        Ok(match word {
            "left" => Self::Left,
            "room-gone" => Self::RoomGone,
            "agreed" => Self::Agreed(Pause::begun(at)),
            "cut-off" => Self::CutOff(absent_seats(seats).ok_or_else(|| unfit("an unknown seat"))?),
            _ => Self::Abandoned,
        })
    }
}
