//! What a seat does about pacts, and offers: the exact terms that consent is bound to.

use super::{PactNumber, Promiser, Term};
use crate::seat::Seat;

/// What a seat may do about pacts (pacts.md P2, P4). Each is an action of the log like a move. `O` is what is offered, read or
/// as it was typed: to whom, terms, `until`, `stands`, between semicolons; whom a counter-offer is for is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act<O = Offer> {
    Offer(O),
    /// Accepts the offer of this number, and with it its exact terms.
    Accept(PactNumber),
    Refuse(PactNumber),
    /// Refuses an offer and makes another.
    Counter(PactNumber, O),
    /// Takes an own offer back before it is answered.
    Withdraw(PactNumber),
    /// Declares that a pact ends after the own next move.
    Denounce(PactNumber),
}

/// How long a pact binds (pacts.md P4). Every pact may be denounced before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duration {
    Denounced,
    /// To the end of this round.
    Round(u32),
    /// Until the king of this seat falls, or any king.
    KingFalls(Option<Seat>),
    /// Until the term with this number (from 1) is fulfilled.
    Term(u8),
}

/// What is offered to whom. It never changes, so that whoever accepts it by its number accepts these very terms
/// (pacts.md P2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    pub by: Seat,
    /// Whom it is offered to, in seat order: one or both others. All of them must accept.
    pub to: Vec<Seat>,
    /// What is promised, in the order in which terms are numbered from 1.
    pub terms: Vec<Term>,
    /// How long the pact is to bind.
    pub until: Duration,
    /// For how many of the offerer's own moves the offer stands, 1 to [`super::limits::STANDS`].
    pub stands: u8,
}

impl Offer {
    /// The term of a number, from 1.
    #[must_use]
    pub fn term(&self, number: u8) -> Option<&Term> {
        usize::from(number).checked_sub(1).and_then(|index| self.terms.get(index))
    }

    /// Who would be bound: the offerer and the addressees, in seat order.
    pub fn parties(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::ALL.into_iter().filter(|seat| self.is_party(*seat))
    }

    /// Whether a seat would be bound.
    #[must_use]
    pub fn is_party(&self, seat: Seat) -> bool {
        self.by == seat || self.to.contains(&seat)
    }

    /// The parties that a seat's promises are made to.
    pub fn partners(&self, of: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.parties().filter(move |seat| *seat != of)
    }

    /// Who promises a term, in seat order.
    pub fn promisers(&self, term: &Term) -> impl Iterator<Item = Seat> + '_ {
        let by = term.by;
        self.parties().filter(move |seat| by == Promiser::Each || by == Promiser::Seat(*seat))
    }
}
