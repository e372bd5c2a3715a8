//! The channels and what was said in them.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};

use super::{ErrorReply, Holder};
use crate::log::LogError;
use crate::message::Message;
use crate::{Chat, name};
use lasermate_domain::limits::CHANNELS_EACH;
use lasermate_present::say::page as say;
use lasermate_service::clock;
use lasermate_service::store::MakeError;
use lasermate_service::web::Caller;

/// The most messages told at once.
const PAGE: usize = 50;

#[derive(Debug, Serialize)]
pub struct RoomList {
    rooms: Vec<Room>,
    /// The number of the last message in any channel.
    last: u64,
    /// The newest messages of the channel that was asked for, where there is such a one: none after `last` is missing from what
    /// comes next.
    newest: Option<Messages>,
}

/// A channel that is listed whatever it is, because whoever asks knows it, and whose newest messages are told.
#[derive(Debug, Deserialize)]
pub struct KnownChannel {
    room: Option<String>,
}

/// A channel, and the number of its last message.
#[derive(Debug, Serialize)]
pub struct Room {
    name: String,
    last: u64,
}

/// A channel somebody would like.
#[derive(Debug, Deserialize)]
pub struct ChannelBody {
    name: String,
}

/// Which messages are wanted: those after a number, or else the last ones, or the last before a number.
#[derive(Debug, Deserialize)]
pub struct MessagesQuery {
    room: String,
    after: Option<u64>,
    before: Option<u64>,
}

/// Messages, oldest first, and whether there are more in the direction that was asked for: newer ones after a number, else
/// older ones.
#[derive(Debug, Serialize)]
pub struct Messages {
    messages: Vec<Message>,
    more: bool,
}

/// `GET /api/rooms`: of the channels that were made for one game those alone in which whoever asks plays, has a challenge open or
/// has said something.
pub async fn list(
    State(chat): State<Arc<Chat>>,
    Query(known): Query<KnownChannel>,
    holder: Result<Holder, ErrorReply>,
) -> Result<Json<RoomList>, ErrorReply> {
    chat.blocking(move |chat| {
        let tables = chat.tables();
        let mut own = holder.map_or(Ok(Vec::new()), |Holder(who)| tables.channels_of(&who.id))?;
        own.extend(known.room.clone());
        let listed = |name: &String| !name::is_of_a_game(name) || own.contains(name);
        let channels = tables.channels()?.into_iter().filter(|channel| listed(&channel.name));
        let rooms: Vec<_> = channels.map(|channel| Room { name: channel.name, last: channel.last }).collect();
        let last = tables.last()?;
        let opened = known.room.filter(|name| rooms.iter().any(|room| room.name == *name));
        let newest = opened.map(|room| earlier(chat, &room, u64::MAX)).transpose()?;
        Ok(Json(RoomList { rooms, last, newest }))
    })
    .await?
}

/// `POST /api/rooms`: makes a channel; one that is there already is given, and for a game another one where its maker has too many.
pub async fn make(
    State(chat): State<Arc<Chat>>,
    Extension(caller): Extension<Caller>,
    Holder(resident): Holder,
    Json(wanted): Json<ChannelBody>,
) -> Result<Json<Room>, ErrorReply> {
    Chat::may_ask(&chat.asking, &resident.id.0).map_err(ErrorReply::too_fast)?;
    chat.making.take(caller, Instant::now()).map_err(ErrorReply::too_fast)?;
    let name = name::channel(&wanted.name).map_err(ErrorReply::bad)?;
    let made = chat.blocking(move |chat| {
        let tables = chat.tables();
        let name = match tables.add_channel(&name, &resident.id, clock::now()) {
            // Who plays game after game runs out of channels: one whose game is over takes the next.
            Err(MakeError::Yours) if name::is_of_a_game(&name) => {
                let mut idle = tables.idle_channels_of(&resident.id)?.into_iter();
                idle.find(|idle| name::is_of_a_game(idle)).ok_or(MakeError::Yours)?
            }
            made => made.map(|_| name)?,
        };
        Ok(Room { last: tables.last_in(&name)?, name })
    });
    match made.await? {
        Ok(room) => Ok(Json(room)),
        Err(MakeError::Yours) => {
            Err(ErrorReply::new(StatusCode::CONFLICT, say::channels_yours(CHANNELS_EACH)))
        }
        Err(MakeError::Full) => Err(ErrorReply::new(StatusCode::SERVICE_UNAVAILABLE, say::CHANNELS_FULL)),
        Err(MakeError::Store(error)) => Err(error.into()),
    }
}

/// `GET /api/messages`.
pub async fn messages(
    State(chat): State<Arc<Chat>>,
    Query(which): Query<MessagesQuery>,
) -> Result<Json<Messages>, ErrorReply> {
    chat.blocking(move |chat| {
        if chat.tables().owner(&which.room)?.is_none() {
            return Err(ErrorReply::no_room());
        }
        let Some(after) = which.after else {
            return Ok(Json(earlier(chat, &which.room, which.before.unwrap_or(u64::MAX))?));
        };
        let mut messages = chat.log.after(Some(&which.room), after, PAGE + 1)?;
        let more = messages.len() > PAGE;
        messages.truncate(PAGE);
        Ok(Json(Messages { messages, more }))
    })
    .await?
}

/// The last messages of a channel before a number.
fn earlier(chat: &Chat, room: &str, before: u64) -> Result<Messages, LogError> {
    let mut messages = chat.log.before(room, before, PAGE + 1)?;
    let more = messages.len() > PAGE;
    if more {
        messages.remove(0);
    }
    Ok(Messages { messages, more })
}
