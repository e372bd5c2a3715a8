//! What happens by beams alone: the Billi phase, Jokers and their lifelines.

use crate::action::Lifeline;
use crate::board::Cell;
use crate::effect::{Detail, Details};
use crate::outcome::EndKind;
use crate::seat::Seat;

/// What happens by beams alone: the Billi phase, Jokers and their lifelines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaserEffect {
    /// Both kings became rooks: the Billi phase began (billichess.md 2.5.5, 2.5.8).
    BilliBegan {
        /// The draw of the chess game that caused it, where one did.
        drawn: Option<EndKind>,
    },
    /// A knight became its side's Joker (billichess.md 2.6.1).
    JokerNamed { seat: Seat, at: Cell },
    /// A beam has found a Joker and its owner is asked for a lifeline (billichess.md 2.6.3).
    WindowOpened { seat: Seat, beam: Seat },
    /// A lifeline window was answered.
    LifelineChosen {
        seat: Seat,
        beam: Seat,
        /// What was chosen; `None` for none.
        lifeline: Option<Lifeline>,
    },
    /// A Joker took the other Joker and may use a fourth lifeline (billichess.md 2.6.6).
    FourthLifeline { seat: Seat },
}

impl LaserEffect {
    pub(crate) fn details(self) -> Details {
        match self {
            Self::BilliBegan { drawn } => {
                Details::of("billi-began").maybe("drawn", drawn.map(|kind| Detail::Word(kind.word())))
            }
            Self::JokerNamed { seat, at } => Details::of("joker-named").side(seat).cell("at", at),
            Self::WindowOpened { seat, beam } => Details::of("window-opened").side(seat).seat("beam", beam),
            Self::LifelineChosen { seat, beam, lifeline } => {
                let details = Details::of("lifeline-chosen").side(seat).seat("beam", beam);
                details.maybe("lifeline", lifeline.map(|lifeline| Detail::Word(lifeline.word())))
            }
            Self::FourthLifeline { seat } => Details::of("fourth-lifeline").side(seat),
        }
    }
}
