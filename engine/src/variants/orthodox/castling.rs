//! Castling on eight files: each side's two ways.

use crate::seat::Seat;
use crate::variants::kit::castling;

/// One of the four castlings.
pub(crate) type Castling = castling::Castling<4>;

const WHITE: (u8, u8) = (0, 0);
const BLACK: (u8, u8) = (1, 56);

impl Castling {
    /// All four, in the order their letters are written.
    pub const ALL: [Self; 4] = [
        Self::new(0, 'K', WHITE, false),
        Self::new(1, 'Q', WHITE, true),
        Self::new(2, 'k', BLACK, false),
        Self::new(3, 'q', BLACK, true),
    ];

    pub fn of(seat: Seat) -> impl Iterator<Item = &'static Self> {
        const ALL: &[Castling; 4] = &Castling::ALL;
        ALL.iter().filter(move |castling| castling.seat() == seat)
    }
}

/// For each cell, the rights that survive when a piece leaves it or arrives on it.
pub(in crate::variants) static KEPT: [u8; 64] = Castling::kept(&Castling::ALL);
