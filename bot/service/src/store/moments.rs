//! Key moments of analysed games: which actions cost most, and what would have been better.

use lasermate_domain::log::PersonNo;
use lasermate_domain::port::ServerId;
use lasermate_domain::tables::log_payload::KeyMoment;
use rusqlite::types::Type;
use rusqlite::{Connection, Row, params};

use super::statements::run;
use super::{ReadStore, StoreError};

/// A game's key moments are these: those of an earlier analysis are no more.
pub(super) fn note(transaction: &Connection, game: u64, moments: &[KeyMoment]) -> rusqlite::Result<()> {
    run(transaction, "DELETE FROM moment WHERE game = ?1", [game])?;
    let mut add = transaction.prepare_cached(
        "INSERT INTO moment (game, number, place, seat, cost, worth, better) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    for KeyMoment { number, place, seat, cost, worth, better } in moments {
        let better = serde_json::Value::from(better.as_slice()).to_string();
        add.execute(params![game, number, place, seat, cost, worth, better])?;
    }
    Ok(())
}

impl ReadStore {
    /// A key moment of a game; `None` where there is none of that number.
    pub fn moment(&self, game: u64, number: u32) -> Result<Option<KeyMoment>, StoreError> {
        self.first(
            "SELECT number, place, seat, cost, worth, better FROM moment WHERE game = ?1 AND number = ?2",
            params![game, number],
            read,
        )
    }

    /// The numbers of a game's key moments, in order.
    pub fn moments_of(&self, game: u64) -> Result<Vec<u32>, StoreError> {
        self.column("SELECT number FROM moment WHERE game = ?1 ORDER BY number", [game])
    }

    /// The key moments of a community's games in which somebody did what cost a lot, as the game and their number, the newest
    /// game first; at most so many.
    pub fn mistakes_of(
        &self,
        who: PersonNo,
        server: &ServerId,
        most: usize,
    ) -> Result<Vec<(u64, u32)>, StoreError> {
        self.all(
            "SELECT moment.game, moment.number FROM seat
             JOIN moment ON moment.game = seat.game AND moment.seat = seat.seat
             JOIN game ON game.id = seat.game AND game.server = ?2
             WHERE seat.person = ?1 ORDER BY moment.game DESC, moment.number LIMIT ?3",
            params![who.0, server.0, most],
            |row| Ok((row.get(0)?, row.get(1)?)),
        )
    }
}

fn read(row: &Row<'_>) -> rusqlite::Result<KeyMoment> {
    const BETTER: usize = 5;
    let better: String = row.get(BETTER)?;
    let better = serde_json::from_str(&better)
        .map_err(|error| rusqlite::Error::FromSqlConversionFailure(BETTER, Type::Text, Box::new(error)))?;
    Ok(KeyMoment {
        number: row.get(0)?,
        place: row.get(1)?,
        seat: row.get(2)?,
        cost: row.get(3)?,
        worth: row.get(4)?,
        better,
    })
}
