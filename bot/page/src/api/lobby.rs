//! What the door offers, and games as their own pages show them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Serialize;

use super::ErrorReply;
use crate::{Chat, home, name};
use lasermate_domain::daily::{day_of, puzzle_of};
use lasermate_domain::port::{RoomId, UnixMillis};
use lasermate_domain::puzzles;
use lasermate_present::overview::{self, Overview};
use lasermate_present::say::page as say;
use lasermate_service::clock;
use lasermate_service::questions::{self, ChallengeOffer, LookError, WatchedGame};

#[derive(Debug, Serialize)]
pub struct Lobby {
    challenges: Vec<InChannel<ChallengeOffer>>,
    games: Vec<InChannel<WatchedGame>>,
    /// The number of today's puzzle.
    puzzle: u64,
}

/// Something with the channel it is in.
#[derive(Debug, Serialize)]
struct InChannel<T> {
    room: String,
    #[serde(flatten)]
    what: T,
}

/// A game as its page shows it.
#[derive(Debug, Serialize)]
pub struct WatchedTable {
    #[serde(flatten)]
    overview: Overview,
    /// The time by which its clocks are told.
    now: UnixMillis,
    /// The channel it is played in, or that shares its table; none where all of that is on other networks.
    room: Option<String>,
}

/// `GET /api/lobby`: what can be accepted, watched and solved.
pub async fn lobby(State(chat): State<Arc<Chat>>) -> Result<Json<Lobby>, ErrorReply> {
    let at = clock::now();
    // An invitation to a friend is for whoever has its link.
    let is_listed = |room: &RoomId| !channel(room).is_some_and(|name| name::is_of_a_game(&name));
    let look = move |chat: &Chat| questions::lobby(chat.service.world(), (&home(), is_listed), at);
    let found = chat.blocking(look).await??;
    let challenges =
        found.challenges.into_iter().filter_map(|what| Some(InChannel { room: channel(&what.room)?, what }));
    let games =
        found.games.into_iter().filter_map(|what| Some(InChannel { room: channel(&what.room)?, what }));
    Ok(Json(Lobby {
        challenges: challenges.collect(),
        games: games.collect(),
        puzzle: puzzle_of(day_of(at), puzzles::all().len()),
    }))
}

/// `GET /api/games/{address}`: a game at a glance.
pub async fn game(
    State(chat): State<Arc<Chat>>,
    Path(address): Path<String>,
) -> Result<Json<WatchedTable>, ErrorReply> {
    let found = chat.blocking(move |chat| {
        let found = chat.addressed(&address)?;
        Ok::<_, LookError>(found.map(|(game, _)| {
            let room = questions::room_on(chat.service.world(), &home(), &game);
            WatchedTable {
                overview: overview::overview(&game),
                now: clock::now(),
                room: room.and_then(|room| channel(&room)),
            }
        }))
    });
    let none = || ErrorReply::new(StatusCode::NOT_FOUND, say::NO_SUCH_GAME);
    Ok(Json(found.await??.ok_or_else(none)?))
}

/// The channel of this chat that a room is.
fn channel(room: &RoomId) -> Option<String> {
    room.0.strip_prefix("local:").map(str::to_owned)
}
