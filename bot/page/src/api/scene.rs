//! Boards as data, which the page draws itself: for whoever may see their pictures.

use std::fmt::Display;
use std::sync::{Arc, OnceLock};

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::Deserialize;

use super::ErrorReply;
use crate::Chat;
use lasermate_present::board_view::{self, BoardView};
use lasermate_present::say::page as say;
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

/// `GET /api/games/{address}/board`: the board of a game as it stands, or as it was.
pub async fn board(
    State(chat): State<Arc<Chat>>,
    Path(address): Path<String>,
    Query(wanted): Query<SceneQuery>,
) -> Result<Json<BoardView>, ErrorReply> {
    let none = || ErrorReply::new(StatusCode::NOT_FOUND, say::NO_SUCH_BOARD);
    let found = chat.blocking(move |chat| {
        let Some((game, server)) = chat.addressed(&address)? else { return Ok(None) };
        let (position, look) = ((game.id.0, wanted.after), (wanted.light, wanted.seat));
        questions::board_view(chat.service.world(), &server, position, look, clock::now())
    });
    Ok(Json(found.await??.ok_or_else(none)?))
}

/// In which colours the demonstration is seen.
#[derive(Debug, Deserialize)]
pub struct DemoQuery {
    #[serde(default)]
    pub(super) light: bool,
}

/// Boards on dark and on light, kept once they are drawn.
pub(super) type Kept<T> = [OnceLock<T>; 2];

/// `GET /api/demo`: the positions of a short game, for who has not seen one.
pub async fn demo(
    State(chat): State<Arc<Chat>>,
    Query(wanted): Query<DemoQuery>,
) -> Result<Json<&'static Vec<BoardView>>, ErrorReply> {
    static KEPT: Kept<Vec<BoardView>> = [const { OnceLock::new() }; 2];
    drawn_once(&chat, &KEPT, wanted.light, board_view::demonstration).await
}

/// `GET /api/demo/mirror`: where its bishop can go, with the position after that.
pub async fn mirror(
    State(chat): State<Arc<Chat>>,
    Query(wanted): Query<DemoQuery>,
) -> Result<Json<&'static Vec<(String, BoardView)>>, ErrorReply> {
    static KEPT: Kept<Vec<(String, BoardView)>> = [const { OnceLock::new() }; 2];
    drawn_once(&chat, &KEPT, wanted.light, board_view::mirror_moves).await
}

/// What was drawn before on dark or on light, or is drawn now.
pub(super) async fn drawn_once<T: Send + Sync, E: Display + Send + 'static>(
    chat: &Arc<Chat>,
    kept: &'static Kept<T>,
    light: bool,
    draw: impl FnOnce(bool) -> Result<T, E> + Send + 'static,
) -> Result<Json<&'static T>, ErrorReply> {
    let kept = &kept[usize::from(light)];
    let drawn = chat.blocking(move |_| match kept.get() {
        Some(drawn) => Ok(drawn),
        None => draw(light).map(|drawn| kept.get_or_init(|| drawn)),
    });
    Ok(Json(drawn.await?.map_err(|error| ErrorReply::failed(&error))?))
}
