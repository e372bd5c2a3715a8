//! Boards that are pointed at: what can be done there, what it would do, and doing it.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};

use super::press::used;
use super::{ErrorReply, Holder};
use crate::answer::PageAnswer;
use crate::language::Reads;
use crate::{Chat, message, room};
use lasermate_domain::port::{AtGame, Intent, UnixMillis};
use lasermate_present::live_board::{LiveBoard, Outlook};
use lasermate_present::say::page as say;
use lasermate_service::clock;
use lasermate_service::questions;
use lasermate_service::questions::{LookError, MyGame, TableView};

/// The longest exact text of a move, in characters: a chain of eight disguises with its promotions is shorter.
const MOVE_CHARS: usize = 120;
/// How many tokens a list of moves takes: as many as a menu.
const LIST_COST: f64 = 2.0;

/// A board as somebody sees it.
#[derive(Debug, Deserialize)]
pub struct BoardQuery {
    room: String,
    game: u64,
    version: u32,
}

/// A move on a board as somebody sees it.
#[derive(Debug, Deserialize)]
pub struct MoveTrial {
    room: String,
    game: u64,
    version: u32,
    exact: String,
    /// The number of the seat whose side lies below.
    #[serde(default)]
    seat: u8,
}

/// A move that somebody makes there.
#[derive(Debug, Deserialize)]
pub struct MoveBody {
    room: String,
    game: u64,
    version: u32,
    exact: String,
    request: String,
}

#[derive(Debug, Serialize)]
pub struct MyGames {
    games: Vec<RoomGame>,
    /// The time by which their clocks are told.
    now: UnixMillis,
}

/// One of them; its room is a channel of this chat, or none where it is played on another network.
#[derive(Debug, Serialize)]
pub struct RoomGame {
    room: String,
    #[serde(flatten)]
    game: MyGame,
}

/// `GET /api/board`: where the cells lie and what can be done there; `null` where nothing can.
pub async fn board(
    State(chat): State<Arc<Chat>>,
    Holder(resident): Holder,
    Query(shown): Query<BoardQuery>,
) -> Result<Json<Option<LiveBoard>>, ErrorReply> {
    Chat::may_ask_for(&chat.asking, &resident.id.0, LIST_COST).map_err(ErrorReply::too_fast)?;
    let found = chat.blocking(move |chat| {
        let which = (shown.game, shown.version);
        questions::live_board(chat.service.world(), &resident.id, &room(&shown.room), which, clock::now())
    });
    Ok(Json(found.await??))
}

/// `GET /api/setup`: what can be done with the position that somebody has put up there; `null` where there is none, or none that is
/// put up piece by piece.
pub async fn setup(
    State(chat): State<Arc<Chat>>,
    Holder(resident): Holder,
    Query(shown): Query<RoomQuery>,
) -> Result<Json<Option<LiveBoard>>, ErrorReply> {
    Chat::may_ask_for(&chat.asking, &resident.id.0, LIST_COST).map_err(ErrorReply::too_fast)?;
    let found = chat
        .blocking(move |chat| questions::draft_board(chat.service.world(), &resident.id, &room(&shown.room)));
    Ok(Json(found.await?))
}

/// `GET /api/outlook`: what a move would do, and how the beams would run, or why it can't be made.
pub async fn outlook(
    State(chat): State<Arc<Chat>>,
    Holder(resident): Holder,
    Query(tried): Query<MoveTrial>,
) -> Result<Json<Option<Outlook>>, ErrorReply> {
    Chat::may_ask(&chat.asking, &resident.id.0).map_err(ErrorReply::too_fast)?;
    let found = chat.blocking(move |chat| {
        let which = (tried.game, tried.version);
        questions::outlook(
            chat.service.world(),
            &resident.id,
            &room(&tried.room),
            which,
            (&tried.exact, tried.seat, clock::now()),
        )
    });
    let outlook = found.await??;
    Ok(Json(outlook.map(|outlook| Outlook { why: outlook.why.as_deref().map(message::shown), ..outlook })))
}

/// `POST /api/play`: makes a move, if the board is still the one that was shown.
pub async fn play(
    State(chat): State<Arc<Chat>>,
    Holder(resident): Holder,
    reads: Reads,
    Json(played): Json<MoveBody>,
) -> Result<Json<PageAnswer>, ErrorReply> {
    let move_of = || AtGame::play(&played.exact).filter(|_| played.exact.chars().nth(MOVE_CHARS).is_none());
    let play = move_of().map(|play| Intent::at_game(played.game, played.version, play));
    let asked = play.ok_or_else(|| ErrorReply::bad(say::NO_MOVE));
    used(chat, resident, played.room, played.request, asked, reads).await
}

/// `GET /api/games`: the games somebody plays, those first where they are asked.
pub async fn games(
    State(chat): State<Arc<Chat>>,
    Holder(resident): Holder,
) -> Result<Json<MyGames>, ErrorReply> {
    Chat::may_ask(&chat.asking, &resident.id.0).map_err(ErrorReply::too_fast)?;
    let games = chat.blocking(move |chat| questions::games_of(chat.service.world(), &resident.id)).await??;
    let mine = |game: MyGame| {
        let channel = game.room.0.strip_prefix("local:").map(str::to_owned)?;
        Some(RoomGame { room: channel, game })
    };
    Ok(Json(MyGames { games: games.into_iter().filter_map(mine).collect(), now: clock::now() }))
}

#[derive(Debug, Deserialize)]
pub struct RoomQuery {
    room: String,
}

/// `GET /api/table`: the channel's game at a glance, and what can still be answered.
pub async fn table(
    State(chat): State<Arc<Chat>>,
    Query(place): Query<RoomQuery>,
) -> Result<Json<TableView>, ErrorReply> {
    Ok(Json(
        chat.blocking(move |chat| questions::table(chat.service.world(), &room(&place.room), clock::now()))
            .await??,
    ))
}

impl From<LookError> for ErrorReply {
    fn from(error: LookError) -> Self {
        match error.sentence() {
            // It has been told to whoever runs the bot, once.
            Some(sentence) => Self::new(StatusCode::GONE, sentence),
            None => Self::failed(&error),
        }
    }
}
