//! Finished games that wait to be looked back at.

use lasermate_domain::port::{RoomId, ServerId, UnixMillis};

use super::{ReadStore, StoreError};

/// A game to look back at, and the room that waits for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyRow {
    /// Where what is found is posted.
    pub room: RoomId,
    pub game: u64,
    pub server: ServerId,
    /// When it was asked for.
    pub at: UnixMillis,
}

impl ReadStore {
    /// The games that wait, whichever was asked for first before the others.
    pub fn studies(&self) -> Result<Vec<StudyRow>, StoreError> {
        self.all("SELECT room, game, server, at FROM study ORDER BY at, game, room", [], |row| {
            let (room, server) = (RoomId(row.get(0)?), ServerId(row.get(2)?));
            Ok(StudyRow { room, game: row.get(1)?, server, at: row.get(3)? })
        })
    }
}
