//! Holidays: how many days a person has in a community, what one costs, and who is on holiday where.

use lasermate_domain::calendar::{DAY, year_of};
use lasermate_domain::log::{NewRow, PersonNo, Verb};
use lasermate_domain::port::{RoomId, ServerId, UnixMillis};
use rusqlite::{Connection, Row, params};

use super::statements::run;
use super::{ReadStore, StoreError};

/// Days that a person may be on holiday in a community, in the year in which the holiday begins, by UTC.
pub const DAYS_A_YEAR: u32 = 30;

/// A person's holiday in a community: the one that is on, or the last one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holiday {
    pub person: PersonNo,
    pub server: ServerId,
    /// In which room it was asked for.
    pub room: RoomId,
    pub begun_at: UnixMillis,
    /// Until when; once it is over, when it ended.
    pub until: UnixMillis,
    /// Days taken in the year in which it began, it included.
    pub used: u32,
    /// Whether the games of that person know of it as it is now.
    pub told: bool,
}

/// Stands behind what a row of the log says once the games of that person know it.
const TOLD: &str = "told";

impl Holiday {
    /// The last holiday with the days that are left of it given back, as it is when it ends at a moment.
    pub fn ended(self, at: UnixMillis) -> Self {
        let unused = u32::try_from((self.until - at).max(0) / DAY).unwrap_or(0);
        Self { until: self.until.min(at), used: self.used.saturating_sub(unused), told: false, ..self }
    }

    /// Days that were taken in the year of a moment.
    pub fn used_in_year_of(&self, at: UnixMillis) -> u32 {
        if year_of(self.begun_at) == year_of(at) { self.used } else { 0 }
    }

    /// Its row in the log: since when, until when, and the days it takes of its year with all before.
    pub fn row(&self, at: UnixMillis) -> NewRow {
        let Self { person, server, room, begun_at, until, used, told } = self;
        let told = if *told { [" ", TOLD].concat() } else { String::new() };
        NewRow {
            at,
            server: server.clone(),
            room: room.clone(),
            person: Some(*person),
            challenge: None,
            seat: None,
            verb: Verb::Holiday,
            body: format!("{begun_at} {until} {used}{told}"),
        }
    }

    /// What such a row says; `None` where it says no holiday.
    pub fn read(row: &NewRow) -> Option<Self> {
        let mut words = row.body.split(' ');
        let (begun_at, until, used) = (words.next()?, words.next()?, words.next()?);
        Some(Self {
            person: row.person?,
            server: row.server.clone(),
            room: row.room.clone(),
            begun_at: begun_at.parse().ok()?,
            until: until.parse().ok()?,
            used: used.parse().ok()?,
            told: words.next() == Some(TOLD),
        })
    }
}

impl ReadStore {
    /// A person's holiday in a community that is on, or the last one.
    pub fn holiday(&self, who: PersonNo, server: &ServerId) -> Result<Option<Holiday>, StoreError> {
        self.first("SELECT person, server, room, begun_at, until, used, told FROM holiday WHERE person = ?1 AND server = ?2", params![who.0, server.0], row)
    }

    /// The holidays of which the games do not know yet.
    pub fn holidays_to_tell(&self) -> Result<Vec<Holiday>, StoreError> {
        self.all(
            "SELECT person, server, room, begun_at, until, used, told FROM holiday WHERE told = 0",
            [],
            row,
        )
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
    run(
        transaction,
        "INSERT OR REPLACE INTO holiday (person, server, room, begun_at, until, used, told)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        params![person.0, server.0, room.0, begun_at, until, used, told],
    )
}

pub(super) fn forget(transaction: &Connection, who: PersonNo) -> rusqlite::Result<()> {
    run(transaction, "DELETE FROM holiday WHERE person = ?1", [who.0])
}
