//! Where a board is put: into the message of the one before, as the answer to whoever has brought it about, under the message
//! that was pressed, or into a message of its own.

use crate::outgoing::{callback, channel_message, followup};

use serde::Deserialize;
use serde_json::Value;
use serenity::model::id::{ChannelId, InteractionId, MessageId};
use tokio::time::Instant;
use tracing::info;

use crate::api::route::ApiRoute;
use crate::api::{ApiError, code};
use crate::outgoing::message::OutgoingMessage;
use crate::outgoing::message_shape::MessageShape;
use crate::{Discord, id};
use lasermate_domain::port::UnixMillis;
use lasermate_service::clock;
use lasermate_service::store::BoardMessage;

/// How long a board stays in one message after it has changed last.
const FRESH: UnixMillis = 2 * 60 * 1000;
/// How old the message of a board without turns may become, which changes all the time: after an hour Discord lets it be
/// edited only seldom.
const OLDEST: UnixMillis = 60 * 60 * 1000;
#[derive(Debug, Deserialize)]
struct ChannelEnd {
    #[serde(default)]
    last_message_id: Option<MessageId>,
}

/// A board on its way as a new message.
#[derive(Clone, Debug)]
pub(crate) struct OnItsWay {
    pub delivery: u64,
    /// The interaction that has brought it to this channel.
    pub asked: InteractionId,
    /// The name its picture has, and that of no other message; empty for what is no board.
    pub name: String,
}

/// The game's board message, if it is young and still the last message of its channel.
pub(crate) async fn fresh_board(
    discord: &Discord,
    channel_id: ChannelId,
    game: u64,
    without_turns: bool,
) -> Option<BoardMessage> {
    let channel = channel_id.get();
    let boards = discord.service.query(move |store| store.discord_boards(channel, game)).await?;
    let board = *boards.first()?;
    let now = clock::now();
    let made = discord.links.skew.ours(id::made_at(board.message), now);
    let fresh = if without_turns { now - made < OLDEST } else { now - board.at < FRESH };
    if !fresh {
        return None;
    }
    // The gateway does not tell us what others write, and must not: where no interaction has told us lately, Discord itself
    // knows the last message.
    let known = discord.activity.lock().newest(channel_id, Instant::now());
    let last = match known {
        Some(last) => last,
        None if discord.channels.is_guest(channel_id).await => return None,
        None => {
            let route = ApiRoute::Channel { channel_id };
            let now: ChannelEnd = discord.api.get(route).await.ok()?;
            now.last_message_id?.get()
        }
    };
    (last == board.message).then_some(board)
}

/// Shows another board in a message; in a new one where it is gone. Where the token is there that the message has come
/// from, this does not count towards the limit over everything.
pub(crate) async fn redraw(
    discord: &Discord,
    channel_id: ChannelId,
    old: BoardMessage,
    message: OutgoingMessage,
) -> Result<MessageId, ApiError> {
    let message_id = MessageId::new(old.message.max(1));
    // What is framed never becomes plain.
    if !message.is_framed() && discord.frames.shape(message_id) != Some(MessageShape::Plain) {
        return channel_message::post(discord, channel_id, &message).await;
    }
    let edit = message.clone().edit();
    let editable = discord.carriers.to_edit(channel_id, message_id).filter(|_| !edit.files.is_empty());
    let by_token = match &editable {
        Some(editable) => followup::edit_with(&discord.api, editable, &edit).await.map(|()| Some(message_id)),
        None => Ok(None),
    };
    let edited = match (by_token, &editable) {
        (Ok(Some(there)), _) => return Ok(there),
        (Err(error), Some(editable)) if error.is_lost_token() => {
            info!(%channel_id, message = %message_id, %error, "editing by a token failed; trying without");
            discord.carriers.lost(channel_id, &editable.token);
            channel_message::edit_in_channel(discord, channel_id, message_id, &edit).await
        }
        (Err(error), _) => Err(error),
        (Ok(None), _) => channel_message::edit_in_channel(discord, channel_id, message_id, &edit).await,
    };
    match edited {
        Ok(()) => Ok(message_id),
        Err(ApiError::Refused {
            code: code::UNKNOWN_MESSAGE | code::EDITED_OFTEN | code::ARCHIVED, ..
        }) => channel_message::post(discord, channel_id, &message).await,
        Err(error) => Err(error),
    }
}

/// A board as the answer to the command it comes from, or under the message that was pressed: neither counts towards the
/// limit over everything. None where there is no such way.
///
/// # Errors
/// It is not known whether it is there.
pub(crate) async fn carry(
    discord: &Discord,
    channel: ChannelId,
    way: &OnItsWay,
    message: &OutgoingMessage,
) -> Result<Option<MessageId>, ApiError> {
    let message = message.clone().unnumbered();
    let sent = match discord.carriers.claim(way.asked) {
        Some(claim) => {
            let sent = callback::answer_with(discord, &claim, &message).await;
            if let Ok(Some(there)) = sent {
                claim.used(channel, there);
            }
            sent
        }
        None => follow_press(discord, channel, way.asked, &message).await,
    };
    let sent = sent.map_err(|error| discord.unsure.note(way.delivery, error))?;
    if let Some(there) = sent {
        discord.activity.lock().note_message(channel, there.get(), Instant::now());
    }
    Ok(sent)
}

/// A board under the message that was pressed last in its channel.
async fn follow_press(
    discord: &Discord,
    channel: ChannelId,
    asked: InteractionId,
    message: &OutgoingMessage,
) -> Result<Option<MessageId>, ApiError> {
    discord.carriers.acknowledged(asked).await;
    let Some(token) = discord.carriers.to_follow(channel).filter(|_| discord.carriers.knows(asked)) else {
        return Ok(None);
    };
    match followup::follow_with(&discord.api, &token, message).await {
        Ok(there) => {
            discord.carriers.note_followed(channel, &token, Some(there));
            Ok(Some(there))
        }
        Err(error) if error.is_unsure() => Err(error),
        Err(error) => {
            info!(%channel, %error, "following a press failed; posting");
            if !error.may_pass() {
                discord.carriers.lost(channel, &token);
            }
            Ok(None)
        }
    }
}

/// The message of a board whose sending was not noted: by a program that was killed, or because no answer came. What follows an
/// interaction has no word by which Discord would recognise it, but its picture has a name of its own.
pub(crate) async fn sent_before(
    discord: &Discord,
    channel_id: ChannelId,
    OnItsWay { delivery, asked, name }: &OnItsWay,
) -> Result<Option<MessageId>, ApiError> {
    if !discord.unsure.may_be_sent(*delivery) {
        return Ok(None);
    }
    let route = ApiRoute::ChannelMessagesAfter { channel_id, after: asked.get() };
    let messages: Vec<Value> = match discord.api.get(route).await {
        Ok(messages) => messages,
        Err(error) if error.may_pass() => return Err(error),
        // Where it may not be looked, nothing was sent in this way.
        Err(error) => {
            info!(%channel_id, %error, "reading back what was sent failed");
            return Ok(None);
        }
    };
    let found = messages.iter().find(|message| message.to_string().contains(name.as_str()));
    let number = found.and_then(|message| message["id"].as_str()?.parse().ok());
    Ok(number.map(|number: u64| MessageId::new(number.max(1))))
}
