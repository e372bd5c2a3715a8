//! Who has tried which puzzle, and the ratings that come of it.

use std::collections::BTreeMap;

use lasermate_domain::log::PersonNo;
use lasermate_domain::port::UnixMillis;
use lasermate_domain::ratings::{Attempt, PuzzleSkill, Skill, after_attempt};
use rusqlite::{Connection, OptionalExtension, Params, Row, params};
use serde::Serialize;

use super::statements::run;
use super::{ReadStore, StoreError};

const OF_SOLVER: &str = "SELECT rating, deviation, volatility, tried, solved, at FROM solver
     WHERE person = ?1 AND variant = ?2";
const OF_PUZZLE: &str =
    "SELECT rating, deviation, volatility, tried, solved, at FROM puzzle WHERE number = ?1";

/// Somebody's rating by puzzles as it is handed over to its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KeptSolver {
    pub variant: String,
    /// In millionths of a point.
    pub rating: i64,
    /// In millionths of a point.
    pub deviation: i64,
    pub volatility: i64,
    /// How many puzzles were tried.
    pub tried: u32,
    /// How many of them were solved.
    pub solved: u32,
}

/// A puzzle that was tried, as it is handed over to who tried it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KeptAttempt {
    pub puzzle: u64,
    /// Whether the first answer was right.
    pub solved: bool,
    /// When, in milliseconds since 1970.
    pub at: UnixMillis,
}

impl ReadStore {
    /// The puzzles that somebody has tried, and whether the first answer was right.
    pub fn attempted(&self, who: PersonNo) -> Result<BTreeMap<u64, bool>, StoreError> {
        let all = "SELECT puzzle, solved FROM attempt WHERE person = ?1";
        let all = self.all(all, [who.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(all.into_iter().collect())
    }

    /// Whether somebody has tried a puzzle.
    pub fn has_attempted(&self, who: PersonNo, puzzle: u64) -> Result<bool, StoreError> {
        self.has("SELECT 1 FROM attempt WHERE person = ?1 AND puzzle = ?2", params![who.0, puzzle])
    }

    /// Somebody's rating by the puzzles of a game; none before the first.
    pub fn solver(&self, who: PersonNo, variant: &str) -> Result<Option<PuzzleSkill>, StoreError> {
        Ok(read(&self.reader(), OF_SOLVER, params![who.0, variant])?)
    }

    /// The rating of a puzzle; none before anybody has tried it.
    pub fn puzzle(&self, number: u64) -> Result<Option<PuzzleSkill>, StoreError> {
        Ok(read(&self.reader(), OF_PUZZLE, [number])?)
    }

    /// The ratings of the puzzles of a game that anybody has tried, in millionths of a point.
    pub fn puzzles_of(&self, variant: &str) -> Result<BTreeMap<u64, i64>, StoreError> {
        let all = "SELECT number, rating FROM puzzle WHERE variant = ?1";
        let all = self.all(all, [variant], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(all.into_iter().collect())
    }

    /// All ratings of somebody by puzzles, by game, the one of most puzzles first.
    pub fn solver_of(&self, who: PersonNo) -> Result<Vec<(String, PuzzleSkill)>, StoreError> {
        self.all(
            "SELECT rating, deviation, volatility, tried, solved, at, variant FROM solver WHERE person = ?1
             ORDER BY tried DESC, variant",
            [who.0],
            |row| Ok((row.get(6)?, skill(row)?)),
        )
    }
}

fn skill(row: &Row<'_>) -> rusqlite::Result<PuzzleSkill> {
    let skill = Skill { rating: row.get(0)?, deviation: row.get(1)?, volatility: row.get(2)? };
    Ok(PuzzleSkill { skill, tried: row.get(3)?, solved: row.get(4)?, at: row.get(5)? })
}

fn read(connection: &Connection, sql: &str, with: impl Params) -> rusqlite::Result<Option<PuzzleSkill>> {
    connection.prepare_cached(sql)?.query_row(with, skill).optional()
}

/// Somebody has tried a puzzle: only the first time counts.
pub(super) fn note(transaction: &Connection, attempt: &Attempt) -> rusqlite::Result<()> {
    let Attempt { person, puzzle, variant, solved, at, .. } = attempt;
    let added = transaction
        .prepare_cached("INSERT OR IGNORE INTO attempt (person, puzzle, solved, at) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![person.0, puzzle, solved, at])?;
    if added == 0 {
        return Ok(());
    }
    let before =
        (read(transaction, OF_SOLVER, params![person.0, variant])?, read(transaction, OF_PUZZLE, [puzzle])?);
    let (own, of_puzzle) = after_attempt(attempt, before.0, before.1);
    let write = |sql: &str, of: i64, now: PuzzleSkill| {
        let Skill { rating, deviation, volatility } = now.skill;
        let values = params![of, variant, rating, deviation, volatility, now.tried, now.solved, now.at];
        run(transaction, sql, values)
    };
    write(
        "INSERT OR REPLACE INTO solver (person, variant, rating, deviation, volatility, tried, solved, at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        person.0,
        own,
    )?;
    write(
        "INSERT OR REPLACE INTO puzzle (number, variant, rating, deviation, volatility, tried, solved, at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        i64::try_from(*puzzle).unwrap_or(i64::MAX),
        of_puzzle,
    )
}

/// What somebody has tried, and how well, is forgotten. The ratings of the puzzles stay.
pub(super) fn forget(transaction: &Connection, who: PersonNo) -> rusqlite::Result<()> {
    for sql in ["DELETE FROM attempt WHERE person = ?1", "DELETE FROM solver WHERE person = ?1"] {
        run(transaction, sql, [who.0])?;
    }
    Ok(())
}
