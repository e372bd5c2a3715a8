//! The ledger of a game: every offer that was made and what has become of it.

use super::{Loss, Pact, PactNumber};
use crate::seat::{Seat, Side};

/// Every offer of a game in the order of their numbers (pacts.md P6).
#[derive(Clone, Debug)]
pub struct Ledger {
    pub(super) sides: &'static [Side],
    pub(super) pacts: Vec<Pact>,
    /// How many moves and passes have been made.
    pub(super) ply: u32,
    /// The pieces that were taken while anything was open.
    pub(super) losses: Vec<Loss>,
}

impl Ledger {
    /// An empty ledger for a game of these sides, in seat order.
    #[must_use]
    pub const fn new(sides: &'static [Side]) -> Self {
        Self { sides, pacts: Vec::new(), ply: 0, losses: Vec::new() }
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

    /// The pacts that bind now.
    pub fn in_force(&self) -> impl Iterator<Item = &Pact> {
        self.pacts.iter().filter(|pact| pact.in_force())
    }

    /// The offers that stand.
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
