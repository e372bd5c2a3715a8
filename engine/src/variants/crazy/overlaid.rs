//! Crazy chess under overlays: the 8x8 board is its own frame, and of a stack the bottom piece acts (overlays.md L3, L5).

use std::sync::LazyLock;

use super::{Crazy, CrazyMove, MoveKind};
use crate::board::{Cell, Mesh};
use crate::effect::Sink;
use crate::overlays::OverlaySupport;
use crate::overlays::denial::DenialSupport;
use crate::overlays::lasers::{Frame, FrameTables, UnderBeams};
use crate::piece::{Kind, Piece};
use crate::seat::Seat;
use crate::variants::kit::two_in_turns::TwoInTurns;

impl OverlaySupport for Crazy {
    hand_on! {
        Self =>
        #[inline]
        fn turn(&self) -> Seat;
        fn in_check(&self, seat: Seat) -> bool;
    }
}

/// Mode A alone: its kings, who may stand anywhere in a stack and are blasted with it, cannot become rooks.
impl UnderBeams for Crazy {
    type Set = u64;
    type Ways = [u64; 4];

    #[inline]
    fn tables(_: Frame) -> &'static FrameTables<u64> {
        static TABLES: LazyLock<FrameTables<u64>> =
            LazyLock::new(|| FrameTables::new(Mesh::eight(), Mesh::eight()));
        &TABLES
    }

    hand_on! {
        Self =>
        #[inline]
        fn occupied(&self) -> u64;
    }

    #[inline]
    fn changed(&self, since: &Self) -> u64 {
        self.stacks.differing_bottoms(&since.stacks)
    }

    #[inline]
    fn of_kind(&self, kind: Kind) -> u64 {
        self.bottoms_of(kind)
    }

    #[inline]
    fn army(&self, seat: Seat) -> u64 {
        self.bottoms_by(seat)
    }

    #[inline]
    fn piece_at(&self, cell: Cell) -> Option<Piece> {
        self.bottom(cell)
    }
}

impl DenialSupport for Crazy {
    /// A knight's quiet moves and captures on its end square, by both paths alike (crazy.md B21).
    fn has_two_paths(&self, mv: CrazyMove) -> bool {
        let from = mv.kind.origin();
        let knight = self.piece_at(from).is_some_and(|(piece, _)| piece.kind == Kind::Knight);
        match mv.kind {
            MoveKind::Go { .. } => knight,
            MoveKind::Knight { step, victim, .. } => victim.cell == step.to,
            _ => false,
        }
    }

    fn is_kings(&self, mv: CrazyMove) -> bool {
        matches!(mv.kind, MoveKind::King { .. })
    }

    fn is_final(&self) -> bool {
        self.is_suicide_done()
    }

    fn is_first_part(mv: CrazyMove) -> bool {
        mv.kind == MoveKind::Choose
    }

    /// A chain is one move by all its links, a king's by both steps, a knight's by its victim (B38).
    fn same_move(one: CrazyMove, other: CrazyMove, promotions_alike: bool) -> bool {
        one.kind == other.kind && (promotions_alike || one.promotions == other.promotions)
    }

    fn end_by_denial(&mut self, effects: &mut impl Sink) {
        self.end_without_other_move(effects);
    }
}
