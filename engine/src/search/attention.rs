//! What a level overlooks: as people do, rather what comes from afar, moves a beam, or lies some plies ahead, and rather when it is
//! under pressure.

use super::Score;
use super::choice::Choice;
use super::evaluate::Evaluate;
use super::limits::Tuning;
use super::searcher::Searcher;
use crate::action::Action;
use crate::mix;

/// Parts of a thousand.
const ALL: u32 = 1_000;
/// Nothing is overlooked more often than this.
const MOST: u32 = 850;
/// Whoever is judged to stand so badly is under pressure, in hundredths of a pawn.
const PRESSED: Score = -120;

impl<S: Evaluate> Searcher<'_, S> {
    /// Takes those choices from `begin` on away that are overlooked at a ply, but for so many of them.
    pub(super) fn overlook(&mut self, state: &S, (begin, least): (usize, usize), ply: usize) {
        if self.tuning.oversight == 0 || self.choices.len() <= begin + least {
            return;
        }
        let seat = self.choices[begin].seat;
        // Whoever is in check looks for every way out.
        if state.is_checked(seat) {
            return;
        }
        let glance = Glance { tuning: self.tuning, ply, pressed: self.root_judged() <= PRESSED };
        keep_seen(
            &mut self.choices,
            begin,
            least,
            &|choice| matches!(choice.action, Action::Move(mv) if glance.overlooks(choice, state.length(mv))),
        );
    }
}

/// Takes those choices from `begin` on away that are overlooked, but for so many of them.
fn keep_seen<M: Copy>(
    choices: &mut Vec<Choice<M>>,
    begin: usize,
    least: usize,
    overlooks: &dyn Fn(&Choice<M>) -> bool,
) {
    let mut kept = begin;
    for at in begin..choices.len() {
        let choice = choices[at];
        if !overlooks(&choice) {
            choices[kept] = choice;
            kept += 1;
        }
    }
    choices.truncate(kept.max(begin + least));
}

/// How the choices of a position are looked at.
struct Glance {
    tuning: Tuning,
    ply: usize,
    /// Whether the searcher stands badly or is in check.
    pressed: bool,
}

impl Glance {
    /// Whether a move of so many cells is overlooked: the same for the same move all through a search, the more often the more
    /// there is to it.
    #[inline(never)]
    fn overlooks<M>(&self, choice: &Choice<M>, length: u32) -> bool {
        let Self { tuning, ply, pressed } = *self;
        let mut parts = if choice.gain.wins > 0 { 60 } else { 35 };
        parts += 20 * length.saturating_sub(2).min(5);
        if choice.hot {
            parts += 60;
        }
        if pressed {
            parts += parts / 2;
        }
        // The own next move and the answer to it are seen best.
        parts = parts * (2 + ply.min(6) as u32) / 2;
        let chance = (u32::from(tuning.oversight) * parts / 100).min(MOST);
        let word =
            u64::from(choice.ends.0.0) << 16 | u64::from(choice.ends.1.0) << 8 | choice.seat.index() as u64;
        let mixed =
            mix::seeded(word, tuning.seed).wrapping_add(0x6A09_E667_F3BC_C909).wrapping_mul(mix::FACTORS[0]);
        let mixed = (mixed ^ mixed >> 29).wrapping_mul(mix::FACTORS[1]);
        (mixed >> 33) as u32 % ALL < chance
    }
}
