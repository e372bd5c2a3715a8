//! The next numbers of challenges, games and tournaments.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::store::{ReadStore, StoreError};

/// The last numbers that were given.
#[derive(Debug)]
pub(crate) struct Numbers {
    challenge: AtomicU64,
    game: AtomicU64,
    tournament: AtomicU64,
}

impl Numbers {
    pub(crate) fn after(store: &ReadStore) -> Result<Self, StoreError> {
        let (challenge, game) = store.last_numbers()?;
        let tournament = store.last_tournament_number()?;
        Ok(Self { challenge: challenge.into(), game: game.into(), tournament: tournament.into() })
    }

    pub(crate) fn last_game(&self) -> u64 {
        self.game.load(Ordering::Relaxed)
    }

    pub(crate) fn next_challenge(&self) -> u64 {
        next(&self.challenge)
    }

    pub(crate) fn next_game(&self) -> u64 {
        next(&self.game)
    }

    pub(crate) fn next_tournament(&self) -> u64 {
        next(&self.tournament)
    }
}

fn next(last: &AtomicU64) -> u64 {
    last.fetch_add(1, Ordering::Relaxed) + 1
}
