//! What a base must tell so that beams can run over it.

use std::fmt::Debug;
use std::sync::LazyLock;

use strum::VariantArray as _;

use super::legs::Legs;
use super::path::Meeting;
use super::rules::{Frame, Mirror};
use crate::board::{Bits, Cell, Mesh};
use crate::notation::PositionError;
use crate::notation::fen::{Fields, Kings};
use crate::overlays::OverlaySupport;
use crate::piece::{Kind, Piece};
use crate::seat::{Seat, Side};
use crate::seats::Seats;

/// A base game over which beams may run. Where several pieces share a cell, or something else lies there, the base
/// decides what it shows to the beams (overlays.md L5).
///
/// The methods without a default are enough for most; the others are for what only some bases have.
pub trait UnderBeams: OverlaySupport {
    /// Its own sets of cells.
    type Set: Bits;
    /// Two of them for each seat.
    type Ways: Copy
        + Debug
        + Default
        + PartialEq
        + Send
        + Sync
        + AsRef<[Self::Set]>
        + AsMut<[Self::Set]>
        + 'static;

    /// The sides in seat order, as the laser game calls them.
    const BEAM_SIDES: &'static [Side] = &[Side::Blue, Side::Red];

    /// How many fields its positions have before any words.
    const FIELDS: usize = 6;

    /// The board that is drawn in this frame, and the legs of the beams over it.
    fn tables(frame: Frame) -> &'static FrameTables<Self::Set>;

    /// Which of the frame's bases is a seat's: its emitter and its heel.
    fn base_of(&self, seat: Seat) -> usize {
        seat.index()
    }

    /// The straight legs of a seat's beam in this frame.
    #[inline]
    fn legs(&self, frame: Frame, beam: Seat) -> &'static Legs<Self::Set> {
        Self::tables(frame).legs(self.base_of(beam))
    }

    fn occupied(&self) -> Self::Set;

    /// The cells on which anything has changed since an earlier position with the same seats in the game, or more: beams that
    /// cross none of them run as they did.
    fn changed(&self, since: &Self) -> Self::Set;

    /// The cells with pieces of a kind.
    fn of_kind(&self, kind: Kind) -> Self::Set;

    /// The pieces that let a seat's beam through: its own queens and adverse kings (billichess.md 2.2, BR4, BR5).
    #[inline]
    fn passing(&self, beam: Seat) -> Self::Set {
        let own = self.army(beam);
        self.of_kind(Kind::Queen) & own | self.of_kind(Kind::King) & !own
    }

    /// The pieces that stop a seat's beam, some of which may let it through: pawns and queens (BR1, BR4).
    #[inline]
    fn stopping(&self, beam: Seat) -> Self::Set {
        let _ = beam;
        self.of_kind(Kind::Pawn) | self.of_kind(Kind::Queen)
    }

    /// The pieces that turn a beam by the other mirror: knights (BR3).
    #[inline]
    fn turning_otherwise(&self) -> Self::Set {
        self.of_kind(Kind::Knight)
    }

    /// The same for one piece: what it does to a beam of its own or another side.
    fn meets(kind: Kind, own: bool, mirror: Mirror) -> Meeting {
        Meeting::of(kind, own, mirror)
    }

    /// The cells with pieces that a seat moves: its own, and what it has inherited (overlays.md L7).
    fn army(&self, seat: Seat) -> Self::Set;

    /// The piece on a cell of its own board, as the seat's that moves it; one that nobody moves as no living seat's.
    fn piece_at(&self, cell: Cell) -> Option<Piece>;

    /// The seats that are in the game: the beams of the others are dark (overlays.md L7).
    #[inline]
    fn living(&self) -> Seats {
        Seat::at_table(Self::SIDES.len()).collect()
    }

    /// The words its positions may have after their fields, before those of the lasers.
    const WORDS: &'static [&'static str] = &[];

    /// Whether its kings may become rooks, and its knights Jokers (billichess.md 2.5.5, 2.6).
    const HAS_BILLI_PHASE: bool = false;

    /// Makes rooks of the kings: rights of castling and en passant end, the move count starts again
    /// (billichess.md 2.5.5, 2.5.6).
    fn dethrone(&mut self) {}

    /// Whether a position's text has kings in it, well-formed or not.
    fn kings_in(text: &str) -> Kings {
        let are_gone =
            Self::HAS_BILLI_PHASE && Fields::split(text).is_ok_and(|fields| !fields.names_a_king());
        if are_gone { Kings::Gone } else { Kings::One }
    }

    /// Reads the base's own part of a position, with kings or without.
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

impl FrameTables<u64> {
    /// The tables of a frame around the 8x8 board.
    #[inline]
    #[must_use]
    pub fn around_eight(frame: Frame) -> &'static Self {
        // In the order of the frames: every position that is made looks here, and a list needs no jump.
        static TABLES: [LazyLock<FrameTables<u64>>; Frame::VARIANTS.len()] = [
            LazyLock::new(|| FrameTables::new(Mesh::twelve(), Mesh::eight())),
            LazyLock::new(|| FrameTables::new(Mesh::eight(), Mesh::eight())),
            LazyLock::new(|| FrameTables::new(Mesh::ten(), Mesh::eight())),
            LazyLock::new(|| FrameTables::new(Mesh::fourteen(), Mesh::eight())),
            LazyLock::new(|| FrameTables::new(Mesh::sixteen(), Mesh::eight())),
            LazyLock::new(|| FrameTables::new(Mesh::twelve_by_ten(), Mesh::eight())),
            LazyLock::new(|| FrameTables::new(Mesh::twelve_by_twelve(), Mesh::eight())),
        ];
        &TABLES[frame as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_of_a_frame_are_those_of_its_size() {
        for frame in Frame::VARIANTS {
            let name: &str = frame.into();
            let (columns, rows) = name.split_once('x').unwrap();
            let cells = columns.parse::<usize>().unwrap() * rows.parse::<usize>().unwrap();
            assert_eq!(FrameTables::around_eight(*frame).mesh.cells().count(), cells, "{name}");
        }
    }
}
