//! One choice of a seat, and the number that finds it among the choices of its position.

use super::Score;
use super::evaluate::{Evaluate, MoveGain};
use super::order::{Mark, NO_WAY, Way};
use crate::action::Action;
use crate::board::Cell;
use crate::seat::Seat;

/// The cells that stand for an action which moves no piece.
const NOWHERE: (Cell, Cell) = (Cell(127), Cell(127));

/// One choice and what is known of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice<M> {
    pub action: Action<M>,
    /// Who acts: among three not always who is asked.
    pub seat: Seat,
    /// What is tried first has most.
    pub order: i32,
    /// Whether it takes nothing, makes nothing of a pawn and leaves the beams alone.
    pub quiet: bool,
    /// What it takes and what is left of that, where it takes something.
    pub gain: MoveGain,
    /// Whether it comes from or goes to a cell where a beam may turn.
    pub hot: bool,
    /// The piece that moves and where it goes, for the tables of what refuted.
    pub way: Way,
    /// The cells it goes from and to.
    pub ends: (Cell, Cell),
    /// How often it refuted, where it is quiet.
    pub record: i32,
    /// What it costs who chooses, besides what comes of it: a word that is broken, in hundredths of a pawn.
    pub cost: Score,
}

impl<M> Choice<M> {
    /// An action that moves no piece.
    pub fn word(action: Action<M>, seat: Seat, order: i32) -> Self {
        let gain = MoveGain::default();
        Self {
            action,
            seat,
            order,
            quiet: false,
            gain,
            hot: false,
            way: NO_WAY,
            ends: NOWHERE,
            record: 0,
            cost: 0,
        }
    }

    /// How it is found in the tables of what refuted.
    #[inline]
    pub const fn mark(&self) -> Mark {
        Mark { seat: self.seat, ends: self.ends, way: self.way }
    }
}

/// A number that finds an action among the choices of its position; never 0. Promotions may share it.
#[inline]
pub(super) fn code<S: Evaluate>(state: &S, seat: Seat, action: Action<S::Move>) -> u16 {
    let word = match action {
        Action::Move(mv) => {
            let (from, to) = state.ends(mv);
            return u16::from(from.0 & 127) << 7 | u16::from(to.0 & 127) | (seat.index() as u16 & 3) << 14;
        }
        Action::Deny => 1,
        Action::Allow => 2,
        Action::Pass => 3,
        Action::Billi => 4,
        Action::AcceptDefeat => 5,
        Action::Lifeline(None) => 6,
        Action::Lifeline(Some(lifeline)) => 7 + lifeline as u16,
        _ => 15,
    };
    0x3FF0 | word
}
