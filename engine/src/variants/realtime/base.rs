//! The board of realtime chess: orthodox chess, alone or with beams over it.

use crate::notation::Notation;
use crate::outcome::{EndKind, Points};
use crate::overlays::lasers::{Lasers, UnderBeams};
use crate::seat::Seat;
use crate::variants::orthodox::{Chess, ChessMove};

/// A game over orthodox chess that may be played without turns (overlays.md).
pub trait UnderClock: Notation<Move = ChessMove> {
    /// The board and its pieces.
    fn chess(&self) -> &Chess;

    /// Mutable access to the board; used to judge a move as if it were the other side's turn (realtime.md 4.5).
    fn chess_mut(&mut self) -> &mut Chess;

    /// The points of each seat where the game ends in this way, or goes on; the side to move is the one that is mated.
    fn points(&self, end: Option<EndKind>) -> [Points; 2];
}

impl UnderClock for Chess {
    fn chess(&self) -> &Chess {
        self
    }

    fn chess_mut(&mut self) -> &mut Chess {
        self
    }

    fn points(&self, end: Option<EndKind>) -> [Points; 2] {
        let winner = Some(self.turn().other()).filter(|_| end == Some(EndKind::Checkmate));
        [Seat::First, Seat::Second].map(|seat| Points::from(winner == Some(seat)))
    }
}

/// In mode A without Jokers: the Billi phase takes turns, and so do the Jokers' decisions (see the preset's options).
impl<B: UnderBeams + UnderClock> UnderClock for Lasers<B> {
    fn chess(&self) -> &Chess {
        self.base().chess()
    }

    fn chess_mut(&mut self) -> &mut Chess {
        self.base_mut().chess_mut()
    }

    fn points(&self, end: Option<EndKind>) -> [Points; 2] {
        self.points_at(end)
    }
}
