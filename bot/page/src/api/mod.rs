//! The page's questions to the server, as JSON (documented in the README of this crate).

mod ask;
mod board;
mod complete;
mod events;
mod kinds;
mod links;
mod lobby;
mod names;
mod pictures;
mod press;
mod push;
mod puzzles;
mod rooms;
mod scene;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, FromRequestParts, OptionalFromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::json;

use super::log::LogError;
use super::{Chat, secret, session};
use lasermate_present::say::{page as say, page_script};
use lasermate_present::text;
use lasermate_service::store::{Resident, StoreError};
use lasermate_service::{clock, metrics};

/// Says that the page is in view where a request comes from.
const IN_VIEW: HeaderName = HeaderName::from_static("lasermate-in-view");

pub fn router() -> Router<Arc<Chat>> {
    Router::new()
        .route("/api/name", get(names::mine).post(names::take).delete(names::give_up))
        .route("/api/session", post(names::move_in))
        .route("/api/rooms", get(rooms::list).post(rooms::make))
        .route("/api/messages", get(rooms::messages))
        .route("/api/send", post(ask::send).layer(DefaultBodyLimit::max(ask::LINE_BYTES)))
        .route("/api/press", post(press::press))
        .route("/api/pick", post(press::pick))
        .route("/api/push", get(push::key).post(push::subscribe).delete(push::unsubscribe))
        .route("/api/fill", post(press::fill))
        .route("/api/board", get(board::board))
        .route("/api/setup", get(board::setup))
        .route("/api/outlook", get(board::outlook))
        .route("/api/play", post(board::play))
        .route("/api/table", get(board::table))
        .route("/api/games", get(board::games))
        .route("/api/games/{address}", get(lobby::game))
        .route("/api/games/{address}/board", get(scene::board))
        .route("/api/lobby", get(lobby::lobby))
        .route("/api/puzzles/daily", get(puzzles::daily))
        .route("/api/puzzles/games", get(puzzles::games))
        .route("/api/puzzles/next", get(puzzles::next))
        .route("/api/puzzles/{number}", get(puzzles::board))
        .route("/api/puzzles/{number}/answer", get(puzzles::answer))
        .route("/api/puzzles/{number}/hint", get(puzzles::hint))
        .route("/api/puzzles/{number}/solution", get(puzzles::solution))
        .route("/api/demo", get(scene::demo))
        .route("/api/demo/mirror", get(scene::mirror))
        .route("/api/kinds", get(kinds::list))
        .route("/api/kinds/{name}", get(kinds::start))
        .route("/api/complete", get(complete::complete))
        .route("/api/events", get(events::events))
        .route("/health", get(health))
        .route("/picture/{file}", get(pictures::picture))
        .route("/picture/{look}/{file}", get(pictures::looked_at))
        .layer(map_response(in_a_sentence))
}

async fn health(State(chat): State<Arc<Chat>>) -> (StatusCode, String) {
    let look = |chat: &Chat| {
        let store = chat.service.store();
        store.last_numbers().is_ok().then(|| store.is_full())
    };
    metrics::health(chat.blocking(look).await.ok().flatten())
}

/// What the framework refuses by itself (a body that does not read, a wrong method) is told in the same form as
/// what we refuse.
async fn in_a_sentence(response: Response) -> Response {
    let told = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    let status = response.status();
    if told || !status.is_client_error() {
        return response;
    }
    let sentence = match status {
        StatusCode::PAYLOAD_TOO_LARGE => page_script::TOO_LONG,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => say::SEND_JSON,
        StatusCode::METHOD_NOT_ALLOWED => say::NO_METHOD,
        StatusCode::NOT_FOUND => say::NOT_FOUND,
        _ => say::UNREADABLE,
    };
    let mut refusal = ErrorReply::new(status, sentence).into_response();
    if let Some(methods) = response.headers().get(header::ALLOW) {
        refusal.headers_mut().insert(header::ALLOW, methods.clone());
    }
    refusal
}

/// A refused question: a status and a sentence.
#[derive(Debug)]
pub struct ErrorReply {
    status: StatusCode,
    sentence: String,
    /// Seconds to wait, where that helps.
    wait: Option<u64>,
}

