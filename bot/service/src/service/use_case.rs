//! What a use case is asked, and what it answers: the asker's call, what changes, what is owed to rooms, or why nothing came of it.

use std::sync::Arc;

use lasermate_domain::log::{NewRow, PersonNo, Verb};
use lasermate_domain::port::{Button, Post, Reply, Request, RoomId, UnixMillis};
use lasermate_domain::ratings::Attempt;
use lasermate_domain::sessions::game::{Game, GameUpdate};
use lasermate_domain::sessions::log_payload::seat_number;
use lasermate_domain::sessions::row::ReplayError;
use lasermate_engine::seat::Seat;
use lasermate_present::text;
use thiserror::Error;

use crate::service::play::pause::resume_first;
use crate::store::{DerivedChange, GameRows, StoreError};

/// A request with what is known of its asker.
#[derive(Clone, Copy, Debug)]
pub(super) struct Call<'a> {
    pub(super) request: &'a Request,
    pub(super) who: PersonNo,
}

impl Call<'_> {
    pub(super) fn at(&self) -> UnixMillis {
        self.request.at
    }

    /// A row of the log for what the asker does in this room.
    pub(super) fn row(&self, verb: Verb, body: impl Into<String>) -> NewRow {
        NewRow {
            at: self.request.at,
            server: self.request.server.clone(),
            room: self.request.room.clone(),
            person: Some(self.who),
            challenge: None,
            seat: None,
            verb,
            body: body.into(),
        }
    }
}

/// What an accepted request changes, and what its asker is told.
#[derive(Debug, Default)]
pub(super) struct Change {
    pub(super) words: String,
    pub(super) buttons: Vec<Button>,
    /// A first attempt at a puzzle; what it makes of the ratings is told after the words.
    pub(super) attempt: Option<Attempt>,
    /// Rows that belong to no game.
    pub(super) rows: Vec<NewRow>,
    pub(super) derived: Vec<DerivedChange>,
    pub(super) posts: Vec<RoomPost>,
    /// The game as it is then, with the rows it has grown by.
    pub(super) game: Option<GameUpdate>,
    /// The row that archives a game which cannot be read.
    pub(super) unread: Option<GameRows>,
    /// Whether what is held in memory is out of date then.
    pub(super) forget: bool,
    /// Whether the words are told once, to the asker alone, and kept nowhere.
    pub(super) once: bool,
    /// A post that has arrived, where this follows from it.
    pub(super) arrived: Option<u64>,
    /// A room whose silence the others of its table are told of.
    pub(super) silent: Option<RoomId>,
}

/// What became of a request that was not refused.
#[derive(Debug)]
pub(super) enum HandlerOutcome {
    Shown(Box<Reply>),
    Changes(Box<Change>),
}

/// Why a request came to nothing.
#[derive(Debug, Error)]
pub enum ServiceError {
    /// It is refused, in words for the asker.
    #[error("{0}")]
    Refused(String),
    /// The store cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A row does not fit its game, or something stored does not fit together.
    #[error("what is stored does not fit together: {0}")]
    Fold(#[from] ReplayError),
    /// A game cannot be read. That has been told already.
    #[error("game G{0} cannot be read")]
    Unreadable(u64),
}

pub(super) type HandlerResult = Result<HandlerOutcome, ServiceError>;

pub(super) fn refuse<T>(words: impl Into<String>) -> Result<T, ServiceError> {
    Err(ServiceError::Refused(words.into()))
}

impl HandlerOutcome {
    pub(super) fn shown(reply: Reply) -> Self {
        Self::Shown(Box::new(reply))
    }

    /// Says something before what is shown.
    pub(super) fn preface(&mut self, words: &str) {
        if let Self::Shown(reply) = self {
            reply.text = format!("{words} {}", reply.text);
        }
    }
}

impl From<Change> for HandlerOutcome {
    fn from(change: Change) -> Self {
        Self::Changes(Box::new(change))
    }
}

/// The asker at a game's table.
#[derive(Debug)]
pub(super) struct SeatedPlayer {
    /// The game, before anything is done.
    pub(super) game: Arc<Game>,
    pub(super) seat: Seat,
    /// Rows that go before whatever is done: a game that was archived is resumed.
    pub(super) first: Vec<NewRow>,
}

impl SeatedPlayer {
    /// A copy of the game to work on, with what goes before.
    pub(super) fn begun(&self) -> Result<(Game, Vec<NewRow>), ServiceError> {
        let mut game = Game::clone(&self.game);
        for row in &self.first {
            game.apply(row)?;
        }
        Ok((game, self.first.clone()))
    }

    /// Refuses what is not for a game that rests: it goes on by a move, by giving up or by `/pause resume`, and by nothing else.
    pub(super) fn awake(&self) -> Result<(), ServiceError> {
        if self.first.is_empty() { Ok(()) } else { refuse(resume_first(&self.game)) }
    }

    /// Refuses what only those may do who have not fallen.
    pub(super) fn in_the_game(&self) -> Result<(), ServiceError> {
        let live = &self.game.live;
        if live.game.outcome().is_none() && !live.living().contains(&self.seat) {
            return refuse(text::lookup::YOU_ARE_OUT);
        }
        Ok(())
    }

    /// A row of the log for what the asker does in this seat.
    pub(super) fn row(&self, call: &Call<'_>, verb: Verb, body: impl Into<String>) -> NewRow {
        let mut row = call.row(verb, body);
        row.seat = Some(seat_number(self.seat));
        row
    }
}

/// A post for a room, and for the other rooms of its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::service) struct RoomPost {
    pub(in crate::service) room: RoomId,
    pub(in crate::service) post: Post,
    /// Whether it is for that room alone.
    pub(in crate::service) alone: bool,
    /// Rooms that have left the table and still see what it is about.
    pub(in crate::service) ways: Vec<RoomId>,
}

impl RoomPost {
    /// What the table of a room is told.
    pub(in crate::service) const fn of_table(room: RoomId, post: Post) -> Self {
        Self { room, post, alone: false, ways: Vec::new() }
    }

    /// What one room is told.
    pub(in crate::service) const fn alone(room: RoomId, post: Post) -> Self {
        Self { room, post, alone: true, ways: Vec::new() }
    }

    /// The same, also for rooms that have left the table.
    pub(in crate::service) fn with_ways(self, ways: &[RoomId]) -> Self {
        Self { ways: ways.to_vec(), ..self }
    }
}

/// Refuses a game where the bot could not show it.
pub(in crate::service) fn may_post(call: &Call<'_>) -> Result<(), ServiceError> {
    if call.request.can.post { Ok(()) } else { refuse(text::handler::cannot_post(&call.request.can.missing)) }
}

/// A form as it is stored.
///
/// # Errors
/// It cannot be written.
pub(in crate::service) fn json<T: serde::Serialize>(form: &T) -> Result<String, StoreError> {
    serde_json::to_string(form).map_err(|source| StoreError::Post { id: 0, source })
}
