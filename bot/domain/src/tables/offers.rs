//! What the seats of a table have asked each other for and is still open.

use std::collections::BTreeMap;

use super::peace::Peace;
use super::requests::{Handover, PauseRequest, Takeback};
use crate::port::{RoomId, UnixMillis};

/// The requests that stand, and those that came to nothing.
#[derive(Clone, Debug, Default)]
pub struct Offers {
    pub takeback: Option<Takeback>,
    /// The version that the last takeback made; 0 before the first. Offers of pacts went with it.
    pub taken_back: u32,
    /// A seat that is offered to somebody.
    pub handover: Option<Handover>,
    pub pause: Option<PauseRequest>,
    /// What has been asked in vain.
    pub peace: Peace,
    /// When the offer of a draw or of LET'S BILLI that was made last was made.
    pub offered_at: Option<UnixMillis>,
    /// How long the bot was away since then.
    pub away_since: UnixMillis,
    /// Where the offer of a pact can be read, by its number and the room, on platforms whose messages have addresses.
    pub links: BTreeMap<u8, BTreeMap<RoomId, String>>,
}
