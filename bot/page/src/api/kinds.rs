//! The games there are, each with the board on which it begins.

use std::sync::{Arc, LazyLock, OnceLock};

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use lasermate_present::board_view::BoardView;
use lasermate_present::kinds::{self, GameKind};
use lasermate_present::say::page as say;

use super::ErrorReply;
use super::scene::{DemoQuery, Kept, drawn_once};
use crate::Chat;

/// The boards on dark and on light, in the order of the games.
static STARTS: LazyLock<Vec<Kept<Option<BoardView>>>> =
    LazyLock::new(|| kinds::all().map(|_| [const { OnceLock::new() }; 2]).collect());

/// `GET /api/kinds`: the games, in the order in which they are offered.
pub async fn list() -> Json<Vec<GameKind>> {
    Json(kinds::all().collect())
}

/// `GET /api/kinds/{name}`: the board on which one begins.
pub async fn start(
    State(chat): State<Arc<Chat>>,
    Path(name): Path<String>,
    Query(wanted): Query<DemoQuery>,
) -> Result<Json<&'static BoardView>, ErrorReply> {
    let none = || ErrorReply::new(StatusCode::NOT_FOUND, say::NO_SUCH_GAME);
    let (_, kept) = kinds::all().zip(&*STARTS).find(|(kind, _)| kind.name == name).ok_or_else(none)?;
    let Json(view) = drawn_once(&chat, kept, wanted.light, move |light| kinds::start(&name, light)).await?;
    view.as_ref().map(Json).ok_or_else(none)
}
