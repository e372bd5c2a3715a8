//! Forgetting refused requests: their answers are for repeated deliveries, which come soon or never.

use lasermate_domain::port::UnixMillis;
use rusqlite::params;

use super::{Store, StoreError};

impl Store {
    /// Forgets the oldest refused requests from before a time, at most so many, and says how many those were. What the
    /// log refers to stays.
    pub fn forget_refused(&self, before: UnixMillis, limit: usize) -> Result<usize, StoreError> {
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let writer = self.writer();
        let mut delete = writer.prepare_cached(
            "DELETE FROM request WHERE id IN (
                 SELECT id FROM request
                 WHERE accepted = 0 AND at < ?1
                   AND NOT EXISTS (SELECT 1 FROM log WHERE log.request = request.id)
                 ORDER BY at LIMIT ?2)",
        )?;
        Ok(delete.execute(params![before, limit])?)
    }
}
