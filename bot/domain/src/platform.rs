//! Platforms: where people talk. Each turns its events into requests and the service's posts into messages.

use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;

use crate::port::{Capabilities, PersonId, Picture, Post, RoomId, SentPost};

/// A post on its way to a room, with its picture described.
#[derive(Clone, Debug)]
pub struct Delivery {
    /// The post's number in the outbox: a platform that keeps its own messages stores it with them, so that a
    /// delivery repeated after a crash is recognised.
    pub id: u64,
    pub room: RoomId,
    /// The code of the language that the post is written in.
    pub language: &'static str,
    pub post: Post,
    /// The picture; `None` where there is none, or where a newer board of the same game follows at once. A platform that
    /// needs its file has it drawn.
    pub picture: Option<Picture>,
    /// The board as text, where the network shows no pictures ([`Capabilities::pictures`]) or the room has refused this one
    /// ([`SendError::NoPictures`]).
    pub board_text: Option<String>,
    /// Who is to be notified of those whom the post mentions ([`Post::mentioned`]): the others do not wish to be now, and are
    /// named all the same.
    pub pinged: Vec<PersonId>,
}

/// Why a post has not been sent.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SendError {
    /// It may go through later.
    #[error("not now: {reason}")]
    Later {
        /// What happened, for the log.
        reason: String,
        /// How long the platform asks to wait, where it does.
        after: Option<Duration>,
    },
    /// The bot may write in the room, but not send pictures: the board is to be sent as text at once.
    #[error("no pictures here: {reason}")]
    NoPictures {
        /// What happened, for the log.
        reason: String,
    },
    /// The bot may not write in the room as things are: the post is owed until somebody gives it leave.
    #[error("not allowed: {reason}")]
    Blocked {
        /// What happened, for the log.
        reason: String,
    },
    /// The bot writes in the room only as an answer, and nobody has done anything there lately: the post is owed until somebody
    /// does.
    #[error("owed until somebody does something there")]
    Unasked,
    /// The room is gone, or the bot is no longer let in: trying again will not help, and a table the room shares goes on without it.
    #[error("gone: {reason}")]
    Gone {
        /// What happened, for the log.
        reason: String,
    },
    /// This post cannot be sent: trying again will not help.
    #[error("never: {reason}")]
    Never {
        /// What happened, for the log.
        reason: String,
    },
}

/// A place where posts can be sent. One dispatcher serves each platform, so that a slow
/// one holds up no other.
pub trait Platform: Send + Sync + 'static {
    /// The word before the colon in its room ids.
    const NAME: &'static str;

    /// Whether every picture is worth sending. A platform that limits how much may be sent says `false`:
    /// of the boards of a game that wait for the same room, the newest alone is then drawn.
    const EVERY_PICTURE: bool;

    /// What it can show. What is sent goes through the planner with it.
    fn capabilities(&self) -> Capabilities;

    /// Sends a post.
    ///
    /// # Errors
    /// Whether it is worth trying again.
    fn send(self: &Arc<Self>, delivery: Delivery)
    -> impl Future<Output = Result<SentPost, SendError>> + Send;
}
