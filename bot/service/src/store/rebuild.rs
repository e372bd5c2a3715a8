//! Emptying the derived tables and filling them again.

use rusqlite::TransactionBehavior;
use rusqlite::types::Value;

use super::open::{Wipe, wipe};
use super::schema::DERIVED;
use super::{DerivedChange, ReadStore, Store, StoreError};

/// What a rebuild has done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RebuildReport {
    /// How many rows of the log were read.
    pub rows: u64,
    /// How many games were replayed.
    pub games: u64,
    /// How many challenges were read.
    pub challenges: u64,
    /// The games that could not be read, or have no place, and why: they are left out.
    pub games_left_out: Vec<(u64, String)>,
    /// The rows of the log that could not be read, by their numbers, and why: what they say is left out.
    pub rows_left_out: Vec<(i64, String)>,
}

impl ReadStore {
    /// Everything derived as text, table by table and sorted: what a rebuild must give again.
    pub fn derived_text(&self) -> Result<String, StoreError> {
        let reader = self.reader();
        let mut text = String::new();
        for table in DERIVED {
            let mut all = reader.prepare(&format!("SELECT * FROM {table}"))?;
            let width = all.column_count();
            let mut rows = all.query([])?;
            let mut lines = Vec::new();
            while let Some(row) = rows.next()? {
                let values = (0..width).map(|at| row.get::<_, Value>(at)).collect::<Result<Vec<_>, _>>()?;
                lines.push(format!("{table} {values:?}\n"));
            }
            lines.sort_unstable();
            text.extend(lines);
        }
        Ok(text)
    }
}

impl Store {
    /// Replaces everything derived, in one transaction.
    pub fn replace_derived(&self, derived: &[DerivedChange]) -> Result<(), StoreError> {
        let mut writer = self.writer();
        let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for table in DERIVED {
            transaction.execute(&format!("DELETE FROM {table}"), [])?;
        }
        for row in derived {
            row.apply(&transaction)?;
        }
        transaction.commit()?;
        wipe(&writer, Wipe::UpTo(u64::MAX));
        Ok(())
    }

    /// Adds to what is derived, in one transaction: what an older version of the program had not noted.
    pub fn add_derived(&self, derived: &[DerivedChange]) -> Result<(), StoreError> {
        let mut writer = self.writer();
        let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for row in derived {
            row.apply(&transaction)?;
        }
        transaction.commit()?;
        Ok(())
    }
}
