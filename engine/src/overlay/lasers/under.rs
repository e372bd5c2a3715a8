//! What a base must tell so that beams can run over it.

use std::sync::LazyLock;

use super::cells::Cells;
use super::legs::Legs;
use super::rules::Frame;
use crate::board::{Cell, Mesh};
use crate::man::{Kind, Man};
use crate::notation::fen::{Fields, Kings};
use crate::notation::{Notation, PositionError};
use crate::rules::orthodox::Chess;
use crate::seat::Seat;

/// A base game over which beams may run. Where several men share a cell, or none but a hole is there, the base
/// decides what it shows to the beams (overlays.md L5).
pub trait UnderBeams: Notation<Rules = ()> {
    /// Its own sets of cells.
    type Set: Cells;

    /// The board that is drawn in this frame.
    fn mesh(frame: Frame) -> &'static Mesh;

    /// The cell of the drawn board for a cell of its own.
    fn drawn(frame: Frame, cell: Cell) -> Cell;

    /// Its own cell for a cell of the drawn board; `None` where no man can stand.
    fn own(frame: Frame, drawn: Cell) -> Option<Cell>;

    /// The straight legs of a seat's beam in this frame.
    fn legs(frame: Frame, beam: Seat) -> &'static Legs<Self::Set>;

    /// The cells with men.
    fn occupied(&self) -> Self::Set;

    /// The cells with men of a kind.
    fn of_kind(&self, kind: Kind) -> Self::Set;

    /// The cells with men of a seat.
    fn army(&self, seat: Seat) -> Self::Set;

    /// The man on a cell of its own board.
    fn man_at(&self, cell: Cell) -> Option<Man>;

    /// The seat to move.
    fn turn(&self) -> Seat;

    /// Whether a seat stands in check.
    fn in_check(&self, seat: Seat) -> bool;

    /// Whether the kings are gone.
    fn kingless(&self) -> bool;

    /// Makes rooks of the kings: rights of castling and en passant end, the move count starts again
    /// (billichess.md 2.5.5, 2.5.6).
    fn dethrone(&mut self);

    /// Reads the base's own fields of a position, with kings or without.
    ///
    /// # Errors
    /// What cannot be read or played.
    fn read_fields(fields: &Fields<'_>, kings: Kings) -> Result<Self, PositionError>;
}

/// What one frame adds to the men's board of chess.
struct ChessFrame {
    mesh: &'static Mesh,
    drawn: Vec<Cell>,
    own: Vec<Option<Cell>>,
    legs: [Legs<u64>; 2],
}

impl ChessFrame {
    fn new(mesh: &'static Mesh) -> Self {
        let board = Mesh::eight();
        Self {
            mesh,
            drawn: board.cells().map(|cell| board.same_cell(cell, mesh).unwrap_or(cell)).collect(),
            own: mesh.cells().map(|cell| mesh.same_cell(cell, board)).collect(),
            legs: [0, 1].map(|side| Legs::new(mesh, board, side)),
        }
    }

    fn of(frame: Frame) -> &'static Self {
        static TWELVE: LazyLock<ChessFrame> = LazyLock::new(|| ChessFrame::new(Mesh::twelve()));
        static EIGHT: LazyLock<ChessFrame> = LazyLock::new(|| ChessFrame::new(Mesh::eight()));
        match frame {
            Frame::Twelve => &TWELVE,
            Frame::Eight => &EIGHT,
        }
    }
}

impl UnderBeams for Chess {
    type Set = u64;

    fn mesh(frame: Frame) -> &'static Mesh {
        ChessFrame::of(frame).mesh
    }

    fn drawn(frame: Frame, cell: Cell) -> Cell {
        ChessFrame::of(frame).drawn.get(cell.index()).copied().unwrap_or(cell)
    }

    fn own(frame: Frame, drawn: Cell) -> Option<Cell> {
        ChessFrame::of(frame).own.get(drawn.index()).copied().flatten()
    }

    #[inline]
    fn legs(frame: Frame, beam: Seat) -> &'static Legs<u64> {
        let [first, second] = &ChessFrame::of(frame).legs;
        if beam == Seat::First { first } else { second }
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
    fn man_at(&self, cell: Cell) -> Option<Man> {
        Self::man_at(self, cell)
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

    fn read_fields(fields: &Fields<'_>, kings: Kings) -> Result<Self, PositionError> {
        fields.chess(kings)
    }
}
