//! Orthodox chess under overlays: the frames of 12x8 and 8x8.

use super::{Chess, ChessMove};
use crate::board::Cell;
use crate::effect::Sink;
use crate::notation::PositionError;
use crate::notation::fen::{Fields, Kings};
use crate::overlays::OverlaySupport;
use crate::overlays::denial::DenialSupport;
use crate::overlays::lasers::{Frame, FrameTables, UnderBeams};
use crate::piece::{Kind, Piece};
use crate::seat::Seat;
use crate::variants::two_in_turns::TwoInTurns;

impl OverlaySupport for Chess {
    #[inline]
    fn turn(&self) -> Seat {
        Self::turn(self)
    }

    fn in_check(&self, seat: Seat) -> bool {
        Self::in_check(self, seat)
    }

    fn kingless(&self) -> bool {
        Self::kingless(self)
    }
}

impl UnderBeams for Chess {
    type Set = u64;

    const HAS_BILLI_PHASE: bool = true;

    #[inline]
    fn tables(frame: Frame) -> &'static FrameTables<u64> {
        FrameTables::around_eight(frame)
    }

    #[inline]
    fn occupied(&self) -> u64 {
        Self::occupied(self)
    }

    #[inline]
    fn of_kind(&self, kind: Kind) -> u64 {
        Self::of_kind(self, kind)
    }

    #[inline]
    fn army(&self, seat: Seat) -> u64 {
        Self::army(self, seat)
    }

    #[inline]
    fn piece_at(&self, cell: Cell) -> Option<Piece> {
        Self::piece_at(self, cell)
    }

    fn dethrone(&mut self) {
        Self::dethrone(self);
    }

    fn read_under((): (), text: &str, kings: Kings) -> Result<Self, PositionError> {
        Fields::split(text)?.chess(kings)
    }
}

impl DenialSupport for Chess {
    fn has_two_paths(&self, mv: ChessMove) -> bool {
        self.piece_at(mv.from).is_some_and(|piece| piece.kind == Kind::Knight)
    }

    fn is_kings(&self, mv: ChessMove) -> bool {
        self.piece_at(mv.from).is_some_and(|piece| piece.kind == Kind::King)
    }

    fn same_move(one: ChessMove, other: ChessMove, promotions_alike: bool) -> bool {
        (one.from, one.to) == (other.from, other.to) && (promotions_alike || one.promotion == other.promotion)
    }

    fn end_by_denial(&mut self, effects: &mut impl Sink) {
        self.end_without_other_move(effects);
    }
}
