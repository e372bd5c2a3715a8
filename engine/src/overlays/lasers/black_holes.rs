//! Black holes under beams: the 5x8 board is its own frame, and a hole lets every beam through (overlays.md L3, L5).

use std::sync::LazyLock;

use super::base::{FrameTables, UnderBeams};
use super::legs::Legs;
use super::rules::Frame;
use crate::board::{Cell, Mesh};
use crate::notation::PositionError;
use crate::notation::fen::{Fields, Kings};
use crate::piece::{Kind, Piece};
use crate::seat::{Seat, Side};
use crate::variants::black_holes::{BlackHoles, HoleRules};

fn tables() -> &'static FrameTables<u64> {
    static TABLES: LazyLock<FrameTables<u64>> =
        LazyLock::new(|| FrameTables::new(Mesh::five(), Mesh::five()));
    &TABLES
}

impl UnderBeams for BlackHoles {
    type Set = u64;

    const BEAM_SIDES: &'static [Side] = &[Side::Blue, Side::Red];

    const FIELDS: usize = 6;

    const HAS_BILLI_PHASE: bool = true;

    fn mesh(_: Frame) -> &'static Mesh {
        tables().mesh
    }

    #[inline]
    fn legs(&self, _: Frame, beam: Seat) -> &'static Legs<u64> {
        tables().legs(beam.index())
    }

    /// The cells with pieces that beams meet: a hole is as good as nothing (overlays.md L5).
    #[inline]
    fn occupied(&self) -> u64 {
        Self::occupied(self) & !Self::of_kind(self, Kind::Hole)
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

    fn dethrone(&mut self) {
        Self::dethrone(self);
    }

    fn kings_in(text: &str) -> Kings {
        if Fields::split(text).is_ok_and(|fields| !fields.names_a_king()) { Kings::Gone } else { Kings::One }
    }

    fn read_under(rules: HoleRules, text: &str, kings: Kings) -> Result<Self, PositionError> {
        Self::read_fields(rules, &Fields::split(text)?, kings)
    }
}
