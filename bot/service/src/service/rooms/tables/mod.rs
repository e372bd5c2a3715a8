//! Tables that several rooms share: which rooms belong together, what of a table each of them sees, and what they are owed.
//!
//! A game keeps the room it began in. Everything that asks for "the room's game" asks its table; the lock, the live game and the
//! settings are the table's, and each post of it goes to every room, with names and mentions as that room may see them.

mod blocking;
mod linking;
mod parting;
mod silence;

pub(in crate::service) use linking::{CodeGiven, LinkMade};

use lasermate_domain::port::RoomId;
use lasermate_domain::sessions::game::Game;

use crate::service::state::Service;

impl Service {
    /// The rooms that see a room's table, the room itself first.
    pub(crate) fn rooms_at_table(&self, room: &RoomId) -> Vec<RoomId> {
        self.tables.rooms_of(room)
    }

    /// Whether a game is played at a table of several rooms.
    pub(in crate::service) fn is_shared(&self, game: &Game) -> bool {
        self.tables.is_linked(&game.live.room) || !game.live.ways.is_empty()
    }
}
