//! Letting go of what is old, where whoever runs the bot wants that: finished games, and what requests were answered.

use lasermate_domain::port::UnixMillis;
use rusqlite::{OptionalExtension as _, Transaction, TransactionBehavior, params};

use super::statements::run;
use super::{ReadStore, Store, StoreError};

/// A finished game, with when its first and its last row were written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndedGame {
    pub id: u64,
    pub began_at: UnixMillis,
    pub touched_at: UnixMillis,
}

/// What stays of a removed game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemovedGame {
    pub id: u64,
    /// The row of the log that ended it.
    pub n: i64,
    /// What came of it, as JSON, where something did.
    pub result: Option<String>,
}

impl ReadStore {
    /// Finished games with higher numbers than this, the lowest first, at most so many.
    pub fn ended_games(&self, after: u64, most: usize) -> Result<Vec<EndedGame>, StoreError> {
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        self.all(
            "SELECT id, coalesce((SELECT at FROM log WHERE game = game.id ORDER BY n LIMIT 1), 0),
                    coalesce((SELECT at FROM log WHERE game = game.id ORDER BY n DESC LIMIT 1), 0)
             FROM game WHERE state = 'ended' AND id > ?1 ORDER BY id LIMIT ?2",
            params![after, most],
            |row| Ok(EndedGame { id: row.get(0)?, began_at: row.get(1)?, touched_at: row.get(2)? }),
        )
    }

    /// The games that were removed, for a rebuild.
    pub fn removed_games(&self) -> Result<Vec<RemovedGame>, StoreError> {
        self.all("SELECT game, n, result FROM removed_game ORDER BY n", [], |row| {
            Ok(RemovedGame { id: row.get(0)?, n: row.get(1)?, result: row.get(2)? })
        })
    }
}

impl Store {
    /// Removes a finished game with its rows, those of the challenge that it came of, and what was asked in it. Results and
    /// ratings stay as they are.
    ///
    /// # Errors
    /// The database refuses; nothing is removed then.
    pub fn remove_game(&self, removed: &RemovedGame) -> Result<(), StoreError> {
        let mut writer = self.writer();
        let change = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let id = removed.id;
        let challenge: Option<u64> = change
            .prepare_cached(
                "SELECT challenge FROM log WHERE game = ?1 AND challenge IS NOT NULL ORDER BY n LIMIT 1",
            )?
            .query_row([id], |row| row.get(0))
            .optional()?;
        run(
            &change,
            "INSERT INTO removed_game (game, challenge, n, result) VALUES (?1, ?2, ?3, ?4)",
            params![id, challenge, removed.n, removed.result],
        )?;
        let mut requests = requests(&change, "SELECT request FROM log WHERE game = ?1", id)?;
        run(&change, "DELETE FROM log WHERE game = ?1", [id])?;
        if let Some(challenge) = challenge {
            const OF_CHALLENGE: &str = "SELECT request FROM log WHERE challenge = ?1";
            requests.extend(self::requests(&change, OF_CHALLENGE, challenge)?);
            run(&change, "DELETE FROM log WHERE challenge = ?1", [challenge])?;
            run(&change, "DELETE FROM challenge WHERE id = ?1", [challenge])?;
        }
        for request in requests {
            run(
                &change,
                "DELETE FROM request WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM log WHERE request = ?1)",
                [request],
            )?;
        }
        for delete in [
            "DELETE FROM confirmation WHERE game = ?1 AND person IN (SELECT person FROM seat WHERE game = ?1)",
            "DELETE FROM seat WHERE game = ?1",
            "DELETE FROM watch WHERE game = ?1",
            "DELETE FROM study WHERE game = ?1",
            "DELETE FROM moment WHERE game = ?1",
            "DELETE FROM game WHERE id = ?1",
        ] {
            run(&change, delete, [id])?;
        }
        change.commit()?;
        Ok(())
    }

    /// Forgets what requests from before a time were answered, at most so many, and says how many those were. That they were made
    /// stays where the log refers to them.
    pub fn forget_answers(&self, before: UnixMillis, limit: usize) -> Result<usize, StoreError> {
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let mut writer = self.writer();
        let change = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let deleted = change
            .prepare_cached(
                "DELETE FROM request WHERE id IN (
                     SELECT id FROM request WHERE accepted = 1 AND reply <> '' AND at < ?1 ORDER BY at LIMIT ?2)
                 AND NOT EXISTS (SELECT 1 FROM log WHERE log.request = request.id)",
            )?
            .execute(params![before, limit])?;
        let emptied = change
            .prepare_cached(
                "UPDATE request SET reply = '', buttons = '[]' WHERE id IN (
                     SELECT id FROM request WHERE accepted = 1 AND reply <> '' AND at < ?1 ORDER BY at LIMIT ?2)",
            )?
            .execute(params![before, limit])?;
        change.commit()?;
        Ok(deleted + emptied)
    }
}

fn requests(change: &Transaction<'_>, ask: &str, of: u64) -> Result<Vec<String>, StoreError> {
    let mut ask = change.prepare_cached(ask)?;
    let found = ask.query_map([of], |row| row.get::<_, Option<String>>(0))?;
    Ok(found.filter_map(Result::transpose).collect::<Result<_, _>>()?)
}
