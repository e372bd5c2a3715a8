//! When the program was last known to run.

use lasermate_domain::port::UnixMillis;
use rusqlite::params;

use super::{ReadStore, Store, StoreError};

impl ReadStore {
    /// When the last row of the log was written: then the program ran, too.
    pub fn last_logged_at(&self) -> Result<Option<UnixMillis>, StoreError> {
        self.value("SELECT at FROM log ORDER BY n DESC LIMIT 1", [])
    }

    /// When the program was last known to run; `None` where nobody has needed to know.
    pub fn alive_at(&self) -> Result<Option<UnixMillis>, StoreError> {
        self.value("SELECT at FROM alive", [])
    }
}

impl Store {
    /// Notes that the program runs at a time.
    pub fn note_alive(&self, at: UnixMillis) -> Result<(), StoreError> {
        self.write(
            "INSERT INTO alive (one, at) VALUES (1, ?1) ON CONFLICT (one) DO UPDATE SET at = ?1",
            params![at],
        )
    }
}
