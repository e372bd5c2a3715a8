//! The blunder model: which moves a level overlooks. As people do, it misses more captures, long moves, moves that touch a
//! beam, and moves further from the root, and more when it is losing.

use super::Score;
use super::evaluate::Evaluate;
use super::limits::Tuning;
use super::move_picker::ScoredMove;
use super::searcher::Searcher;
use crate::action::Action;
use crate::mix;

const PER_MILLE: u32 = 1_000;
/// The most a move is overlooked, per mille.
const MAX_RATE: u32 = 850;
/// A searcher is under pressure from this evaluation of the root on down, in centipawns.
const PRESSURE: Score = -120;

impl<S: Evaluate> Searcher<'_, S> {
    /// Removes the overlooked moves from `begin` on from the move stack, but leaves at least `least` moves.
    pub(super) fn drop_overlooked(&mut self, state: &S, (begin, least): (usize, usize), ply: usize) {
        if self.tuning.blunder_rate == 0 || self.move_stack.len() <= begin + least {
            return;
        }
        // In check nothing is overlooked.
        if state.is_checked(self.move_stack[begin].seat) {
            return;
        }
        let model = BlunderModel { tuning: self.tuning, ply, pressure: self.root_eval() <= PRESSURE };
        retain_seen(
            &mut self.move_stack,
            begin,
            least,
            &|mv| matches!(mv.action, Action::Move(action) if model.overlooks(mv, state.length(action))),
        );
    }
}

fn retain_seen<M: Copy>(
    stack: &mut Vec<ScoredMove<M>>,
    begin: usize,
    least: usize,
    overlooks: &dyn Fn(&ScoredMove<M>) -> bool,
) {
    let mut kept = begin;
    for at in begin..stack.len() {
        let mv = stack[at];
        if !overlooks(&mv) {
            stack[kept] = mv;
            kept += 1;
        }
    }
    stack.truncate(kept.max(begin + least));
}

struct BlunderModel {
    tuning: Tuning,
    ply: usize,
    /// The searcher is losing or in check.
    pressure: bool,
}

impl BlunderModel {
    /// Whether a move over `length` cells is overlooked: the same for the same move all through a search.
    #[inline(never)]
    fn overlooks<M>(&self, mv: &ScoredMove<M>, length: u32) -> bool {
        let Self { tuning, ply, pressure } = *self;
        // Percent of the level's rate.
        let mut factor = if mv.gain.wins > 0 { 60 } else { 35 };
        factor += 20 * length.saturating_sub(2).min(5);
        if mv.touches_beam {
            factor += 60;
        }
        if pressure {
            factor += factor / 2;
        }
        // The own next move and the reply to it are seen best.
        factor = factor * (2 + ply.min(6) as u32) / 2;
        let rate = (u32::from(tuning.blunder_rate) * factor / 100).min(MAX_RATE);
        let (from, to) = mv.from_to;
        let word = u64::from(from.0) << 16 | u64::from(to.0) << 8 | mv.seat.index() as u64;
        let mixed =
            mix::seeded(word, tuning.seed).wrapping_add(0x6A09_E667_F3BC_C909).wrapping_mul(mix::FACTORS[0]);
        let mixed = (mixed ^ mixed >> 29).wrapping_mul(mix::FACTORS[1]);
        (mixed >> 33) as u32 % PER_MILLE < rate
    }
}
