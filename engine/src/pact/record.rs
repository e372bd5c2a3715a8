//! What a game's ledger says of how its players keep their word.

use super::{End, Ledger, Pact, Stage, Verdict};
use crate::seat::Seat;

/// How one seat has kept its word in one game (pacts.md P7). Only pacts that came into force count; each that has ended
/// counts once more, under one of the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Pacts that came into force.
    pub made: u32,
    /// Ended without a breach or denunciation by the seat itself; another's breach does not count against it.
    pub kept: u32,
    pub denounced: u32,
    /// He broke a promise of it.
    pub broken: u32,
    /// Void: its object had gone, or a party was out.
    pub void: u32,
}

impl std::ops::Add for Record {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            made: self.made + other.made,
            kept: self.kept + other.kept,
            denounced: self.denounced + other.denounced,
            broken: self.broken + other.broken,
            void: self.void + other.void,
        }
    }
}

impl Ledger {
    /// How a seat has kept its word so far.
    #[must_use]
    pub fn record(&self, seat: Seat) -> Record {
        let mut record = Record::default();
        for pact in self.pacts.iter().filter(|pact| pact.offer.is_party(seat)) {
            pact.count(seat, &mut record);
        }
        record
    }
}

impl Pact {
    fn count(&self, seat: Seat, record: &mut Record) {
        let broken = |by: Seat| {
            self.promises.iter().any(|promise| promise.by == by && promise.verdict() == Verdict::Broken)
        };
        match self.stage {
            Stage::Offered { .. } | Stage::Unsigned { .. } => return,
            Stage::InForce { .. } => {}
            Stage::Ended { end: End::Denounced(by), .. } if by == seat => record.denounced += 1,
            Stage::Ended { .. } if broken(seat) => record.broken += 1,
            Stage::Ended { verdict: Verdict::Void, .. } => record.void += 1,
            Stage::Ended { .. } => record.kept += 1,
        }
        record.made += 1;
    }
}
