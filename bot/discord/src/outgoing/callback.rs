//! Words about an interaction on their way to Discord: the first, and those that follow.

use std::time::Duration;

use serde::Serialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::Value;
use serenity::model::id::{InteractionId, MessageId};
use tracing::{error, warn};
use twilight_http_ratelimiting::Method;

use crate::Discord;
use crate::account::foreign_answers::IN_A_ROW;
use crate::api::route::ApiRoute;
use crate::api::{ApiError, FileUpload, code};
use crate::incoming::received::{AnswerMode, ReceivedInteraction};
use crate::outgoing::body::Body;
use crate::outgoing::carrier::{Claim, Token};
use crate::outgoing::interaction_token::EditableMessage;
use crate::outgoing::message::OutgoingMessage;
use lasermate_domain::platform::Platform as _;
use lasermate_service::{clock, metrics};

/// How long after an interaction a first word is still worth trying again.
const FIRST_WORD: Duration = Duration::from_millis(2500);
/// From then on Discord knows no interaction any more that has no first word.
const TOO_LATE: Duration = Duration::from_secs(3);
/// The longest pause Discord may ask for before an answer is tried again.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// How often an answer is tried.
const TRIES: u32 = 4;

/// Discord's numbers for kinds of answers.
pub(crate) mod kind {
    pub const MESSAGE: u8 = 4;
    pub const THINKING: u8 = 5;
    pub const QUIET: u8 = 6;
    pub const UPDATE: u8 = 7;
    pub const FORM: u8 = 9;
}

#[derive(Serialize)]
struct InitialResponse<D> {
    #[serde(rename = "type")]
    kind: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<D>,
}

/// What Discord says of a first word.
#[derive(serde::Deserialize)]
struct CallbackResponse {
    interaction: TakenInteraction,
}

#[derive(serde::Deserialize)]
struct TakenInteraction {
    response_message_id: Option<MessageId>,
}

#[derive(serde::Deserialize)]
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

impl Discord {
    /// The first word about an interaction, tried again while there is time. That it has been said already is as
    /// good.
    pub(crate) async fn first<D: Serialize>(
        &self,
        asked: &ReceivedInteraction,
        kind: u8,
        data: Option<D>,
        files: &[FileUpload],
    ) -> Result<(), ApiError> {
        let body = InitialResponse { kind, data };
        let mut tried = false;
        loop {
            if asked.received.elapsed() > TOO_LATE {
                return Err(ApiError::Late);
            }
            let route = ApiRoute::InteractionResponse { interaction_id: asked.id, token: &asked.token };
            match self.api.interact::<IgnoredAny>(Method::Post, route, Some(&body), files).await {
                Err(error) if error.is(code::ANSWERED) => {
                    // After a try whose answer was lost, it was our own.
                    if !tried {
                        self.note_answered_elsewhere(asked.id);
                    }
                    return Ok(());
                }
                Err(error) if error.may_pass() && asked.received.elapsed() < FIRST_WORD => {
                    let pause = error.after().unwrap_or(Duration::from_millis(200));
                    if asked.received.elapsed() + pause > FIRST_WORD {
                        return Err(error);
                    }
                    tokio::time::sleep(pause).await;
                    tried = true;
                }
                Ok(_) => {
                    self.note_acknowledged(asked.received.elapsed());
                    if matches!(kind, kind::MESSAGE | kind::QUIET | kind::UPDATE) {
                        self.note_open(asked);
                    }
                    self.note_pressed(asked, kind);
                    return Ok(());
                }
                Err(error) => return Err(error),
            }
        }
    }

    fn note_acknowledged(&self, took: Duration) {
        self.foreign_answers.ours();
        metrics::acknowledged(Self::NAME, took);
    }

    /// From now on the token of a press changes the message that was pressed.
    fn note_pressed(&self, asked: &ReceivedInteraction, kind: u8) {
        if let AnswerMode::Press { message, private: false, .. } = asked.how
            && asked.carries
            && matches!(kind, kind::QUIET | kind::UPDATE)
        {
            self.carriers.note(asked.channel, Token(asked.token.as_str().into()), asked.received, message);
        }
    }

    /// Somebody else has answered before: Discord has told us twice, or a second program runs with the same token.
    fn note_answered_elsewhere(&self, id: InteractionId) {
        metrics::call_refused(Self::NAME, "answered-elsewhere");
        let times = self.foreign_answers.note(clock::now());
        if times < IN_A_ROW {
            warn!(
                interaction = %id,
                "this interaction has been answered already (40060): Discord has told us twice, or a second program runs with this token"
            );
        } else {
            error!(
                times,
                "another program answers for this bot. Stop it, or reset the token: each keeps games of its own, and players see both"
            );
        }
    }

