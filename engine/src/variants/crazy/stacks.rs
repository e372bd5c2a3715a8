//! The stacks of pieces on the sixty-four squares (crazy.md B1, B2).
//!
//! The bottom pieces are kept as sets and square by square, like a board of chess; the pieces inside rooks, which are few, in
//! one short list. Thirty-two pieces and at least one bottom piece make thirty-one inside at the most, so nothing is ever
//! allocated.

use super::code::CrazyCode;
use super::stack_slice::{MOST_PIECES, StackSlice};
use crate::board::Cell;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::kit::sets::{bit, cells};
use crate::variants::orthodox::KEPT;
use crate::view::PieceView;

/// Pieces inside rooks at the most.
const MOST_INNER: usize = MOST_PIECES - 1;

/// A piece inside a rook, and the square of its stack.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct InnerPiece {
    pub cell: u8,
    pub code: CrazyCode,
}

/// Where a piece stands: its square, and how many pieces are below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The square, a1 to h8 as 0 to 63.
    pub cell: u8,
    pub level: u8,
}

impl Place {
    /// The bottom of a square.
    #[must_use]
    pub const fn bottom(cell: u8) -> Self {
        Self { cell, level: 0 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Stacks {
    bottoms: [CrazyCode; 64],
    /// The bottom pieces of each kind.
    kinds: [u64; 6],
    /// The bottom pieces of each seat.
    sides: [u64; 2],
    /// The squares with pieces inside their rook.
    stacked: u64,
    /// The pieces inside rooks, by square and then from below.
    inner: [InnerPiece; MOST_INNER],
    count: u8,
    /// Bits of `Castling::right`: a right is gone once the bottom piece of one of its squares has left it (B16, B32).
    pub rights: u8,
}

impl Stacks {
    pub const EMPTY: Self = Self {
        bottoms: [CrazyCode::EMPTY; 64],
        kinds: [0; 6],
        sides: [0; 2],
        stacked: 0,
        inner: [InnerPiece { cell: 0, code: CrazyCode::EMPTY }; MOST_INNER],
        count: 0,
        rights: 0,
    };

    #[inline]
    pub fn occupied(&self) -> u64 {
        self.sides[0] | self.sides[1]
    }

    /// The squares whose bottom piece is a seat's.
    #[inline]
    pub fn side(&self, seat: Seat) -> u64 {
        self.sides[seat.index() & 1]
    }

    /// The squares whose bottom piece is of a kind.
    #[inline]
    pub fn of_kind(&self, kind: Kind) -> u64 {
        self.kinds.get(kind.index()).copied().unwrap_or(0)
    }

    /// The squares that have another bottom piece than in other stacks.
    #[inline]
    pub fn differing_bottoms(&self, other: &Self) -> u64 {
        let kinds = self.kinds.iter().zip(&other.kinds);
        kinds.chain(self.sides.iter().zip(&other.sides)).fold(0, |cells, (own, theirs)| cells | own ^ theirs)
    }

    #[inline]
    pub fn rooks(&self) -> u64 {
        self.kinds[3]
    }

    #[inline]
    pub fn stacked(&self) -> u64 {
        self.stacked
    }

    #[inline]
    pub fn bottom(&self, cell: u8) -> CrazyCode {
        self.bottoms[usize::from(cell & 63)]
    }

    /// All pieces inside rooks, by square and then from below.
    #[inline]
    pub fn inner(&self) -> &[InnerPiece] {
        self.inner.get(..usize::from(self.count)).unwrap_or_default()
    }

    /// The pieces inside the rook of a square, from below.
    #[inline]
    pub fn above(&self, cell: u8) -> &[InnerPiece] {
        if self.stacked & bit(cell) == 0 {
            return &[];
        }
        let start = self.start(cell);
        let inner = self.inner();
        let len = inner.iter().skip(start).take_while(|piece| piece.cell == cell).count();
        inner.get(start..start + len).unwrap_or_default()
    }

    /// Where the pieces of a square begin in the list, or would.
    #[inline]
    fn start(&self, cell: u8) -> usize {
        self.inner().iter().take_while(|piece| piece.cell < cell).count()
    }

    /// How many pieces stand on a square.
    #[inline]
    pub fn height(&self, cell: u8) -> usize {
        if self.bottom(cell).is_empty() { 0 } else { 1 + self.above(cell).len() }
    }

    /// Who stands at a place; nobody where there is no such place.
    #[inline]
    pub fn at(&self, place: Place) -> CrazyCode {
        match usize::from(place.level).checked_sub(1) {
            None if place.cell < 64 => self.bottom(place.cell),
            None => CrazyCode::EMPTY,
            Some(index) => self.above(place.cell).get(index).map_or(CrazyCode::EMPTY, |piece| piece.code),
        }
    }

    /// The pieces of a square with their places, from below.
    pub fn pieces_on(&self, cell: u8) -> impl Iterator<Item = (Place, CrazyCode)> + '_ {
        let bottom = Some(self.bottom(cell)).filter(|code| !code.is_empty());
        let pieces = bottom.into_iter().chain(self.above(cell).iter().map(|piece| piece.code));
        (0..).zip(pieces).map(move |(level, code)| (Place { cell, level }, code))
    }

    /// All pieces with their places, square by square and from below.
    pub fn all(&self) -> impl Iterator<Item = (Place, CrazyCode)> + '_ {
        cells(self.occupied()).flat_map(|cell| self.pieces_on(cell))
    }

    /// All pieces as they are shown.
    pub fn seen(&self) -> Vec<PieceView> {
        let piece = |(place, code): (Place, CrazyCode)| PieceView {
            level: place.level,
            turns_left: code.has_risen().then_some(1),
            ..PieceView::plain(Cell(place.cell), code.piece())
        };
        self.all().map(piece).collect()
    }

    /// The same with a unit that is in hand, put where it is on its way.
    pub fn seen_with(mut self, cell: u8, unit: &StackSlice) -> Vec<PieceView> {
        self.add(cell, unit);
        self.seen()
    }

    /// How many pieces there are.
    pub fn len(&self) -> usize {
        self.occupied().count_ones() as usize + usize::from(self.count)
    }

    /// Where a seat's king stands, if it lives.
    #[inline]
    pub fn king(&self, seat: Seat) -> Option<Place> {
        let bottoms = self.of_kind(Kind::King) & self.side(seat);
        if bottoms != 0 {
            return Some(Place::bottom(bottoms.trailing_zeros() as u8));
        }
        let index = self.inner().iter().position(|piece| piece.code.is(Kind::King, seat))?;
        let cell = self.inner().get(index)?.cell;
        let level = index - self.start(cell) + 1;
        Some(Place { cell, level: level as u8 })
    }

    #[inline]
    fn put_bottom(&mut self, cell: u8, code: CrazyCode) {
        self.bottoms[usize::from(cell & 63)] = code;
        self.kinds[code.index()] |= bit(cell);
        self.sides[code.seat().index() & 1] |= bit(cell);
    }

    #[inline]
    fn take_bottom(&mut self, cell: u8) -> CrazyCode {
        let code = std::mem::replace(&mut self.bottoms[usize::from(cell & 63)], CrazyCode::EMPTY);
        self.kinds[code.index()] &= !bit(cell);
        self.sides[code.seat().index() & 1] &= !bit(cell);
        self.rights &= KEPT[usize::from(cell & 63)];
        code
    }

    /// Another piece in the place of one that stands there, which does not count as leaving it: a pawn promoted, a bishop
    /// that settles.
    pub fn change(&mut self, place: Place, code: CrazyCode) {
        if place.level == 0 {
            let rights = self.rights;
            if !self.take_bottom(place.cell).is_empty() {
                self.put_bottom(place.cell, code);
            }
            self.rights = rights;
        } else {
            let at = self.start(place.cell) + usize::from(place.level) - 1;
            if let Some(piece) = self.inner.get_mut(at).filter(|piece| piece.cell == place.cell) {
                piece.code = code;
            }
        }
    }

    /// Takes the piece of a place off its stack, a rook with its load; nobody where nobody is.
    #[inline]
    pub fn lift(&mut self, place: Place) -> StackSlice {
        let Place { cell, level } = place;
        let mut unit;
        let start = if level == 0 {
            let code = self.take_bottom(cell);
            if code.is_empty() {
                return StackSlice::NONE;
            }
            unit = StackSlice::one(code);
            if self.stacked & bit(cell) == 0 {
                return unit;
            }
            self.start(cell)
        } else {
            if self.stacked & bit(cell) == 0 {
                return StackSlice::NONE;
            }
            let at = self.start(cell) + usize::from(level) - 1;
            match self.inner().get(at).filter(|piece| piece.cell == cell) {
                None => return StackSlice::NONE,
                Some(piece) => unit = StackSlice::one(piece.code),
            }
            if !unit.first().is_rook() {
                self.cut(at, 1);
                self.mark(cell);
                return unit;
            }
            at
        };
        let own = usize::from(level != 0);
        let mut end = start;
        while let Some(piece) = self.inner().get(end).filter(|piece| piece.cell == cell) {
            if end >= start + own {
                unit.push(piece.code);
            }
            end += 1;
        }
        self.cut(start, end - start);
        self.mark(cell);
        unit
    }

    /// Takes pieces out of the list, which stays canonical: unused slots are empty.
    #[inline]
    fn cut(&mut self, at: usize, len: usize) {
        let count = usize::from(self.count);
        let end = (at + len).min(count);
        if at >= end {
            return;
        }
        self.inner.copy_within(end..count, at);
        let kept = count - (end - at);
        if let Some(unused) = self.inner.get_mut(kept..count) {
            unused.fill(InnerPiece::default());
        }
        self.count = kept as u8;
    }

    #[inline]
    fn mark(&mut self, cell: u8) {
        self.stacked &= !bit(cell);
        if self.inner().iter().any(|piece| piece.cell == cell) {
            self.stacked |= bit(cell);
        }
    }

    /// Puts a unit at a place, under the pieces from that level on; at level 0 the square must be empty.
    #[inline]
    pub fn insert(&mut self, place: Place, unit: &StackSlice) {
        let Place { cell, level } = place;
        let mut pieces = unit.pieces();
        let mut at = self.start(cell);
        if level == 0 {
            let Some((first, rest)) = pieces.split_first() else { return };
            self.put_bottom(cell, *first);
            pieces = rest;
        } else {
            at += usize::from(level) - 1;
        }
        let count = usize::from(self.count);
        if pieces.is_empty() || count + pieces.len() > MOST_INNER || at > count {
            return;
        }
        self.inner.copy_within(at..count, at + pieces.len());
        for (slot, code) in self.inner.iter_mut().skip(at).zip(pieces) {
            *slot = InnerPiece { cell, code: *code };
        }
        self.count += pieces.len() as u8;
        self.stacked |= bit(cell);
    }

    /// Puts a unit on top of a square.
    #[inline]
    pub fn add(&mut self, cell: u8, unit: &StackSlice) {
        let level = self.height(cell) as u8;
        self.insert(Place { cell, level }, unit);
    }

    /// The same pieces without the marks of those that have exchanged in a chain.
    #[inline]
    pub fn unmarked(mut self) -> Self {
        for code in &mut self.bottoms {
            *code = code.unmarked();
        }
        for piece in &mut self.inner {
            piece.code = piece.code.unmarked();
        }
        self
    }

    /// Whether the same pieces stand in the same places, what differs most often compared first.
    #[inline]
    pub fn is_same(&self, other: &Self) -> bool {
        self.kinds == other.kinds && self.sides == other.sides && self == other
    }

    /// Exchanges a pawn with another piece, a rook with its load; each takes exactly the other's place (B29).
    pub fn exchange(&mut self, pawn: Place, other: Place) {
        let walker = self.lift(pawn);
        let met = self.lift(other);
        self.insert(other, &walker);
        self.insert(pawn, &met);
    }
}
