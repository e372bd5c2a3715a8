//! Rows of the log: who did what, when and where. Games are folded from them.

mod verb;

use lasermate_engine::seat::Seat;
use serde::{Deserialize, Serialize};

use crate::port::{RequestId, RoomId, ServerId, UnixMillis};

pub use verb::Verb;

/// A person's number in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PersonNo(pub i64);

/// How much is kept of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptCounts {
    pub requests: u64,
    pub rows: u64,
    pub games: u64,
    /// Ratings, those by puzzles among them.
    pub ratings: u64,
    pub puzzles: u64,
    pub muted: u64,
}

/// A row to be added. Which game it belongs to is said by the store, which knows what the game was judged on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRow {
    pub at: UnixMillis,
    pub server: ServerId,
    pub room: RoomId,
    /// Who; nobody where the clock acted.
    pub person: Option<PersonNo>,
    /// The challenge it is about.
    pub challenge: Option<u64>,
    /// The seat that acted.
    pub seat: Option<Seat>,
    pub verb: Verb,
    /// More of it, in the verb's own form.
    pub body: String,
}

/// A row of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedRow {
    pub n: i64,
    /// The request it came from; none where the clock acted.
    pub request: Option<RequestId>,
    /// The game it belongs to.
    pub game: Option<u64>,
    pub what: NewRow,
}
