//! What was asked by an interaction, and how that is to be answered.

use std::time::Instant;

use lasermate_domain::port::{Person, PersonId, Request};
use serenity::model::id::{ChannelId, InteractionId, MessageId};

use crate::id;
use crate::id::BotPresence;
use crate::incoming::attachment::IncomingFile;
use crate::outgoing::carrier::Carrier;
use crate::outgoing::message_shape::MessageShape;

/// An interaction, as far as it takes to answer it.
pub struct ReceivedInteraction {
    pub id: InteractionId,
    /// What answers must carry. It lets anybody answer in our name for 15 minutes, so it is never logged.
    pub token: String,
    pub received: Instant,
    pub channel: ChannelId,
    /// How it is to be answered.
    pub how: AnswerMode,
    /// Who asks, and their language as Discord tells it.
    pub who: PersonId,
    pub locale: Option<String>,
    /// What the service is asked, or the refusal it does not come to that with.
    pub request: Result<Request, &'static str>,
    /// Whether the bot may write in the channel by itself.
    pub may_post: bool,
    /// Whether it can carry a board: the bot may write there, and read what it has written. Where the bot is only brought along,
    /// whether what it brings is for everybody.
    pub carries: bool,
    /// How the bot is in the channel.
    pub presence: BotPresence,
    /// The file with a record that is attached to it.
    pub attached: Option<IncomingFile>,
    /// People who are named in it.
    pub people: Vec<Person>,
    /// How the message looks that something was pressed on, or a form opened from.
    pub under: MessageShape,
}

impl ReceivedInteraction {
    /// Whether everybody in the channel is shown what it brings: by the bot itself, or by answers.
    pub fn is_shown(&self) -> bool {
        self.may_post || self.presence == BotPresence::Guest && self.carries
    }

    /// What it may carry a board as.
    pub fn carrier(&self) -> Carrier {
        match self.how {
            AnswerMode::Form { on_message: false, .. } if self.presence == BotPresence::Guest => {
                Carrier::Answer
            }
            how => how.carrier(),
        }
    }

    /// The same, which names a forum of the server.
    pub fn naming(mut self, forum: Option<ChannelId>) -> Self {
        if let Ok(request) = &mut self.request {
            request.can.forum = forum.map(id::room);
        }
        self
    }

    /// The same in a channel where people talk, where they do.
    pub fn busy(mut self, busy: bool) -> Self {
        if let Ok(request) = &mut self.request {
            request.can.busy = busy && request.can.threads;
        }
        self
    }
}

/// How an interaction is to be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerMode {
    Command {
        /// Whether drawing or searching goes before its answer.
        draws: bool,
        /// Whether everybody is shown the answer, unless it is refused.
        everybody: bool,
        /// Whether its answer may be a form.
        form: bool,
    },
    /// A button or a menu under a message.
    Press {
        message: MessageId,
        /// Whether one person alone sees it.
        private: bool,
        /// Whether its answer may be a form.
        form: bool,
    },
    Form {
        /// Whether it was opened from a message.
        on_message: bool,
        /// Whether one person alone sees that message.
        private: bool,
    },
}

impl AnswerMode {
    /// As what it may carry a board.
    pub const fn carrier(self) -> Carrier {
        match self {
            Self::Command { draws: false, everybody: false, .. } => Carrier::Answer,
            Self::Press { private: false, .. } => Carrier::Press,
            _ => Carrier::Nothing,
        }
    }
}

impl std::fmt::Debug for ReceivedInteraction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The token and what was asked are nobody's business.
        f.debug_struct("Asked").field("id", &self.id).field("how", &self.how).finish_non_exhaustive()
    }
}
