//! Tournaments, as they are after their steps in the log.

use lasermate_domain::port::{RoomId, ServerId, UnixMillis};
use lasermate_domain::tournament::Tournament;
use rusqlite::{Connection, Row as SqlRow, params};

use super::statements::run;
use super::{ReadStore, StoreError, UnreadableKind};

/// A tournament as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentRow {
    pub id: u64,
    pub server: ServerId,
    /// The room in which it was created.
    pub room: RoomId,
    pub tournament: Tournament,
}

impl ReadStore {
    /// A tournament by number. One that is not understood is told once, and as good as none.
    pub fn tournament(&self, id: u64) -> Result<Option<TournamentRow>, StoreError> {
        let found = self.first("SELECT id, server, room, body FROM tournament WHERE id = ?1", [id], raw)?;
        Ok(found.and_then(|found| self.as_tournament(found)))
    }

    /// The newest tournament of a room, whatever became of it.
    pub fn last_tournament(&self, room: &RoomId) -> Result<Option<TournamentRow>, StoreError> {
        let newest = "SELECT id, server, room, body FROM tournament WHERE room = ?1 ORDER BY id DESC LIMIT 1";
        let found = self.first(newest, [&room.0], raw)?;
        Ok(found.and_then(|found| self.as_tournament(found)))
    }

    /// The tournaments that are played.
    pub fn running_tournaments(&self) -> Result<Vec<u64>, StoreError> {
        self.column("SELECT id FROM tournament WHERE state = 'running' ORDER BY id", [])
    }

    /// The tournaments that time alone ends by now.
    pub fn tournaments_due(&self, now: UnixMillis) -> Result<Vec<u64>, StoreError> {
        self.column("SELECT id FROM tournament WHERE wakes_at <= ?1 ORDER BY wakes_at, id", [now])
    }

    /// The highest number in use.
    pub fn last_tournament_number(&self) -> Result<u64, StoreError> {
        Ok(self.value("SELECT coalesce(max(id), 0) FROM tournament", [])?.unwrap_or(0))
    }
}

type RawRow = (u64, ServerId, RoomId, String);

fn raw(row: &SqlRow<'_>) -> rusqlite::Result<RawRow> {
    Ok((row.get(0)?, ServerId(row.get(1)?), RoomId(row.get(2)?), row.get(3)?))
}

impl ReadStore {
    fn as_tournament(&self, (id, server, room, body): RawRow) -> Option<TournamentRow> {
        let tournament = serde_json::from_str(&body)
            .inspect_err(|error| self.unreadable().note(UnreadableKind::Tournament, id, error))
            .ok()?;
        Some(TournamentRow { id, server, room, tournament })
    }
}

pub(super) fn note(transaction: &Connection, row: &TournamentRow) -> rusqlite::Result<()> {
    let body = serde_json::to_string(&row.tournament)
        .map_err(|error| rusqlite::Error::ToSqlConversionFailure(Box::new(error)))?;
    run(
        transaction,
        "INSERT OR REPLACE INTO tournament (id, server, room, state, wakes_at, body)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        params![
            row.id,
            row.server.0,
            row.room.0,
            row.tournament.phase.word(),
            row.tournament.wakes_at(),
            body
        ],
    )
}
