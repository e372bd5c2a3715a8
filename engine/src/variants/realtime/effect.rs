//! What happens without turns alone: moves that wait, and moves that are ordered.

use crate::action::Millis;
use crate::board::Cell;
use crate::effect::Details;
use crate::seat::Seat;

/// What happens without turns alone: moves that wait, and moves that are ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEffect {
    /// A Black move waits until White's time to be first is over (realtime.md 4.9 ii).
    Held {
        seat: Seat,
        /// Its number, in the order of arrival.
        number: u32,
        from: Cell,
        to: Cell,
        /// The last millisecond at which White is still first.
        until: Millis,
    },
    /// A held move is carried out: what it does follows (realtime.md 4.9 ii).
    HeldPlayed {
        number: u32,
        /// When it arrived, which is its timestamp.
        at: Millis,
    },
    /// A held move is no longer the same move, so it never happened and its piece does not cool (realtime.md 4.9 iii, v).
    HeldCancelled {
        number: u32,
        from: Cell,
        /// Where it would have gone.
        to: Cell,
    },
    /// A move was ordered for the moment its piece is ready (realtime.md 4.16).
    Premoved {
        seat: Seat,
        from: Cell,
        /// Where it is to go.
        to: Cell,
    },
    /// An ordered move was not legal when its piece was ready (realtime.md 4.16).
    PremoveDropped {
        seat: Seat,
        from: Cell,
        /// Where it was to go.
        to: Cell,
    },
}

impl ClockEffect {
    pub(crate) fn details(self) -> Details {
        match self {
            Self::Held { seat, from, to, until, .. } => {
                Details::of("held").side(seat).cell("from", from).cell("to", to).number("until", until)
            }
            Self::HeldPlayed { at, .. } => Details::of("held-played").number("at_ms", at),
            Self::HeldCancelled { from, to, .. } => {
                Details::of("held-cancelled").cell("from", from).cell("to", to)
            }
            Self::Premoved { seat, from, to } => {
                Details::of("premoved").side(seat).cell("from", from).cell("to", to)
            }
            Self::PremoveDropped { seat, from, to } => {
                Details::of("premove-dropped").side(seat).cell("from", from).cell("to", to)
            }
        }
    }
}
