//! Where a board is put: into the message of the one before, as the answer to whoever has brought it about, under the message
//! that was pressed, or into a message of its own.

use std::sync::{Arc, PoisonError};

use serde::Deserialize;
use serde_json::Value;
use serenity::model::id::{ChannelId, InteractionId, MessageId};
use tokio::time::Instant;
use tracing::info;
use twilight_http_ratelimiting::Method;

use crate::api::route::ApiRoute;
use crate::api::{ApiError, code};
use crate::outgoing::message::{OutgoingMessage, SentMessage};
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

impl Discord {
    /// The game's board message, if it is young and still the last message of its channel.
    pub(crate) async fn fresh_board(
        self: &Arc<Self>,
        channel_id: ChannelId,
        game: u64,
        without_turns: bool,
    ) -> Option<BoardMessage> {
        let channel = channel_id.get();
        let boards = self.store(move |store| store.discord_boards(channel, game)).await?;
        let board = *boards.first()?;
        let now = clock::now();
        let made = self.skew().ours(id::made_at(board.message), now);
        let fresh = if without_turns { now - made < OLDEST } else { now - board.at < FRESH };
        if !fresh {
            return None;
        }
        // The gateway does not tell us what others write, and must not: where no interaction has told us lately, Discord itself
        // knows the last message.
        let known = self.activity().newest(channel_id, Instant::now());
        let last = match known {
            Some(last) => last,
            None if self.is_guest(channel_id).await => return None,
            None => {
                let route = ApiRoute::Channel { channel_id };
                let now: ChannelEnd = self.api.call(Method::Get, route, None::<&()>, None).await.ok()?;
                now.last_message_id?.get()
            }
        };
        (last == board.message).then_some(board)
    }

    /// Shows another board in a message; in a new one where it is gone. Where the token is there that the message has come
    /// from, this does not count towards the limit over everything.
    pub(crate) async fn redraw(
        &self,
        channel_id: ChannelId,
        old: BoardMessage,
        message: OutgoingMessage,
    ) -> Result<MessageId, ApiError> {
        let message_id = MessageId::new(old.message.max(1));
        // What is framed never becomes plain.
        if !message.body.is_framed() && self.frames.shape(message_id) != Some(MessageShape::Plain) {
            return self.post(channel_id, &message).await;
        }
        let edit = message.clone().edit();
        let editable = self.carriers.to_edit(channel_id, message_id).filter(|_| !edit.files.is_empty());
        let by_token = match &editable {
            Some(editable) => self.edit_with(editable, &edit).await.map(|()| Some(message_id)),
            None => Ok(None),
        };
        let edited = match (by_token, &editable) {
            (Ok(Some(there)), _) => return Ok(there),
            (Err(error), Some(editable)) if error.is_lost_token() => {
                info!(%channel_id, message = %message_id, %error, "editing by a token failed; trying without");
                self.carriers.lost(channel_id, &editable.token);
                self.edit_in_channel(channel_id, message_id, &edit).await
            }
            (Err(error), _) => Err(error),
            (Ok(None), _) => self.edit_in_channel(channel_id, message_id, &edit).await,
        };
        match edited {
            Ok(()) => Ok(message_id),
            Err(ApiError::Refused {
                code: code::UNKNOWN_MESSAGE | code::EDITED_OFTEN | code::ARCHIVED,
                ..
            }) => self.post(channel_id, &message).await,
            Err(error) => Err(error),
        }
    }

    pub(crate) async fn edit_in_channel(
        &self,
        channel_id: ChannelId,
        message_id: MessageId,
        edit: &OutgoingMessage,
    ) -> Result<(), ApiError> {
        let route = ApiRoute::ChannelMessage { channel_id, message_id };
        let edited: Result<SentMessage, _> =
            self.api.call(Method::Patch, route, Some(&edit.body), edit.files.first()).await;
        edited.map(drop)
    }

    /// A board as the answer to the command it comes from, or under the message that was pressed: neither counts towards the
    /// limit over everything. None where there is no such way.
    ///
    /// # Errors
    /// It is not known whether it is there.
    pub(crate) async fn carry(
        self: &Arc<Self>,
        channel: ChannelId,
        way: &OnItsWay,
        message: &OutgoingMessage,
    ) -> Result<Option<MessageId>, ApiError> {
        let message = message.clone().unnumbered();
        let sent = match self.carriers.claim(way.asked) {
            Some(claim) => {
                let sent = self.answer_with(&claim, &message).await;
                if let Ok(Some(there)) = sent {
                    claim.used(channel, there);
                }
                sent
            }
            None => self.follow_press(channel, way.asked, &message).await,
        };
        let sent = sent.map_err(|error| self.note_unsure(way.delivery, error))?;
        if let Some(there) = sent {
            self.activity().note_message(channel, there.get(), Instant::now());
        }
        Ok(sent)
    }

    /// A board under the message that was pressed last in its channel.
    async fn follow_press(
        &self,
        channel: ChannelId,
        asked: InteractionId,
        message: &OutgoingMessage,
    ) -> Result<Option<MessageId>, ApiError> {
        self.carriers.acknowledged(asked).await;
        let Some(token) = self.carriers.to_follow(channel).filter(|_| self.carriers.knows(asked)) else {
            return Ok(None);
        };
        match self.follow_with(&token, message).await {
            Ok(there) => {
                self.carriers.note_followed(channel, &token, Some(there));
                Ok(Some(there))
            }
            Err(error) if error.is_unsure() => Err(error),
            Err(error) => {
                info!(%channel, %error, "following a press failed; posting");
                if !error.may_pass() {
                    self.carriers.lost(channel, &token);
                }
                Ok(None)
            }
        }
    }

    /// The message of a board whose sending was not noted: by a program that was killed, or because no answer came. What follows an
    /// interaction has no word by which Discord would recognise it, but its picture has a name of its own.
    pub(crate) async fn sent_before(
        &self,
        channel_id: ChannelId,
        OnItsWay { delivery, asked, name }: &OnItsWay,
    ) -> Result<Option<MessageId>, ApiError> {
        if !self.may_be_sent(*delivery) {
            return Ok(None);
        }
        let route = ApiRoute::ChannelMessagesAfter { channel_id, after: asked.get() };
        let messages: Vec<Value> = match self.api.call(Method::Get, route, None::<&()>, None).await {
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

    /// Whether a post may have been sent without being noted: by a program before this one, or because no answer came.
    pub(crate) fn may_be_sent(&self, delivery: u64) -> bool {
        let unsure = self.unsure.lock().unwrap_or_else(PoisonError::into_inner).get(&delivery).is_some();
        delivery <= self.before || unsure
    }

    /// Remembers that a post may be there.
    pub(crate) fn note_unsure(&self, delivery: u64, error: ApiError) -> ApiError {
        if !error.is_unsure() {
            return error;
        }
        self.unsure.lock().unwrap_or_else(PoisonError::into_inner).put(delivery, ());
        match error {
            // It is looked for, so nothing is given up.
            ApiError::Shape(words) => ApiError::Network(words),
            error => error,
        }
    }
}
