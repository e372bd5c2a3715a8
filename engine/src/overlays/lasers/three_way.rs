//! Three-way chess under beams: the hexagon is frame and board in one (overlays.md L3, L6, L7).

use std::sync::LazyLock;

use super::base::{FrameTables, UnderBeams};
use super::legs::Legs;
use super::rules::Frame;
use crate::board::{Cell, Mesh};
use crate::piece::{Kind, Piece};
use crate::seat::{Seat, Side};
use crate::seats::Seats;
use crate::variants::three_way::ThreeWay;

fn tables() -> &'static FrameTables<u128> {
    static TABLES: LazyLock<FrameTables<u128>> =
        LazyLock::new(|| FrameTables::new(Mesh::hexagon(), Mesh::hexagon()));
    &TABLES
}

impl UnderBeams for ThreeWay {
    type Set = u128;

    const BEAM_SIDES: &'static [Side] = &[Side::White, Side::Red, Side::Black];

    const FIELDS: usize = crate::variants::three_way::text::FIELDS;

    const WORDS: &'static [&'static str] = &["heirs"];

    fn mesh(_: Frame) -> &'static Mesh {
        tables().mesh
    }

    fn base_of(&self, seat: Seat) -> usize {
        usize::from(self.rules().territory(seat))
    }

    #[inline]
    fn legs(&self, _: Frame, beam: Seat) -> &'static Legs<u128> {
        tables().legs(self.base_of(beam))
    }

    #[inline]
    fn occupied(&self) -> u128 {
        Self::occupied(self)
    }

    #[inline]
    fn of_kind(&self, kind: Kind) -> u128 {
        Self::of_kind(self, kind)
    }

    #[inline]
    fn army(&self, seat: Seat) -> u128 {
        Self::army(self, seat)
    }

    fn piece_at(&self, cell: Cell) -> Option<Piece> {
        Self::piece_at(self, cell)
    }

    #[inline]
    fn turn(&self) -> Seat {
        Self::turn(self)
    }

    fn in_check(&self, seat: Seat) -> bool {
        Self::in_check(self, seat)
    }

    #[inline]
    fn living(&self) -> Seats {
        Self::living(self)
    }
}
