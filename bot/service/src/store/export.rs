//! All that is kept about a person, to be handed over.

use lasermate_domain::daily::Streak;
use lasermate_domain::log::PersonNo;
use lasermate_domain::port::UnixMillis;
use rusqlite::Row as SqlRow;
use serde::Serialize;

use super::{KeptAttempt, KeptRating, KeptResult, KeptSolver, ReadStore, StoreError};

/// All that is kept about a person, on every server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PersonExport {
    pub id: String,
    /// The name that was seen last.
    pub name: String,
    /// When they wish to be pinged, where they have said so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pings: Option<String>,
    /// The language they have chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The browsers of the web chat that notify them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notified_in: Vec<KeptBrowser>,
    /// The people who were muted, by their names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub muted: Vec<String>,
    /// What was asked, with what was answered.
    pub requests: Vec<KeptRequest>,
    pub log: Vec<KeptRow>,
    pub seats: Vec<KeptSeat>,
    pub ratings: Vec<KeptRating>,
    /// What came of finished games.
    pub results: Vec<KeptResult>,
    pub solver: Vec<KeptSolver>,
    /// The puzzles that were tried.
    pub puzzles: Vec<KeptAttempt>,
    /// On how many days in a row the daily puzzle was solved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub streak: Option<KeptStreak>,
    /// Whether the name is on the leaderboard of all servers.
    pub listed: bool,
}

/// Days on which the daily puzzle was solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct KeptStreak {
    /// So many in a row, up to the last one.
    pub days: u32,
    /// The most in a row that there were.
    pub best: u32,
}

/// A browser that notifies somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KeptBrowser {
    /// Its address at its push service.
    pub address: String,
    pub language: String,
    /// When the page was open there last, in milliseconds since 1970.
    pub seen_at: UnixMillis,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KeptRequest {
    /// The platform's id of it.
    pub id: String,
    /// When, in milliseconds since 1970.
    pub at: UnixMillis,
    pub done: bool,
    pub answer: String,
}

/// A row of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KeptRow {
    /// When, in milliseconds since 1970.
    pub at: UnixMillis,
    pub server: String,
    pub room: String,
    pub what: String,
    pub details: String,
    /// The challenge it was about.
    pub challenge: Option<u64>,
    /// The game it was about.
    pub game: Option<u64>,
    /// The seat, from 1.
    pub seat: Option<u8>,
}

/// A seat in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KeptSeat {
    pub game: u64,
    /// The seat, from 1.
    pub seat: u8,
}

impl ReadStore {
    /// All that is kept about a person.
    pub fn all_of(&self, no: PersonNo) -> Result<PersonExport, StoreError> {
        let named = "SELECT key, name FROM person WHERE no = ?1 AND key IS NOT NULL";
        let who = self.first(named, [no.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let (id, name) = who.unwrap_or_default();
        let requests = self.kept(
            "SELECT id, at, accepted, reply FROM request WHERE person = ?1 ORDER BY at, id",
            no,
            |row| {
                Ok(KeptRequest { id: row.get(0)?, at: row.get(1)?, done: row.get(2)?, answer: row.get(3)? })
            },
        )?;
        let log = self.kept(
            "SELECT at, server, room, verb, body, challenge, game, seat FROM log WHERE person = ?1 ORDER BY n",
            no,
            |row| {
                Ok(KeptRow {
                    at: row.get(0)?,
                    server: row.get(1)?,
                    room: row.get(2)?,
                    what: row.get(3)?,
                    details: row.get(4)?,
                    challenge: row.get(5)?,
                    game: row.get(6)?,
                    seat: row.get(7)?,
                })
            },
        )?;
        let seats =
            self.kept("SELECT game, seat FROM seat WHERE person = ?1 ORDER BY game, seat", no, |row| {
                Ok(KeptSeat { game: row.get(0)?, seat: row.get(1)? })
            })?;
        let ratings = self.kept(
            "SELECT variant, tempo, rating, deviation, volatility, games FROM rating WHERE person = ?1
             ORDER BY variant, tempo",
            no,
            |row| {
                Ok(KeptRating {
                    variant: row.get(0)?,
                    tempo: row.get(1)?,
                    rating: row.get(2)?,
                    deviation: row.get(3)?,
                    volatility: row.get(4)?,
                    games: row.get(5)?,
                })
            },
        )?;
        let results = self.kept(
            "SELECT game, came, at, rating FROM result WHERE person = ?1 ORDER BY game, seat",
            no,
            |row| {
                Ok(KeptResult { game: row.get(0)?, came: row.get(1)?, at: row.get(2)?, rating: row.get(3)? })
            },
        )?;
        let solver = self.kept(
            "SELECT variant, rating, deviation, volatility, tried, solved FROM solver WHERE person = ?1 ORDER BY variant",
            no,
            |row| {
                Ok(KeptSolver {
                    variant: row.get(0)?,
                    rating: row.get(1)?,
                    deviation: row.get(2)?,
                    volatility: row.get(3)?,
                    tried: row.get(4)?,
                    solved: row.get(5)?,
                })
            },
        )?;
        let puzzles = self.kept(
            "SELECT puzzle, solved, at FROM attempt WHERE person = ?1 ORDER BY at, puzzle",
            no,
            |row| Ok(KeptAttempt { puzzle: row.get(0)?, solved: row.get(1)?, at: row.get(2)? }),
        )?;
        let muted = self.kept(
            "SELECT name FROM person JOIN muted ON no = whom WHERE person = ?1 ORDER BY no",
            no,
            |row| row.get(0),
        )?;
        let notified_in = self.kept(
            "SELECT endpoint, language, seen_at FROM local_push
             WHERE person = (SELECT key FROM person WHERE no = ?1) ORDER BY seen_at DESC",
            no,
            |row| Ok(KeptBrowser { address: row.get(0)?, language: row.get(1)?, seen_at: row.get(2)? }),
        )?;
        let (pings, listed) = (self.pings(no)?, self.is_listed(no)?);
        let streak = self.streak(no)?.map(|Streak { days, best, .. }| KeptStreak { days, best });
        Ok(PersonExport {
            id,
            name,
            pings,
            language: self.spoken(no)?,
            notified_in,
            muted,
            requests,
            log,
            seats,
            ratings,
            results,
            solver,
            puzzles,
            streak,
            listed,
        })
    }

    fn kept<T>(
        &self,
        sql: &str,
        no: PersonNo,
        read: impl Fn(&SqlRow<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        self.all(sql, [no.0], |row| read(row))
    }
}
