//! Draughts under overlays: what its pieces do to beams (draughts.md 5.2.2), and how its moves are denied.

use super::{Draughts, DraughtsMove};
use crate::board::Cell;
use crate::effect::Sink;
use crate::overlays::OverlaySupport;
use crate::overlays::denial::DenialSupport;
use crate::overlays::lasers::{Frame, FrameTables, Meeting, Mirror, UnderBeams};
use crate::piece::{Kind, Piece};
use crate::seat::Seat;
use crate::variants::kit::two_in_turns::TwoInTurns;

impl OverlaySupport for Draughts {
    hand_on! {
        Self =>
        #[inline]
        fn turn(&self) -> Seat;
    }

    fn in_check(&self, _: Seat) -> bool {
        false
    }
}

impl UnderBeams for Draughts {
    type Set = u64;
    type Ways = [u64; 4];

    const FIELDS: usize = 4;

    #[inline]
    fn tables(frame: Frame) -> &'static FrameTables<u64> {
        FrameTables::around_eight(frame)
    }

    hand_on! {
        Self =>
        #[inline]
        fn occupied(&self) -> u64;
        #[inline]
        fn of_kind(&self, kind: Kind) -> u64;
        #[inline]
        fn army(&self, seat: Seat) -> u64;
        #[inline]
        fn piece_at(&self, cell: Cell) -> Option<Piece>;
    }

    #[inline]
    fn changed(&self, since: &Self) -> u64 {
        let [first, second] = [0, 1].map(|side| self.sides[side] ^ since.sides[side]);
        first | second | (self.kings ^ since.kings)
    }

    /// A king lets its own side's beam through.
    #[inline]
    fn passing(&self, beam: Seat) -> u64 {
        self.kings & Self::army(self, beam)
    }

    /// A man stops the other side's beam.
    #[inline]
    fn stopping(&self, beam: Seat) -> u64 {
        !self.kings & !Self::army(self, beam)
    }

    /// Men and kings turn beams alike.
    #[inline]
    fn turning_otherwise(&self) -> u64 {
        0
    }

    fn meets(kind: Kind, own: bool, mirror: Mirror) -> Meeting {
        match (kind, own) {
            (Kind::Man, true) | (Kind::Crowned, false) => Meeting::Reflect(mirror),
            (Kind::Man, false) => Meeting::Stop,
            _ => Meeting::Pass,
        }
    }
}

impl DenialSupport for Draughts {
    /// No piece goes by two paths as a knight does.
    fn has_two_paths(&self, _: DraughtsMove) -> bool {
        false
    }

    fn is_kings(&self, mv: DraughtsMove) -> bool {
        self.piece_at(mv.from()).is_some_and(|piece| piece.kind == Kind::Crowned)
    }

    /// A king that takes the same pieces on the same round the other way does the same.
    fn same_move(one: DraughtsMove, other: DraughtsMove, _: bool) -> bool {
        let does = |mv: DraughtsMove| (mv.from(), mv.to(), mv.jumped());
        does(one) == does(other)
    }

    fn end_by_denial(&mut self, effects: &mut impl Sink) {
        self.end_without_other_move(effects);
    }
}
