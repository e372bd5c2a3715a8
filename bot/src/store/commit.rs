//! What is written at once: a request's answer, its rows in the log, what follows from them, and the posts they owe.

use std::time::Instant;

use rusqlite::ffi::SQLITE_CONSTRAINT_PRIMARYKEY;
use rusqlite::{Connection, TransactionBehavior, params};

use super::{Derived, NewRow, PersonNo, Store, StoreError};
use crate::metrics;
use crate::port::{Button, Post, RequestId, RoomId, UnixMillis};

/// A request and what its asker was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The request.
    pub id: RequestId,
    /// When it came.
    pub at: UnixMillis,
    /// Who asked.
    pub person: PersonNo,
    /// What a repeated delivery is told.
    pub reply: String,
    /// The buttons under it.
    pub buttons: Vec<Button>,
}

/// A post that is owed to a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPost {
    /// Where.
    pub room: RoomId,
    /// What.
    pub post: Post,
}

/// One transaction.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Commit {
    /// The request it answers; none where the clock acts.
    pub request: Option<Answered>,
    /// When it happens.
    pub at: UnixMillis,
    /// What is added to the log; nothing for a refusal.
    pub rows: Vec<NewRow>,
    /// What follows from it.
    pub derived: Vec<Derived>,
    /// What is owed because of it, in order.
    pub posts: Vec<NewPost>,
    /// A post that has arrived and is owed no more.
    pub arrived: Option<u64>,
}

impl Store {
    /// Writes a commit, all of it or nothing, and returns once it is on the disk.
    ///
    /// # Errors
    /// [`StoreError::Repeated`] where its request has been answered before; else the database refuses.
    pub fn commit(&self, commit: &Commit) -> Result<(), StoreError> {
        let begun = Instant::now();
        let mut writer = self.writer();
        let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
        answered(&transaction, commit)?;
        log(&transaction, commit)?;
        for derived in &commit.derived {
            derived.apply(&transaction)?;
        }
        owe(&transaction, commit)?;
        if let Some(id) = commit.arrived {
            super::outbox::tick_off(&transaction, id)?;
        }
        transaction.commit()?;
        metrics::committed(begun.elapsed());
        Ok(())
    }
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
            !commit.rows.is_empty(),
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

fn log(transaction: &Connection, commit: &Commit) -> Result<(), StoreError> {
    let request = commit.request.as_ref().map(|request| &request.id.0);
    let mut insert = transaction.prepare_cached(
        "INSERT INTO log (at, request, server, room, person, challenge, game, seat, verb, body)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
    )?;
    for row in &commit.rows {
        insert.execute(params![
            row.at,
            request,
            row.server.0,
            row.room.0,
            row.person.map(|no| no.0),
            row.challenge,
            row.game,
            row.seat,
            row.verb.word(),
            row.body
        ])?;
    }
    Ok(())
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
