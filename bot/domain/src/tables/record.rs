//! The record of a game: what was done in it and when.

use lasermate_engine::action::ActionKind;
use lasermate_engine::game::Played;
use lasermate_engine::seat::Seat;

/// An action of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordEntry {
    pub seat: Seat,
    pub kind: ActionKind,
    pub exact: String,
    pub san: String,
    /// Milliseconds since the game began.
    pub at: u64,
    /// With a live clock: how many milliseconds its seat had left then.
    pub left: Option<u64>,
}

impl RecordEntry {
    /// What was played, at a time of the game's own.
    pub fn of(played: &Played, at: u64) -> Self {
        let Played { seat, kind, exact, san, .. } = played;
        Self { seat: *seat, kind: *kind, exact: exact.clone(), san: san.clone(), at, left: None }
    }

    /// Whether it is a move or a pass, and no offer, answer or act about pacts.
    pub const fn is_move(&self) -> bool {
        self.kind.is_move()
    }
}
