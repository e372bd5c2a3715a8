//! Questions to the store.

use lasermate_domain::log::{LoggedRow, PersonNo};
use lasermate_domain::port::{Button, RequestId, RoomId, ServerId, UnixMillis};
use lasermate_domain::sessions::game::GameStatus;
use rusqlite::{OptionalExtension, params};

use super::event::{self, COLUMNS};
use super::{Store, StoreError};

/// What the asker of a request was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenAnswer {
    /// The words; empty once the asker's data have been deleted.
    pub reply: String,
    pub buttons: Vec<Button>,
    pub accepted: bool,
}

/// A row of the log, readable or not.
#[derive(Debug)]
pub struct ScannedRow {
    pub n: i64,
    /// The game it belongs to, where it names one.
    pub game: Option<u64>,
    /// The row, or why it is not understood.
    pub row: Result<LoggedRow, StoreError>,
}

impl Store {
    /// What the asker of a request was told, where it has been answered.
    ///
    /// # Errors
    /// The database refuses, or the answer is not understood.
    pub fn answer(&self, request: &RequestId) -> Result<Option<GivenAnswer>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached("SELECT reply, buttons, accepted FROM request WHERE id = ?1")?;
        let mut rows = find.query([&request.0])?;
        let Some(row) = rows.next()? else { return Ok(None) };
        let buttons: String = row.get(1)?;
        let buttons = serde_json::from_str(&buttons).map_err(|source| StoreError::Post { id: 0, source })?;
        Ok(Some(GivenAnswer { reply: row.get(0)?, buttons, accepted: row.get(2)? }))
    }

    /// The log of one game, in order.
    ///
    /// # Errors
    /// The database refuses, or a row is not understood.
    pub fn game_log(&self, game: u64) -> Result<Vec<LoggedRow>, StoreError> {
        self.rows(&format!("SELECT {COLUMNS} FROM log WHERE game = ?1 ORDER BY n"), params![game])
    }

    /// The rows of the log after a number, at most so many.
    ///
    /// # Errors
    /// The database refuses, or a row is not understood.
    pub fn log_after(&self, n: i64, limit: usize) -> Result<Vec<LoggedRow>, StoreError> {
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        self.rows(&format!("SELECT {COLUMNS} FROM log WHERE n > ?1 ORDER BY n LIMIT ?2"), params![n, limit])
    }

    /// The same, with the number, the game and the error of each row that is not understood.
    pub fn log_each(&self, n: i64, limit: usize) -> Result<Vec<ScannedRow>, StoreError> {
        let reader = self.reader();
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let sql = format!("SELECT {COLUMNS} FROM log WHERE n > ?1 ORDER BY n LIMIT ?2");
        let mut find = reader.prepare_cached(&sql)?;
        let mut rows = find.query(params![n, limit])?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            found.push(ScannedRow { n: row.get("n")?, game: row.get("game").ok(), row: event::read(row) });
        }
        Ok(found)
    }

    fn rows(&self, sql: &str, with: impl rusqlite::Params) -> Result<Vec<LoggedRow>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached(sql)?;
        let mut rows = find.query(with)?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            found.push(event::read(row)?);
        }
        Ok(found)
    }

    /// The highest numbers in use: of a challenge and of a game.
    pub fn last_numbers(&self) -> Result<(u64, u64), StoreError> {
        Ok(self.reader().query_row(
            "SELECT max((SELECT coalesce(max(id), 0) FROM challenge),
                        (SELECT coalesce(max(challenge), 0) FROM removed_game WHERE challenge IS NOT NULL)),
                    max((SELECT coalesce(max(id), 0) FROM game),
                        (SELECT coalesce(max(game), 0) FROM log WHERE game IS NOT NULL),
                        (SELECT coalesce(max(game), 0) FROM removed_game))",
            [],
            |row| Ok((row.get(0)?, row.get(1)?)),
        )?)
    }

    /// The live game of a room.
    pub fn live_game(&self, room: &RoomId) -> Result<Option<u64>, StoreError> {
        self.one("SELECT id FROM game WHERE room = ?1 AND state = 'live'", params![room.0])
    }

    /// The newest game of a room, whatever became of it.
    pub fn last_game(&self, room: &RoomId) -> Result<Option<u64>, StoreError> {
        self.one("SELECT id FROM game WHERE room = ?1 ORDER BY id DESC LIMIT 1", params![room.0])
    }

    /// The newest game of a room that has ended.
    pub fn last_finished_game(&self, room: &RoomId) -> Result<Option<u64>, StoreError> {
        self.one(
            "SELECT id FROM game WHERE room = ?1 AND state = ?2 ORDER BY id DESC LIMIT 1",
            params![room.0, GameStatus::Ended.word()],
        )
    }

    /// The newest game of a room that a person sits in, whatever became of it.
    pub fn last_game_of(&self, room: &RoomId, person: PersonNo) -> Result<Option<u64>, StoreError> {
        self.one(
            "SELECT game.id FROM seat CROSS JOIN game ON game.id = seat.game
             WHERE seat.person = ?2 AND game.room = ?1 ORDER BY game.id DESC LIMIT 1",
            params![room.0, person.0],
        )
    }

    /// The newest archived game of a room at which somebody sat.
    pub fn last_archived_of(&self, room: &RoomId, person: PersonNo) -> Result<Option<u64>, StoreError> {
        self.one(
            "SELECT game.id FROM seat CROSS JOIN game ON game.id = seat.game
             WHERE seat.person = ?2 AND game.room = ?1 AND game.state = 'archived' ORDER BY game.id DESC LIMIT 1",
            params![room.0, person.0],
        )
    }

    /// Some archived games at which somebody sat, everywhere, the newest first.
    pub fn archived_games_of(&self, person: PersonNo) -> Result<Vec<u64>, StoreError> {
        self.ids(
            "SELECT game.id FROM seat CROSS JOIN game ON game.id = seat.game
             WHERE seat.person = ?1 AND game.state = 'archived' ORDER BY game.id DESC LIMIT 20",
            [person.0],
        )
    }

    /// Some archived games of a room, the newest first.
    pub fn archived_in(&self, room: &RoomId) -> Result<Vec<u64>, StoreError> {
        self.ids(
            "SELECT id FROM game WHERE room = ?1 AND state = 'archived' ORDER BY id DESC LIMIT 20",
            [&room.0],
        )
    }

    fn one(&self, sql: &str, with: impl rusqlite::Params) -> Result<Option<u64>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached(sql)?;
        Ok(find.query_row(with, |row| row.get(0)).optional()?)
    }

    fn ids(&self, sql: &str, with: impl rusqlite::Params) -> Result<Vec<u64>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached(sql)?;
        let ids = find.query_map(with, |row| row.get(0))?.collect::<Result<_, _>>()?;
        Ok(ids)
    }

    /// The live games of a server, oldest first, at most so many.
    pub fn live_games(&self, server: &ServerId, limit: u32) -> Result<Vec<u64>, StoreError> {
        self.ids(
            "SELECT id FROM game INDEXED BY game_server WHERE server = ?1 AND state = 'live' ORDER BY id LIMIT ?2",
            params![server.0, limit],
        )
    }

    /// The live games of all servers, oldest first.
    pub fn all_live_games(&self) -> Result<Vec<u64>, StoreError> {
        self.ids("SELECT id FROM game INDEXED BY game_live WHERE state = 'live' ORDER BY id", [])
    }

    /// Every game, oldest first.
    pub fn all_games(&self) -> Result<Vec<u64>, StoreError> {
        self.ids("SELECT id FROM game ORDER BY id", [])
    }

    /// The games of a server that wait for a thread, oldest first.
    pub fn opening_games(&self, server: &ServerId) -> Result<Vec<u64>, StoreError> {
        self.ids(
            "SELECT id FROM game INDEXED BY game_waiting
             WHERE server = ?1 AND state IN ('opening', 'archived') AND state = 'opening' ORDER BY id",
            params![server.0],
        )
    }

    /// The archived games of a server whose last row in the log says so in these words, oldest first.
    pub fn archived_games(&self, server: &ServerId, why: &str) -> Result<Vec<u64>, StoreError> {
        self.ids(
            "SELECT id FROM game INDEXED BY game_waiting
             WHERE server = ?1 AND state IN ('opening', 'archived') AND state = 'archived' AND ?2 = (
                 SELECT body FROM log WHERE log.game = game.id ORDER BY n DESC LIMIT 1)
             ORDER BY id",
            params![server.0, why],
        )
    }

    /// The games of a room that are played or wait for a thread under it.
    pub fn standing_games(&self, room: &RoomId) -> Result<Vec<u64>, StoreError> {
        self.ids(
            "SELECT id FROM game WHERE room = ?1 AND state IN ('live', 'opening') ORDER BY id",
            params![room.0],
        )
    }

    /// The newest games of a server, whatever became of them, newest first.
    pub fn recent_games(&self, server: &ServerId, limit: u32) -> Result<Vec<u64>, StoreError> {
        self.ids("SELECT id FROM game WHERE server = ?1 ORDER BY id DESC LIMIT ?2", params![server.0, limit])
    }

    /// The live games a person sits in, everywhere.
    pub fn live_games_of(&self, person: PersonNo) -> Result<Vec<u64>, StoreError> {
        self.ids(
            "SELECT game.id FROM seat CROSS JOIN game ON game.id = seat.game
             WHERE seat.person = ?1 AND game.state = 'live' ORDER BY game.id",
            [person.0],
        )
    }

    /// The games of a server that have ended and in which a person sat.
    pub fn ended_games_of(&self, server: &ServerId, person: PersonNo) -> Result<Vec<u64>, StoreError> {
        self.ids(
            "SELECT game.id FROM seat CROSS JOIN game ON game.id = seat.game
             WHERE seat.person = ?2 AND game.server = ?1 AND game.state = 'ended' ORDER BY game.id",
            params![server.0, person.0],
        )
    }

    /// The live games in which somebody sits who has deleted who they are.
    pub fn live_games_of_the_gone(&self) -> Result<Vec<u64>, StoreError> {
        self.ids(
            "SELECT DISTINCT game.id FROM game INDEXED BY game_live CROSS JOIN seat ON seat.game = game.id
             CROSS JOIN person ON person.no = seat.person
             WHERE game.state = 'live' AND person.key IS NULL ORDER BY game.id",
            [],
        )
    }

    /// The live games in which computers sit.
    pub fn live_games_of_computers(&self) -> Result<Vec<u64>, StoreError> {
        self.ids(
            "SELECT DISTINCT game.id FROM game INDEXED BY game_live CROSS JOIN seat ON seat.game = game.id
             CROSS JOIN person ON person.no = seat.person
             WHERE game.state = 'live' AND person.key GLOB 'computer:*' ORDER BY game.id",
            [],
        )
    }

    /// The games the clock has something to do with at a time.
    pub fn games_due(&self, now: UnixMillis) -> Result<Vec<u64>, StoreError> {
        self.ids("SELECT id FROM game WHERE wakes_at <= ?1 ORDER BY wakes_at, id", [now])
    }

    /// The rooms that watch a game.
    pub fn watchers(&self, game: u64) -> Result<Vec<RoomId>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached("SELECT room FROM watch WHERE game = ?1 ORDER BY room")?;
        let rooms = find.query_map([game], |row| row.get(0).map(RoomId))?.collect::<Result<_, _>>()?;
        Ok(rooms)
    }

    /// The games a room watches.
    pub fn watched(&self, room: &RoomId) -> Result<Vec<u64>, StoreError> {
        self.ids("SELECT game FROM watch WHERE room = ?1 ORDER BY game", params![room.0])
    }

    /// A room's setting; none where it is at its default.
    pub fn setting(&self, room: &RoomId, name: &str) -> Result<Option<String>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached("SELECT value FROM setting WHERE room = ?1 AND name = ?2")?;
        Ok(find.query_row(params![room.0, name], |row| row.get(0)).optional()?)
    }

    /// When a question that a person was asked once more runs out; none where it was not asked.
    pub fn confirmation(
        &self,
        person: PersonNo,
        what: &str,
        game: u64,
        version: u32,
    ) -> Result<Option<UnixMillis>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached(
            "SELECT expires_at FROM confirmation WHERE person = ?1 AND what = ?2 AND game = ?3 AND version = ?4",
        )?;
        Ok(find.query_row(params![person.0, what, game, version], |row| row.get(0)).optional()?)
    }
}
