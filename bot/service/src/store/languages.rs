//! In which languages people and rooms are spoken to.

use lasermate_domain::log::PersonNo;
use lasermate_domain::port::RoomId;
use rusqlite::{Connection, params};

use super::statements::run;
use super::{ReadStore, Store, StoreError};

impl ReadStore {
    /// The language somebody has chosen.
    pub(crate) fn spoken(&self, no: PersonNo) -> Result<Option<String>, StoreError> {
        self.value("SELECT language FROM spoken WHERE person = ?1", [no.0])
    }

    /// What a network has told of a room last.
    pub(crate) fn heard(&self, room: &RoomId) -> Result<Option<String>, StoreError> {
        self.value("SELECT language FROM heard WHERE room = ?1", [&room.0])
    }
}

impl Store {
    pub(crate) fn hear(&self, room: &RoomId, language: &str) -> Result<(), StoreError> {
        let sql = "INSERT OR REPLACE INTO heard (room, language) VALUES (?1, ?2)";
        self.write(sql, params![room.0, language])
    }
}

pub(super) fn speak(transaction: &Connection, no: PersonNo, language: Option<&str>) -> rusqlite::Result<()> {
    match language {
        Some(language) => {
            let sql = "INSERT OR REPLACE INTO spoken (person, language) VALUES (?1, ?2)";
            run(transaction, sql, params![no.0, language])
        }
        None => run(transaction, "DELETE FROM spoken WHERE person = ?1", [no.0]),
    }
}
