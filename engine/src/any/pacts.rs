//! What a game of three seats knows beside its table: pacts, and the balance of power they are made for.

use super::AnyGame;
use crate::action::Millis;
use crate::pact::{self, Balance, Completion, Drafting, Ledger, PactNumber, Snapshot, play};
use crate::seat::Seat;

impl AnyGame {
    /// The pacts that were offered and what has become of them; `None` in a game of two seats.
    #[must_use]
    pub const fn pacts(&self) -> Option<&Ledger> {
        self.pacts.as_ref()
    }

    /// Gives no offer a number up to this one any more: a takeback takes offers back, and not their numbers.
    pub fn number_pacts_after(&mut self, given: u8) {
        if let Some(ledger) = &mut self.pacts {
            ledger.number_after(given);
        }
    }

    /// The own promises that an action would break, by pact and term, for the preview of a move (pacts.md P5); none for
    /// an action that is refused.
    #[must_use]
    pub fn would_break(&self, seat: Seat, text: &str, at: Millis) -> Vec<(PactNumber, u8)> {
        if self.pacts.as_ref().is_none_or(|ledger| ledger.in_force().next().is_none()) {
            return Vec::new();
        }
        let played = self.clone().try_text(seat, text, at);
        played.map_or_else(|_| Vec::new(), |played| play::broken_by(seat, &played.effects))
    }

    /// The best ways to go on with a list of terms (between semicolons) that a seat is typing for an offer to others, at
    /// most 25; none in a game of two seats.
    #[must_use]
    pub fn complete_terms(&self, seat: Seat, to: &[Seat], typed: &str) -> Vec<Completion> {
        if self.pacts.is_none() {
            return Vec::new();
        }
        let moves = |by: Seat| self.session.movable_in_turn(by).unwrap_or_default();
        Drafting { seat, to, snapshot: &Snapshot::of(&*self.session), moves: &moves }.complete(typed)
    }

    /// The durations that go on from what is typed, exact; none in a game of two seats.
    #[must_use]
    pub fn complete_until(&self, seat: Seat, typed: &str) -> Vec<String> {
        if self.pacts.is_none() {
            return Vec::new();
        }
        let snapshot = Snapshot::of(&*self.session);
        Drafting { seat, to: &[], snapshot: &snapshot, moves: &|_| Vec::new() }.complete_until(typed)
    }

    /// What each seat that still plays has and how it stands (pacts.md P9), in seat order.
    #[must_use]
    pub fn balance(&self) -> Vec<Balance> {
        pact::balance(&*self.session)
    }
}
