//! Rights to capture en passant: the pawns that have just gone two squares (crazy.md B28).

use crate::seat::Seat;
use crate::variants::kit::sets::{bit, cells};

/// The double steps of the side that has just moved whose pawns ended outside a rook, by the file of the passed square.
/// No square is passed twice in one chain, so three bytes hold them all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PassedSquares {
    forward: u8,
    right: u8,
    left: u8,
}

impl PassedSquares {
    pub const NONE: Self = Self { forward: 0, right: 0, left: 0 };

    /// Notes a double step between two squares; anything else is none.
    #[inline]
    pub fn note(&mut self, from: u8, to: u8) {
        let file = from.midpoint(to) % 8;
        match i16::from(to) - i16::from(from) {
            16 | -16 => self.forward |= 1 << file,
            2 => self.right |= 1 << file,
            -2 => self.left |= 1 << file,
            _ => {}
        }
    }

    /// The pairs of passed square and the pawn's square, where `mover` made the steps; by passed square from a1.
    pub fn pairs(self, mover: Seat) -> impl Iterator<Item = (u8, u8)> {
        cells(self.passed(mover)).filter_map(move |passed| Some((passed, self.pawn(mover, passed)?)))
    }

    /// The pawn that passed a square, where `mover` made the steps.
    #[inline]
    pub fn pawn(self, mover: Seat, passed: u8) -> Option<u8> {
        let (second, third, ahead): (u8, u8, i8) = if mover == Seat::First { (1, 2, 8) } else { (6, 5, -8) };
        let file = passed % 8;
        let row = passed / 8;
        if row == third && self.forward >> file & 1 != 0 {
            Some(passed.wrapping_add_signed(ahead))
        } else if row == second && self.right >> file & 1 != 0 {
            Some(passed.wrapping_add(1))
        } else if row == second && self.left >> file & 1 != 0 {
            Some(passed.wrapping_sub(1))
        } else {
            None
        }
    }

    #[inline]
    pub fn passed(self, mover: Seat) -> u64 {
        let (second, third) = if mover == Seat::First { (8, 16) } else { (48, 40) };
        u64::from(self.right | self.left) << second | u64::from(self.forward) << third
    }

    /// A right read from a position; `None` where no pawn of `mover` can have gone so.
    pub fn with(mut self, mover: Seat, passed: u8, pawn: u8) -> Option<Self> {
        let from = (2 * passed).checked_sub(pawn).filter(|from| *from < 64)?;
        if self.passed(mover) & bit(passed) != 0 {
            return None;
        }
        self.note(from, pawn);
        (self.pawn(mover, passed) == Some(pawn)).then_some(self)
    }
}
