//! Which game is meant, who sits at it, and the posts it owes to its room and to those who watch.

use std::sync::Arc;

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::stage::{ArchiveReason, Stage};
use lasermate_domain::tables::table::GameId;
use lasermate_domain::tables::table::Table;
use lasermate_engine::seat::Seat;
use lasermate_present::text;

use crate::use_cases::change::{Call, SeatedPlayer, ServiceError, refuse};
use crate::world::World;

/// The game of a code, in this server alone or at the room's table; without a code the room's.
pub(crate) fn game_meant(
    world: &World,
    call: &Call<'_>,
    code: Option<&str>,
) -> Result<Arc<Table>, ServiceError> {
    let Some(code) = code else {
        return match world.last_game(&call.request.room)? {
            Some(table) => Ok(table),
            None => refuse(text::lookup::NO_GAME),
        };
    };
    let table = match number(code) {
        Some(id) => world.game(id)?,
        None => None,
    };
    let seen = |table: &Arc<Table>| {
        table.server == call.request.server || world.is_seen_from(&call.request.room, table)
    };
    match table.filter(seen) {
        Some(table) => Ok(table),
        None => refuse(text::lookup::no_such_code(code)),
    }
}

/// The asker at the table of the room's game; where none is live, at the newest one they sat at here.
pub(crate) fn seated(world: &World, call: &Call<'_>) -> Result<SeatedPlayer, ServiceError> {
    let (game, seat) = own_game(world, call)?;
    at_table(world, call, game, seat)
}

/// That game, and the asker's seat there.
pub(crate) fn own_game(world: &World, call: &Call<'_>) -> Result<(Arc<Table>, Seat), ServiceError> {
    let room = &call.request.room;
    let sits = |table: &Arc<Table>| table.seating.seat_of(&call.request.who.id).is_some();
    if let Some(id) = call.caught_up
        && let Some(table) = world.game(id)?
        && let Some(seat) = table.seating.seat_of(&call.request.who.id)
    {
        return Ok((table, seat));
    }
    let table = match world.live_game(room)? {
        Some(table) if sits(&table) => Some(table),
        here => match (world.games_by_way(room)?.into_iter().find(sits), here) {
            (Some(table), _) | (None, Some(table)) => Some(table),
            (None, None) => newest_own(world, call)?,
        },
    };
    let Some(table) = table else { return refuse(text::lookup::NO_GAME) };
    match table.seating.seat_of(&call.request.who.id) {
        Some(seat) => Ok((table, seat)),
        None => refuse(text::lookup::not_seated(&table)),
    }
}

/// A seat at a game: an archived one is resumed by whatever is done, unless another is played in its room.
pub(crate) fn at_table(
    world: &World,
    call: &Call<'_>,
    table: Arc<Table>,
    seat: Seat,
) -> Result<SeatedPlayer, ServiceError> {
    match table.state() {
        GameStatus::Live => Ok(SeatedPlayer { game: table, seat, first: Vec::new() }),
        GameStatus::Opening => refuse(text::threads::in_a_moment(&table)),
        GameStatus::Ended => {
            refuse(text::has_ended(&table).unwrap_or_else(|| text::lookup::NO_GAME.to_owned()))
        }
        GameStatus::Archived => {
            check_resumable(world, call, &table)?;
            if !table.may_end_pause(seat, call.at()) {
                return refuse(text::pause::still_paused(&table, seat));
            }
            let row = NewRow { seat: Some(seat), ..call.row(Verb::Resume, "") };
            Ok(SeatedPlayer { game: table, seat, first: vec![row] })
        }
    }
}

/// The newest game at which the asker sat here; after it has ended, one that they have paused.
fn newest_own(world: &World, call: &Call<'_>) -> Result<Option<Arc<Table>>, ServiceError> {
    let room = &call.request.room;
    let newest = world.newest(room, |room| world.store.last_game_of(room, call.who))?;
    if newest.as_ref().is_some_and(|table| table.state() != GameStatus::Ended) {
        return Ok(newest);
    }
    let archived = world.newest(room, |room| world.store.last_archived_of(room, call.who))?;
    if let Some(paused) = archived.filter(|table| table.stage.pause().is_some()) {
        return Ok(Some(paused));
    }
    for id in world.store.archived_games_of(call.who)? {
        if let Some(table) = world.readable(id)?.filter(|table| table.ways.contains(room)) {
            return Ok(Some(table));
        }
    }
    Ok(newest)
}

/// Refuses to take up an archived game where another is played now, or a player is gone.
pub(crate) fn check_resumable(world: &World, call: &Call<'_>, table: &Table) -> Result<(), ServiceError> {
    if let Some(other) = world.live_number(&table.room)? {
        return refuse(text::lookup::archived_meanwhile(table.id, GameId(other)));
    }
    // Whoever plays there could not move.
    let gone = matches!(table.stage, Stage::Archived(ArchiveReason::Left | ArchiveReason::RoomGone));
    if gone && !world.tables.are_one(&call.request.room, &table.room) {
        return refuse(text::tables::ROOM_AWAY);
    }
    if world.somebody_gone(table)? {
        return refuse(text::lookup::PLAYER_GONE);
    }
    Ok(())
}

/// The game's number in a code, as `G12`.
pub(crate) fn number(code: &str) -> Option<u64> {
    code.trim().trim_start_matches(['g', 'G', '#']).parse().ok()
}
