//! What the search asks of a game without turns: what a moment is worth and what a move promises.

mod terms;
mod weights;

use super::{EventNode, UnderClock};
use crate::action::Action;
use crate::problems::ProblemSupport;
use crate::search::Score;
use crate::search::eval::terms::Fitted;
use crate::search::evaluate::{Eval, Evaluate, MoveGain, Reach, Structures};
use crate::seat::Seat;
use crate::variants::orthodox::ChessMove;

impl<B: UnderClock + Evaluate> ProblemSupport for EventNode<B> {}

impl<B: UnderClock + Evaluate> Evaluate for EventNode<B> {
    #[inline(never)]
    fn evaluate(&self) -> Eval {
        let mut eval = self.besides();
        for (standing, own) in eval.standing.iter_mut().zip(self.by_terms().standing) {
            *standing += own;
        }
        eval
    }

    fn gain(&self, seat: Seat, mv: ChessMove) -> MoveGain {
        // Who could take back may have to wait.
        MoveGain::won(self.game.base().chess().gain(seat, mv).wins)
    }

    fn structures(&self) -> Structures {
        self.game.base().structures()
    }

    fn kind_moved(&self, mv: ChessMove) -> usize {
        self.game.base().kind_moved(mv)
    }

    fn placing(&self, seat: Seat, mv: ChessMove) -> Score {
        self.game.base().placing(seat, mv)
    }

    fn length(&self, mv: ChessMove) -> u32 {
        self.game.base().length(mv)
    }

    fn hot_cells(&self) -> Reach {
        self.game.base().hot_cells()
    }

    fn stakes(&self) -> u32 {
        self.game.base().stakes()
    }

    /// To wait, which proofs do by a choice of its own.
    fn skipped(&self) -> Option<Self> {
        if self.tells_waits {
            return None;
        }
        let mut after = *self;
        after.wait();
        Some(after)
    }

    /// Waiting is always allowed (realtime.md 4.15).
    fn is_bare(&self, _: Seat) -> bool {
        false
    }

    /// To wait.
    fn asides(&self, seat: Seat, out: &mut dyn FnMut(Action<ChessMove>)) {
        if seat == self.seat {
            out(Action::Pass);
        }
    }
}
