//! What can be asked of a game without turns that is only thought of: when anything changes next.

use super::base::UnderClock;
use super::state::{BLACK, Realtime};
use crate::action::Millis;
use crate::board::Cell;
use crate::mix::GOLDEN;
use crate::variants::orthodox::ChessMove;

/// So many units are further than a search looks.
const NEAR_END: Millis = 20;

impl<B: UnderClock> Realtime<B> {
    /// The cells whose pieces may move now; empty ones too.
    pub(super) fn ready(&self) -> u64 {
        self.pieces.ready(self.now).0 as u64
    }

    /// The next time at which a piece becomes ready or something falls due; `None` where nothing does any more.
    pub(super) fn changes_next(&self) -> Option<Millis> {
        let ready = self.pieces.cooling(self.now).map(|(_, at)| at).min();
        let due = self.next_due().map(|(at, _)| at.max(self.now));
        match (ready, due) {
            (Some(ready), Some(due)) => Some(ready.min(due)),
            (ready, due) => ready.or(due),
        }
    }

    /// Whether a Black move that is chess may be refused now: White may have been first, or too many wait (4.9).
    pub(super) fn may_refuse_black(&self) -> bool {
        let window = self.rules.window();
        self.held.is_full() || self.recent.iter().any(|before| self.now <= before.at + window)
    }

    /// Whether a Black move that is legal chess is not refused now.
    pub(super) fn takes_now(&self, mv: ChessMove) -> bool {
        !self.held.is_full() && self.judge_tie(mv, self.moment(self.now).does(BLACK, mv)).is_ok()
    }

    /// A number for what the clock adds to a position: how long each piece cools yet, what is held, and how soon the quiet time is
    /// over where that is near.
    #[must_use]
    pub fn clock_word(&self) -> u64 {
        let left = self.quiet.end(&self.rules).saturating_sub(self.now);
        let mut word = if left < NEAR_END * self.rules.tu { left } else { Millis::MAX };
        for (cell, ready_at) in self.pieces.cooling(self.now) {
            let left = ready_at - self.now;
            word = (word ^ left << 7 ^ u64::from(cell.0)).wrapping_mul(GOLDEN).rotate_left(23);
        }
        self.held.iter().fold(word, |word, held| {
            let (Cell(from), Cell(to)) = (held.mv.from, held.mv.to);
            (word ^ u64::from(from) << 8 ^ u64::from(to) ^ held.at << 16).wrapping_mul(GOLDEN).rotate_left(29)
        })
    }
}
