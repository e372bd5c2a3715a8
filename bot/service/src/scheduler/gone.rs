//! Whoever has deleted who they are: their games are resigned.

use lasermate_domain::log::NewRow;
use lasermate_domain::port::{PersonId, RoomId, ServerId, UnixMillis};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_engine::seat::Seat;
use thiserror::Error;

use crate::commit::{self, locks};
use crate::service::Service;
use crate::use_cases::admin::privacy;
use crate::use_cases::change::{Change, ServiceError, row_at};
use crate::world::cache::hold;
use crate::world::games;

/// Why somebody's data could not be deleted.
#[derive(Debug, Error)]
#[error("the data could not be deleted: {0}")]
pub struct PartError(pub(crate) ServiceError);

/// Deletes who somebody is without asking them once more: they have been asked elsewhere, and have given up what they could
/// come back by. Their games are resigned and their tournaments left, as after `/privacy delete`.
pub fn part_with(
    service: &Service,
    who: &PersonId,
    (server, room): (ServerId, RoomId),
    at: UnixMillis,
) -> Result<(), PartError> {
    let world = &service.world;
    let parted = || -> Result<(), ServiceError> {
        locks::in_room(service, &room, || {
            let _seating = hold(&service.locks.seating);
            let Some(who) = world.store.number_of(who)? else { return Ok(()) };
            let row = |verb| NewRow { person: Some(who), ..row_at(at, (&server, &room), verb, "") };
            commit::settle_clock(service, at, privacy::forgetting(world, who, row)?)?;
            Ok(())
        })?;
        resign_for_the_gone(service, at)
    };
    parted().map_err(PartError)
}

/// Resigns the live games of whoever has deleted who they are, on every server, also on those they or the bot have
/// left. Each game is under its own room's lock, so this follows the deletion and is no part of it; what a crash
/// leaves is done with the next tick.
pub(crate) fn resign_for_the_gone(service: &Service, at: UnixMillis) -> Result<(), ServiceError> {
    let world = &service.world;
    games::each(world.store.live_games_of_the_gone()?, |id| {
        let Some(room) = world.readable(id)?.map(|game| game.room.clone()) else { return Ok(()) };
        locks::in_room(service, &room, || world.about_game(id, resign_once(service, id, at)))
    })
}

fn resign_once(service: &Service, id: u64, at: UnixMillis) -> Result<(), ServiceError> {
    let world = &service.world;
    let Some(table) = world.game(id)?.filter(|table| table.state() == GameStatus::Live) else {
        return Ok(());
    };
    for (seat, who) in Seat::ALL.into_iter().zip(&table.seating.numbers) {
        // Where more than two play, a seat that has resigned before stays at the table.
        if !world.is_gone(*who)? {
            continue;
        }
        let Some((grown, posts)) = privacy::resigned(world, &table, (seat, *who), at)? else { continue };
        return commit::settle_clock(service, at, Change { posts, game: Some(grown), ..Change::default() });
    }
    Ok(())
}
