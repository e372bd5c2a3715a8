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
use crate::variants::kit::two_in_turns::TwoInTurns;

impl OverlaySupport for Chess {
    hand_on! {
        Self =>
        #[inline]
        fn turn(&self) -> Seat;
        fn in_check(&self, seat: Seat) -> bool;
        fn kingless(&self) -> bool;
    }
}

impl UnderBeams for Chess {
    type Set = u64;
    type Ways = [u64; 4];

    const HAS_BILLI_PHASE: bool = true;

    #[inline]
    fn tables(frame: Frame) -> &'static FrameTables<u64> {
        FrameTables::around_eight(frame)
    }

    fn dethrone(&mut self) {
        self.planes.kings_to_rooks();
        self.rights = 0;
        self.passed = None;
        self.quiet = 0;
        self.closed = None;
    }

    fn read_under((): (), text: &str, kings: Kings) -> Result<Self, PositionError> {
        Fields::split(text)?.chess(kings)
    }

    #[inline]
    fn changed(&self, since: &Self) -> u64 {
        self.planes.differing(&since.planes)
    }

    hand_on! {
        (self.planes)
        #[inline]
        fn occupied(&self) -> u64;
        #[inline]
        fn of_kind(&self, kind: Kind) -> u64;
        #[inline]
        fn army(&self, seat: Seat) -> u64;
        #[inline]
        fn piece_at(&self, cell: Cell) -> Option<Piece>;
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
