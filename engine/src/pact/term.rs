//! A term: what is promised, and by whom.

use crate::board::{Cell, CellSet};
use crate::piece::Kind;
use crate::seat::Seat;

/// One line of a pact (pacts.md P3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    pub by: Promiser,
    pub pledge: Pledge,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Promiser {
    /// Each party, to the others.
    Each,
    /// One party, to the others.
    Seat(Seat),
}

/// What is promised. The *partners* are the other parties of the pact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pledge {
    /// Captures no piece of a partner.
    Peace,
    /// Makes no move that attacks a partner's king.
    NoCheck,
    /// Does not capture what is spared.
    Spare(SparedPieces),
    /// Moves no piece into an area.
    KeepOut(Area),
    /// In every `every` own turns makes at least one move that captures from, checks or newly attacks a seat.
    Against {
        /// The seat that is not a party.
        seat: Seat,
        /// How many turns one such move must come in, from 1.
        every: u8,
    },
    /// Plays a move at the next turn, or by the end of a round.
    Move {
        /// The exact text of the move.
        exact: String,
        /// The last round it may be played in; `None` is the promiser's next turn.
        by_round: Option<u32>,
    },
    /// Leaves the own king attackable by a partner until another term of the pact (numbered from 1) is fulfilled.
    Hostage { until: u8 },
    /// Does not capture the third king, so that this partner may inherit.
    Heir(Seat),
    /// Will share the game when two are left.
    DrawIfTwo,
    /// Free words: kept, not checked.
    Words(String),
}

/// What is not to be captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SparedPieces {
    /// Whatever stands on these cells.
    Cells(CellSet),
    /// One piece, wherever it goes, named by where it stands when the pact is offered.
    Piece { kind: Kind, at: Cell },
}

/// Where no piece is to be moved to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    Cells(CellSet),
    /// A seat's own part of the board.
    Territory(Seat),
}
