//! The clock runs: held moves are carried out, ordered ones submitted, and a quiet game is drawn.

use super::state::{BLACK, Realtime, WHITE};
use super::under::UnderClock;
use crate::action::Millis;
use crate::effect::{Effect, Sink};
use crate::outcome::EndKind;
use crate::seat::Seat;

/// What happens by the clock alone; at the same millisecond in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Due {
    /// The first held move is carried out: White's time to be first is past (4.9 ii).
    Held,
    /// White's first order is due (4.16).
    White,
    /// Black's first order is due (4.16).
    Black,
    /// Nothing was taken and no pawn moved for too long (4.14).
    Quiet,
}

impl<B: UnderClock> Realtime<B> {
    /// What is next by the clock alone, and when.
    pub(super) fn next_due(&self) -> Option<(Millis, Due)> {
        if self.ended.is_some() {
            return None;
        }
        // A White move stamped at the very end of the window still comes first, so the clock must be past it (4.9 v).
        let held = self.held.iter().next().map(|held| (held.at + self.rules.window() + 1, Due::Held));
        let order = |seat, due| self.first_order(seat).map(|at| (at, due));
        let quiet = self.quiet_since.saturating_add(self.rules.draw_tu.saturating_mul(self.rules.tu));
        [held, order(WHITE, Due::White), order(BLACK, Due::Black), Some((quiet, Due::Quiet))]
            .into_iter()
            .flatten()
            .min()
    }

    /// Lets the clock run to a time; an earlier one than it shows is raised to that (4.10).
    pub(super) fn run_to<S: Sink>(&mut self, to: Millis, effects: &mut S) {
        while let Some((at, due)) = self.next_due().filter(|(at, _)| *at <= to) {
            self.now = self.now.max(at);
            self.expire_rights();
            match due {
                Due::Held => self.carry_out(effects),
                Due::White => self.submit_order(WHITE, effects),
                Due::Black => self.submit_order(BLACK, effects),
                Due::Quiet => {
                    self.base.draw(crate::outcome::DrawReason::MoveCount, &mut ());
                    self.end(EndKind::MoveCount, effects);
                }
            }
        }
        self.now = self.now.max(to);
        self.expire_rights();
    }

    /// Carries the first held move out with the time of its arrival, if it is still the same move.
    fn carry_out<S: Sink>(&mut self, effects: &mut S) {
        let Some(held) = self.held.take(|_| true) else { return };
        match self.judge_now(BLACK, held.mv) {
            Ok(deed) if self.is_same(held.deed, deed) => {
                effects.put(Effect::HeldPlayed { number: held.number, at: held.at });
                self.execute(BLACK, held.mv, deed, held.at, effects);
                self.judge_held_again(effects);
            }
            _ => effects.put(held.cancelled()),
        }
    }

    /// When the first order of a seat is due.
    fn first_order(&self, seat: Seat) -> Option<Millis> {
        self.ordered.iter().filter(|order| order.seat == seat).map(|order| self.due_at(order)).min()
    }
}
