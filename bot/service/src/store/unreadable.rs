//! What is in the database and cannot be read: told once, counted, and passed over.

use std::collections::HashSet;
use std::fmt::Display;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use lasermate_domain::limits::UNREADABLE;
use lasermate_domain::log::LoggedRow;
use lasermate_domain::port::{Post, RoomId};
use lasermate_domain::tournament::Tournament;
use rusqlite::{Connection, OptionalExtension};
use strum::IntoStaticStr;

use super::event::{self, COLUMNS};
use super::{ReadStore, StoreError};
use crate::metrics;

/// What kind of thing cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum UnreadableKind {
    /// A game: its rows of the log do not fit together.
    Game,
    /// A post of the outbox.
    Post,
    Challenge,
    Tournament,
    /// A message of the web chat.
    Message,
}

impl UnreadableKind {
    /// The word in the log and in the figures.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// The things that could not be read since the start.
#[derive(Debug, Default)]
pub struct UnreadableItems {
    told: Mutex<HashSet<(UnreadableKind, u64)>>,
    count: AtomicU64,
}

impl UnreadableItems {
    /// How often something was told.
    pub fn count(&self) -> u64 {
        self.count.load(Ordering::Relaxed)
    }

    /// Notes a thing by its number: the first time it is logged and counted.
    pub fn note(&self, what: UnreadableKind, number: u64, why: &dyn Display) {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.len() >= UNREADABLE {
            told.clear();
        }
        if !told.insert((what, number)) {
            return;
        }
        drop(told);
        self.count.fetch_add(1, Ordering::Relaxed);
        metrics::unreadable(what.word());
        tracing::error!(
            kind = what.word(),
            number,
            %why,
            "cannot be read and is passed over; lasermate doctor says what to do"
        );
    }
}

/// Says of what is stored whether it can be read, and if not, why.
#[derive(Clone, Copy, Debug)]
pub struct Fits {
    /// Whether the rows of a game fit together.
    pub game: fn(&[LoggedRow]) -> Result<(), String>,
    /// Whether the JSON of a challenge's terms is one.
    pub challenge: fn(&str) -> Result<(), String>,
    /// Whether the JSON of a message of the web chat is one.
    pub message: fn(&str) -> Result<(), String>,
}

/// What a look at a database finds that cannot be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// Games: the number, why, and the room that waits for it.
    pub games: Vec<(u64, String, Option<RoomId>)>,
    /// Posts of the outbox: the number and why.
    pub posts: Vec<(u64, String)>,
    /// Challenges that stand: the number and why.
    pub challenges: Vec<(u64, String)>,
    /// Tournaments that are not over: the number and why.
    pub tournaments: Vec<(u64, String)>,
    /// Messages of the web chat: the number and why.
    pub messages: Vec<(u64, String)>,
}

/// Reads every game, every post that is owed, every challenge and tournament that stands and every message of the web chat. A file of an earlier version may have no
/// table for some of them.
pub(super) fn survey(connection: &Connection, fits: Fits) -> Survey {
    let post = |text: &str| serde_json::from_str::<Post>(text).map(drop).map_err(|error| error.to_string());
    let tournament =
        |text: &str| serde_json::from_str::<Tournament>(text).map(drop).map_err(|error| error.to_string());
    Survey {
        challenges: texts(
            connection,
            "SELECT id, body FROM challenge WHERE state = 'open' ORDER BY id",
            fits.challenge,
        )
        .unwrap_or_default(),
        tournaments: texts(
            connection,
            "SELECT id, body FROM tournament WHERE state IN ('open', 'running') ORDER BY id",
            tournament,
        )
        .unwrap_or_default(),
        games: games(connection, fits).unwrap_or_default(),
        posts: texts(connection, "SELECT id, post FROM outbox ORDER BY id", post).unwrap_or_default(),
        messages: texts(connection, "SELECT id, body FROM local_message ORDER BY id", fits.message)
            .unwrap_or_default(),
    }
}

/// The rows of a table whose text does not fit.
fn texts(
    connection: &Connection,
    sql: &str,
    fits: fn(&str) -> Result<(), String>,
) -> rusqlite::Result<Vec<(u64, String)>> {
    let mut found = Vec::new();
    let mut all = connection.prepare(sql)?;
    let mut rows = all.query([])?;
    while let Some(row) = rows.next()? {
        if let Err(why) = row.get_ref(1)?.as_str().map_err(|error| error.to_string()).and_then(fits) {
            found.push((row.get(0)?, why));
        }
    }
    Ok(found)
}

/// A game that cannot be read: its number, why, and the room that waits for it.
type UnreadGame = (u64, String, Option<RoomId>);

fn games(connection: &Connection, fits: Fits) -> rusqlite::Result<Vec<UnreadGame>> {
    let mut found = Vec::new();
    let mut judge = |game: u64, rows: Result<Vec<LoggedRow>, StoreError>| -> rusqlite::Result<()> {
        let Err(why) = rows.map_err(|error| error.to_string()).and_then(|rows| (fits.game)(&rows)) else {
            return Ok(());
        };
        let room = room_held_by(connection, game)?;
        found.push((game, why, room));
        Ok(())
    };
    let sql = format!("SELECT {COLUMNS} FROM log WHERE game IS NOT NULL ORDER BY game, n");
    let mut all = connection.prepare(&sql)?;
    let mut rows = all.query([])?;
    let mut current: Option<(u64, Result<Vec<LoggedRow>, StoreError>)> = None;
    while let Some(row) = rows.next()? {
        let Ok(game) = row.get("game") else { continue };
        if let Some((before, rows)) = current.take_if(|(before, _)| *before != game) {
            judge(before, rows)?;
        }
        let (_, rows) = current.get_or_insert_with(|| (game, Ok(Vec::new())));
        match (event::read(row), rows.as_mut()) {
            (Ok(row), Ok(rows)) => rows.push(row),
            (Err(error), Ok(_)) => *rows = Err(error),
            (_, Err(_)) => {}
        }
    }
    if let Some((game, rows)) = current {
        judge(game, rows)?;
    }
    Ok(found)
}

fn room_held_by(connection: &Connection, game: u64) -> rusqlite::Result<Option<RoomId>> {
    connection
        .prepare_cached("SELECT room FROM game WHERE id = ?1 AND state IN ('live', 'opening')")?
        .query_row([game], |row| row.get(0).map(RoomId))
        .optional()
}

impl ReadStore {
    /// What could not be read since the start.
    pub const fn unreadable(&self) -> &UnreadableItems {
        &self.unreadable
    }

    /// The room of a game that is played or waits for a thread, without reading the game; `None` for any other.
    pub fn room_held_by(&self, game: u64) -> Result<Option<RoomId>, StoreError> {
        Ok(room_held_by(&self.reader(), game)?)
    }

    /// The last row of a game in the log; 0 where it has none.
    pub fn last_row(&self, game: u64) -> Result<i64, StoreError> {
        Ok(super::commit::last_row_of(&self.reader(), game)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_has_a_bound() {
        let unreadable = UnreadableItems::default();
        for number in 0..3 * UNREADABLE as u64 {
            unreadable.note(UnreadableKind::Post, number, &"torn");
        }
        assert!(unreadable.told.lock().unwrap().len() <= UNREADABLE);
    }
}