impl ErrorReply {
    pub(super) fn new(status: StatusCode, sentence: impl Into<String>) -> Self {
        Self { status, sentence: sentence.into(), wait: None }
    }

    fn bad(sentence: impl ToString) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, sentence.to_string())
    }

    fn no_room() -> Self {
        Self::new(StatusCode::NOT_FOUND, say::NO_SUCH_CHANNEL)
    }

    pub(super) fn busy() -> Self {
        Self { wait: Some(1), ..Self::new(StatusCode::SERVICE_UNAVAILABLE, say::BUSY) }
    }

    pub(super) fn too_fast(wait: Duration) -> Self {
        let sentence = text::handler::too_fast(wait);
        Self { wait: Some(wait.as_secs() + 1), ..Self::new(StatusCode::TOO_MANY_REQUESTS, sentence) }
    }

    pub(super) fn failed(error: &dyn std::fmt::Display) -> Self {
        tracing::error!(%error, "answering a request of the chat failed");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, say::FAILED)
    }
}

impl From<LogError> for ErrorReply {
    fn from(error: LogError) -> Self {
        match error {
            LogError::Store(error) => error.into(),
            error @ LogError::Message(_) => Self::failed(&error),
        }
    }
}

impl From<StoreError> for ErrorReply {
    fn from(error: StoreError) -> Self {
        if error.is_full() {
            tracing::error!(%error, "answering a request of the chat failed: disk full");
            return Self::new(StatusCode::INSUFFICIENT_STORAGE, text::handler::FULL);
        }
        if matches!(error, StoreError::Forgotten) {
            return Self::new(StatusCode::UNAUTHORIZED, say::NAME_EXPIRED);
        }
        Self::failed(&error)
    }
}

impl From<secret::NoChance> for ErrorReply {
    fn from(error: secret::NoChance) -> Self {
        Self::failed(&error)
    }
}

impl From<tokio::task::JoinError> for ErrorReply {
    fn from(error: tokio::task::JoinError) -> Self {
        Self::failed(&error)
    }
}

impl IntoResponse for ErrorReply {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(json!({"error": self.sentence}))).into_response();
        if let Some(wait) = self.wait {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait));
        }
        response
    }
}

/// Somebody who has shown the secret of a name.
#[derive(Debug)]
pub struct Holder(pub Resident);

impl FromRequestParts<Arc<Chat>> for Holder {
    type Rejection = ErrorReply;

    async fn from_request_parts(parts: &mut Parts, chat: &Arc<Chat>) -> Result<Self, ErrorReply> {
        let secret = match session::secret(&parts.headers) {
            None => return Err(ErrorReply::new(StatusCode::UNAUTHORIZED, say::NAME_FIRST)),
            Some(None) => return Err(ErrorReply::new(StatusCode::UNAUTHORIZED, say::NAME_EXPIRED)),
            Some(Some(secret)) => secret,
        };
        let hash = secret::hash(secret);
        let holder = chat.blocking(move |chat| chat.tables().holder(&hash, clock::now())).await??;
        let holder = holder.ok_or_else(|| ErrorReply::new(StatusCode::UNAUTHORIZED, say::NAME_EXPIRED))?;
        if parts.headers.contains_key(IN_VIEW) {
            chat.push.seen(&holder.id);
        }
        Ok(Self(holder))
    }
}

impl OptionalFromRequestParts<Arc<Chat>> for Holder {
    type Rejection = ErrorReply;

    async fn from_request_parts(parts: &mut Parts, chat: &Arc<Chat>) -> Result<Option<Self>, ErrorReply> {
        if session::secret(&parts.headers).is_some() {
            <Self as FromRequestParts<Arc<Chat>>>::from_request_parts(parts, chat).await.map(Some)
        } else {
            Ok(None)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A deletion at the same moment was logged as a failure of the bot's.
    #[test]
    fn whoever_gives_up_their_name_while_they_ask_has_to_choose_one() {
        let reply = ErrorReply::from(StoreError::Forgotten);
        assert_eq!((reply.status, reply.sentence.as_str()), (StatusCode::UNAUTHORIZED, say::NAME_EXPIRED));
    }
}
