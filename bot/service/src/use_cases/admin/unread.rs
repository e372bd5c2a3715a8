//! What cannot be read: it is passed over, told once, and a room that waits for it can be freed.

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::{AtGame, Button, Intent, Post, RoomId};
use lasermate_domain::tables::table::GameId;
use lasermate_present::button::dangerous;
use lasermate_present::text;

use crate::store::{DerivedChange, GameRows};
use crate::use_cases::change::{Call, Change, HandlerResult, RoomPost, ServiceError, refuse};
use crate::world::World;

impl ServiceError {
    /// Whether something in the store cannot be read: trying again does not help.
    pub(crate) const fn is_unreadable(&self) -> bool {
        match self {
            Self::Unreadable(_) | Self::Fold(_) => true,
            Self::Store(error) => error.is_unreadable(),
            Self::Refused(_) | Self::Behind(_) | Self::Unknown(_) => false,
        }
    }
}

/// What somebody is told who asked for a game that cannot be read.
pub(crate) fn unread_words(world: &World, id: u64) -> String {
    match world.store.room_held_by(id) {
        Ok(Some(_)) => text::unread::holds_its_room(GameId(id)),
        _ => text::unread::lost(GameId(id)),
    }
}

/// The games that cannot be read and keep a room from going on, each with the button that archives it.
pub(crate) fn unread_in(world: &World, room: &RoomId) -> Result<Vec<(GameId, Button)>, ServiceError> {
    let mut found = Vec::new();
    for id in world.store.standing_games(room)? {
        if let Err(ServiceError::Unreadable(_)) = world.game(id) {
            let label = text::unread::button(GameId(id));
            found.push((GameId(id), dangerous(&Intent::at_game(id, 0, AtGame::Archive), &label)));
        }
    }
    Ok(found)
}

/// Archives a game that cannot be read, so that its room is free. Nothing is judged: the row is added to whatever is
/// there.
pub(crate) fn archive_unread(world: &World, call: &Call<'_>, id: u64) -> HandlerResult {
    if !call.request.admin {
        return refuse(text::unread::MANAGERS_ARCHIVE);
    }
    let Some(room) = world.store.room_held_by(id)? else { return refuse(text::handler::DEAD) };
    if room != call.request.room {
        return refuse(text::handler::OTHER_ROOM);
    }
    match world.game(id) {
        Err(ServiceError::Unreadable(_)) => {}
        Err(error) => return Err(error),
        Ok(_) => return refuse(text::unread::can_be_read(GameId(id))),
    }
    // As when nobody comes back to a game. Whose request it came from stands beside the row.
    let row = NewRow { person: None, ..call.row(Verb::Archive, "") };
    let post = Post::of_words(text::unread::archived(GameId(id)));
    Ok(Change {
        words: text::unread::FREED.to_owned(),
        unread: Some(GameRows::new(id, world.store.last_row(id)?, vec![row])),
        derived: vec![DerivedChange::Archived(id)],
        posts: vec![RoomPost::of_table(room, post)],
        ..Change::default()
    }
    .into())
}
