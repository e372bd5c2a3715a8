//! A position of Crazy chess.

use super::code::CrazyCode;
use super::passing::PassedSquares;
use super::rules::{CrazyRules, ForcedPromotion};
use super::stack_slice::StackSlice;
use super::stacks::{Place, Stacks};
use crate::board::Cell;
use crate::piece::{Kind, Piece};
use crate::seat::Seat;
use crate::variants::kit::sets::{fold, mixed};
use crate::variants::kit::two_in_turns::ClosedBy;

/// A position of Crazy chess: squares a1 to h8 are 0 to 63, row by row, each with a stack of pieces (crazy.md 5B.1).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Crazy {
    pub(super) stacks: Stacks,
    pub(super) passing: PassedSquares,
    pub(super) turn: Seat,
    /// Plies since a piece was taken or a pawn moved (B39).
    pub(super) quiet: u16,
    /// The move's number, from 1.
    pub(super) number: u16,
    pub(super) rules: CrazyRules,
    pub(super) closed: Option<ClosedBy>,
}

/// The first row of a seat, as a set.
#[inline]
pub(super) const fn first_row(seat: Seat) -> u64 {
    if matches!(seat, Seat::First) { 0xff } else { 0xff << 56 }
}

/// The last row of a seat's pawns.
#[inline]
pub(super) const fn last_row(seat: Seat) -> u64 {
    first_row(seat.other())
}

/// The row on which a seat's pawns begin, and may step twice (B24).
#[inline]
pub(super) const fn second_row(seat: Seat) -> u64 {
    if matches!(seat, Seat::First) { 0xff << 8 } else { 0xff << 48 }
}

impl Crazy {
    pub(super) const fn empty(rules: CrazyRules) -> Self {
        Self {
            stacks: Stacks::EMPTY,
            passing: PassedSquares::NONE,
            turn: Seat::First,
            quiet: 0,
            number: 1,
            rules,
            closed: None,
        }
    }

    /// The array at the start of a game: chess's (B0).
    pub(super) fn array(rules: CrazyRules) -> Self {
        use Kind::{Bishop, King, Knight, Queen, Rook};
        let mut crazy = Self::empty(rules);
        for (file, kind) in (0..8).zip([Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook]) {
            for (row, kind, seat) in [
                (0, kind, Seat::First),
                (8, Kind::Pawn, Seat::First),
                (48, Kind::Pawn, Seat::Second),
                (56, kind, Seat::Second),
            ] {
                crazy.stacks.add(row + file, &StackSlice::one(CrazyCode::of(kind, seat)));
            }
        }
        crazy.stacks.rights = 0b1111;
        crazy
    }

    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The piece at a place, and whether it is a risen bishop (B22).
    #[must_use]
    pub fn piece_at(&self, place: Place) -> Option<(Piece, bool)> {
        let code = self.stacks.at(place);
        (!code.is_empty()).then(|| (code.piece(), code.has_risen()))
    }

    hand_on! {
        (self.stacks)
        #[must_use]
        pub fn occupied(&self) -> u64;

        /// How many pieces stand on a square.
        #[must_use]
        pub fn height(&self, cell: u8) -> usize;
    }

    /// The squares whose bottom piece is of a kind.
    #[must_use]
    pub fn bottoms_of(&self, kind: Kind) -> u64 {
        self.stacks.of_kind(kind)
    }

    /// The squares whose bottom piece is a seat's.
    #[must_use]
    pub fn bottoms_by(&self, seat: Seat) -> u64 {
        self.stacks.side(seat)
    }

    /// The bottom piece of a square.
    #[must_use]
    pub fn bottom(&self, cell: Cell) -> Option<Piece> {
        let code = if cell.0 < 64 { self.stacks.bottom(cell.0) } else { CrazyCode::EMPTY };
        (!code.is_empty()).then(|| code.piece())
    }

    /// Whether the side to move must first say what its pawns become (`forced_promotion=ask`, B27).
    pub(super) fn must_choose(&self) -> bool {
        self.rules.forced_promotion == ForcedPromotion::Ask && self.promotable(self.turn) != 0
    }

    /// The pawns of a seat that stand outside a rook on their last row (B27). A pawn at the bottom of a square is alone.
    #[inline]
    pub(super) fn promotable(&self, seat: Seat) -> u64 {
        self.stacks.of_kind(Kind::Pawn) & self.stacks.side(seat) & last_row(seat)
    }

    /// A number equal for positions that repeat each other (B39): pieces, risen bishops, turn, rights, and every square
    /// just passed by a double step.
    pub(super) fn mixed(&self) -> u64 {
        let stacks = &self.stacks;
        let [a, b, c] = [Kind::Pawn, Kind::Knight, Kind::Bishop].map(|kind| stacks.of_kind(kind));
        let [d, e, f] = [Kind::Rook, Kind::Queen, Kind::King].map(|kind| stacks.of_kind(kind));
        let risen = stacks.all().filter(|(_, code)| code.has_risen());
        let risen = risen.fold(0, |hash, (place, _)| fold(hash ^ (u64::from(place.cell) + 1), SPREAD));
        let inner = stacks.inner().iter().fold(risen, |hash, piece| {
            fold(hash ^ ((u64::from(piece.cell) << 8 | piece.code.number()) + 1), SPREAD)
        });
        let passed: u64 = self.passing.pairs(self.turn.other()).fold(0, |hash, (passed, pawn)| {
            fold(hash ^ ((u64::from(passed) << 8 | u64::from(pawn)) + 1), SPREAD)
        });
        let rest = u64::from(stacks.rights) << 1 | u64::from(self.turn == Seat::Second);
        let below = mixed([a, b, c, d], stacks.side(Seat::First));
        mixed([e, f, inner, passed], below.rotate_left(23) ^ rest)
    }
}

/// An odd constant without pattern: digits of the square root of 7.
const SPREAD: u64 = 0x2545_F491_4F6C_DD1D;
