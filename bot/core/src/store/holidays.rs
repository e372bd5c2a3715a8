//! Who is on holiday in which community.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::{PersonNo, Store, StoreError};
use crate::holiday::Holiday;
use crate::port::{RoomId, ServerId};

impl Store {
    /// A person's holiday in a community that is on, or the last one.
    ///
    /// # Errors
    /// The database refuses.
    pub fn holiday(&self, who: PersonNo, server: &ServerId) -> Result<Option<Holiday>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached(
            "SELECT person, server, room, begun_at, until, used, told FROM holiday WHERE person = ?1 AND server = ?2",
        )?;
        Ok(find.query_row(params![who.0, server.0], row).optional()?)
    }

    /// The holidays of which the games do not know yet.
    ///
    /// # Errors
    /// The database refuses.
    pub fn holidays_to_tell(&self) -> Result<Vec<Holiday>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached(
            "SELECT person, server, room, begun_at, until, used, told FROM holiday WHERE told = 0",
        )?;
        Ok(find.query_map([], row)?.collect::<Result<_, _>>()?)
    }
}

fn row(row: &Row<'_>) -> rusqlite::Result<Holiday> {
    Ok(Holiday {
        person: PersonNo(row.get(0)?),
        server: ServerId(row.get(1)?),
        room: RoomId(row.get(2)?),
        begun_at: row.get(3)?,
        until: row.get(4)?,
        used: row.get(5)?,
        told: row.get(6)?,
    })
}

/// A holiday is now so.
pub(super) fn note(transaction: &Connection, holiday: &Holiday) -> rusqlite::Result<()> {
    let Holiday { person, server, room, begun_at, until, used, told } = holiday;
    transaction
        .prepare_cached(
            "INSERT OR REPLACE INTO holiday (person, server, room, begun_at, until, used, told)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?
        .execute(params![person.0, server.0, room.0, begun_at, until, used, told])
        .map(drop)
}

/// Somebody's holidays are forgotten.
pub(super) fn forget(transaction: &Connection, who: PersonNo) -> rusqlite::Result<()> {
    transaction.prepare_cached("DELETE FROM holiday WHERE person = ?1")?.execute([who.0]).map(drop)
}
