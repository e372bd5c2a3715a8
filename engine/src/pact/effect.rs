//! What happens to pacts.

use super::{PactNumber, Verdict};
use crate::effect::Details;
use crate::seat::Seat;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PactEffect {
    /// A pact was offered (pacts.md P2); its words are in the ledger.
    Offered { pact: PactNumber, seat: Seat },
    /// An addressee accepted the offer of a pact.
    Accepted { pact: PactNumber, seat: Seat },
    /// All have accepted: a pact is in force.
    Began { pact: PactNumber },
    /// An addressee refused the offer of a pact; where it was countered, the new offer follows.
    Refused { pact: PactNumber, seat: Seat },
    /// The offer of a pact was taken back.
    Withdrawn { pact: PactNumber, seat: Seat },
    /// The offer of a pact came to nothing: nobody answered in time, or one it concerns is out.
    Lapsed { pact: PactNumber },
    /// A party denounced a pact, which ends after their next move (pacts.md P4).
    Denounced { pact: PactNumber, seat: Seat },
    /// The final verdict on what one seat has promised by one term (pacts.md P5).
    PromiseJudged {
        pact: PactNumber,
        /// The term's number, from 1.
        term: u8,
        seat: Seat,
        verdict: Verdict,
    },
    /// A pact ended with its one verdict.
    Ended { pact: PactNumber, verdict: Verdict },
}

impl PactEffect {
    pub(crate) fn details(self) -> Details {
        match self {
            Self::Offered { pact, seat } => Details::of("pact-offered").number("pact", pact.0).side(seat),
            Self::Accepted { pact, seat } => Details::of("pact-accepted").number("pact", pact.0).side(seat),
            Self::Began { pact } => Details::of("pact-began").number("pact", pact.0),
            Self::Refused { pact, seat } => Details::of("pact-refused").number("pact", pact.0).side(seat),
            Self::Withdrawn { pact, seat } => Details::of("pact-withdrawn").number("pact", pact.0).side(seat),
            Self::Lapsed { pact } => Details::of("pact-lapsed").number("pact", pact.0),
            Self::Denounced { pact, seat } => Details::of("pact-denounced").number("pact", pact.0).side(seat),
            Self::PromiseJudged { pact, term, seat, verdict } => {
                let details = Details::of("promise-judged").number("pact", pact.0).number("term", term);
                details.side(seat).word("verdict", verdict.word())
            }
            Self::Ended { pact, verdict } => {
                Details::of("pact-ended").number("pact", pact.0).word("verdict", verdict.word())
            }
        }
    }
}
