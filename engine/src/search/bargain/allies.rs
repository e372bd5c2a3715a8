//! Whom the pacts in force make allies of.

use super::Persona;
use crate::pact::{Ledger, Pact, Pledge};
use crate::search::Allies;
use crate::seat::Seat;

/// What the pacts in force mean to a seat of a temper. Who has broken his word in this game is not trusted again.
pub(crate) fn allies(ledger: &Ledger, seat: Seat, temper: Persona) -> Allies {
    let mut bonds = Allies::NONE;
    for pact in ledger.in_force() {
        for by in pact.offer.parties().filter(|by| promises_peace(pact, *by)) {
            let holds_back = if by == seat {
                temper.breach()
            } else if ledger.record(by).broken > 0 {
                0
            } else {
                temper.trust()
            };
            for of in pact.offer.partners(by) {
                bonds.hold_back(by, of, holds_back);
            }
        }
    }
    bonds
}

/// Whether a party has promised peace by a pact, and has no verdict on that yet.
pub(super) fn promises_peace(pact: &Pact, by: Seat) -> bool {
    let open = pact.promises.iter().filter(|promise| promise.by == by && promise.judged.is_none());
    let mut pledges = open.filter_map(|promise| pact.term(promise.term)).map(|term| &term.pledge);
    pledges.any(|pledge| matches!(pledge, Pledge::Peace))
}
