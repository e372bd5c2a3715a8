//! Orthodox chess under beams: the frames of 12x8 and 8x8.

use std::sync::LazyLock;

use super::base::{FrameTables, UnderBeams};
use super::legs::Legs;
use super::rules::Frame;
use crate::board::{Cell, Mesh};
use crate::notation::PositionError;
use crate::notation::fen::{Fields, Kings};
use crate::piece::{Kind, Piece};
use crate::seat::{Seat, Side};
use crate::variants::orthodox::Chess;

fn tables(frame: Frame) -> &'static FrameTables<u64> {
    static TWELVE: LazyLock<FrameTables<u64>> =
        LazyLock::new(|| FrameTables::new(Mesh::twelve(), Mesh::eight()));
    static EIGHT: LazyLock<FrameTables<u64>> =
        LazyLock::new(|| FrameTables::new(Mesh::eight(), Mesh::eight()));
    match frame {
        Frame::Twelve => &TWELVE,
        Frame::Eight => &EIGHT,
    }
}

impl UnderBeams for Chess {
    type Set = u64;

    const BEAM_SIDES: &'static [Side] = &[Side::Blue, Side::Red];

    const FIELDS: usize = 6;

    const HAS_BILLI_PHASE: bool = true;

    fn mesh(frame: Frame) -> &'static Mesh {
        tables(frame).mesh
    }

    fn drawn(frame: Frame, cell: Cell) -> Cell {
        tables(frame).drawn(cell)
    }

    fn own(frame: Frame, drawn: Cell) -> Option<Cell> {
        tables(frame).own(drawn)
    }

    #[inline]
    fn legs(&self, frame: Frame, beam: Seat) -> &'static Legs<u64> {
        tables(frame).legs(beam.index())
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

    fn read_under((): (), text: &str, kings: Kings) -> Result<Self, PositionError> {
        Fields::split(text)?.chess(kings)
    }
}
