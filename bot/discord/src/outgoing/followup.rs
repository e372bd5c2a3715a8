//! Later words about an interaction: its first message changed or deleted, and messages that follow it.

use std::time::Duration;

use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::Value;
use serenity::model::id::MessageId;
use twilight_http_ratelimiting::Method;

use crate::Discord;
use crate::api::route::ApiRoute;
use crate::api::{Api, ApiError};
use crate::incoming::received::ReceivedInteraction;
use crate::outgoing::carrier::Token;
use crate::outgoing::interaction_token::EditableMessage;
use crate::outgoing::message::OutgoingMessage;

/// The longest pause Discord may ask for before an answer is tried again.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// How often an answer is tried.
const TRIES: u32 = 4;

#[derive(Deserialize)]
struct MessageRef {
    id: MessageId,
}

/// What a later word is about.
#[derive(Clone, Copy, Debug)]
enum FollowupTarget<'a> {
    Further,
    /// The message that the first word has led to.
    Original,
    /// A further message that is there.
    Message(&'a MessageId),
}

/// The message that the first word of a token has led to.
pub(crate) async fn original(api: &Api, token: &Token) -> Result<MessageId, ApiError> {
    let there: MessageRef = interact(api, &token.0, Method::Get, FollowupTarget::Original, None).await?;
    Ok(there.id)
}

pub(crate) async fn edit_original(
    discord: &Discord,
    asked: &ReceivedInteraction,
    message: &OutgoingMessage,
) -> Result<(), ApiError> {
    interact::<IgnoredAny>(
        &discord.api,
        &asked.token,
        Method::Patch,
        FollowupTarget::Original,
        Some(message),
    )
    .await?;
    discord.carriers.note_open(asked);
    Ok(())
}

pub(crate) async fn delete_original(discord: &Discord, asked: &ReceivedInteraction) -> Result<(), ApiError> {
    interact::<IgnoredAny>(&discord.api, &asked.token, Method::Delete, FollowupTarget::Original, None)
        .await?;
    discord.carriers.note_open(asked);
    Ok(())
}

pub(crate) async fn follow_up(
    discord: &Discord,
    asked: &ReceivedInteraction,
    message: &OutgoingMessage,
) -> Result<(), ApiError> {
    interact::<IgnoredAny>(&discord.api, &asked.token, Method::Post, FollowupTarget::Further, Some(message))
        .await?;
    discord.carriers.note_own_follow_up(asked);
    Ok(())
}

/// A board as a message that follows; tried once, because it could be there twice otherwise.
pub(crate) async fn follow_with(
    api: &Api,
    token: &Token,
    message: &OutgoingMessage,
) -> Result<MessageId, ApiError> {
    let route = route(api, &token.0, FollowupTarget::Further)?;
    let there: MessageRef = api.interact(Method::Post, route, Some(message), &message.files).await?;
    Ok(there.id)
}

/// Changes a message by the token it has come from.
pub(crate) async fn edit_with(
    api: &Api,
    editable: &EditableMessage,
    edit: &OutgoingMessage,
) -> Result<(), ApiError> {
    let about = editable.message.as_ref().map_or(FollowupTarget::Original, FollowupTarget::Message);
    interact::<IgnoredAny>(api, &editable.token.0, Method::Patch, about, Some(edit)).await.map(drop)
}

/// A message as it is, by the token it has come from.
pub(crate) async fn read_with(api: &Api, editable: &EditableMessage) -> Result<Value, ApiError> {
    let about = editable.message.as_ref().map_or(FollowupTarget::Original, FollowupTarget::Message);
    interact(api, &editable.token.0, Method::Get, about, None).await
}

fn route<'a>(api: &Api, token: &'a str, about: FollowupTarget<'_>) -> Result<ApiRoute<'a>, ApiError> {
    let Some(application_id) = api.application() else {
        return Err(ApiError::Shape("Discord has not said yet which application this is".to_owned()));
    };
    Ok(match about {
        FollowupTarget::Further => ApiRoute::WebhookFollowupMessages { application_id, token },
        FollowupTarget::Original => ApiRoute::WebhookOriginalInteractionResponse { application_id, token },
        FollowupTarget::Message(message_id) => {
            ApiRoute::WebhookFollowupMessage { application_id, token, message_id: *message_id }
        }
    })
}

/// A later word, tried again where it may help.
async fn interact<T: DeserializeOwned>(
    api: &Api,
    token: &str,
    method: Method,
    about: FollowupTarget<'_>,
    message: Option<&OutgoingMessage>,
) -> Result<T, ApiError> {
    let route = route(api, token, about)?;
    let files = message.map_or_else(Default::default, |message| message.files.as_slice());
    let mut tries = 0;
    loop {
        tries += 1;
        match api.interact(method, route, message, files).await {
            Err(error) if error.may_pass() && tries < TRIES => {
                let pause = error.after().unwrap_or(Duration::from_millis(250 << tries));
                if pause > LONGEST_PAUSE {
                    return Err(error);
                }
                tokio::time::sleep(pause).await;
            }
            result => return result,
        }
    }
}
