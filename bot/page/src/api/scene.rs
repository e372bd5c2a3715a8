//! Boards as data, which the page draws itself: for whoever may see their pictures.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::Deserialize;

use super::ErrorReply;
use crate::{Chat, home};
use lasermate_present::board_view::{self, BoardView};
use lasermate_service::{clock, questions};

/// How a viewer wants a board.
#[derive(Debug, Deserialize)]
pub struct SceneQuery {
    /// The number of the seat whose side lies below.
    #[serde(default)]
    seat: u8,
    #[serde(default)]
    light: bool,
    /// After how many actions; without it as it stands.
    after: Option<usize>,
}

/// `GET /api/games/G12/board`: the board of a game as it stands, or as it was.
pub async fn board(
    State(chat): State<Arc<Chat>>,
    Path(game): Path<String>,
    Query(wanted): Query<SceneQuery>,
) -> Result<Json<BoardView>, ErrorReply> {
    let none = || ErrorReply::new(StatusCode::NOT_FOUND, "There is no such board.");
    let number = game.strip_prefix('G').and_then(|number| number.parse().ok()).ok_or_else(none)?;
    let found = chat.blocking(move |chat| {
        let (position, look) = ((number, wanted.after), (wanted.light, wanted.seat));
        questions::board_view(chat.service.world(), &home(), position, look, clock::now())
    });
    found.await??.map(Json).ok_or_else(none)
}

/// In which colours the demonstration is seen.
#[derive(Debug, Deserialize)]
pub struct DemoQuery {
    #[serde(default)]
    light: bool,
}

/// `GET /api/demo`: the positions of a short game, for who has not seen one.
pub async fn demo(
    State(chat): State<Arc<Chat>>,
    Query(wanted): Query<DemoQuery>,
) -> Result<Json<Vec<BoardView>>, ErrorReply> {
    let views = chat.blocking(move |_| board_view::demonstration(wanted.light)).await?;
    views.map(Json).map_err(|error| ErrorReply::failed(&error))
}
