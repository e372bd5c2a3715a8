//! The position: the pieces, whose turn it is, and what the next moves may do.

use std::ops::Deref;

use super::castling::Castling;
use crate::board::Cell;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::kit::planes::{PieceCode, Planes};
use crate::variants::kit::two_in_turns::ClosedBy;

/// A position of orthodox chess: cells a1 to h8 are 0 to 63, row by row.
///
/// A side may have no king (billichess.md 2.5.5): then it has no check, all its pieces may be taken, and it castles
/// no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chess {
    pub(super) planes: Planes<u64, 4>,
    /// Plies since the last capture or pawn move.
    pub(super) quiet: u16,
    /// The move's number, from 1.
    pub(super) number: u16,
    pub(super) turn: Seat,
    /// Bits of [`Castling::right`].
    pub(super) rights: u8,
    /// The cell a pawn has just passed by a double step.
    pub(super) passed: Option<Cell>,
    pub(super) closed: Option<ClosedBy>,
}

impl Deref for Chess {
    type Target = Planes<u64, 4>;

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.planes
    }
}

impl Chess {
    /// A board without pieces, the first seat to move.
    #[must_use]
    pub const fn empty() -> Self {
        Self {
            planes: Planes::EMPTY,
            quiet: 0,
            number: 1,
            turn: Seat::First,
            rights: 0,
            passed: None,
            closed: None,
        }
    }

    /// The array at the start of a game.
    #[must_use]
    pub fn array() -> Self {
        use Kind::{Bishop, King, Knight, Queen, Rook};
        let mut chess = Self::empty();
        for (file, kind) in (0..8).zip([Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook]) {
            chess.planes.put(file, PieceCode::of(kind, Seat::First));
            chess.planes.put(file + 8, PieceCode::of(Kind::Pawn, Seat::First));
            chess.planes.put(file + 48, PieceCode::of(Kind::Pawn, Seat::Second));
            chess.planes.put(file + 56, PieceCode::of(kind, Seat::Second));
        }
        chess.rights = 0b1111;
        chess
    }

    /// Whether no king stands on the board: the Billi phase (billichess.md 2.5.5).
    #[inline]
    #[must_use]
    pub fn kingless(&self) -> bool {
        self.of_kind(Kind::King) == 0
    }

    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The cell a pawn has passed by a double step with the last move.
    #[inline]
    #[must_use]
    pub const fn passed(&self) -> Option<Cell> {
        self.passed
    }

    /// The number of the move, from 1; it grows after the second seat's moves.
    #[inline]
    #[must_use]
    pub const fn move_number(&self) -> u16 {
        self.number
    }

    /// Plies since the last capture or pawn move.
    #[inline]
    #[must_use]
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// Whether a castling is still allowed by what has moved.
    pub(crate) const fn has_right(&self, castling: &Castling) -> bool {
        self.rights & castling.right != 0
    }

    /// The castling rights as letters `KQkq`, `-` without any.
    #[must_use]
    pub fn rights(&self) -> String {
        let held = Castling::ALL.iter().filter(|castling| self.rights & castling.right != 0);
        let letters: String = held.map(|castling| castling.letter).collect();
        if letters.is_empty() { "-".into() } else { letters }
    }

    /// The turn goes to the other seat without a move: en passant ends, the clocks count.
    #[inline]
    pub fn pass(&mut self) {
        self.quiet = self.quiet.saturating_add(1);
        self.passed = None;
        self.number = self.number.saturating_add(u16::from(self.turn == Seat::Second));
        self.turn = self.turn.other();
    }

    /// Gives the turn to a seat and changes nothing else.
    #[inline]
    pub const fn set_turn(&mut self, seat: Seat) {
        self.turn = seat;
    }

    pub(crate) const fn set_rights(&mut self, rights: u8) {
        self.rights = rights;
    }

    pub(crate) const fn set_passed(&mut self, passed: Option<Cell>) {
        self.passed = passed;
    }

    pub(crate) const fn set_clocks(&mut self, quiet: u16, number: u16) {
        self.quiet = quiet;
        self.number = number;
    }
}