    /// A board as the first word about a command; none where it cannot be, and the command is to be answered otherwise.
    ///
    /// # Errors
    /// It is not known whether it is there.
    pub(crate) async fn answer_with(
        &self,
        claim: &Claim<'_>,
        message: &OutgoingMessage,
    ) -> Result<Option<MessageId>, ApiError> {
        let body = InitialResponse { kind: kind::MESSAGE, data: Some(&message.body) };
        let mut tried = false;
        loop {
            let route =
                ApiRoute::InteractionResponseShown { interaction_id: claim.id, token: &claim.token.0 };
            match self
                .api
                .interact::<CallbackResponse>(Method::Post, route, Some(&body), &message.files)
                .await
            {
                Ok(CallbackResponse {
                    interaction: TakenInteraction { response_message_id: Some(message) },
                }) => {
                    self.note_acknowledged(claim.received.elapsed());
                    return Ok(Some(message));
                }
                // It is there, and we are not told as what.
                Ok(_) => return self.original(&claim.token).await.map(Some),
                Err(error) if error.is(code::ANSWERED) && tried => {
                    return self.original(&claim.token).await.map(Some);
                }
                Err(error) if error.may_pass() => {
                    let pause = error.after().unwrap_or(Duration::from_millis(200));
                    if claim.received.elapsed() + pause > FIRST_WORD {
                        return Err(error);
                    }
                    tokio::time::sleep(pause).await;
                    tried = true;
                }
                Err(error) if tried => return Err(error),
                Err(_) => return Ok(None),
            }
        }
    }

    /// The message that the first word of a token has led to.
    async fn original(&self, token: &Token) -> Result<MessageId, ApiError> {
        let there: MessageRef =
            self.interact(&token.0, Method::Get, FollowupTarget::Original, None, &[]).await?;
        Ok(there.id)
    }

    pub(crate) async fn edit_original(
        &self,
        asked: &ReceivedInteraction,
        message: OutgoingMessage,
    ) -> Result<(), ApiError> {
        let OutgoingMessage { body, files } = message;
        self.interact::<IgnoredAny>(
            &asked.token,
            Method::Patch,
            FollowupTarget::Original,
            Some(&body),
            &files,
        )
        .await?;
        self.note_open(asked);
        Ok(())
    }

    pub(crate) async fn delete_original(&self, asked: &ReceivedInteraction) -> Result<(), ApiError> {
        self.interact::<IgnoredAny>(&asked.token, Method::Delete, FollowupTarget::Original, None, &[])
            .await?;
        self.note_open(asked);
        Ok(())
    }

    pub(crate) async fn follow_up(
        &self,
        asked: &ReceivedInteraction,
        message: &OutgoingMessage,
    ) -> Result<(), ApiError> {
        let OutgoingMessage { body, files } = message;
        self.interact::<IgnoredAny>(&asked.token, Method::Post, FollowupTarget::Further, Some(body), files)
            .await?;
        self.note_own_follow_up(asked);
        Ok(())
    }

    /// A board as a message that follows; tried once, because it could be there twice otherwise.
    pub(crate) async fn follow_with(
        &self,
        token: &Token,
        message: &OutgoingMessage,
    ) -> Result<MessageId, ApiError> {
        let route = self.route(&token.0, FollowupTarget::Further)?;
        let there: MessageRef =
            self.api.interact(Method::Post, route, Some(&message.body), &message.files).await?;
        Ok(there.id)
    }

    /// Changes a message by the token it has come from.
    pub(crate) async fn edit_with(
        &self,
        editable: &EditableMessage,
        edit: &OutgoingMessage,
    ) -> Result<(), ApiError> {
        let about = editable.message.as_ref().map_or(FollowupTarget::Original, FollowupTarget::Message);
        let OutgoingMessage { body, files } = edit;
        self.interact::<IgnoredAny>(&editable.token.0, Method::Patch, about, Some(body), files)
            .await
            .map(drop)
    }

    /// A message as it is, by the token it has come from.
    pub(crate) async fn read_with(&self, editable: &EditableMessage) -> Result<Value, ApiError> {
        let about = editable.message.as_ref().map_or(FollowupTarget::Original, FollowupTarget::Message);
        self.interact(&editable.token.0, Method::Get, about, None, &[]).await
    }

    fn route<'a>(&self, token: &'a str, about: FollowupTarget<'_>) -> Result<ApiRoute<'a>, ApiError> {
        let Some(application_id) = self.api.application() else {
            return Err(ApiError::Shape("Discord has not said yet which application this is".to_owned()));
        };
        Ok(match about {
            FollowupTarget::Further => ApiRoute::WebhookFollowupMessages { application_id, token },
            FollowupTarget::Original => {
                ApiRoute::WebhookOriginalInteractionResponse { application_id, token }
            }
            FollowupTarget::Message(message_id) => {
                ApiRoute::WebhookFollowupMessage { application_id, token, message_id: *message_id }
            }
        })
    }

    /// A later word, tried again where it may help.
    async fn interact<T: DeserializeOwned>(
        &self,
        token: &str,
        method: Method,
        about: FollowupTarget<'_>,
        body: Option<&Body>,
        files: &[FileUpload],
    ) -> Result<T, ApiError> {
        let route = self.route(token, about)?;
        let mut tries = 0;
        loop {
            tries += 1;
            match self.api.interact(method, route, body, files).await {
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
}
