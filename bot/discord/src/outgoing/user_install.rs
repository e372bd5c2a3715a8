//! Where people have brought the bot along: it writes by answers alone. A board is the answer to whoever has brought it about, a
//! change of the message that was pressed, or a message that follows somebody's interaction. Where no answer is open, what is owed waits
//! for whoever does something there next.

use crate::outgoing::{callback, followup};

use serenity::model::id::{ChannelId, MessageId};
use tokio::time::Instant;
use tracing::info;

use crate::Discord;
use crate::api::{ApiError, code};
use crate::id;
use crate::incoming::received::ReceivedInteraction;
use crate::outgoing::board::OnItsWay;
use crate::outgoing::message::OutgoingMessage;
use crate::outgoing::message_shape::MessageShape;
use lasermate_service::store::BoardMessage;

/// What waits in the channel of an interaction can be written now.
pub(crate) fn wake(discord: &Discord, asked: &ReceivedInteraction) {
    if asked.is_shown() {
        discord.service.may_write(&id::room(asked.channel), true);
    }
}

/// Puts a message into a channel in which the bot is only brought along.
///
/// # Errors
/// No answer is open there, or Discord refuses.
pub(crate) async fn put_as_guest(
    discord: &Discord,
    channel: ChannelId,
    old: Option<BoardMessage>,
    way: Option<&OnItsWay>,
    message: OutgoingMessage,
) -> Result<MessageId, ApiError> {
    if let Some(old) = old {
        if let Some(way) = way {
            discord.carriers.acknowledged(way.asked).await;
            if discord.carriers.to_edit(channel, MessageId::new(old.message.max(1))).is_some() {
                discord.carriers.free(way.asked);
            }
        }
        if redraw_as_guest(discord, channel, old, &message).await? {
            return Ok(MessageId::new(old.message.max(1)));
        }
    }
    let there = write_as_guest(discord, channel, way, message.unnumbered()).await?;
    discord.activity.lock().note_message(channel, there.get(), Instant::now());
    Ok(there)
}

/// Shows another board in a message; whether it is there. Where no token changes it any more, it is not.
async fn redraw_as_guest(
    discord: &Discord,
    channel: ChannelId,
    old: BoardMessage,
    message: &OutgoingMessage,
) -> Result<bool, ApiError> {
    let message_id = MessageId::new(old.message.max(1));
    // What is framed never becomes plain.
    if !message.is_framed() && discord.frames.shape(message_id) != Some(MessageShape::Plain) {
        return Ok(false);
    }
    while let Some(editable) = discord.carriers.to_edit(channel, message_id) {
        match followup::edit_with(&discord.api, &editable, &message.clone().edit()).await {
            Ok(()) => return Ok(true),
            Err(error) if error.is_lost_token() => discord.carriers.lost(channel, &editable.token),
            Err(error) if error.is(code::UNKNOWN_MESSAGE) || error.is(code::EDITED_OFTEN) => break,
            Err(error) => return Err(error),
        }
    }
    Ok(false)
}

/// A new message: the answer to whoever has brought it about, else one that follows what somebody has done there.
async fn write_as_guest(
    discord: &Discord,
    channel: ChannelId,
    way: Option<&OnItsWay>,
    message: OutgoingMessage,
) -> Result<MessageId, ApiError> {
    if let Some(claim) = way.and_then(|way| discord.carriers.claim(way.asked))
        && let Some(there) = callback::answer_with(discord, &claim, &message).await?
    {
        claim.used(channel, there);
        return Ok(there);
    }
    discord.carriers.opened(channel).await;
    while let Some(token) = discord.carriers.to_follow(channel) {
        match followup::follow_with(&discord.api, &token, &message).await {
            Ok(there) => {
                discord.carriers.note_followed(channel, &token, Some(there));
                return Ok(there);
            }
            Err(error) if error.is(code::FOLLOWED_OFTEN) => {
                discord.carriers.followed_enough(channel, &token);
            }
            Err(error) if error.is_lost_token() => {
                info!(%channel, %error, "follow-up message failed: its interaction has expired; trying another");
                discord.carriers.lost(channel, &token);
            }
            Err(error) => return Err(error),
        }
    }
    Err(ApiError::Unasked)
}
