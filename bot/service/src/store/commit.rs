//! What is written at once: a request's answer, its rows in the log, what follows from them, and the posts they owe.

use std::time::Instant;

use lasermate_domain::log::{NewRow, PersonNo};
use lasermate_domain::port::{Button, PersonId, Post, RequestId, RoomId, UnixMillis};
use lasermate_domain::tables::log_payload::seat_number;
use rusqlite::ffi::SQLITE_CONSTRAINT_PRIMARYKEY;
use rusqlite::{Connection, params};

use super::recent_deletions::Forgotten;
use super::{DerivedChange, Store, StoreError};
use crate::metrics;

/// A request and what its asker was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnsweredRequest {
    pub id: RequestId,
    pub at: UnixMillis,
    pub person: PersonNo,
    /// What a repeated delivery is told.
    pub reply: String,
    pub buttons: Vec<Button>,
}

/// A post that is owed to a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPost {
    pub room: RoomId,
    pub post: Post,
}

/// Rows by which a game grows. There is no other way to add a row to a game, so no row is ever added without the last row of
/// the log that the game was judged on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRows {
    game: u64,
    judged_on: i64,
    rows: Vec<NewRow>,
}

impl GameRows {
    /// Rows for a game that was judged when `judged_on` was its last row of the log; 0 where it begins with these. Without
    /// rows nothing is added, but the commit is refused all the same where the game has grown.
    pub const fn new(game: u64, judged_on: i64, rows: Vec<NewRow>) -> Self {
        Self { game, judged_on, rows }
    }

    pub(crate) fn rows(&self) -> &[NewRow] {
        &self.rows
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Commit {
    /// The request it answers; none where the clock acts.
    pub request: Option<AnsweredRequest>,
    pub at: UnixMillis,
    /// What is added to the log and belongs to no game.
    pub rows: Vec<NewRow>,
    /// What is added to a game, after those rows.
    pub game: Option<GameRows>,
    pub derived: Vec<DerivedChange>,
    /// What is owed because of it, in order.
    pub posts: Vec<NewPost>,
    /// A post that has arrived and is owed no more.
    pub arrived: Option<u64>,
    /// A room whose silence the others of its table are told of with these posts.
    pub silent: Option<RoomId>,
    /// A channel of the web chat and who manages it from now on, which its room is told with these posts.
    pub manager: Option<(String, PersonId)>,
}

impl Commit {
    /// Whether it adds nothing to the log and to what people have chosen, as a refusal does.
    pub fn adds_nothing(&self) -> bool {
        self.rows.is_empty()
            && self.game.as_ref().is_none_or(|game| game.rows.is_empty())
            && !self.derived.iter().any(|change| matches!(change, DerivedChange::Spoken(..)))
    }
}

impl Store {
    /// Writes a commit, all of it or nothing, and returns once it is on the disk. Gives the last row of its game in the log, 0
    /// where it has none.
    ///
    /// # Errors
    /// [`StoreError::Repeated`] where its request has been answered before; [`StoreError::Overtaken`] where its game has grown
    /// since it was judged; [`StoreError::Forgotten`] where whoever asked for it has been deleted since; else the database
    /// refuses.
    pub fn commit(&self, commit: &Commit) -> Result<i64, StoreError> {
        let begun = Instant::now();
        let written = self.waiting.write(commit, &self.forgotten, || self.writer());
        self.note_room(&written);
        let last_row = written?;
        metrics::committed(begun.elapsed());
        Ok(last_row)
    }
}

/// Writes all of a commit inside a transaction. Gives the last row of its game in the log, 0 where it has none.
pub(super) fn apply(
    transaction: &Connection,
    commit: &Commit,
    forgotten: &Forgotten,
) -> Result<i64, StoreError> {
    let commit = &*forgotten.left_of(transaction, commit)?;
    answered(transaction, commit)?;
    let last_row = log(transaction, commit)?;
    for derived in &commit.derived {
        if let DerivedChange::Forget(no) = derived {
            forgotten.note(transaction, *no)?;
        }
        derived.apply(transaction)?;
    }
    owe(transaction, commit)?;
    if let Some(id) = commit.arrived {
        super::outbox::tick_off(transaction, id)?;
    }
    if let Some(room) = &commit.silent {
        super::linked::silence_told(transaction, room, commit.at)?;
    }
    if let Some((channel, to)) = &commit.manager {
        super::chat::managers::give(transaction, channel, to)?;
    }
    Ok(last_row)
}

fn answered(transaction: &Connection, commit: &Commit) -> Result<(), StoreError> {
    let Some(request) = &commit.request else { return Ok(()) };
    let buttons =
        serde_json::to_string(&request.buttons).map_err(|source| StoreError::Post { id: 0, source })?;
    let done = transaction
        .prepare_cached(
            "INSERT INTO request (id, at, person, accepted, reply, buttons) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute(params![
            request.id.0,
            request.at,
            request.person.0,
            !commit.adds_nothing(),
            request.reply,
            buttons
        ]);
    match done {
        Ok(_) => Ok(()),
        Err(rusqlite::Error::SqliteFailure(error, _))
            if error.extended_code == SQLITE_CONSTRAINT_PRIMARYKEY =>
        {
            Err(StoreError::Repeated)
        }
        Err(error) => Err(error.into()),
    }
}

/// Adds the rows to the log; gives the last one of the game.
fn log(transaction: &Connection, commit: &Commit) -> Result<i64, StoreError> {
    let request = commit.request.as_ref().map(|request| &request.id.0);
    let mut last_row = 0;
    if let Some(GameRows { game, judged_on, .. }) = commit.game {
        last_row = last_row_of(transaction, game)?;
        if last_row != judged_on {
            return Err(StoreError::Overtaken { game });
        }
    }
    let mut insert = transaction.prepare_cached(
        "INSERT INTO log (at, request, server, room, person, challenge, game, seat, verb, body)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
    )?;
    let of_game = commit.game.iter().flat_map(|game| game.rows.iter().map(|row| (Some(game.game), row)));
    for (game, row) in commit.rows.iter().map(|row| (None, row)).chain(of_game) {
        insert.execute(params![
            row.at,
            request,
            row.server.0,
            row.room.0,
            row.person.map(|no| no.0),
            row.challenge,
            game,
            row.seat.map(seat_number),
            row.verb.word(),
            row.body
        ])?;
        if game.is_some() {
            last_row = transaction.last_insert_rowid();
        }
    }
    Ok(last_row)
}

/// The last row of a game in the log; 0 where it has none.
pub(super) fn last_row_of(connection: &Connection, game: u64) -> rusqlite::Result<i64> {
    connection
        .prepare_cached("SELECT coalesce(max(n), 0) FROM log WHERE game = ?1")?
        .query_row([game], |row| row.get(0))
}

fn owe(transaction: &Connection, commit: &Commit) -> Result<(), StoreError> {
    let mut insert = transaction
        .prepare_cached("INSERT INTO outbox (platform, room, post, made_at) VALUES (?1, ?2, ?3, ?4)")?;
    for NewPost { room, post } in &commit.posts {
        let platform = room.0.split(':').next().unwrap_or_default();
        let text = serde_json::to_string(post).map_err(|source| StoreError::Post { id: 0, source })?;
        insert.execute(params![platform, room.0, text, commit.at])?;
    }
    Ok(())
}
