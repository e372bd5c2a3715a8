//! The position: sets for every kind and side, and what stands on every cell.

use super::attack_sets::AttackSets;
use super::castling::Castling;
use super::code::HoleCode;
use super::rules::HoleRules;
use super::tables::{CELLS, ROWS, row};
use crate::board::Cell;
use crate::piece::{Kind, Piece};
use crate::seat::Seat;
use crate::variants::sets::{bit, cells};
use crate::variants::two_in_turns::ClosedBy;

/// A position of Black holes: cells a1 to e8 are 0 to 39, row by row. Holes are pieces of their side.
///
/// A side may have no king (billichess.md 2.5.5, under lasers): then it has no check, all its pieces may be taken, and
/// it castles no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlackHoles {
    /// The pieces: bit `c` of plane `p` is bit `p` of the [`HoleCode`] on cell `c`.
    pub(super) planes: [u64; 4],
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

impl BlackHoles {
    /// A board without pieces, the first seat to move.
    #[must_use]
    pub const fn empty(rules: HoleRules) -> Self {
        Self {
            planes: [0; 4],
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
            start.put(file, HoleCode::of(kind, Seat::First));
            start.put(file + 5, HoleCode::of(Kind::Pawn, Seat::First));
            start.put(file + 30, HoleCode::of(Kind::Pawn, Seat::Second));
            start.put(file + 35, HoleCode::of(kind, Seat::Second));
        }
        if rules.castling {
            start.rights = 0b11;
        }
        start
    }

    /// What stands on a cell; [`HoleCode::EMPTY`] off the board.
    #[inline]
    pub(super) const fn code_at(&self, cell: u8) -> HoleCode {
        let at = cell & 63;
        let [a, b, c, d] = self.planes;
        let code = a >> at & 1 | (b >> at & 1) << 1 | (c >> at & 1) << 2 | (d >> at & 1) << 3;
        if cell < CELLS { HoleCode::from_bits(code as u8) } else { HoleCode::EMPTY }
    }

    /// The piece on a cell; a hole is one.
    #[inline]
    #[must_use]
    pub const fn piece_at(&self, cell: Cell) -> Option<Piece> {
        self.code_at(cell.0).piece()
    }

    /// The cells with pieces, as a set: bit 0 is a1, bit 39 e8.
    #[inline]
    #[must_use]
    pub const fn occupied(&self) -> u64 {
        self.planes[0] | self.planes[1] | self.planes[2]
    }

    /// The cells of a seat's pieces.
    #[inline]
    #[must_use]
    pub const fn army(&self, seat: Seat) -> u64 {
        match seat {
            Seat::First => self.occupied() & !self.planes[3],
            Seat::Second => self.planes[3],
            Seat::Third => 0,
        }
    }

    /// The cells of both seats' pieces of a kind.
    #[inline]
    #[must_use]
    pub const fn of_kind(&self, kind: Kind) -> u64 {
        let [a, b, c, _] = self.planes;
        match kind {
            Kind::Bishop => a & !b & !c,
            Kind::Rook => b & !a & !c,
            Kind::Queen => a & b & !c,
            Kind::Pawn => c & !a & !b,
            Kind::Knight => c & a & !b,
            Kind::King => c & b & !a,
            Kind::Hole => a & b & c,
            _ => 0,
        }
    }

    /// A seat's pieces by what they can do.
    #[inline]
    pub(super) const fn ranks_of(&self, seat: Seat) -> AttackSets {
        let [a, b, c, _] = self.planes;
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

    /// The cell of a seat's king, where it has one.
    #[inline]
    #[must_use]
    pub fn king(&self, seat: Seat) -> Option<Cell> {
        cells(self.army(seat) & self.of_kind(Kind::King)).next().map(Cell)
    }

    /// Whether no king stands on the board (billichess.md 2.5.5).
    #[inline]
    #[must_use]
    pub const fn kingless(&self) -> bool {
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

    /// The pieces in cell order, holes among them.
    pub fn all_pieces(&self) -> impl Iterator<Item = (Cell, Piece)> + '_ {
        (0..CELLS).map(Cell).filter_map(|cell| self.piece_at(cell).map(|piece| (cell, piece)))
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

    /// Turns both kings into rooks of their sides (billichess.md 2.5.5, under lasers). En passant and castling rights
    /// end and the quiet plies start again (2.5.6); the turn stays.
    pub fn dethrone(&mut self) {
        for cell in cells(self.of_kind(Kind::King)) {
            if let Some(king) = self.piece_at(Cell(cell)) {
                self.put(cell, HoleCode::of(Kind::Rook, king.seat));
            }
        }
        self.rights = 0;
        self.passed = None;
        self.quiet = 0;
        self.closed = None;
    }

    /// Puts a piece on a cell, or empties it, whatever stood there.
    #[inline]
    pub(super) fn put(&mut self, cell: u8, code: HoleCode) {
        for (index, plane) in self.planes.iter_mut().enumerate() {
            *plane = *plane & !bit(cell) | u64::from(code.bits() >> index & 1) << (cell & 63);
        }
    }

    /// Moves whatever stands on a cell to another, in the place of what stood there.
    #[inline]
    pub(super) fn carry(&mut self, from: u8, to: u8) {
        let stay = !(bit(from) | bit(to));
        for plane in &mut self.planes {
            *plane = *plane & stay | (*plane >> (from & 63) & 1) << (to & 63);
        }
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
        crate::variants::sets::mixed(self.planes, rest)
    }
}
