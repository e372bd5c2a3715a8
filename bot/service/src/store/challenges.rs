//! Questions about challenges.

use lasermate_domain::log::PersonNo;
use lasermate_domain::port::{RoomId, ServerId, UnixMillis};
use rusqlite::{Row as SqlRow, params};

use super::derived::{ChallengeRow, ChallengeState};
use super::{ReadStore, StoreError, UnreadableKind};

impl ReadStore {
    pub fn challenge(&self, id: u64) -> Result<Option<ChallengeRow>, StoreError> {
        Ok(self.challenges("id = ?1", params![id])?.into_iter().next())
    }

    /// The challenges that stand in a room, oldest first.
    pub fn open_challenges(&self, room: &RoomId) -> Result<Vec<ChallengeRow>, StoreError> {
        self.challenges("room = ?1 AND state = 'open'", params![room.0])
    }

    /// The challenges a person has made, or has been made, that stand anywhere.
    pub fn open_challenges_of(&self, person: PersonNo) -> Result<Vec<ChallengeRow>, StoreError> {
        self.challenges("(challenger = ?1 OR opponent = ?1) AND state = 'open'", params![person.0])
    }

    /// The challenges that stand in a server.
    pub fn open_challenges_in(&self, server: &ServerId) -> Result<Vec<ChallengeRow>, StoreError> {
        self.challenges("server = ?1 AND state = 'open'", params![server.0])
    }

    /// All challenges that stand anywhere.
    pub fn all_open_challenges(&self) -> Result<Vec<ChallengeRow>, StoreError> {
        self.challenges("state = 'open'", params![])
    }

    /// The challenges that have run out.
    pub fn challenges_due(&self, now: UnixMillis) -> Result<Vec<ChallengeRow>, StoreError> {
        self.challenges("state = 'open' AND expires_at <= ?1", params![now])
    }

    /// Those that stand are few among many: `+id` keeps SQLite from reading all of them in order instead.
    fn challenges(&self, which: &str, with: impl rusqlite::Params) -> Result<Vec<ChallengeRow>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached(&format!(
            "SELECT id, server, room, challenger, opponent, body, expires_at, state
             FROM challenge WHERE {which} ORDER BY +id"
        ))?;
        let mut rows = find.query(with)?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            let id = row.get("id")?;
            match read_challenge(row) {
                Ok(challenge) => found.push(challenge),
                Err(error) => self.unreadable().note(UnreadableKind::Challenge, id, &error),
            }
        }
        Ok(found)
    }
}

fn read_challenge(row: &SqlRow<'_>) -> Result<ChallengeRow, StoreError> {
    let word: String = row.get("state")?;
    let state = ChallengeState::from_word(&word)
        .ok_or_else(|| StoreError::Row { n: 0, what: format!("no challenge is {word:?}") })?;
    Ok(ChallengeRow {
        id: row.get("id")?,
        server: ServerId(row.get("server")?),
        room: RoomId(row.get("room")?),
        challenger: PersonNo(row.get("challenger")?),
        opponent: row.get::<_, Option<i64>>("opponent")?.map(PersonNo),
        body: row.get("body")?,
        expires_at: row.get("expires_at")?,
        state,
    })
}
