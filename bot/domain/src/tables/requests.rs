//! What a seat asks of others until it is answered or lapses: a takeback, a pause, that somebody else sits down.

use lasermate_engine::seat::Seat;
use lasermate_engine::seats::Seats;

use crate::log::PersonNo;
use crate::port::UnixMillis;

/// How long a request for a takeback stands: 24 hours.
pub const TAKEBACK_STANDS: UnixMillis = 24 * 60 * 60 * 1000;
/// How long a request for a pause stands: 24 hours.
pub const PAUSE_STANDS: UnixMillis = 24 * 60 * 60 * 1000;
/// How long the offer of a seat stands: 24 hours.
pub const HANDOVER_STANDS: UnixMillis = 24 * 60 * 60 * 1000;

/// A request to take the last move back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Takeback {
    pub asker: Seat,
    /// Who has agreed so far, of those others that are in the game.
    pub agreed: Seats,
    /// How many actions of the record would be left.
    pub keep: usize,
    pub until: UnixMillis,
}

/// A request to pause the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PauseRequest {
    /// Who asks, and who has agreed so far.
    pub agreed: Seats,
    pub asker: Seat,
    pub until: UnixMillis,
}

/// A pause that everybody has agreed to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pause {
    pub since: UnixMillis,
    /// Who wants to go on.
    pub willing: Seats,
}

impl Pause {
    /// One that nobody wants to end yet.
    pub const fn begun(at: UnixMillis) -> Self {
        Self { since: at, willing: Seats::NONE }
    }
}

/// A seat that is offered to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handover {
    pub seat: Seat,
    pub to: PersonNo,
    pub until: UnixMillis,
    /// Who of the others at the table has agreed, where they are asked (fair.md F3).
    pub agreed: Seats,
    /// Whether who it is offered to wants it, and only the others are waited for.
    pub taken: bool,
}
