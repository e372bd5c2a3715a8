//! Allies: what the pacts in force mean inside a search.

use super::Persona;
use crate::pact::{Ledger, Pact, Pledge};
use crate::search::Score;
use crate::seat::Seat;

/// By how much each seat is thought to hold back from taking a piece of another, in hundredths of a pawn: an ally's threat
/// counts less, and so does an ally's piece that could be taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Allies {
    holds_back: [[Score; 3]; 3],
}

impl Allies {
    /// Nobody has promised anything.
    pub const NONE: Self = Self { holds_back: [[0; 3]; 3] };

    /// The most that counts inside a tree, so that no value leaves its bounds.
    const MOST: Score = 1_000;

    /// What the pacts in force mean to a seat of a temper. Who has broken his word in this game is not trusted again.
    pub(crate) fn of(ledger: &Ledger, seat: Seat, temper: Persona) -> Self {
        let mut bonds = Self::NONE;
        for pact in ledger.in_force() {
            for by in pact.offer.parties().filter(|by| promises_peace(pact, *by)) {
                let holds_back = if by == seat {
                    temper.breach().min(Self::MOST)
                } else if ledger.record(by).broken > 0 {
                    0
                } else {
                    temper.trust()
                };
                for of in pact.offer.partners(by) {
                    if let Some(slot) =
                        bonds.holds_back.get_mut(by.index()).and_then(|row| row.get_mut(of.index()))
                    {
                        *slot = holds_back.max(*slot);
                    }
                }
            }
        }
        bonds
    }

    /// The same where a seat holds back so much from taking another's pieces.
    #[must_use]
    pub const fn with(mut self, by: Seat, of: Seat, holds_back: Score) -> Self {
        self.holds_back[by.index()][of.index()] = holds_back;
        self
    }

    /// By how much a seat holds back from taking a piece of another.
    #[inline]
    #[must_use]
    pub const fn between(&self, by: Seat, of: Seat) -> Score {
        self.holds_back[by.index()][of.index()]
    }

    /// Whether nobody holds back.
    #[inline]
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self::NONE
    }
}

/// Whether a party has promised peace by a pact, and has no verdict on that yet.
pub(super) fn promises_peace(pact: &Pact, by: Seat) -> bool {
    let open = pact.promises.iter().filter(|promise| promise.by == by && promise.judged.is_none());
    let mut pledges = open.filter_map(|promise| pact.term(promise.term)).map(|term| &term.pledge);
    pledges.any(|pledge| matches!(pledge, Pledge::Peace))
}
