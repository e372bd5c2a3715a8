//! An act: what a seat does about pacts.

use super::{Offer, PactNumber};

/// What a seat may do about pacts (pacts.md P2, P4). Each is an action of the log like a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    Offer(Offer),
    /// Accepts the offer of this number, and with it its exact terms.
    Accept(PactNumber),
    Refuse(PactNumber),
    /// Refuses an offer and makes another.
    Counter(PactNumber, Offer),
    /// Takes an own offer back before it is answered.
    Withdraw(PactNumber),
    /// Declares that a pact ends after the own next move.
    Denounce(PactNumber),
}
