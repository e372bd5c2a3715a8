//! What a use case is asked, and what it answers: the asker's call, what changes, what is owed to rooms, or why nothing came of it.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use lasermate_domain::log::{NewRow, PersonNo, Verb};
use lasermate_domain::port::{
    Button, Person, PersonId, Picture, Post, Reply, Request, RoomId, ServerId, UnixMillis,
};
use lasermate_domain::ratings::Attempt;
use lasermate_domain::tables::row::ReplayError;
use lasermate_domain::tables::table::{Table, TableUpdate};
use lasermate_engine::game::Played;
use lasermate_engine::seat::Seat;
use lasermate_engine::typed_action::TypedAction;
use lasermate_present::text;
use thiserror::Error;

use crate::store::{DerivedChange, GameRows, StoreError};
use crate::use_cases::admin::operator::OperatorCommand;
use crate::world::people::Memo;

/// A row of the log that nobody asked for.
pub(crate) fn row_at(
    at: UnixMillis,
    (server, room): (&ServerId, &RoomId),
    verb: Verb,
    body: impl Into<String>,
) -> NewRow {
    let (server, room, body) = (server.clone(), room.clone(), body.into());
    NewRow { at, server, room, person: None, challenge: None, seat: None, verb, body }
}

/// The same about a game.
pub(crate) fn by_clock(table: &Table, verb: Verb, body: &str, at: UnixMillis) -> NewRow {
    row_at(at, (&table.server, &table.room), verb, body)
}

/// A request with what is known of its asker.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Call<'a> {
    pub(crate) request: &'a Request,
    pub(crate) who: PersonNo,
    /// The game whose clock has come to the request since it was decided first ([`ServiceError::Behind`]).
    pub(crate) caught_up: Option<u64>,
}

impl Call<'_> {
    pub(crate) fn at(&self) -> UnixMillis {
        self.request.at
    }

    /// A row of the log for what the asker does in this room.
    pub(crate) fn row(&self, verb: Verb, body: impl Into<String>) -> NewRow {
        NewRow {
            person: Some(self.who),
            ..row_at(self.request.at, (&self.request.server, &self.request.room), verb, body)
        }
    }
}

/// What an accepted request changes, and what its asker is told.
#[derive(Debug, Default)]
pub(crate) struct Change {
    pub(crate) words: String,
    pub(crate) buttons: Vec<Button>,
    /// A first attempt at a puzzle; what it makes of the ratings is told after the words.
    pub(crate) attempt: Option<Attempt>,
    /// Rows that belong to no game.
    pub(crate) rows: Vec<NewRow>,
    pub(crate) derived: Vec<DerivedChange>,
    pub(crate) posts: Vec<RoomPost>,
    /// The game as it is then, with the rows it has grown by.
    pub(crate) game: Option<TableUpdate>,
    /// The row that archives a game which cannot be read.
    pub(crate) unread: Option<GameRows>,
    /// Whether what is held in memory is out of date then.
    pub(crate) forget: bool,
    /// Whether the words are told once, to the asker alone, and kept nowhere.
    pub(crate) once: bool,
    /// A post that has arrived, where this follows from it.
    pub(crate) arrived: Option<u64>,
    /// A room whose silence the others of its table are told of.
    pub(crate) silent: Option<RoomId>,
    /// A channel of the web chat and who manages it from now on.
    pub(crate) manager: Option<(String, PersonId)>,
    /// What is stored before, each in a transaction of its own: other games that change with this.
    pub(crate) before: Vec<Change>,
    pub(crate) memo: Option<Memo>,
    /// What is shown with the words, and kept nowhere.
    pub(crate) shows: Option<(Vec<Picture>, Vec<Button>)>,
}

impl Change {
    /// A row that belongs to no game, what is derived from it, and what the asker is told.
    pub(crate) fn of(words: impl Into<String>, row: NewRow, derived: DerivedChange) -> Self {
        Self { words: words.into(), rows: vec![row], derived: vec![derived], ..Self::default() }
    }

    /// The same, with what a room is told.
    pub(crate) fn posting(self, post: RoomPost) -> Self {
        Self { posts: vec![post], ..self }
    }
}

/// What became of a request that was not refused.
#[derive(Debug)]
pub(crate) enum HandlerOutcome {
    Shown(Box<Reply>, Option<Memo>),
    Changes(Box<Change>),
    /// What an operator asks for, which is done without a lock.
    Operate(Box<OperatorCommand>),
    /// Something was thought about without holding anybody up, and is noted under the room's lock.
    Found(Box<Finding>),
}

/// What was found without a lock.
#[derive(Debug)]
pub(crate) enum Finding {
    /// What a seat may do.
    Hint(SeatedPlayer, String),
    /// The puzzle of a number, to whose asker its solution is hinted.
    Puzzle(u64),
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
    /// Something has happened by a game's own clock, which is to be stored before it is decided what is asked.
    #[error("game G{0} is behind its clock")]
    Behind(u64),
    /// Somebody takes part of whom nothing is stored yet, as a computer: they are noted before it is decided what is asked.
    #[error("{} is not known yet", .0.id.0)]
    Unknown(Person),
}

pub(crate) type HandlerResult = Result<HandlerOutcome, ServiceError>;

