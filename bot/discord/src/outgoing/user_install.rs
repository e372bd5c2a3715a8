//! Where people have brought the bot along: it writes by answers alone. A board is the answer to whoever has brought it about, a
//! change of the message that was pressed, or a message that follows somebody's interaction. Where no answer is open, what is owed waits
//! for whoever does something there next.

use std::sync::Arc;

use serenity::model::id::{ChannelId, MessageId};
use tokio::time::Instant;
use tracing::info;

use crate::Discord;
use crate::api::{ApiError, code};
use crate::id;
use crate::id::BotPresence;
use crate::incoming::received::ReceivedInteraction;
use crate::outgoing::board::OnItsWay;
use crate::outgoing::carrier::Token;
use crate::outgoing::message::OutgoingMessage;
use crate::outgoing::message_shape::MessageShape;
use lasermate_service::store::BoardMessage;

impl Discord {
    /// From now on something can follow an interaction where the bot is only brought along: nothing that was announced is still
    /// to come, whose place it would take.
    pub(crate) fn note_open(&self, asked: &ReceivedInteraction) {
        if asked.presence == BotPresence::Guest && asked.carries {
            let token = Token(asked.token.as_str().into());
            self.carriers.note_guest(asked.channel, token, asked.received);
        }
    }

    /// Notes that one of the few messages has followed that may.
    pub(crate) fn note_own_follow_up(&self, asked: &ReceivedInteraction) {
        if asked.presence == BotPresence::Guest {
            let token = Token(asked.token.as_str().into());
            self.carriers.note_followed(asked.channel, &token, None);
        }
    }

    /// What waits in the channel of an interaction can be written now.
    pub(crate) fn wake(&self, asked: &ReceivedInteraction) {
        if asked.is_shown() {
            self.service.may_write(&id::room(asked.channel), true);
        }
    }

    /// Puts a message into a channel in which the bot is only brought along.
    ///
    /// # Errors
    /// No answer is open there, or Discord refuses.
    pub(crate) async fn put_as_guest(
        self: &Arc<Self>,
        channel: ChannelId,
        old: Option<BoardMessage>,
        way: Option<&OnItsWay>,
        message: OutgoingMessage,
    ) -> Result<MessageId, ApiError> {
        if let Some(old) = old {
            if let Some(way) = way {
                self.carriers.acknowledged(way.asked).await;
                if self.carriers.to_edit(channel, MessageId::new(old.message.max(1))).is_some() {
                    self.carriers.free(way.asked);
                }
            }
            if self.redraw_as_guest(channel, old, &message).await? {
                return Ok(MessageId::new(old.message.max(1)));
            }
        }
        let there = self.write_as_guest(channel, way, message.unnumbered()).await?;
        self.activity().note_message(channel, there.get(), Instant::now());
        Ok(there)
    }

    /// Shows another board in a message; whether it is there. Where no token changes it any more, it is not.
    async fn redraw_as_guest(
        &self,
        channel: ChannelId,
        old: BoardMessage,
        message: &OutgoingMessage,
    ) -> Result<bool, ApiError> {
        let message_id = MessageId::new(old.message.max(1));
        // What is framed never becomes plain.
        if !message.body.is_framed() && self.frames.shape(message_id) != Some(MessageShape::Plain) {
            return Ok(false);
        }
        while let Some(editable) = self.carriers.to_edit(channel, message_id) {
            match self.edit_with(&editable, &message.clone().edit()).await {
                Ok(()) => return Ok(true),
                Err(error) if error.is_lost_token() => self.carriers.lost(channel, &editable.token),
                Err(error) if error.is(code::UNKNOWN_MESSAGE) || error.is(code::EDITED_OFTEN) => break,
                Err(error) => return Err(error),
            }
        }
        Ok(false)
    }

    /// A new message: the answer to whoever has brought it about, else one that follows what somebody has done there.
    async fn write_as_guest(
        &self,
        channel: ChannelId,
        way: Option<&OnItsWay>,
        message: OutgoingMessage,
    ) -> Result<MessageId, ApiError> {
        if let Some(claim) = way.and_then(|way| self.carriers.claim(way.asked))
            && let Some(there) = self.answer_with(&claim, &message).await?
        {
            claim.used(channel, there);
            return Ok(there);
        }
        self.carriers.opened(channel).await;
        while let Some(token) = self.carriers.to_follow(channel) {
            match self.follow_with(&token, &message).await {
                Ok(there) => {
                    self.carriers.note_followed(channel, &token, Some(there));
                    return Ok(there);
                }
                Err(error) if error.is(code::FOLLOWED_OFTEN) => {
                    self.carriers.followed_enough(channel, &token);
                }
                Err(error) if error.is_lost_token() => {
                    info!(%channel, %error, "follow-up message failed: its interaction has expired; trying another");
                    self.carriers.lost(channel, &token);
                }
                Err(error) => return Err(error),
            }
        }
        Err(ApiError::Unasked)
    }
}
