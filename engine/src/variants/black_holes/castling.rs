//! Castling: the long side's, one for each seat (black_holes.md 1.2.9). Holes are in the way.

use super::tables::{CELLS, FILES};
use crate::seat::Seat;
use crate::variants::kit::castling;

pub(super) type Castling = castling::Castling<2>;

impl Castling {
    /// Both, in the order their letters are written.
    pub const ALL: [Self; 2] = [Self::new(0, 'Q', (0, 0), true), Self::new(1, 'q', (1, CELLS - FILES), true)];

    #[inline]
    pub const fn of(seat: Seat) -> &'static Self {
        const ALL: &[Castling; 2] = &Castling::ALL;
        &ALL[if matches!(seat, Seat::First) { 0 } else { 1 }]
    }
}

/// For each cell, the rights that survive when a piece leaves it or arrives on it, whoever does.
pub(super) static KEPT: [u8; 64] = Castling::kept(&Castling::ALL);
