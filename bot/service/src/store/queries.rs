//! Questions to the store.

use lasermate_domain::log::{LoggedRow, PersonNo};
use lasermate_domain::port::{Button, RequestId, RoomId, ServerId, UnixMillis};
use lasermate_domain::tables::stage::GameStatus;
use rusqlite::params;

use super::event::{self, COLUMNS};
use super::{ReadStore, StoreError};

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

impl ReadStore {
    /// What the asker of a request was told, where it has been answered.
    pub fn answer(&self, request: &RequestId) -> Result<Option<GivenAnswer>, StoreError> {
        let given = "SELECT reply, buttons, accepted FROM request WHERE id = ?1";
        let answers = self.all_understood(given, [&request.0], |row| {
            let buttons: String = row.get(1)?;
            let buttons =
                serde_json::from_str(&buttons).map_err(|source| StoreError::Post { id: 0, source })?;
            Ok(GivenAnswer { reply: row.get(0)?, buttons, accepted: row.get(2)? })
        });
        Ok(answers?.pop())
    }

    /// The log of one game, in order.
    pub fn game_log(&self, game: u64) -> Result<Vec<LoggedRow>, StoreError> {
        let rows = format!("SELECT {COLUMNS} FROM log WHERE game = ?1 ORDER BY n");
        self.all_understood(&rows, [game], event::read)
    }

    /// The rows of the log after a number, at most so many.
    pub fn log_after(&self, n: i64, limit: usize) -> Result<Vec<LoggedRow>, StoreError> {
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let rows = format!("SELECT {COLUMNS} FROM log WHERE n > ?1 ORDER BY n LIMIT ?2");
        self.all_understood(&rows, params![n, limit], event::read)
    }

