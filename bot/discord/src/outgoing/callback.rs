//! Words about an interaction on their way to Discord: the first, and those that follow.

use crate::outgoing::followup;
use std::time::Duration;

use serde::Serialize;
use serde::de::IgnoredAny;
use serenity::model::id::{InteractionId, MessageId};
use tracing::{error, info, warn};
use twilight_http_ratelimiting::Method;
use twilight_model::channel::message::MessageFlags;
use twilight_model::http::interaction::{InteractionResponseData, InteractionResponseType as ResponseKind};

use crate::account::foreign_answers::IN_A_ROW;
use crate::api::route::ApiRoute;
use crate::api::{ApiError, FileUpload, code};
use crate::incoming::received::{AnswerMode, ReceivedInteraction};
use crate::outgoing::carrier::Claim;
use crate::outgoing::message::OutgoingMessage;
use crate::{Discord, id};
use lasermate_service::{clock, metrics};

/// How long after an interaction a first word is still worth trying again.
const FIRST_WORD: Duration = Duration::from_millis(2500);
/// From then on Discord knows no interaction any more that has no first word.
const TOO_LATE: Duration = Duration::from_secs(3);
#[derive(Serialize)]
struct InitialResponse<D> {
    #[serde(rename = "type")]
    kind: ResponseKind,
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

/// How far the interaction is acknowledged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AckState {
    None,
    /// An answer for the asker alone is announced.
    Deferred,
    /// An answer for everybody is announced.
    DeferredPublic,
    DeferredUpdate,
    /// The initial response was rejected or timed out.
    Failed,
    /// Discord does not know the interaction any more: nothing can be said about it.
    Gone,
}

/// The first word about an interaction, tried again while there is time. That it has been said already is as
/// good.
pub(crate) async fn first<D: Serialize>(
    discord: &Discord,
    asked: &ReceivedInteraction,
    kind: ResponseKind,
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
        match discord.api.interact::<IgnoredAny>(Method::Post, route, Some(&body), files).await {
            Err(error) if error.is(code::ANSWERED) => {
                // After a try whose answer was lost, it was our own.
                if !tried {
                    note_answered_elsewhere(discord, asked.id);
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
                note_acknowledged(discord, asked.received.elapsed());
                if matches!(
                    kind,
                    ResponseKind::ChannelMessageWithSource
                        | ResponseKind::DeferredUpdateMessage
                        | ResponseKind::UpdateMessage
                ) {
                    discord.carriers.note_open(asked);
                }
                if matches!(kind, ResponseKind::DeferredUpdateMessage | ResponseKind::UpdateMessage) {
                    discord.carriers.note_pressed(asked);
                }
                return Ok(());
            }
            Err(error) => return Err(error),
        }
    }
}

fn note_acknowledged(discord: &Discord, took: Duration) {
    discord.foreign_answers.ours();
    metrics::acknowledged(id::NAME, took);
}

/// Says that an answer is coming.
pub(crate) async fn announce(discord: &Discord, asked: &ReceivedInteraction) -> AckState {
    let (kind, told) = match asked.how {
        AnswerMode::Press { .. } | AnswerMode::Form { on_message: true, .. } => {
            (ResponseKind::DeferredUpdateMessage, AckState::DeferredUpdate)
        }
        AnswerMode::Command { everybody: true, .. } => {
            (ResponseKind::DeferredChannelMessageWithSource, AckState::DeferredPublic)
        }
        _ => (ResponseKind::DeferredChannelMessageWithSource, AckState::Deferred),
    };
    // With this kind nothing but the flag may be said.
    let data = (told == AckState::Deferred).then(|| InteractionResponseData {
        flags: Some(MessageFlags::EPHEMERAL),
        ..InteractionResponseData::default()
    });
    match first(discord, asked, kind, data, &[]).await {
        Ok(()) => told,
        Err(error) => {
            warn!(interaction = %asked.id, %error, "acknowledging an interaction failed");
            if error.is_gone() { AckState::Gone } else { AckState::Failed }
        }
    }
}

/// Acknowledges a press; how far it is then.
pub(crate) async fn acknowledge(discord: &Discord, asked: &ReceivedInteraction, told: AckState) -> AckState {
    if told != AckState::None {
        return told;
    }
    match first(discord, asked, ResponseKind::DeferredUpdateMessage, None::<()>, &[]).await {
        Ok(()) => AckState::DeferredUpdate,
        Err(error) => {
            info!(interaction = %asked.id, %error, "acknowledging an interaction failed");
            if error.is_gone() { AckState::Gone } else { AckState::Failed }
        }
    }
}

/// Somebody else has answered before: Discord has told us twice, or a second program runs with the same token.
fn note_answered_elsewhere(discord: &Discord, id: InteractionId) {
    metrics::call_refused(id::NAME, "answered-elsewhere");
    let times = discord.foreign_answers.note(clock::now());
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
    discord: &Discord,
    claim: &Claim<'_>,
    message: &OutgoingMessage,
) -> Result<Option<MessageId>, ApiError> {
    let body = InitialResponse { kind: ResponseKind::ChannelMessageWithSource, data: Some(message) };
    let mut tried = false;
    loop {
        let route = ApiRoute::InteractionResponseShown { interaction_id: claim.id, token: &claim.token.0 };
        match discord.api.interact::<CallbackResponse>(Method::Post, route, Some(&body), &message.files).await
        {
            Ok(CallbackResponse { interaction: TakenInteraction { response_message_id: Some(message) } }) => {
                note_acknowledged(discord, claim.received.elapsed());
                return Ok(Some(message));
            }
            // It is there, and we are not told as what.
            Ok(_) => return followup::original(&discord.api, &claim.token).await.map(Some),
            Err(error) if error.is(code::ANSWERED) && tried => {
                return followup::original(&discord.api, &claim.token).await.map(Some);
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
