//! When the program was last known to run.

use lasermate_domain::port::UnixMillis;
use rusqlite::{OptionalExtension, params};

use super::{Store, StoreError};

impl Store {
    /// Notes that the program runs at a time.
    pub fn note_alive(&self, at: UnixMillis) -> Result<(), StoreError> {
        self.writer()
            .prepare_cached(
                "INSERT INTO alive (one, at) VALUES (1, ?1) ON CONFLICT (one) DO UPDATE SET at = ?1",
            )?
            .execute(params![at])?;
        Ok(())
    }

    /// When the last row of the log was written: then the program ran, too.
    pub fn last_logged_at(&self) -> Result<Option<UnixMillis>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached("SELECT at FROM log ORDER BY n DESC LIMIT 1")?;
        Ok(find.query_row([], |row| row.get(0)).optional()?)
    }

    /// When the program was last known to run; `None` where nobody has needed to know.
    pub fn alive_at(&self) -> Result<Option<UnixMillis>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached("SELECT at FROM alive")?;
        Ok(find.query_row([], |row| row.get(0)).optional()?)
    }
}
