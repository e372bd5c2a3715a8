//! An entry of the ledger: an offer and what has become of it.

use std::fmt;

use super::{Offer, Promise, Stamp, Verdict};
use crate::seat::Seat;

/// The number of an offer and of the pact it became, counted from 1 through the game and never used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PactNumber(pub u8);

impl fmt::Display for PactNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// An offer and what has become of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pact {
    pub number: PactNumber,
    pub offered: Stamp,
    pub offer: Offer,
    /// What has become of it.
    pub stage: Stage,
    /// What each party promises, in the order of the terms. Nothing binds before it is in force.
    pub promises: Vec<Promise>,
}

/// What has become of an offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    Offered {
        /// Who has accepted already, where two must.
        accepted: Vec<Seat>,
        /// How many more of the offerer's own moves it stands for.
        moves_left: u8,
    },
    Unsigned {
        at: Stamp,
        why: OfferEnd,
    },
    InForce {
        since: Stamp,
        /// Who has denounced it; it still binds until after the next own move of one of them (pacts.md P4).
        denounced: Vec<Seat>,
    },
    Ended {
        since: Stamp,
        at: Stamp,
        verdict: Verdict,
        end: End,
    },
}

/// Why an offer came to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OfferEnd {
    Refused(Seat),
    /// An addressee refused it and made another offer.
    Countered {
        by: Seat,
        with: PactNumber,
    },
    /// The offerer took it back.
    Withdrawn,
    /// It was not answered in time.
    Expired,
    /// One it concerns is out, or the game is over.
    Void,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// All its promises had their verdicts.
    Done,
    /// Its time had run out.
    Time,
    /// A party had denounced it.
    Denounced(Seat),
    /// A party broke a promise.
    Broken(Seat),
    /// A party is out of the game.
    Fallen(Seat),
    GameOver,
}

impl Pact {
    #[must_use]
    pub const fn in_force(&self) -> bool {
        matches!(self.stage, Stage::InForce { .. })
    }

    /// Whether it is an offer that stands.
    #[must_use]
    pub const fn is_offered(&self) -> bool {
        matches!(self.stage, Stage::Offered { .. })
    }

    /// Whether a seat is asked to answer it.
    #[must_use]
    pub fn asks(&self, seat: Seat) -> bool {
        matches!(&self.stage, Stage::Offered { accepted, .. } if !accepted.contains(&seat))
            && self.offer.to.contains(&seat)
    }

    /// Its final verdict; `None` before it has ended, and for an offer that came to nothing.
    #[must_use]
    pub const fn verdict(&self) -> Option<Verdict> {
        match self.stage {
            Stage::Ended { verdict, .. } => Some(verdict),
            _ => None,
        }
    }
}
