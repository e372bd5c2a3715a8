//! The shapes that most questions to the store have, and writes of one statement.

use rusqlite::types::FromSql;
use rusqlite::{Connection, OptionalExtension as _, Params, Row};

use super::{ReadStore, Store, StoreError};

impl ReadStore {
    /// What each row says.
    pub(super) fn all<T>(
        &self,
        sql: &str,
        with: impl Params,
        read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        Ok(self.reader().prepare_cached(sql)?.query_map(with, read)?.collect::<Result<_, _>>()?)
    }

    /// The same where a row may hold something that is not understood.
    pub(super) fn all_understood<T>(
        &self,
        sql: &str,
        with: impl Params,
        read: impl FnMut(&Row<'_>) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        self.reader().prepare_cached(sql)?.query_and_then(with, read)?.collect()
    }

    /// What the first row says.
    pub(super) fn first<T>(
        &self,
        sql: &str,
        with: impl Params,
        read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>, StoreError> {
        Ok(self.reader().prepare_cached(sql)?.query_row(with, read).optional()?)
    }

    /// The first column of each row.
    pub(super) fn column<T: FromSql>(&self, sql: &str, with: impl Params) -> Result<Vec<T>, StoreError> {
        self.all(sql, with, |row| row.get(0))
    }

    /// The first column of the first row.
    pub(super) fn value<T: FromSql>(&self, sql: &str, with: impl Params) -> Result<Option<T>, StoreError> {
        self.first(sql, with, |row| row.get(0))
    }

    /// Whether there is a row.
    pub(super) fn has(&self, sql: &str, with: impl Params) -> Result<bool, StoreError> {
        Ok(self.reader().prepare_cached(sql)?.exists(with)?)
    }
}

impl Store {
    pub(super) fn write(&self, sql: &str, with: impl Params) -> Result<(), StoreError> {
        self.writer().prepare_cached(sql)?.execute(with)?;
        Ok(())
    }
}

/// Carries a statement out.
pub(super) fn run(db: &Connection, sql: &str, with: impl Params) -> rusqlite::Result<()> {
    db.prepare_cached(sql)?.execute(with).map(drop)
}
