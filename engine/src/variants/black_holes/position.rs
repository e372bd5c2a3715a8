//! The position: the pieces, whose turn it is, and what the next moves may do.

use std::ops::Deref;

use super::attack_sets::AttackSets;
use super::castling::Castling;
use super::rules::HoleRules;
use super::tables::{ROWS, row};
use crate::board::Cell;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::kit::planes::{PieceCode, Planes};
use crate::variants::kit::two_in_turns::ClosedBy;

/// A position of Black holes: cells a1 to e8 are 0 to 39, row by row. Holes are pieces of their side.
///
/// A side may have no king (billichess.md 2.5.5, under lasers): then it has no check, all its pieces may be taken, and
/// it castles no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlackHoles {
    pub(super) planes: Planes<u64, 4>,
    /// Plies since the last capture or pawn move.
    pub(super) quiet: u16,
    /// The move's number, from 1.
    pub(super) number: u16,
    pub(super) turn: Seat,
    /// Bits of [`Castling::right`].
    pub(super) rights: u8,
    /// The cell a pawn has just passed by a normal double step.
    pub(super) passed: Option<Cell>,
    pub(super) closed: Option<ClosedBy>,
    pub(super) rules: HoleRules,
}

impl Deref for BlackHoles {
    type Target = Planes<u64, 4>;

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.planes
    }
}

impl BlackHoles {
    /// A board without pieces, the first seat to move.
    #[must_use]
    pub const fn empty(rules: HoleRules) -> Self {
        Self {
            planes: Planes::EMPTY,
            quiet: 0,
            number: 1,
            turn: Seat::First,
            rights: 0,
            passed: None,
            closed: None,
            rules,
        }
    }

    /// The array at the start of a game: rook, knight, bishop, queen, king, and five pawns before them
    /// (black_holes.md 1.1).
    #[must_use]
    pub fn array(rules: HoleRules) -> Self {
        use Kind::{Bishop, King, Knight, Queen, Rook};
        let mut start = Self::empty(rules);
        for (file, kind) in (0..).zip([Rook, Knight, Bishop, Queen, King]) {
            start.planes.put(file, PieceCode::of(kind, Seat::First));
            start.planes.put(file + 5, PieceCode::of(Kind::Pawn, Seat::First));
            start.planes.put(file + 30, PieceCode::of(Kind::Pawn, Seat::Second));
            start.planes.put(file + 35, PieceCode::of(kind, Seat::Second));
        }
        if rules.castling {
            start.rights = 0b11;
        }
        start
    }

    /// A seat's pieces by what they can do.
    #[inline]
    pub(super) fn ranks_of(&self, seat: Seat) -> AttackSets {
        let [a, b, c, _] = self.planes.0;
        let own = self.army(seat);
        AttackSets {
            seat,
            all: own,
            lines: own & b & !c,
            diagonals: own & a & !c,
            knights: own & self.of_kind(Kind::Knight),
            pawns: own & self.of_kind(Kind::Pawn),
            kings: own & self.of_kind(Kind::King),
            holes: own & self.of_kind(Kind::Hole),
        }
    }

    /// Whether no king stands on the board (billichess.md 2.5.5).
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

    /// What the table has chosen.
    #[must_use]
    pub const fn rules(&self) -> HoleRules {
        self.rules
    }

    /// Whether a castling is still allowed by what has moved.
    pub(super) const fn has_right(&self, castling: &Castling) -> bool {
        self.rights & castling.right != 0
    }

    /// The row on which a seat's pawns become other pieces.
    #[inline]
    pub(super) const fn last_row(seat: Seat) -> u64 {
        row(if matches!(seat, Seat::First) { ROWS - 1 } else { 0 })
    }

    /// The row on which a seat drops its holes.
    #[inline]
    pub(super) const fn base_row(seat: Seat) -> u64 {
        Self::last_row(seat.other())
    }

    /// A number equal for positions that repeat each other: same pieces, turn and castling rights, and the same
    /// passed cell where it can be used. The clocks do not count.
    #[must_use]
    pub(super) fn mixed(&self) -> u64 {
        let passed = match self.passed {
            Some(cell) if self.passing_legal() => u64::from(cell.0),
            _ => 64,
        };
        let rest = passed << 8 | u64::from(self.rights) << 1 | u64::from(self.turn == Seat::Second);
        crate::variants::kit::sets::mixed(self.planes.0, rest)
    }
}
