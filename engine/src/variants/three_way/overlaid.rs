//! Three-way chess under beams: the hexagon is frame and board in one (overlays.md L3, L6, L7).

use std::sync::LazyLock;

use super::ThreeWay;
use crate::board::{Cell, Mesh};
use crate::overlays::OverlaySupport;
use crate::overlays::lasers::{Frame, FrameTables, UnderBeams};
use crate::piece::{Kind, Piece};
use crate::seat::{Seat, Side};
use crate::seats::Seats;

impl OverlaySupport for ThreeWay {
    hand_on! {
        Self =>
        #[inline]
        fn turn(&self) -> Seat;
        fn in_check(&self, seat: Seat) -> bool;
    }
}

impl UnderBeams for ThreeWay {
    type Set = u128;
    type Ways = [u128; 6];

    const BEAM_SIDES: &'static [Side] = &[Side::White, Side::Red, Side::Black];

    const FIELDS: usize = super::text::FIELDS;

    const WORDS: &'static [&'static str] = &["heirs"];

    #[inline]
    fn tables(_: Frame) -> &'static FrameTables<u128> {
        static TABLES: LazyLock<FrameTables<u128>> =
            LazyLock::new(|| FrameTables::new(Mesh::hexagon(), Mesh::hexagon()));
        &TABLES
    }

    fn base_of(&self, seat: Seat) -> usize {
        usize::from(self.rules().territory(seat))
    }

    #[inline]
    fn changed(&self, since: &Self) -> u128 {
        self.planes.differing(&since.planes)
    }

    hand_on! {
        (self.planes)
        #[inline]
        fn occupied(&self) -> u128;
        #[inline]
        fn of_kind(&self, kind: Kind) -> u128;
    }

    hand_on! {
        Self =>
        #[inline]
        fn army(&self, seat: Seat) -> u128;
        fn piece_at(&self, cell: Cell) -> Option<Piece>;
        #[inline]
        fn living(&self) -> Seats;
    }
}
