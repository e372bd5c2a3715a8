//! Tables that several rooms share: which rooms belong together, what of a table each of them sees, and what they are owed.
//!
//! A game keeps the room it began in. Everything that asks for "the room's game" asks its table; the lock, the live game and the
//! settings are the table's, and each post of it goes to every room, with names and mentions as that room may see them.

pub(crate) mod blocking;
pub(crate) mod linking;
pub(crate) mod parting;

use lasermate_domain::tables::table::Table;

use crate::world::World;

pub(crate) use linking::CodeGiven;
pub(crate) use linking::LinkMade;

/// Whether a game is played at a table of several rooms.
pub(crate) fn is_shared(world: &World, table: &Table) -> bool {
    world.tables.is_linked(&table.room) || !table.ways.is_empty()
}
