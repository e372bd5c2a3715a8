//! Rooms that share a table, the codes that link them, and who may not play there.

use lasermate_domain::log::PersonNo;
use lasermate_domain::port::{RoomId, ServerId, UnixMillis};
use rusqlite::{Connection, OptionalExtension, Row as SqlRow, params};

use super::statements::run;
use super::{ReadStore, Store, StoreError};

/// A room at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkedRow {
    pub room: RoomId,
    pub server: ServerId,
    /// The room that made the table; itself for that one.
    pub made_in: RoomId,
    pub since: UnixMillis,
}

/// A code by which another room comes to a room's table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkCodeRow {
    /// The room that gave it out.
    pub room: RoomId,
    pub server: ServerId,
    pub person: PersonNo,
    pub hash: String,
    /// Until when it is good.
    pub until: UnixMillis,
    /// Whether the room is encrypted.
    pub encrypted: bool,
}

/// The room that stands for all rooms, where somebody is blocked by whoever runs the bot.
pub const EVERYWHERE: &str = "*";

impl ReadStore {
    /// Every room that shares a table, those of a table in the order in which they came.
    pub fn linked_rooms(&self) -> Result<Vec<LinkedRow>, StoreError> {
        self.all("SELECT room, server, made_in, since FROM linked ORDER BY since, room", [], |row| {
            Ok(LinkedRow {
                room: RoomId(row.get(0)?),
                server: ServerId(row.get(1)?),
                made_in: RoomId(row.get(2)?),
                since: row.get(3)?,
            })
        })
    }

    /// The room that gave out a code, by its hash.
    pub fn link_code(&self, hash: &str) -> Result<Option<LinkCodeRow>, StoreError> {
        self.first(
            "SELECT room, server, person, hash, until, encrypted FROM link_code WHERE hash = ?1",
            [hash],
            read_code,
        )
    }

    /// Whether somebody is blocked in a room, or [`EVERYWHERE`].
    pub fn is_blocked(&self, room: &RoomId, person: PersonNo) -> Result<bool, StoreError> {
        self.has(
            // Two look-ups by the key: SQLite would build a table for `IN`.
            "SELECT 1 FROM blocked WHERE room = ?1 AND person = ?3
             UNION ALL SELECT 1 FROM blocked WHERE room = ?2 AND person = ?3",
            params![room.0, EVERYWHERE, person.0],
        )
    }

    pub fn blocked(&self, room: &RoomId) -> Result<Vec<PersonNo>, StoreError> {
        self.all("SELECT person FROM blocked WHERE room = ?1 ORDER BY person", [&room.0], |row| {
            row.get(0).map(PersonNo)
        })
    }

    /// In which of some rooms a person has done something last. The row of a game's beginning says where the game is.
    pub fn seen_in(&self, person: PersonNo, rooms: &[RoomId]) -> Result<Option<RoomId>, StoreError> {
        let names: Vec<_> = rooms.iter().map(|room| room.0.as_str()).collect();
        let names = serde_json::to_string(&names).map_err(|source| StoreError::Post { id: 0, source })?;
        let sql = "SELECT room FROM log INDEXED BY log_person
             WHERE person = ?1 AND verb <> 'begin' AND room IN (SELECT value FROM json_each(?2)) ORDER BY n DESC LIMIT 1";
        self.first(sql, params![person.0, names], |row| row.get(0).map(RoomId))
    }
}

/// A room that what it is owed does not reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SilentRow {
    pub room: RoomId,
    pub since: UnixMillis,
    /// Whether the other rooms of its table were told.
    pub told: bool,
}

impl ReadStore {
    /// The rooms of tables that are not reached.
    pub fn silent_rooms(&self) -> Result<Vec<SilentRow>, StoreError> {
        self.all("SELECT room, since, told IS NOT NULL FROM silent", [], |row| {
            Ok(SilentRow { room: RoomId(row.get(0)?), since: row.get(1)?, told: row.get(2)? })
        })
    }
}

impl Store {
    /// Notes since when a room is not reached.
    pub fn note_silent(&self, room: &RoomId, since: UnixMillis) -> Result<(), StoreError> {
        self.write("INSERT OR IGNORE INTO silent (room, since) VALUES (?1, ?2)", params![room.0, since])
    }

    /// Notes that a room is reached again, or shares no table any more.
    pub fn not_silent(&self, room: &RoomId) -> Result<(), StoreError> {
        self.write("DELETE FROM silent WHERE room = ?1", [&room.0])
    }
}

pub(super) fn silence_told(transaction: &Connection, room: &RoomId, at: UnixMillis) -> rusqlite::Result<()> {
    run(transaction, "UPDATE silent SET told = ?2 WHERE room = ?1", params![room.0, at])
}

fn read_code(row: &SqlRow<'_>) -> rusqlite::Result<LinkCodeRow> {
    Ok(LinkCodeRow {
        room: RoomId(row.get(0)?),
        server: ServerId(row.get(1)?),
        person: PersonNo(row.get(2)?),
        hash: row.get(3)?,
        until: row.get(4)?,
        encrypted: row.get(5)?,
    })
}

pub(super) fn code(transaction: &Connection, row: &LinkCodeRow) -> rusqlite::Result<()> {
    run(
        transaction,
        "INSERT OR REPLACE INTO link_code (room, server, person, hash, until, encrypted)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        params![row.room.0, row.server.0, row.person.0, row.hash, row.until, row.encrypted],
    )
}

pub(super) fn code_used(transaction: &Connection, room: &RoomId) -> rusqlite::Result<()> {
    run(transaction, "DELETE FROM link_code WHERE room = ?1", [&room.0])
}

pub(super) fn link(transaction: &Connection, row: &LinkedRow) -> rusqlite::Result<()> {
    run(
        transaction,
        "INSERT OR IGNORE INTO linked (room, server, made_in, since) VALUES (?1, ?2, ?3, ?4)",
        params![row.room.0, row.server.0, row.made_in.0, row.since],
    )
}

/// A room leaves its table. A table that it has made, or that has one room left, is none any more.
pub(super) fn unlink(transaction: &Connection, room: &RoomId) -> rusqlite::Result<()> {
    let made_in: Option<String> = transaction
        .prepare_cached("SELECT made_in FROM linked WHERE room = ?1")?
        .query_row([&room.0], |row| row.get(0))
        .optional()?;
    let Some(made_in) = made_in else { return Ok(()) };
    run(transaction, "DELETE FROM linked WHERE room = ?1 OR (made_in = ?1)", [&room.0])?;
    run(
        transaction,
        "DELETE FROM linked WHERE made_in = ?1 AND (SELECT count(*) FROM linked WHERE made_in = ?1) = 1",
        [made_in],
    )
}

pub(super) fn block(transaction: &Connection, room: &RoomId, person: PersonNo) -> rusqlite::Result<()> {
    run(
        transaction,
        "INSERT OR IGNORE INTO blocked (room, person) VALUES (?1, ?2)",
        params![room.0, person.0],
    )
}

pub(super) fn unblock(transaction: &Connection, room: &RoomId, person: PersonNo) -> rusqlite::Result<()> {
    run(transaction, "DELETE FROM blocked WHERE room = ?1 AND person = ?2", params![room.0, person.0])
}
