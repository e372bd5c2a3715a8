//! Boards as data, which the page draws itself: for whoever may see their pictures.

use std::io::Write as _;
use std::sync::{Arc, OnceLock};

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};

use super::ErrorReply;
use crate::Chat;
use crate::page::accepts_gzip;
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

/// `GET /api/games/{address}/board`: the board of a game as it stands, or as it was.
pub async fn board(
    State(chat): State<Arc<Chat>>,
    Path(address): Path<String>,
    Query(wanted): Query<SceneQuery>,
    asked: HeaderMap,
) -> Result<Response, ErrorReply> {
    let none = || ErrorReply::new(StatusCode::NOT_FOUND, "There is no such board.");
    let found = chat.blocking(move |chat| {
        let Some((game, server)) = chat.addressed(&address)? else { return Ok(None) };
        let (position, look) = ((game.live.id.0, wanted.after), (wanted.light, wanted.seat));
        questions::board_view(chat.service.world(), &server, position, look, clock::now())
    });
    json(&asked, &found.await??.ok_or_else(none)?)
}

/// What is asked for, compressed for who accepts it: boards are some twenty times as small.
pub(super) fn json(asked: &HeaderMap, boards: &impl Serialize) -> Result<Response, ErrorReply> {
    let text = serde_json::to_vec(boards).map_err(|error| ErrorReply::failed(&error))?;
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::VARY, "accept-encoding")];
    if !accepts_gzip(asked) {
        return Ok((headers, text).into_response());
    }
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    let packed =
        packed.write_all(&text).and_then(|()| packed.finish()).map_err(|error| ErrorReply::failed(&error))?;
    Ok((headers, [(header::CONTENT_ENCODING, "gzip")], packed).into_response())
}

/// In which colours the demonstration is seen.
#[derive(Debug, Deserialize)]
pub struct DemoQuery {
    #[serde(default)]
    pub(super) light: bool,
}

/// The demonstration on dark and on light: every page that is opened asks for it.
static DEMONSTRATIONS: [OnceLock<Vec<BoardView>>; 2] = [const { OnceLock::new() }; 2];

/// `GET /api/demo`: the positions of a short game, for who has not seen one.
pub async fn demo(
    State(chat): State<Arc<Chat>>,
    Query(wanted): Query<DemoQuery>,
    asked: HeaderMap,
) -> Result<Response, ErrorReply> {
    let kept = &DEMONSTRATIONS[usize::from(wanted.light)];
    let views = chat.blocking(move |_| match kept.get() {
        Some(views) => Ok(views),
        None => board_view::demonstration(wanted.light).map(|views| kept.get_or_init(|| views)),
    });
    json(&asked, views.await?.map_err(|error| ErrorReply::failed(&error))?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn boards_are_compressed_for_who_accepts_it() {
        let boards = vec!["a board".repeat(20); 20];
        let gzip = HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static("gzip, br"))]);
        for (asked, coding) in [(gzip, Some("gzip")), (HeaderMap::new(), None)] {
            let response = json(&asked, &boards).ok().unwrap();
            let told =
                response.headers().get(header::CONTENT_ENCODING).map(|coding| coding.to_str().unwrap());
            assert_eq!(
                (told, response.headers()[header::VARY].to_str().unwrap()),
                (coding, "accept-encoding")
            );
        }
    }
}
