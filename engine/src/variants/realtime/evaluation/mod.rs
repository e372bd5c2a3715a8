//! What the search asks of a game without turns: what a moment is worth and what a move promises.

mod terms;
mod weights;

use super::{EventNode, UnderClock};
use crate::action::Action;
use crate::mix;
use crate::problems::ProblemSupport;
use crate::search::Score;
use crate::search::eval::terms::LinearEval;
use crate::search::evaluate::{Eval, Evaluate, MoveGain, Reach, Structures};
use crate::seat::Seat;
use crate::variants::orthodox::ChessMove;

impl<B: UnderClock + Evaluate> ProblemSupport for EventNode<B> {}

impl<B: UnderClock + Evaluate> Evaluate for EventNode<B> {
    const HAS_BOARD: bool = true;

    fn evaluate(&self) -> Eval {
        let mut eval = self.evaluate_board();
        for (standing, own) in eval.standing.iter_mut().zip(self.evaluate_clock().standing) {
            *standing += own;
        }
        eval
    }

    /// The board with who is asked, whose turn it is judged to be.
    fn board_key(&self) -> u64 {
        let base = self.game.base();
        mix::folded(base.position_key() ^ base.extra_key(), self.seat.index() as u64)
    }

    fn evaluate_board(&self) -> Eval {
        self.besides()
    }

    #[inline(never)]
    fn evaluate_clock(&self) -> Eval {
        self.by_terms()
    }

    fn gain(&self, seat: Seat, mv: ChessMove) -> MoveGain {
        // Who could take back may have to wait.
        MoveGain::won(self.game.base().chess().gain(seat, mv).wins)
    }

    /// To wait, which proofs do by a choice of its own.
    fn null_move(&self) -> Option<Self> {
        if self.tells_waits {
            return None;
        }
        let mut after = *self;
        after.wait();
        Some(after)
    }

    /// Waiting is always allowed (realtime.md 4.15).
    fn is_zugzwang_likely(&self, _: Seat) -> bool {
        false
    }

    fn other_actions(&self, seat: Seat, out: &mut dyn FnMut(Action<ChessMove>)) {
        if seat == self.seat {
            out(Action::Pass);
        }
    }

    hand_on! {
        (self.game.base())
        fn structures(&self) -> Structures;
        fn kind_moved(&self, mv: ChessMove) -> usize;
        fn placing(&self, seat: Seat, mv: ChessMove) -> Score;
        fn length(&self, mv: ChessMove) -> u32;
        fn beam_cells(&self) -> Reach;
        fn beam_scores(&self) -> u32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::Notation;
    use crate::variants::orthodox::Chess;
    use crate::variants::realtime::RealtimeRules;

    /// What is counted of a board is kept for other moments: it depends on who is asked, and on no clock.
    #[test]
    fn a_board_is_the_same_at_any_moment() {
        let moment = |words: &str| {
            let text = format!("r3k3/8/8/8/8/8/8/R3K2R {words}");
            EventNode::<Chess>::read_position((RealtimeRules::USUAL, ()), &text).expect(words)
        };
        let early = moment("w - - 0 1");
        let late = moment("w - - 0 1 now=9000 ready=a1:30000,h1:12000");
        let other = moment("b - - 0 1");
        assert_eq!(early.board_key(), late.board_key());
        assert_eq!(early.evaluate_board(), late.evaluate_board());
        assert_ne!(early.evaluate_clock(), late.evaluate_clock());
        assert_ne!(early.board_key(), other.board_key());
    }
}