pub(crate) fn refuse<T>(words: impl Into<String>) -> Result<T, ServiceError> {
    Err(ServiceError::Refused(words.into()))
}

impl HandlerOutcome {
    pub(crate) fn shown(reply: Reply) -> Self {
        Self::Shown(Box::new(reply), None)
    }

    /// Says something before what is shown.
    pub(crate) fn preface(&mut self, words: &str) {
        if let Self::Shown(reply, _) = self {
            reply.text = format!("{words} {}", reply.text);
        }
    }
}

impl From<Change> for HandlerOutcome {
    fn from(change: Change) -> Self {
        Self::Changes(Box::new(change))
    }
}

/// A game that is worked on, with the rows it grows by.
#[derive(Debug)]
pub(crate) struct GameDraft {
    game: Table,
    pub(crate) rows: Vec<NewRow>,
}

impl GameDraft {
    pub(crate) fn of(table: &Table) -> Self {
        Self { game: table.clone(), rows: Vec::new() }
    }

    /// Does what a row says.
    pub(crate) fn add(&mut self, row: NewRow) -> Result<Vec<Played>, ServiceError> {
        let played = self.game.apply(&row)?;
        self.rows.push(row);
        Ok(played)
    }

    /// Does what a seat wants, by a row that says it.
    pub(crate) fn carry_out(
        &mut self,
        mut row: NewRow,
        typed: TypedAction<'_>,
    ) -> Result<Played, ServiceError> {
        let played = self.game.carry_out(&mut row, typed)?;
        self.rows.push(row);
        Ok(played)
    }

    pub(crate) fn grown(self) -> TableUpdate {
        self.game.grown_by(self.rows)
    }

    /// What changes with it, what the asker is told, and what rooms are.
    pub(crate) fn told(self, words: impl Into<String>, posts: Vec<RoomPost>) -> Change {
        Change { words: words.into(), posts, game: Some(self.grown()), ..Change::default() }
    }
}

impl Deref for GameDraft {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.game
    }
}

impl DerefMut for GameDraft {
    fn deref_mut(&mut self) -> &mut Table {
        &mut self.game
    }
}

/// The asker at a game's table.
#[derive(Debug)]
pub(crate) struct SeatedPlayer {
    /// The game, before anything is done.
    pub(crate) game: Arc<Table>,
    pub(crate) seat: Seat,
    /// Rows that go before whatever is done: a game that was archived is resumed.
    pub(crate) first: Vec<NewRow>,
}

impl SeatedPlayer {
    /// A copy of the game to work on, with what goes before.
    pub(crate) fn begun(&self) -> Result<GameDraft, ServiceError> {
        let mut game = GameDraft::of(&self.game);
        for row in &self.first {
            game.add(row.clone())?;
        }
        Ok(game)
    }

    /// Refuses what is not for a game that rests: it goes on by a move, by giving up or by `/pause resume`, and by nothing else.
    pub(crate) fn awake(&self) -> Result<(), ServiceError> {
        if self.first.is_empty() { Ok(()) } else { refuse(resume_first(&self.game)) }
    }

    /// Refuses what only those may do who have not fallen.
    pub(crate) fn in_the_game(&self) -> Result<(), ServiceError> {
        let table = &self.game;
        if table.game.outcome().is_none() && !table.living().contains(&self.seat) {
            return refuse(text::lookup::YOU_ARE_OUT);
        }
        Ok(())
    }

    /// A row of the log for what the asker does in this seat.
    pub(crate) fn row(&self, call: &Call<'_>, verb: Verb, body: impl Into<String>) -> NewRow {
        NewRow { seat: Some(self.seat), ..call.row(verb, body) }
    }
}

/// A post for a room, and for the other rooms of its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RoomPost {
    pub(crate) room: RoomId,
    pub(crate) post: Post,
    /// Whether it is for that room alone.
    pub(crate) alone: bool,
    /// Rooms that have left the table and still see what it is about.
    pub(crate) ways: Vec<RoomId>,
}

impl RoomPost {
    /// What the table of a room is told.
    pub(crate) const fn of_table(room: RoomId, post: Post) -> Self {
        Self { room, post, alone: false, ways: Vec::new() }
    }

    /// What one room is told.
    pub(crate) const fn alone(room: RoomId, post: Post) -> Self {
        Self { room, post, alone: true, ways: Vec::new() }
    }

    /// The same, also for rooms that have left the table.
    pub(crate) fn with_ways(self, ways: &[RoomId]) -> Self {
        Self { ways: ways.to_vec(), ..self }
    }
}

/// Refuses a game where the bot could not show it.
pub(crate) fn may_post(call: &Call<'_>) -> Result<(), ServiceError> {
    if call.request.can.post { Ok(()) } else { refuse(text::handler::cannot_post(&call.request.can.missing)) }
}

/// A form as it is stored.
pub(crate) fn json<T: serde::Serialize>(form: &T) -> Result<String, StoreError> {
    serde_json::to_string(form).map_err(|source| StoreError::Post { id: 0, source })
}

/// How a game that rests goes on: one that everybody let rest by their agreement, another by whoever moves.
pub(crate) fn resume_first(table: &Table) -> &'static str {
    if table.stage.pause().is_some() { text::pause::PAUSED_ALREADY } else { text::offers::RESUME_FIRST }
}
