//! Crazy chess under beams: the 8x8 board is its own frame, and of a stack the bottom piece acts (overlays.md L3, L5).

use std::sync::LazyLock;

use super::base::{FrameTables, UnderBeams};
use super::legs::Legs;
use super::rules::Frame;
use crate::board::{Cell, Mesh};
use crate::piece::{Kind, Piece};
use crate::seat::{Seat, Side};
use crate::variants::crazy::Crazy;

fn tables() -> &'static FrameTables<u64> {
    static TABLES: LazyLock<FrameTables<u64>> =
        LazyLock::new(|| FrameTables::new(Mesh::eight(), Mesh::eight()));
    &TABLES
}

/// Mode A alone: its kings, who may stand anywhere in a stack and are blasted with it, cannot become rooks.
impl UnderBeams for Crazy {
    type Set = u64;

    const BEAM_SIDES: &'static [Side] = &[Side::Blue, Side::Red];

    const FIELDS: usize = 6;

    fn mesh(_: Frame) -> &'static Mesh {
        tables().mesh
    }

    #[inline]
    fn legs(&self, _: Frame, beam: Seat) -> &'static Legs<u64> {
        tables().legs(beam.index())
    }

    #[inline]
    fn occupied(&self) -> u64 {
        Self::occupied(self)
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

    #[inline]
    fn turn(&self) -> Seat {
        Self::turn(self)
    }

    fn in_check(&self, seat: Seat) -> bool {
        Self::in_check(self, seat)
    }
}