    /// The same, with the number, the game and the error of each row that is not understood.
    pub fn log_each(&self, n: i64, limit: usize) -> Result<Vec<ScannedRow>, StoreError> {
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let rows = format!("SELECT {COLUMNS} FROM log WHERE n > ?1 ORDER BY n LIMIT ?2");
        self.all(&rows, params![n, limit], |row| {
            Ok(ScannedRow { n: row.get("n")?, game: row.get("game").ok(), row: event::read(row) })
        })
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

    pub fn live_game(&self, room: &RoomId) -> Result<Option<u64>, StoreError> {
        self.value("SELECT id FROM game WHERE room = ?1 AND state = 'live'", params![room.0])
    }

    /// The newest game of a room, whatever became of it.
    pub fn last_game(&self, room: &RoomId) -> Result<Option<u64>, StoreError> {
        self.value("SELECT id FROM game WHERE room = ?1 ORDER BY id DESC LIMIT 1", params![room.0])
    }

    /// The newest game of a room that has ended.
    pub fn last_finished_game(&self, room: &RoomId) -> Result<Option<u64>, StoreError> {
        self.value(
            "SELECT id FROM game WHERE room = ?1 AND state = ?2 ORDER BY id DESC LIMIT 1",
            params![room.0, GameStatus::Ended.word()],
        )
    }

    /// The newest game of a room that a person sits in, whatever became of it.
    pub fn last_game_of(&self, room: &RoomId, person: PersonNo) -> Result<Option<u64>, StoreError> {
        self.value(
            "SELECT game.id FROM seat CROSS JOIN game ON game.id = seat.game
             WHERE seat.person = ?2 AND game.room = ?1 ORDER BY game.id DESC LIMIT 1",
            params![room.0, person.0],
        )
    }

    /// The newest archived game of a room at which somebody sat.
    pub fn last_archived_of(&self, room: &RoomId, person: PersonNo) -> Result<Option<u64>, StoreError> {
        self.value(
            "SELECT game.id FROM seat CROSS JOIN game ON game.id = seat.game
             WHERE seat.person = ?2 AND game.room = ?1 AND game.state = 'archived' ORDER BY game.id DESC LIMIT 1",
            params![room.0, person.0],
        )
    }

    /// Some archived games at which somebody sat, everywhere, the newest first.
    pub fn archived_games_of(&self, person: PersonNo) -> Result<Vec<u64>, StoreError> {
        self.column(
            "SELECT game.id FROM seat CROSS JOIN game ON game.id = seat.game
             WHERE seat.person = ?1 AND game.state = 'archived' ORDER BY game.id DESC LIMIT 20",
            [person.0],
        )
    }

    /// Some archived games of a room, the newest first.
    pub fn archived_in(&self, room: &RoomId) -> Result<Vec<u64>, StoreError> {
        self.column(
            "SELECT id FROM game WHERE room = ?1 AND state = 'archived' ORDER BY id DESC LIMIT 20",
            [&room.0],
        )
    }

    /// The live games of a server, oldest first, at most so many.
    pub fn live_games(&self, server: &ServerId, limit: u32) -> Result<Vec<u64>, StoreError> {
        self.column(
            "SELECT id FROM game INDEXED BY game_server WHERE server = ?1 AND state = 'live' ORDER BY id LIMIT ?2",
            params![server.0, limit],
        )
    }

    /// The live games of all servers, oldest first.
    pub fn all_live_games(&self) -> Result<Vec<u64>, StoreError> {
        self.column("SELECT id FROM game INDEXED BY game_live WHERE state = 'live' ORDER BY id", [])
    }

    /// Every game, oldest first.
    pub fn all_games(&self) -> Result<Vec<u64>, StoreError> {
        self.column("SELECT id FROM game ORDER BY id", [])
    }

    /// The games of a server that wait for a thread, oldest first.
    pub fn opening_games(&self, server: &ServerId) -> Result<Vec<u64>, StoreError> {
        self.column(
            "SELECT id FROM game INDEXED BY game_waiting
             WHERE server = ?1 AND state IN ('opening', 'archived') AND state = 'opening' ORDER BY id",
            params![server.0],
        )
    }

    /// The archived games of a server whose last row in the log says so in these words, oldest first.
    pub fn archived_games(&self, server: &ServerId, why: &str) -> Result<Vec<u64>, StoreError> {
        self.column(
            "SELECT id FROM game INDEXED BY game_waiting
             WHERE server = ?1 AND state IN ('opening', 'archived') AND state = 'archived' AND ?2 = (
                 SELECT body FROM log WHERE log.game = game.id ORDER BY n DESC LIMIT 1)
             ORDER BY id",
            params![server.0, why],
        )
    }

    /// The games of a room that are played or wait for a thread under it.
    pub fn standing_games(&self, room: &RoomId) -> Result<Vec<u64>, StoreError> {
        self.column(
            "SELECT id FROM game WHERE room = ?1 AND state IN ('live', 'opening') ORDER BY id",
            params![room.0],
        )
    }

    /// The newest games of a server, whatever became of them, newest first.
    pub fn recent_games(&self, server: &ServerId, limit: u32) -> Result<Vec<u64>, StoreError> {
        self.column(
            "SELECT id FROM game WHERE server = ?1 ORDER BY id DESC LIMIT ?2",
            params![server.0, limit],
        )
    }

    /// The live games a person sits in, everywhere.
    pub fn live_games_of(&self, person: PersonNo) -> Result<Vec<u64>, StoreError> {
        self.column(
            "SELECT game.id FROM seat CROSS JOIN game ON game.id = seat.game
             WHERE seat.person = ?1 AND game.state = 'live' ORDER BY game.id",
            [person.0],
        )
    }

    /// The live games in which somebody sits who has deleted who they are.
    pub fn live_games_of_the_gone(&self) -> Result<Vec<u64>, StoreError> {
        self.column(
            "SELECT DISTINCT game.id FROM game INDEXED BY game_live CROSS JOIN seat ON seat.game = game.id
             CROSS JOIN person ON person.no = seat.person
             WHERE game.state = 'live' AND person.key IS NULL ORDER BY game.id",
            [],
        )
    }

    /// The live games in which computers sit.
    pub fn live_games_of_computers(&self) -> Result<Vec<u64>, StoreError> {
        self.column(
            "SELECT DISTINCT game.id FROM game INDEXED BY game_live CROSS JOIN seat ON seat.game = game.id
             CROSS JOIN person ON person.no = seat.person
             WHERE game.state = 'live' AND person.key GLOB 'computer:*' ORDER BY game.id",
            [],
        )
    }

    /// The games the clock has something to do with at a time.
    pub fn games_due(&self, now: UnixMillis) -> Result<Vec<u64>, StoreError> {
        self.column("SELECT id FROM game WHERE wakes_at <= ?1 ORDER BY wakes_at, id", [now])
    }

    pub fn watchers(&self, game: u64) -> Result<Vec<RoomId>, StoreError> {
        self.all("SELECT room FROM watch WHERE game = ?1 ORDER BY room", [game], |row| row.get(0).map(RoomId))
    }

    /// The games a room watches.
    pub fn watched(&self, room: &RoomId) -> Result<Vec<u64>, StoreError> {
        self.column("SELECT game FROM watch WHERE room = ?1 ORDER BY game", params![room.0])
    }

    /// A room's setting; none where it is at its default.
    pub fn setting(&self, room: &RoomId, name: &str) -> Result<Option<String>, StoreError> {
        self.value("SELECT value FROM setting WHERE room = ?1 AND name = ?2", params![room.0, name])
    }

    /// When a question that a person was asked once more runs out; none where it was not asked.
    pub fn confirmation(
        &self,
        person: PersonNo,
        what: &str,
        game: u64,
        version: u32,
    ) -> Result<Option<UnixMillis>, StoreError> {
        self.value("SELECT expires_at FROM confirmation WHERE person = ?1 AND what = ?2 AND game = ?3 AND version = ?4", params![person.0, what, game, version])
    }
}
