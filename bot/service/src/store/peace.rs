//! Who wants nothing from whom, and how often challenges have come to nothing.

use lasermate_domain::log::PersonNo;
use lasermate_domain::port::UnixMillis;
use rusqlite::{Connection, params};

use super::statements::run;
use super::{ReadStore, StoreError};

/// How often one person has challenged another in vain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusalRow {
    pub asker: PersonNo,
    pub asked: PersonNo,
    /// How often, one after the other.
    pub times: u32,
    /// When it was the last time.
    pub at: UnixMillis,
    /// Whether the asker has withdrawn one, which does not count the first time.
    pub withdrawn: bool,
}

impl ReadStore {
    /// Whether somebody wants nothing from a person.
    pub fn is_muted(&self, by: PersonNo, whom: PersonNo) -> Result<bool, StoreError> {
        self.has("SELECT 1 FROM muted WHERE person = ?1 AND whom = ?2", params![by.0, whom.0])
    }

    /// From whom somebody wants nothing.
    pub fn muted(&self, by: PersonNo) -> Result<Vec<PersonNo>, StoreError> {
        self.all("SELECT whom FROM muted WHERE person = ?1 ORDER BY whom", [by.0], |row| {
            row.get(0).map(PersonNo)
        })
    }

    /// How often somebody has challenged a person in vain.
    pub fn refusal(&self, asker: PersonNo, asked: PersonNo) -> Result<Option<RefusalRow>, StoreError> {
        let found = "SELECT times, at, withdrawn FROM refusal WHERE asker = ?1 AND asked = ?2";
        self.first(found, params![asker.0, asked.0], |row| {
            Ok(RefusalRow { asker, asked, times: row.get(0)?, at: row.get(1)?, withdrawn: row.get(2)? })
        })
    }
}

pub(super) fn mute(transaction: &Connection, by: PersonNo, whom: PersonNo) -> rusqlite::Result<()> {
    run(transaction, "INSERT OR IGNORE INTO muted (person, whom) VALUES (?1, ?2)", params![by.0, whom.0])
}

pub(super) fn unmute(transaction: &Connection, by: PersonNo, whom: PersonNo) -> rusqlite::Result<()> {
    run(transaction, "DELETE FROM muted WHERE person = ?1 AND whom = ?2", params![by.0, whom.0])
}

pub(super) fn refuse(transaction: &Connection, row: &RefusalRow) -> rusqlite::Result<()> {
    run(
        transaction,
        "INSERT OR REPLACE INTO refusal (asker, asked, times, at, withdrawn) VALUES (?1, ?2, ?3, ?4, ?5)",
        params![row.asker.0, row.asked.0, row.times, row.at, row.withdrawn],
    )
}

pub(super) fn accept(transaction: &Connection, asker: PersonNo, asked: PersonNo) -> rusqlite::Result<()> {
    run(transaction, "DELETE FROM refusal WHERE asker = ?1 AND asked = ?2", params![asker.0, asked.0])
}

/// Everything that concerns a person is forgotten.
pub(super) fn forget(transaction: &Connection, who: PersonNo) -> rusqlite::Result<()> {
    for sql in [
        "DELETE FROM muted WHERE person = ?1",
        "DELETE FROM muted WHERE whom = ?1",
        "DELETE FROM refusal WHERE asker = ?1",
        "DELETE FROM refusal WHERE asked = ?1",
    ] {
        run(transaction, sql, [who.0])?;
    }
    Ok(())
}
