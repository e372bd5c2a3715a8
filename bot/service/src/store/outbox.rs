//! The posts that are owed: read in order, ticked off, or put off for a while.

use std::collections::HashSet;

use lasermate_domain::port::{Post, RoomId, UnixMillis};
use rusqlite::{Connection, Row as SqlRow, Rows, params};
use serde::de::Error as _;

use super::statements::run;
use super::{ReadStore, Store, StoreError, UnreadableKind};

/// A post that is owed to a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwedRow {
    /// Its number, growing: a room's posts are sent in this order.
    pub id: u64,
    pub room: RoomId,
    pub post: Post,
    pub made_at: UnixMillis,
    /// How often it has failed.
    pub tries: u32,
    /// Not to be sent before.
    pub due_at: UnixMillis,
}

impl ReadStore {
    /// The oldest posts that are owed on a platform, in order. What is not understood is left out.
    pub fn owed(&self, platform: &str, limit: usize) -> Result<Vec<OwedRow>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached(
            "SELECT id, room, post, made_at, tries, due_at FROM outbox WHERE platform = ?1 ORDER BY id",
        )?;
        self.understood(find.query([platform])?, limit)
    }

    /// The oldest posts of so many rooms, so many of each and in order, room after room: those rooms first that have waited
    /// longest, without those that are resting. However much one room owes, it keeps no other from being served.
    pub fn owed_by_room(
        &self,
        platform: &str,
        resting: &HashSet<RoomId>,
        (rooms, each): (usize, usize),
    ) -> Result<Vec<OwedRow>, StoreError> {
        let reader = self.reader();
        let mut waiting = reader
            .prepare_cached("SELECT room FROM outbox WHERE platform = ?1 GROUP BY room ORDER BY min(id)")?;
        let mut find = reader.prepare_cached(
            "SELECT id, room, post, made_at, tries, due_at FROM outbox
             WHERE platform = ?1 AND room = ?2 ORDER BY id",
        )?;
        let mut names = waiting.query([platform])?;
        let (mut owed, mut served) = (Vec::new(), 0);
        while served < rooms
            && let Some(row) = names.next()?
        {
            // A name that is no text belongs to no room that could be served.
            let Ok(room) = row.get(0).map(RoomId) else { continue };
            if resting.contains(&room) {
                continue;
            }
            let posts = self.understood(find.query([platform, &room.0])?, each)?;
            served += usize::from(!posts.is_empty());
            owed.extend(posts);
        }
        Ok(owed)
    }

    /// Reads rows up to so many that are understood; the others are told once.
    fn understood(&self, mut rows: Rows<'_>, limit: usize) -> Result<Vec<OwedRow>, StoreError> {
        let mut owed = Vec::new();
        while owed.len() < limit
            && let Some(row) = rows.next()?
        {
            match read(row) {
                Ok(post) => owed.push(post),
                Err(error) => self.unreadable().note(UnreadableKind::Post, row.get(0)?, &error),
            }
        }
        Ok(owed)
    }

    /// A post that is still owed.
    pub fn owed_post(&self, id: u64) -> Result<Option<OwedRow>, StoreError> {
        let found = "SELECT id, room, post, made_at, tries, due_at FROM outbox WHERE id = ?1";
        Ok(self.all_understood(found, [id], read)?.pop())
    }

    /// Since when the oldest post of a room is owed.
    pub fn owed_since(&self, room: &RoomId) -> Result<Option<UnixMillis>, StoreError> {
        self.value(
            "SELECT made_at FROM outbox WHERE platform = ?1 AND room = ?2 ORDER BY id LIMIT 1",
            [room.network(), &room.0],
        )
    }
}

impl Store {
    /// Ticks a post off. This alone is not worth a sync, which would double those of a move: the next commit takes it to the
    /// disk, and until then a loss of power means that the post is sent again, which platforms recognise by its number.
    pub fn delivered(&self, id: u64) -> Result<(), StoreError> {
        self.write_unsynced(|writer| Ok(tick_off(writer, id)?))
    }

    pub fn failed(&self, id: u64, retry_at: UnixMillis) -> Result<(), StoreError> {
        self.write("UPDATE outbox SET tries = tries + 1, due_at = ?2 WHERE id = ?1", params![id, retry_at])
    }
}

/// Reads a post; where one of its cells is not as it should be, the error names the post.
fn read(row: &SqlRow<'_>) -> Result<OwedRow, StoreError> {
    let id: u64 = row.get(0)?;
    let wrong = |source| StoreError::Post { id: i64::try_from(id).unwrap_or_default(), source };
    let cells = || -> rusqlite::Result<(String, OwedRow)> {
        let post = Post::of_words("");
        let room = RoomId(row.get(1)?);
        let (made_at, tries, due_at) = (row.get(3)?, row.get(4)?, row.get(5)?);
        Ok((row.get(2)?, OwedRow { id, room, post, made_at, tries, due_at }))
    };
    let (text, owed) = cells().map_err(|error| wrong(serde_json::Error::custom(error)))?;
    Ok(OwedRow { post: serde_json::from_str(&text).map_err(wrong)?, ..owed })
}

pub(super) fn tick_off(writer: &Connection, id: u64) -> rusqlite::Result<()> {
    run(writer, "DELETE FROM outbox WHERE id = ?1", [id])
}
