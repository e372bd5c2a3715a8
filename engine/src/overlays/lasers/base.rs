//! What a base must tell so that beams can run over it.

use super::bits::Bits;
use super::legs::Legs;
use super::rules::Frame;
use crate::board::{Cell, Mesh};
use crate::notation::fen::Kings;
use crate::notation::{Notation, PositionError};
use crate::piece::{Kind, Piece};
use crate::seat::{Seat, Side};
use crate::seats::Seats;

/// A base game over which beams may run. Where several pieces share a cell, or none but a hole is there, the base
/// decides what it shows to the beams (overlays.md L5).
///
/// A base whose playing board is also the frame implements the first half: for its mesh and its legs [`FrameTables`]
/// does the work. The second half is for what only some bases have; its defaults say that they have it not.
pub trait UnderBeams: Notation {
    /// Its own sets of cells.
    type Set: Bits;

    /// The sides in seat order, as the laser game calls them.
    const BEAM_SIDES: &'static [Side];

    /// How many fields its positions have before any words.
    const FIELDS: usize;

    /// The board that is drawn in this frame.
    fn mesh(frame: Frame) -> &'static Mesh;

    /// The cell of the drawn board for a cell of its own; the same where the playing board is its own frame.
    fn drawn(frame: Frame, cell: Cell) -> Cell {
        let _ = frame;
        cell
    }

    /// Its own cell for a cell of the drawn board; `None` where no piece can stand.
    fn own(frame: Frame, drawn: Cell) -> Option<Cell> {
        let _ = frame;
        Some(drawn)
    }

    /// Which of the frame's bases is a seat's: its emitter and its heel.
    fn base_of(&self, seat: Seat) -> usize {
        seat.index()
    }

    /// The straight legs of a seat's beam in this frame.
    fn legs(&self, frame: Frame, beam: Seat) -> &'static Legs<Self::Set>;

    /// The cells with pieces.
    fn occupied(&self) -> Self::Set;

    /// The cells with pieces of a kind.
    fn of_kind(&self, kind: Kind) -> Self::Set;

    /// The cells with pieces that a seat moves: its own, and what it has inherited (overlays.md L7).
    fn army(&self, seat: Seat) -> Self::Set;

    /// The piece on a cell of its own board, as the seat's that moves it; one that nobody moves as no living seat's.
    fn piece_at(&self, cell: Cell) -> Option<Piece>;

    /// The seat to move.
    fn turn(&self) -> Seat;

    /// Whether a seat stands in check.
    fn in_check(&self, seat: Seat) -> bool;

    /// The seats that are in the game: the beams of the others are dark (overlays.md L7).
    #[inline]
    fn living(&self) -> Seats {
        Self::SIDES.iter().zip(Seat::ALL).map(|(_, seat)| seat).collect()
    }

    /// The words its positions may have after their fields, before those of the lasers.
    const WORDS: &'static [&'static str] = &[];

    /// Whether its kings may become rooks, and its knights Jokers (billichess.md 2.5.5, 2.6).
    const HAS_BILLI_PHASE: bool = false;

    /// Whether the kings are gone.
    fn kingless(&self) -> bool {
        false
    }

    /// Makes rooks of the kings: rights of castling and en passant end, the move count starts again
    /// (billichess.md 2.5.5, 2.5.6).
    fn dethrone(&mut self) {}

    /// Whether a position's text has kings in it, well-formed or not.
    fn kings_in(text: &str) -> Kings {
        let _ = text;
        Kings::One
    }

    /// Reads the base's own part of a position, with kings or without.
    ///
    /// # Errors
    /// What cannot be read or played.
    fn read_under(rules: Self::Rules, text: &str, kings: Kings) -> Result<Self, PositionError> {
        let _ = kings;
        Self::read_position(rules, text)
    }
}

/// What a frame adds to a playing board, worked out once: which cells are which, and the legs of every base's beam.
#[derive(Debug)]
pub struct FrameTables<S> {
    /// The frame, which is the board that is drawn.
    pub mesh: &'static Mesh,
    drawn: Vec<Cell>,
    own: Vec<Option<Cell>>,
    legs: Vec<Legs<S>>,
}

impl<S: Bits> FrameTables<S> {
    /// The tables of `mesh` around the playing `board`; their cells of the same name are the same.
    ///
    /// # Panics
    /// Where the frame has no base: no beam runs over it.
    #[must_use]
    pub fn new(mesh: &'static Mesh, board: &Mesh) -> Self {
        assert!(!mesh.bases().is_empty(), "a frame has a base for each side");
        Self {
            mesh,
            drawn: board.cells().map(|cell| board.same_cell(cell, mesh).unwrap_or(cell)).collect(),
            own: mesh.cells().map(|cell| mesh.same_cell(cell, board)).collect(),
            legs: (0..mesh.bases().len()).map(|base| Legs::new(mesh, board, base)).collect(),
        }
    }

    /// The cell of the frame for a cell of the playing board.
    #[must_use]
    pub fn drawn(&self, cell: Cell) -> Cell {
        self.drawn.get(cell.index()).copied().unwrap_or(cell)
    }

    /// The cell of the playing board for a cell of the frame; `None` where no piece can stand.
    #[must_use]
    pub fn own(&self, drawn: Cell) -> Option<Cell> {
        self.own.get(drawn.index()).copied().flatten()
    }

    /// The legs of a base's beam; the first's where there are fewer bases.
    #[inline]
    #[must_use]
    pub fn legs(&self, base: usize) -> &Legs<S> {
        self.legs.get(base).unwrap_or(&self.legs[0])
    }
}
