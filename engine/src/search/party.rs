//! Whose turn it is in a tree of two parties: the searcher's, or that of all against him.

use super::evaluate::Evaluate;
use super::searcher::Searcher;
use super::{Score, WIN, eval};
use crate::action::Asked;
use crate::mix;
use crate::outcome::{DrawReason, Outcome};
use crate::seat::Seat;

/// Who is to act in a position, or what it is worth as the end of the game.
#[derive(Clone, Copy, Debug)]
pub(super) enum PartyTurn {
    /// The game is over; what that is worth to the searcher's party.
    Over(Score),
    /// A seat acts.
    Of(Asking),
}

/// A seat that is to act.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asking {
    pub seat: Seat,
    pub asked: Asked,
    /// 1 for the searcher's party, -1 for the other.
    pub party: Score,
}

impl<S: Evaluate> Searcher<'_, S> {
    /// 1 for the party of the searcher, -1 for the other.
    #[inline]
    pub(super) fn party(&self, seat: Seat) -> Score {
        if seat == self.root { 1 } else { -1 }
    }

    /// Who acts in a position that is so many plies from the root.
    #[inline(never)]
    pub(super) fn turn(&self, state: &S, ply: usize) -> PartyTurn {
        if Self::AMONG_THREE && state.has_fallen(self.root) {
            return PartyTurn::Over(-WIN + ply as Score);
        }
        let asked = state.to_act();
        match asked.iter().next() {
            Some((seat, asked)) => PartyTurn::Of(Asking { seat, asked, party: self.party(seat) }),
            None => PartyTurn::Over(state.outcome().map_or(0, |outcome| self.end(&outcome, ply))),
        }
    }

    /// What an end is worth to the searcher.
    pub(super) fn end(&self, outcome: &Outcome, ply: usize) -> Score {
        let mut winners = outcome.winners().peekable();
        if winners.peek().is_none() {
            return 0;
        }
        let won = winners.any(|seat| seat == self.root);
        if won { WIN - ply as Score } else { -WIN + ply as Score }
    }

    /// How well the searcher stands, as the game counts it, in a position that is not over.
    #[inline(never)]
    pub(super) fn judged(&self, state: &S, key: u64) -> Score {
        let value = self.judgements.of(key, || {
            if !S::HAS_BOARD {
                return eval::balance(state, self.root);
            }
            let of_board = || eval::difference(&state.evaluate_board(), self.root);
            self.boards.of(state.board_key(), of_board) + eval::difference(&state.evaluate_clock(), self.root)
        });
        self.blurred(value, key)
    }

    /// A judgement as far off as the level has it, and never a forced end.
    #[inline]
    fn blurred(&self, value: Score, key: u64) -> Score {
        (value + self.noise(key)).clamp(-super::SURE + 1, super::SURE - 1)
    }

    /// A judgement of a position to who is to act in it, corrected by what the search has found in positions like it.
    #[inline]
    pub(super) fn corrected(&self, state: &S, asking: Asking, key: u64) -> Score {
        let judged = asking.party * self.judged(state, key);
        if !self.tuning.selective {
            return judged;
        }
        let by = self.order.learned.corrections.of(asking.seat, state.structures());
        (judged + by).clamp(-super::SURE + 1, super::SURE - 1)
    }

    /// How much the judgement of a position is off by: the same for the same position, seed and level.
    #[inline]
    fn noise(&self, key: u64) -> Score {
        if self.tuning.noise == 0 {
            return 0;
        }
        let mixed = mix::seeded(key, self.tuning.seed).wrapping_mul(mix::FACTORS[0]);
        let wide = 2 * self.tuning.noise + 1;
        ((mixed >> 40) as Score % wide) - self.tuning.noise
    }

    /// What a draw is worth to the searcher: points may decide it, or the game go on another way.
    #[cold]
    pub(super) fn drawn(&self, state: &S, reason: DrawReason, key: u64, ply: usize) -> Score {
        let mut after = *state;
        after.draw(reason, &mut ());
        match after.outcome() {
            Some(outcome) => self.end(&outcome, ply),
            // It is another position than the one of this key.
            None => self.blurred(eval::balance(&after, self.root), key),
        }
    }
}
