//! The view of a position: all that text, picture and evaluation may see.

use crate::action::{Asked, Lifeline, Millis};
use crate::board::{Cell, Corner, Mesh};
use crate::outcome::{Outcome, Points};
use crate::overlays::lasers::Carom;
use crate::piece::{Kind, Piece};
use crate::seat::{Seat, Side};

/// Everything there is to see of one position. Made for people, so it may allocate.
#[derive(Clone, Debug)]
pub struct View {
    /// The board that is drawn; cells of everything below are its cells.
    pub mesh: &'static Mesh,
    /// The sides, in seat order.
    pub sides: &'static [Side],
    /// The pieces, in cell order, and those of one cell from below.
    pub pieces: Vec<PieceView>,
    /// The letter of a kind in this game's texts, upper case: some call a knight `S`.
    pub letter: fn(Kind) -> char,
    /// The beams, in seat order; none without lasers, and none of a side that has fallen (overlays.md L7).
    pub beams: Vec<BeamView>,
    /// The seats that stand in check.
    pub check: Vec<Seat>,
    /// The seats that are out of the game while it goes on (rule 3.3.2, 3.3.4); none where there are two.
    pub fallen: Vec<Seat>,
    /// Who is asked what, in order.
    pub to_act: Vec<(Seat, Asked)>,
    /// One score for each seat; all 0 where the game has no points before its end.
    pub scores: Vec<Points>,
    /// Whether the kings have become rooks (billichess.md 2.5.5).
    pub billi_phase: bool,
    /// The lifelines each seat's Joker still has, in seat order; empty without the Joker module.
    pub lifelines: Vec<Vec<Lifeline>>,
    /// Who may deny what; `None` in a game without denial.
    pub denial: Option<DenialView>,
    /// Who must wait how long; `None` in a game of turns.
    pub clock: Option<ClockView>,
    /// The number of the move, counted as in chess from 1.
    pub move_number: u32,
    /// The end of the game, where it has ended.
    pub outcome: Option<Outcome>,
}

/// A piece, where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceView {
    pub cell: Cell,
    pub kind: Kind,
    pub seat: Seat,
    /// Whether it is its side's Joker Knight.
    pub joker: bool,
    /// The side whose letter it bears: another than `seat`'s once it was inherited (rule 3.3.3).
    pub home: Seat,
    /// Whether its side has fallen and nobody moves it any more (rule 3.3.2); `seat` is its home then.
    pub inert: bool,
    /// How many pieces stand below it on its cell (rule B1); 0 in every game without stacks.
    pub level: u8,
    /// A risen bishop's own turns that are left (rule B22); `None` for every other piece.
    pub turns_left: Option<u8>,
}

/// The clock of a game without turns. Times are milliseconds since the game began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockView {
    pub now: Millis,
    /// The time unit, in milliseconds.
    pub tu: Millis,
    /// The pieces that still cool, in cell order.
    pub cooling: Vec<CoolingView>,
    /// The moves that wait, in order of arrival.
    pub held: Vec<HeldView>,
    /// The moves that are ordered: who, from where, to where.
    pub premoves: Vec<(Seat, Cell, Cell)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoolingView {
    pub cell: Cell,
    pub ready_at: Millis,
    /// How long it cools after a move.
    pub cooldown: Millis,
}

/// A Black move that waits (rule 4.9 ii).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldView {
    pub from: Cell,
    pub to: Cell,
    pub at: Millis,
    /// The last millisecond at which White is still first.
    pub until: Millis,
}

/// The denial right and what has become of it (rule A1 to A8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DenialView {
    pub holder: Seat,
    /// Whether the holder may deny the last move now.
    pub open: bool,
    /// How often a move has been denied.
    pub denials: u16,
    /// The move that may not be played this turn, by its cells: where it begins, none for a drop, and where it ends.
    pub denied: Option<(Option<Cell>, Cell)>,
    /// The side whose next move cannot be denied.
    pub immune: Option<Seat>,
}

/// A beam, as it runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BeamView {
    pub seat: Seat,
    /// Cell by cell, in the order entered.
    pub crossings: Vec<Crossing>,
    pub end: BeamEnd,
    /// The heels it scores in, in seat order: its opponents'.
    pub heels: Vec<HeelView>,
    /// Where it comes from: it enters the cell by this corner.
    pub emitter: (Cell, Corner),
    /// Whether it has scored a lasermate (billichess.md 2.5.3).
    pub scored: bool,
}

/// A heel in which a beam scores once (overlays.md L4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeelView {
    pub seat: Seat,
    /// Where: a corner of the frame and the cell it belongs to.
    pub at: (Cell, Corner),
    /// Whether the beam has scored in it.
    pub scored: bool,
    /// How it came there, where it has scored and that counts (billichess.md 2.8.2).
    pub carom: Option<Carom>,
}

/// A beam's way through one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crossing {
    pub cell: Cell,
    /// The corner it comes in by.
    pub entry: Corner,
    /// The corner it leaves by: the opposite one, another where a piece deflects it (it turns at the
    /// cell's centre), `None` where a piece stops it at the centre.
    pub exit: Option<Corner>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BeamEnd {
    /// On a piece, at the centre of its cell.
    Stop(Cell),
    /// In a corner of the frame, at the end of this cell.
    Corner {
        /// The cell the corner belongs to.
        cell: Cell,
        /// Whether the corner is an opponent's heel.
        lasermate: bool,
    },
    /// Back at its start: it runs for ever.
    Loop,
}

impl View {
    /// Pieces on a board, and nothing that only some games have.
    #[must_use]
    pub const fn bare(mesh: &'static Mesh, sides: &'static [Side], pieces: Vec<PieceView>) -> Self {
        Self {
            mesh,
            sides,
            pieces,
            letter: Kind::letter,
            beams: Vec::new(),
            check: Vec::new(),
            fallen: Vec::new(),
            to_act: Vec::new(),
            scores: Vec::new(),
            billi_phase: false,
            lifelines: Vec::new(),
            denial: None,
            clock: None,
            move_number: 1,
            outcome: None,
        }
    }
}

impl PieceView {
    /// A piece that is neither a Joker nor inherited nor inert.
    #[must_use]
    pub const fn plain(cell: Cell, piece: Piece) -> Self {
        Self {
            cell,
            kind: piece.kind,
            seat: piece.seat,
            joker: false,
            home: piece.seat,
            inert: false,
            level: 0,
            turns_left: None,
        }
    }
}
