//! How much there is of what, for the figures.

use super::{ReadStore, StoreError};

/// How much there is at the moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoreCounts {
    /// Games that can be played on.
    pub live_games: u64,
    /// Posts that are owed, by their platform's word.
    pub owed: Vec<(String, u64)>,
}

impl ReadStore {
    pub fn counts(&self) -> Result<StoreCounts, StoreError> {
        let reader = self.reader();
        let live_games = reader
            .prepare_cached("SELECT count(*) FROM game WHERE state = 'live'")?
            .query_row([], |row| row.get(0))?;
        let mut owed = reader.prepare_cached("SELECT platform, count(*) FROM outbox GROUP BY platform")?;
        let owed = owed.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?;
        Ok(StoreCounts { live_games, owed })
    }
}
