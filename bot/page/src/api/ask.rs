//! What people type.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::Deserialize;

use super::links::LinkCommand;
use super::{ErrorReply, Holder};
use crate::answer::{AnswerError, PageAnswer, RequestOrigin};
use crate::language::Reads;
use crate::{Chat, room, secret};
use lasermate_domain::command::RECORD_CHARS;
use lasermate_domain::command::line::{self, LineError};
use lasermate_domain::escape::plain_text;
use lasermate_domain::platform::Platform as _;
use lasermate_domain::port::{Intent, Invocation, Locales, RequestId};
use lasermate_present::say::page as say;
use lasermate_present::text;
use lasermate_service::questions;
use lasermate_service::service::{self, ServiceError};
use lasermate_service::store::Resident;
use lasermate_service::{clock, drawing, metrics};

/// The longest message, in characters.
const MESSAGE_CHARS: usize = 2000;
/// The most bytes of a line with a record: each of its characters at its longest in UTF-8, and room for what stands before it.
pub(super) const LINE_BYTES: usize = 4 * RECORD_CHARS + 16 * 1024;
/// The longest id a tab may give its request.
const REQUEST_CHARS: usize = 64;

#[derive(Debug, Deserialize)]
pub struct AskBody {
    room: String,
    text: String,
    request: String,
}

/// `POST /api/send`: a command, where the line begins with a slash, else words for everybody.
pub async fn send(
    State(chat): State<Arc<Chat>>,
    Holder(resident): Holder,
    headers: HeaderMap,
    reads: Reads,
    Json(line): Json<AskBody>,
) -> Result<Json<PageAnswer>, ErrorReply> {
    let begun = Instant::now();
    // Whatever it is, it is paid for before it is looked at: whether bare words are a move is judged on the board.
    let asks = |cost| Chat::may_ask_for(&chat.asking, &resident.id.0, cost).map_err(ErrorReply::too_fast);
    asks(1.0)?;
    let typed = line.text.trim();
    let chars = typed.chars().count();
    if !typed.starts_with('/') && chars > MESSAGE_CHARS {
        return Err(ErrorReply::bad(say::message_long(MESSAGE_CHARS, chars)));
    }
    if let Some(command) = LinkCommand::read(typed) {
        return Ok(Json(chat.make_link(command, resident, line.room, &headers).await?));
    }
    let line = chat.move_meant(&resident, line).await?;
    let parsed = match Some(line.text.trim()).filter(|typed| typed.starts_with('/')) {
        Some(typed) if line::may_name_people(typed) => Some(chat.read_with_names(typed).await?),
        typed => typed.map(line::parse),
    };
    let parsed = parsed.map(|parsed| parsed.map(Intent::Command));
    let asked = parsed.as_ref().and_then(|parsed| parsed.as_ref().ok());
    asks(asked.map_or(1.0, drawing::cost) - 1.0)?;
    let place = match asked {
        Some(ask) => chat.service.drawings().place_for(&resident.id, ask).await,
        None => Ok(None),
    };
    let Ok(place) = place else {
        return Ok(Json(PageAnswer::refusal(&line.room, text::handler::BUSY, reads.0)));
    };
    let told = chat.blocking(move |chat| {
        let _place = place;
        let from = from(chat, line.room, resident, &line.request, &reads)?;
        let typed = line.text.trim();
        if let Some(parsed) = parsed {
            return Ok(Json(match parsed {
                Ok(ask) => chat.ask(from, ask, typed)?,
                Err(error) => PageAnswer::refusal(&from.channel, &text::handler::not_read(&error), reads.0),
            }));
        }
        let words = plain_text(typed, MESSAGE_CHARS);
        if words.is_empty() {
            return Err(ErrorReply::bad(say::TYPE_SOMETHING));
        }
        Ok(Json(chat.say(from, &words)?))
    });
    let told = told.await?;
    metrics::acknowledged(Chat::NAME, begun.elapsed());
    told
}

impl Chat {
    /// A command in which people are named, each by the longest name that somebody here has.
    async fn read_with_names(
        self: &Arc<Self>,
        typed: &str,
    ) -> Result<Result<Invocation, LineError>, ErrorReply> {
        let typed = typed.to_owned();
        // Who cannot be looked up is nobody.
        let is_called =
            |chat: &Chat, name: &str| chat.tables().called(name).is_ok_and(|found| found.is_some());
        Ok(self.blocking(move |chat| line::parse_among(&typed, &|name| is_called(chat, name))).await?)
    }

    /// A line as it is meant: a bare move of who is to move is one.
    async fn move_meant(self: &Arc<Self>, who: &Resident, line: AskBody) -> Result<AskBody, ErrorReply> {
        let typed = line.text.trim();
        if typed.starts_with('/') {
            return Ok(AskBody { text: line::in_full(typed).into_owned(), ..line });
        }
        let (id, channel, bare) = (who.id.clone(), room(&line.room), typed.to_owned());
        let is_move = self.blocking(move |chat| {
            questions::is_own_move(chat.service.world(), &id, &channel, &bare, clock::now())
        });
        let text = if is_move.await? { format!("/move {typed}") } else { line.text };
        Ok(AskBody { text, ..line })
    }
}

/// Where something is asked, by whom, and under which id.
pub(super) fn from(
    chat: &Chat,
    channel: String,
    who: Resident,
    request: &str,
    reads: &Reads,
) -> Result<RequestOrigin, ErrorReply> {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
    if request.is_empty() || request.len() > REQUEST_CHARS || !request.chars().all(plain) {
        return Err(ErrorReply::new(StatusCode::UNPROCESSABLE_ENTITY, say::NO_ID));
    }
    let place = room(&channel);
    let manages = service::manages(&chat.service, (&place, &channel), &who.clone().into(), clock::now())
        .map_err(|error| match error {
            ServiceError::Store(error) => error.into(),
            error => ErrorReply::failed(&error),
        })?;
    let Some(owner) = manages else { return Err(ErrorReply::no_room()) };
    let person = reads.0.code().to_owned();
    // A channel speaks the language of whoever it belongs to, and not of an operator who looks in.
    let locales = Locales { room: owner.then(|| person.clone()), person: Some(person) };
    let owner = owner || chat.service.world().operators().has(&who.id);
    // Of the person too, so that nobody can use up another's ids. Hashed, because it outlives the person's data.
    let request = RequestId(format!("local:{}", secret::hash(&format!("{}:{request}", who.id))));
    Ok(RequestOrigin { channel, who, owner, request, locales })
}

impl From<AnswerError> for ErrorReply {
    fn from(error: AnswerError) -> Self {
        match error {
            AnswerError::Log(error) => error.into(),
            AnswerError::Store(error) => error.into(),
            error @ AnswerError::Chance(_) => Self::failed(&error),
        }
    }
}
