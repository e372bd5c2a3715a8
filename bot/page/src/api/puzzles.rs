//! Puzzles that are solved on a board. Nothing here is stored: whoever has a name tells their answer as `/puzzle` takes it.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};

use super::{ErrorReply, Holder};
use crate::Chat;
use lasermate_domain::daily::{day_of, puzzle_of};
use lasermate_domain::puzzles;
use lasermate_present::puzzle_board::{self, PuzzleAnswer, PuzzleBoard, PuzzleBoardError};
use lasermate_present::say::page as say;
use lasermate_service::web::Caller;
use lasermate_service::{clock, questions};

/// What a puzzle takes of what an address may read: its line is played.
const COST: f64 = 2.0;
/// The longest answer, in characters: an exercise may name many cells.
const ANSWER_CHARS: usize = 300;

#[derive(Debug, Deserialize)]
pub struct PositionQuery {
    #[serde(default)]
    light: bool,
    /// After how many actions of the solution.
    #[serde(default)]
    step: usize,
}

#[derive(Debug, Deserialize)]
pub struct AnswerQuery {
    #[serde(default)]
    light: bool,
    step: usize,
    answer: String,
}

#[derive(Debug, Deserialize)]
pub struct NextQuery {
    game: Option<String>,
    after: Option<u64>,
}

#[derive(Debug, Serialize)]
pub struct PuzzleNumber {
    number: u64,
}

#[derive(Debug, Serialize)]
pub struct PuzzleGame {
    name: &'static str,
    title: &'static str,
}

/// A hint or the solution, in our Markdown.
#[derive(Debug, Serialize)]
pub struct PuzzleHint {
    words: String,
}

/// `GET /api/puzzles/daily`.
pub async fn daily() -> Json<PuzzleNumber> {
    Json(PuzzleNumber { number: puzzle_of(day_of(clock::now()), puzzles::all().len()) })
}

/// `GET /api/puzzles/next`: one that the asker has not solved, near their rating.
pub async fn next(
    State(chat): State<Arc<Chat>>,
    Extension(caller): Extension<Caller>,
    holder: Option<Holder>,
    Query(wanted): Query<NextQuery>,
) -> Result<Json<PuzzleNumber>, ErrorReply> {
    chat.reading.take_for(caller, COST, Instant::now()).map_err(ErrorReply::too_fast)?;
    let found = chat.blocking(move |chat| {
        let who = holder.as_ref().map(|Holder(resident)| &resident.id);
        let which = (wanted.game.as_deref(), wanted.after);
        questions::puzzle_for(chat.service.world(), who, which, clock::now())
    });
    let number = found.await??.ok_or_else(none)?;
    Ok(Json(PuzzleNumber { number }))
}

/// `GET /api/puzzles/{number}`: its board.
pub async fn board(
    State(chat): State<Arc<Chat>>,
    Extension(caller): Extension<Caller>,
    Path(number): Path<u64>,
    Query(wanted): Query<PositionQuery>,
) -> Result<Json<PuzzleBoard>, ErrorReply> {
    chat.reading.take_for(caller, COST, Instant::now()).map_err(ErrorReply::too_fast)?;
    Ok(Json(chat.blocking(move |_| puzzle_board::at(number, wanted.step, wanted.light)).await??))
}

/// `GET /api/puzzles/{number}/answer`: what comes of a move.
pub async fn answer(
    State(chat): State<Arc<Chat>>,
    Extension(caller): Extension<Caller>,
    Path(number): Path<u64>,
    Query(given): Query<AnswerQuery>,
) -> Result<Json<PuzzleAnswer>, ErrorReply> {
    chat.reading.take_for(caller, COST, Instant::now()).map_err(ErrorReply::too_fast)?;
    if given.answer.chars().nth(ANSWER_CHARS).is_some() {
        return Err(ErrorReply::bad(say::NO_ANSWER));
    }
    let AnswerQuery { light, step, answer } = given;
    Ok(Json(chat.blocking(move |_| puzzle_board::answered(number, step, &answer, light)).await??))
}

/// `GET /api/puzzles/{number}/hint`: where the solution goes on.
pub async fn hint(
    State(chat): State<Arc<Chat>>,
    Extension(caller): Extension<Caller>,
    Path(number): Path<u64>,
    Query(wanted): Query<PositionQuery>,
) -> Result<Json<PuzzleHint>, ErrorReply> {
    chat.reading.take_for(caller, COST, Instant::now()).map_err(ErrorReply::too_fast)?;
    let words = chat.blocking(move |_| puzzle_board::hint(number, wanted.step)).await??;
    Ok(Json(PuzzleHint { words }))
}

/// `GET /api/puzzles/{number}/solution`.
pub async fn solution(
    State(chat): State<Arc<Chat>>,
    Extension(caller): Extension<Caller>,
    Path(number): Path<u64>,
) -> Result<Json<PuzzleHint>, ErrorReply> {
    chat.reading.take_for(caller, COST, Instant::now()).map_err(ErrorReply::too_fast)?;
    let words = chat.blocking(move |_| puzzle_board::solution(number)).await??;
    Ok(Json(PuzzleHint { words }))
}

/// `GET /api/puzzles/games`: the games that have puzzles.
pub async fn games() -> Json<Vec<PuzzleGame>> {
    let games = puzzles::games().into_iter();
    Json(games.map(|game| PuzzleGame { name: game.name, title: game.title }).collect())
}

fn none() -> ErrorReply {
    ErrorReply::new(StatusCode::NOT_FOUND, say::NO_SUCH_PUZZLE)
}

impl From<PuzzleBoardError> for ErrorReply {
    fn from(error: PuzzleBoardError) -> Self {
        match error {
            PuzzleBoardError::None(_) => none(),
            error => Self::failed(&error),
        }
    }
}
