//! A draw offer that waits for the others.

use crate::seat::Seat;
use crate::seats::Seats;

/// A draw that one seat has offered to all others that are in the game (overlays.md W1; three_way.md 3.3.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DrawOffer {
    pub by: Seat,
    /// Who has still to agree.
    pub open: Seats,
}

impl DrawOffer {
    /// The offer once a seat has agreed; `None` when nobody is left to ask.
    pub fn agreed(self, seat: Seat) -> Option<Self> {
        let open = self.open.without(seat);
        (!open.is_empty()).then_some(Self { open, ..self })
    }
}
