//! The rooms that want a daily puzzle, and who has solved it day after day.

use lasermate_domain::calendar::DAY;
use lasermate_domain::daily::{Day, Streak};
use lasermate_domain::log::PersonNo;
use lasermate_domain::port::{RoomId, ServerId, UnixMillis};
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::statements::run;
use super::{ReadStore, StoreError};

/// A room is due further ahead than this only where the clock was ahead and is right again.
const FURTHEST: UnixMillis = 2 * DAY;

/// A room that is to get the daily puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyRow {
    pub room: RoomId,
    pub server: ServerId,
    pub due_at: UnixMillis,
}

impl ReadStore {
    /// The rooms whose daily puzzle is due, and those that are due further ahead than any can be.
    pub fn dailies_due(&self, now: UnixMillis) -> Result<Vec<DailyRow>, StoreError> {
        self.all(
            "SELECT room, server, due_at FROM daily WHERE due_at <= ?1
             UNION ALL SELECT room, server, due_at FROM daily WHERE due_at > ?2",
            params![now, now.saturating_add(FURTHEST)],
            row,
        )
    }

    /// When a room's daily puzzle is due; `None` where it wants none.
    pub fn daily_of(&self, room: &RoomId) -> Result<Option<DailyRow>, StoreError> {
        self.first("SELECT room, server, due_at FROM daily WHERE room = ?1", [&room.0], row)
    }

    /// On how many days in a row somebody has solved the daily puzzle; `None` for nobody who ever has.
    pub fn streak(&self, who: PersonNo) -> Result<Option<Streak>, StoreError> {
        Ok(streak(&self.reader(), who)?)
    }
}

fn row(row: &Row<'_>) -> rusqlite::Result<DailyRow> {
    Ok(DailyRow { room: RoomId(row.get(0)?), server: ServerId(row.get(1)?), due_at: row.get(2)? })
}

fn streak(connection: &Connection, who: PersonNo) -> rusqlite::Result<Option<Streak>> {
    connection
        .prepare_cached("SELECT last_day, days, best FROM streak WHERE person = ?1")?
        .query_row([who.0], |row| Ok(Streak { last: row.get(0)?, days: row.get(1)?, best: row.get(2)? }))
        .optional()
}

/// A room's daily puzzle is due then, or never.
pub(super) fn due(
    transaction: &Connection,
    room: &RoomId,
    server: &ServerId,
    at: Option<UnixMillis>,
) -> rusqlite::Result<()> {
    match at {
        Some(at) => transaction
            .prepare_cached("INSERT OR REPLACE INTO daily (room, server, due_at) VALUES (?1, ?2, ?3)")?
            .execute(params![room.0, server.0, at]),
        None => transaction.prepare_cached("DELETE FROM daily WHERE room = ?1")?.execute([&room.0]),
    }
    .map(drop)
}

/// Somebody has solved the puzzle of a day.
pub(super) fn solved(transaction: &Connection, who: PersonNo, day: Day) -> rusqlite::Result<()> {
    let Some(Streak { last, days, best }) = Streak::with(streak(transaction, who)?, day) else {
        return Ok(());
    };
    run(
        transaction,
        "INSERT OR REPLACE INTO streak (person, last_day, days, best) VALUES (?1, ?2, ?3, ?4)",
        params![who.0, last, days, best],
    )
}

pub(super) fn forget(transaction: &Connection, who: PersonNo) -> rusqlite::Result<()> {
    run(transaction, "DELETE FROM streak WHERE person = ?1", [who.0])
}
