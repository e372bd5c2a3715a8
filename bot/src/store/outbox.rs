//! The posts that are owed: read in order, ticked off, or put off for a while.

use rusqlite::{Connection, Row as SqlRow, params};

use super::{Store, StoreError};
use crate::port::{Post, RoomId, UnixMillis};

/// A post that is owed to a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwedRow {
    /// Its number, growing: a room's posts are sent in this order.
    pub id: u64,
    /// Where.
    pub room: RoomId,
    /// What.
    pub post: Post,
    /// Since when.
    pub made_at: UnixMillis,
    /// How often it has failed.
    pub tries: u32,
    /// Not to be sent before.
    pub due_at: UnixMillis,
}

impl Store {
    /// The oldest posts that are owed on a platform, in order.
    ///
    /// # Errors
    /// The database refuses, or a post is not understood.
    pub fn owed(&self, platform: &str, limit: usize) -> Result<Vec<OwedRow>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached(
            "SELECT id, room, post, made_at, tries, due_at FROM outbox WHERE platform = ?1 ORDER BY id LIMIT ?2",
        )?;
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let mut rows = find.query(params![platform, limit])?;
        let mut owed = Vec::new();
        while let Some(row) = rows.next()? {
            owed.push(read(row)?);
        }
        Ok(owed)
    }

    /// A post that is still owed.
    ///
    /// # Errors
    /// The database refuses, or the post is not understood.
    pub fn owed_post(&self, id: u64) -> Result<Option<OwedRow>, StoreError> {
        let reader = self.reader();
        let mut find = reader
            .prepare_cached("SELECT id, room, post, made_at, tries, due_at FROM outbox WHERE id = ?1")?;
        let mut rows = find.query([id])?;
        rows.next()?.map(read).transpose()
    }

    /// Ticks a post off.
    ///
    /// # Errors
    /// The database refuses.
    pub fn delivered(&self, id: u64) -> Result<(), StoreError> {
        Ok(tick_off(&self.writer(), id)?)
    }

    /// Puts a post off.
    ///
    /// # Errors
    /// The database refuses.
    pub fn failed(&self, id: u64, retry_at: UnixMillis) -> Result<(), StoreError> {
        self.writer()
            .prepare_cached("UPDATE outbox SET tries = tries + 1, due_at = ?2 WHERE id = ?1")?
            .execute(params![id, retry_at])?;
        Ok(())
    }
}

fn read(row: &SqlRow<'_>) -> Result<OwedRow, StoreError> {
    let text: String = row.get(2)?;
    let post = serde_json::from_str(&text);
    let post = post.map_err(|source| StoreError::Post { id: row.get(0).unwrap_or_default(), source })?;
    Ok(OwedRow {
        id: row.get(0)?,
        room: RoomId(row.get(1)?),
        post,
        made_at: row.get(3)?,
        tries: row.get(4)?,
        due_at: row.get(5)?,
    })
}

pub(super) fn tick_off(writer: &Connection, id: u64) -> rusqlite::Result<()> {
    writer.prepare_cached("DELETE FROM outbox WHERE id = ?1")?.execute([id]).map(drop)
}
