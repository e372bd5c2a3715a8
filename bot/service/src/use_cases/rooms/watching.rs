//! Following a game from another room: its boards are posted there too, until it ends or is unwatched.

use lasermate_domain::command::CommandId;
use lasermate_domain::log::Verb;
use lasermate_domain::port::{Intent, Post, Request, RoomId};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_present::text;

use crate::store::DerivedChange;
use crate::use_cases::change::{Call, Change, HandlerResult, RoomPost, ServiceError, may_post, refuse};
use crate::use_cases::seated::{self, number};
use crate::world::World;

/// How many games a room may watch at once.
const WATCHED: usize = 5;
/// How many rooms may watch one game.
const WATCHERS: usize = 20;

/// The rooms of the games that a request follows or leaves. They take their turn with it, so that a move is shown there
/// either before or after, and exactly once.
pub(crate) fn rooms_followed(world: &World, request: &Request) -> Result<Vec<RoomId>, ServiceError> {
    let Intent::Command(asked) = &request.intent else { return Ok(Vec::new()) };
    let code = asked.get("game").and_then(number);
    let games = match (asked.command, code) {
        (CommandId::Watch | CommandId::Unwatch, Some(id)) => vec![id],
        (CommandId::Unwatch, None) => world.store.watched(&request.room)?,
        _ => return Ok(Vec::new()),
    };
    let mut rooms = Vec::new();
    for id in games {
        rooms.extend(world.readable(id)?.map(|game| game.room.clone()));
    }
    Ok(rooms)
}

pub(crate) fn watch(world: &World, call: &Call<'_>, code: &str) -> HandlerResult {
    let room = &call.request.room;
    may_post(call)?;
    let game = seated::game_meant(world, call, Some(code))?;
    let id = game.id;
    if world.is_seen_from(room, &game) {
        return refuse(text::watching::this_very_room(id.to_string()));
    }
    if game.state() != GameStatus::Live {
        return refuse(text::watching::not_played(id.to_string()));
    }
    let watched = world.store.watched(room)?;
    if watched.contains(&id.0) {
        return refuse(text::watching::followed_already(id.to_string()));
    }
    if watched.len() >= WATCHED {
        return refuse(text::watching::follows_enough(WATCHED));
    }
    if world.store.watchers(id.0)?.len() >= WATCHERS {
        return refuse(text::watching::followed_enough(id.to_string(), WATCHERS));
    }
    let row = call.row(Verb::Watch, id.0.to_string());
    let post = Post {
        picture: Some(game.posted_board()),
        board_of: Some(id.0),
        ..Post::of_words(text::watching::watching(&game))
    };
    let words = text::watching::following(id.to_string());
    Ok(Change::of(words, row, DerivedChange::Watch(room.clone(), id.0))
        .posting(RoomPost::alone(room.clone(), post))
        .into())
}

pub(crate) fn unwatch(world: &World, call: &Call<'_>, code: Option<&str>) -> HandlerResult {
    let room = &call.request.room;
    let mut watched = world.store.watched(room)?;
    if watched.is_empty() && code.is_none() {
        return refuse(text::watching::FOLLOWS_NONE);
    }
    if let Some(code) = code {
        let id = seated::game_meant(world, call, Some(code))?.id.0;
        watched.retain(|watched| *watched == id);
    }
    if watched.is_empty() {
        return refuse(text::watching::NOT_FOLLOWED);
    }
    let rows = watched.iter().map(|id| call.row(Verb::Unwatch, id.to_string())).collect();
    let derived = watched.iter().map(|id| DerivedChange::Unwatch(room.clone(), *id)).collect();
    let words = text::watching::no_longer(&watched);
    Ok(Change { words, rows, derived, ..Change::default() }.into())
}
