//! Boards that are pointed at: what can be done there, what it would do, and doing it.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};

use super::press::used;
use super::{Holder, Refused};
use crate::answer::PageAnswer;
use crate::{Chat, room};
use lasermate_core::clock;
use lasermate_core::port::{AtGame, Intent};
use lasermate_core::present::live_board::{LiveBoard, Outlook};
use lasermate_core::service::{LookError, MyGame, Table};

/// The longest exact text of a move, in characters: a chain of eight disguises with its promotions is shorter.
const MOVE_CHARS: usize = 120;
/// How many tokens a list of moves takes: as many as a menu.
const LIST_COST: f64 = 2.0;

/// A board as somebody sees it.
#[derive(Debug, Deserialize)]
pub struct Shown {
    room: String,
    game: u64,
    version: u32,
}

/// A move on a board as somebody sees it.
#[derive(Debug, Deserialize)]
pub struct Tried {
    room: String,
    game: u64,
    version: u32,
    exact: String,
}

/// A move that somebody makes there.
#[derive(Debug, Deserialize)]
pub struct Played {
    room: String,
    game: u64,
    version: u32,
    exact: String,
    request: String,
}

#[derive(Debug, Serialize)]
pub struct Games {
    games: Vec<Mine>,
}

/// One of them; its room is a channel of this chat, or none where it is played on another network.
#[derive(Debug, Serialize)]
pub struct Mine {
    room: String,
    #[serde(flatten)]
    game: MyGame,
}

/// `GET /api/board`: where the cells lie and what can be done there; `null` where nothing can.
pub async fn board(
    State(chat): State<Arc<Chat>>,
    Holder(resident): Holder,
    Query(shown): Query<Shown>,
) -> Result<Json<Option<LiveBoard>>, Refused> {
    Chat::may_ask_for(&chat.asking, &resident.id.0, LIST_COST).map_err(Refused::too_fast)?;
    let found = chat.blocking(move |chat| {
        let which = (shown.game, shown.version);
        chat.service.live_board(&resident.id, &room(&shown.room), which, clock::now())
    });
    Ok(Json(found.await??))
}

/// `GET /api/setup`: what can be done with the position that somebody has put up there; `null` where there is none, or none that is
/// put up piece by piece.
pub async fn setup(
    State(chat): State<Arc<Chat>>,
    Holder(resident): Holder,
    Query(shown): Query<Where>,
) -> Result<Json<Option<LiveBoard>>, Refused> {
    Chat::may_ask_for(&chat.asking, &resident.id.0, LIST_COST).map_err(Refused::too_fast)?;
    let found = chat.blocking(move |chat| chat.service.draft_board(&resident.id, &room(&shown.room)));
    Ok(Json(found.await?))
}

/// `GET /api/outlook`: what a move would do, and how the beams would run; `null` where it cannot be made.
pub async fn outlook(
    State(chat): State<Arc<Chat>>,
    Holder(resident): Holder,
    Query(tried): Query<Tried>,
) -> Result<Json<Option<Outlook>>, Refused> {
    Chat::may_ask(&chat.asking, &resident.id.0).map_err(Refused::too_fast)?;
    let found = chat.blocking(move |chat| {
        let which = (tried.game, tried.version);
        chat.service.outlook(&resident.id, &room(&tried.room), which, (&tried.exact, clock::now()))
    });
    Ok(Json(found.await??))
}

/// `POST /api/play`: makes a move, if the board is still the one that was shown.
pub async fn play(
    State(chat): State<Arc<Chat>>,
    Holder(resident): Holder,
    Json(played): Json<Played>,
) -> Result<Json<PageAnswer>, Refused> {
    let move_of = || AtGame::play(&played.exact).filter(|_| played.exact.chars().nth(MOVE_CHARS).is_none());
    let play = move_of().map(|play| Intent::at_game(played.game, played.version, play));
    let asked = play.ok_or_else(|| Refused::bad("That isn't a move."));
    used(chat, resident, played.room, played.request, asked).await
}

/// `GET /api/games`: the games somebody plays, those first where they are asked.
pub async fn games(State(chat): State<Arc<Chat>>, Holder(resident): Holder) -> Result<Json<Games>, Refused> {
    Chat::may_ask(&chat.asking, &resident.id.0).map_err(Refused::too_fast)?;
    let games = chat.blocking(move |chat| chat.service.games_of(&resident.id)).await??;
    let mine = |game: MyGame| {
        let channel = game.room.0.strip_prefix("local:").map(str::to_owned)?;
        Some(Mine { room: channel, game })
    };
    Ok(Json(Games { games: games.into_iter().filter_map(mine).collect() }))
}

#[derive(Debug, Deserialize)]
pub struct Where {
    room: String,
}

/// `GET /api/table`: the channel's game at a glance, and what can still be answered.
pub async fn table(
    State(chat): State<Arc<Chat>>,
    Query(place): Query<Where>,
) -> Result<Json<Table>, Refused> {
    Ok(Json(chat.blocking(move |chat| chat.service.table(&room(&place.room), clock::now())).await??))
}

impl From<LookError> for Refused {
    fn from(error: LookError) -> Self {
        match error.sentence() {
            // It has been told to whoever runs the bot, once.
            Some(sentence) => Self::new(StatusCode::GONE, sentence),
            None => Self::failed(&error),
        }
    }
}
