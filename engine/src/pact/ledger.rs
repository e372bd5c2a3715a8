//! The ledger of a game: every offer that was made and what has become of it.

use super::{Loss, Pact, PactNumber};
use crate::seat::{Seat, Side};

/// Every offer of a game in the order of their numbers (pacts.md P6).
#[derive(Clone, Debug)]
pub struct Ledger {
    pub(super) sides: &'static [Side],
    pub(super) pacts: Vec<Pact>,
    /// The highest number that was given when this ledger was begun: a takeback takes offers back, and not their numbers.
    given: u8,
    /// How many moves and passes have been made.
    pub(super) ply: u32,
    /// The pieces that were taken while anything was open.
    pub(super) losses: Vec<Loss>,
}

impl Ledger {
    /// An empty ledger for a game of these sides, in seat order.
    #[must_use]
    pub const fn new(sides: &'static [Side]) -> Self {
        Self { sides, pacts: Vec::new(), given: 0, ply: 0, losses: Vec::new() }
    }

    /// All offers, whatever has become of them, in the order of their numbers.
    #[must_use]
    pub fn pacts(&self) -> &[Pact] {
        &self.pacts
    }

    /// The offer of a number and what has become of it.
    #[must_use]
    pub fn pact(&self, number: PactNumber) -> Option<&Pact> {
        self.pacts.iter().find(|pact| pact.number == number)
    }

    /// The highest number that any offer of the game has had, those included that were taken back; 0 before the first.
    #[must_use]
    pub fn last_number(&self) -> u8 {
        self.here().max(self.given)
    }

    /// Gives no number up to this one any more.
    pub(crate) fn number_after(&mut self, given: u8) {
        self.given = self.given.max(given);
    }

    /// The number of the next offer; `None` once all have been given.
    pub(super) fn next_number(&self) -> Option<PactNumber> {
        self.last_number().checked_add(1).map(PactNumber)
    }

    /// The number of the next offer, where it does not follow from the offers that are here.
    pub(super) fn skipping(&self) -> Option<PactNumber> {
        self.next_number().filter(|next| next.0 != self.here().saturating_add(1))
    }

    /// The highest number of an offer that is here.
    fn here(&self) -> u8 {
        self.pacts.last().map_or(0, |pact| pact.number.0)
    }

    /// The pacts that bind now.
    pub fn in_force(&self) -> impl Iterator<Item = &Pact> {
        self.pacts.iter().filter(|pact| pact.in_force())
    }

    pub fn offered(&self) -> impl Iterator<Item = &Pact> {
        self.pacts.iter().filter(|pact| pact.is_offered())
    }

    /// The pieces that were taken while a pact was in force or on offer, in order.
    #[must_use]
    pub fn losses(&self) -> &[Loss] {
        &self.losses
    }

    /// How many moves and passes have been made.
    #[must_use]
    pub const fn ply(&self) -> u32 {
        self.ply
    }

    /// The sides of the game, in seat order.
    #[must_use]
    pub const fn sides(&self) -> &'static [Side] {
        self.sides
    }

    /// Who is asked to answer which offer, in the order of their numbers.
    pub fn asked(&self) -> impl Iterator<Item = (Seat, PactNumber)> + '_ {
        self.offered().flat_map(|pact| {
            let asked = Seat::ALL.into_iter().filter(|seat| pact.asks(*seat));
            asked.map(|seat| (seat, pact.number))
        })
    }
}
