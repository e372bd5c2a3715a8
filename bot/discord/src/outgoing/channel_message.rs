//! Messages of the bot's own in a channel: new ones, and changes.

use serde::Serialize;
use serenity::model::id::{ChannelId, MessageId};
use tokio::time::Instant;
use twilight_http_ratelimiting::Method;

use crate::Discord;
use crate::api::route::ApiRoute;
use crate::api::{ApiError, code};
use crate::outgoing::message::{OutgoingMessage, SentMessage};

#[derive(Serialize)]
struct UnarchivePatch {
    archived: bool,
}

/// A new message. An archived thread is opened again for it, where the bot may.
pub(crate) async fn post(
    discord: &Discord,
    channel_id: ChannelId,
    message: &OutgoingMessage,
) -> Result<MessageId, ApiError> {
    let route = ApiRoute::ChannelMessages { channel_id };
    let send = || discord.api.call(Method::Post, route, Some(message), message.files.first());
    let sent: Result<SentMessage, _> = send().await;
    let sent = match sent {
        Err(error) if error.is(code::ARCHIVED) => {
            let opened = Some(&UnarchivePatch { archived: false });
            let route = ApiRoute::Channel { channel_id };
            let opened: Result<serde_json::Value, _> =
                discord.api.call(Method::Patch, route, opened, None).await;
            // Where it may not be opened, the first refusal says what is wrong.
            if opened.is_ok() { send().await } else { Err(error) }
        }
        sent => sent,
    };
    let sent = sent?.id;
    discord.activity.lock().note_message(channel_id, sent.get(), Instant::now());
    Ok(sent)
}

pub(crate) async fn edit_in_channel(
    discord: &Discord,
    channel_id: ChannelId,
    message_id: MessageId,
    edit: &OutgoingMessage,
) -> Result<(), ApiError> {
    let route = ApiRoute::ChannelMessage { channel_id, message_id };
    let edited: Result<SentMessage, _> =
        discord.api.call(Method::Patch, route, Some(edit), edit.files.first()).await;
    edited.map(drop)
}
