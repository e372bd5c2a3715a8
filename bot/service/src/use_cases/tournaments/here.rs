//! Which tournament a room has.

use lasermate_domain::port::RoomId;
use lasermate_domain::tournament::Phase;
use lasermate_present::text;

use crate::store::{StoreError, TournamentRow};
use crate::use_cases::change::{ServiceError, refuse};
use crate::world::World;

/// The newest tournament of a room's table; of a thread that of its game.
pub(crate) fn tournament_here(world: &World, room: &RoomId) -> Result<Option<TournamentRow>, ServiceError> {
    let mut newest: Option<TournamentRow> = None;
    for room in world.tables.rooms_of(room) {
        let found = world.store.last_tournament(&room)?;
        if found.as_ref().map(|row| row.id) > newest.as_ref().map(|row| row.id) {
            newest = found;
        }
    }
    if newest.is_some() {
        return Ok(newest);
    }
    for id in world.tables.tournaments_by_way(room) {
        if let Some(row) = world.store.tournament(id)?.filter(|row| sees_tournament(world, room, row)) {
            return Ok(Some(row));
        }
    }
    let game = match world.last_game(room) {
        Err(ServiceError::Unreadable(_)) => None,
        game => game?,
    };
    let id = game.and_then(|game| game.tournament).map(|own| own.id);
    Ok(id.map(|id| world.store.tournament(id)).transpose()?.flatten())
}

/// Whether a room is at a tournament's table, or has left it while it was on.
pub(crate) fn sees_tournament(world: &World, room: &RoomId, row: &TournamentRow) -> bool {
    let on = row.tournament.phase != Phase::Ended;
    world.tables.are_one(&row.room, room) || on && row.tournament.ways.contains(room)
}

/// The tournament that is played at a room's table, one game after the other.
fn tournament_at_table(world: &World, room: &RoomId) -> Result<Option<TournamentRow>, StoreError> {
    for room in world.tables.rooms_of(room) {
        let found = world.store.last_tournament(&room)?;
        let played = |row: &TournamentRow| row.tournament.phase == Phase::Running && !row.tournament.threads;
        if let Some(row) = found.filter(played) {
            return Ok(Some(row));
        }
    }
    Ok(None)
}

/// Refuses another game where the games of a tournament follow each other.
pub(crate) fn no_tournament_here(world: &World, room: &RoomId) -> Result<(), ServiceError> {
    match tournament_at_table(world, room)? {
        Some(_) => refuse(text::tournament::ROOM_IS_TAKEN),
        None => Ok(()),
    }
}
