//! Black holes under overlays: the 5x8 board is its own frame, and a hole lets every beam through (overlays.md L3, L5).

use std::sync::LazyLock;

use super::{BlackHoles, HoleMove, HoleRules};
use crate::board::{Cell, Mesh};
use crate::effect::Sink;
use crate::notation::PositionError;
use crate::notation::fen::{Fields, Kings};
use crate::overlays::OverlaySupport;
use crate::overlays::denial::DenialSupport;
use crate::overlays::lasers::{Frame, FrameTables, UnderBeams};
use crate::piece::{Kind, Piece};
use crate::seat::Seat;
use crate::variants::kit::two_in_turns::TwoInTurns;

impl OverlaySupport for BlackHoles {
    hand_on! {
        Self =>
        #[inline]
        fn turn(&self) -> Seat;
        fn in_check(&self, seat: Seat) -> bool;
        fn kingless(&self) -> bool;
    }
}

impl UnderBeams for BlackHoles {
    type Set = u64;
    type Ways = [u64; 4];

    const HAS_BILLI_PHASE: bool = true;

    #[inline]
    fn tables(_: Frame) -> &'static FrameTables<u64> {
        static TABLES: LazyLock<FrameTables<u64>> =
            LazyLock::new(|| FrameTables::new(Mesh::five(), Mesh::five()));
        &TABLES
    }

    /// The cells with pieces that beams meet: a hole is as good as nothing (overlays.md L5).
    #[inline]
    fn occupied(&self) -> u64 {
        self.planes.occupied() & !self.planes.of_kind(Kind::Hole)
    }

    fn dethrone(&mut self) {
        self.planes.kings_to_rooks();
        self.rights = 0;
        self.passed = None;
        self.quiet = 0;
        self.closed = None;
    }

    fn read_under(rules: HoleRules, text: &str, kings: Kings) -> Result<Self, PositionError> {
        Self::read_fields(rules, &Fields::split(text)?, kings)
    }

    #[inline]
    fn changed(&self, since: &Self) -> u64 {
        self.planes.differing(&since.planes)
    }

    hand_on! {
        (self.planes)
        #[inline]
        fn of_kind(&self, kind: Kind) -> u64;
        #[inline]
        fn army(&self, seat: Seat) -> u64;
        #[inline]
        fn piece_at(&self, cell: Cell) -> Option<Piece>;
    }
}

impl DenialSupport for BlackHoles {
    /// A knight's leaps have two paths each, through holes too.
    fn has_two_paths(&self, mv: HoleMove) -> bool {
        self.moves_kind(mv, Kind::Knight)
    }

    fn is_kings(&self, mv: HoleMove) -> bool {
        self.moves_kind(mv, Kind::King)
    }

    /// By the normal move that does the same, else by the first of the routes.
    fn as_listed(&self, mv: HoleMove) -> HoleMove {
        let HoleMove::Go { from, to, route: Some(_), .. } = mv else { return mv };
        if self.is_travelled_too(self.turn, from, to) {
            return mv.by(None);
        }
        let mut first = None;
        self.each_route_between(from.0, to.0, &mut |route| {
            first = Some(mv.by(Some(route))).filter(|other| self.judge_move(self.turn, *other).is_ok());
            first.is_some()
        });
        first.unwrap_or(mv)
    }

    /// The route makes no difference (black_holes.md 1.3.7).
    fn same_move(one: HoleMove, other: HoleMove, promotions_alike: bool) -> bool {
        match (one, other) {
            (HoleMove::Drop(one), HoleMove::Drop(other)) => one == other,
            (
                HoleMove::Go { from, to, promotion, .. },
                HoleMove::Go { from: other_from, to: other_to, promotion: other_promotion, .. },
            ) => (from, to) == (other_from, other_to) && (promotions_alike || promotion == other_promotion),
            _ => false,
        }
    }

    fn end_by_denial(&mut self, effects: &mut impl Sink) {
        self.end_without_other_move(effects);
    }
}

impl BlackHoles {
    fn moves_kind(&self, mv: HoleMove, kind: Kind) -> bool {
        match mv {
            HoleMove::Drop(_) => false,
            HoleMove::Go { from, .. } => self.piece_at(from).is_some_and(|piece| piece.kind == kind),
        }
    }
}
