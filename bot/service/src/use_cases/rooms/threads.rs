//! Games in threads of their own: announced in the room, begun once the thread is there, and in the room itself where it
//! cannot be opened. Where a room's games belong in a forum, the thread is a post there.

use lasermate_domain::port::RoomId;
use lasermate_domain::tables::table::GameId;
use lasermate_present::text;

use crate::use_cases::change::{Call, ServiceError, refuse};
use crate::use_cases::rooms::settings;
use crate::world::World;
use crate::world::games::LookError;

/// Whether games may be played in threads of this room.
pub(crate) fn threads_open(world: &World, call: &Call<'_>) -> Result<bool, ServiceError> {
    let room = &call.request.room;
    let can = call.request.can.threads || settings::forum_of(world, room)?.is_some();
    Ok(can && !world.tables.is_linked(room) && settings::threads_wanted(world, room)?)
}

/// Whether a game is better played in a thread, and can be: another one is on in the room, people talk there, or its games
/// have posts in a forum.
pub(crate) fn is_crowded(world: &World, call: &Call<'_>) -> Result<bool, ServiceError> {
    let room = &call.request.room;
    let can = &call.request.can;
    let has_forum = can.in_forum || settings::forum_of(world, room)?.is_some();
    Ok((can.busy || has_forum || world.live_number(room)?.is_some()) && threads_open(world, call)?)
}

/// Refuses a game in a thread where there can be none.
pub(crate) fn may_thread(world: &World, call: &Call<'_>) -> Result<(), ServiceError> {
    if world.tables.is_linked(&call.request.room) {
        return refuse(text::tables::NO_THREADS);
    }
    if !settings::threads_wanted(world, &call.request.room)? {
        return refuse(text::threads::SWITCHED_OFF);
    }
    if !call.request.can.threads && settings::forum_of(world, &call.request.room)?.is_none() {
        return refuse(text::threads::cannot_open(&call.request.can.missing));
    }
    Ok(())
}

/// What is said of a game in the place of its own that it gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreadOpening {
    pub game: String,
    /// Who plays what, and how fast.
    pub words: String,
}

/// What is said of a game in a place of its own; `None` where there is none of this number.
pub fn opens(world: &World, game: GameId) -> Result<Option<ThreadOpening>, LookError> {
    let game = world.game(game.0).map_err(LookError::of)?;
    Ok(game.map(|game| ThreadOpening {
        game: text::games::title(game.setup.preset()),
        words: text::lifecycle::table_line(&game),
    }))
}

/// The forum in which the games of a room have their posts, where its settings name one.
pub fn forum_of_room(world: &World, room: &RoomId) -> Result<Option<RoomId>, LookError> {
    settings::forum_of(world, room).map_err(LookError::of)
}
