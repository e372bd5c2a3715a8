//! The clock runs: held moves are carried out, ordered ones submitted, and a quiet game is drawn.
//!
//! One principle: things happen in the order of their own times. A held move's own time is that of its arrival, however
//! late the clock comes to it: it is judged with the rights of that time (realtime.md 4.9 vi), is no later move than one that
//! White made meanwhile (4.13), and breaks the quiet that would have ended meanwhile (4.14).

use super::base::UnderClock;
use super::held::{HeldMove, MoveIdentity};
use super::state::{BLACK, Realtime, WHITE};
use crate::action::Millis;
use crate::effect::Sink;
use crate::outcome::EndKind;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::ClockEffect;
use crate::variants::orthodox::ChessMove;

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
        let quiet = self.quiet_end().map(|at| (at, Due::Quiet));
        [held, order(WHITE, Due::White), order(BLACK, Due::Black), quiet].into_iter().flatten().min()
    }

    /// Lets the clock run to a time; an earlier one than it shows is raised to that (4.10).
    pub(super) fn run_to<S: Sink>(&mut self, to: Millis, effects: &mut S) {
        while let Some((at, due)) = self.next_due().filter(|(at, _)| *at <= to) {
            self.now = self.now.max(at);
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
        self.pieces.forget_ready(self.now);
    }

    /// Carries the first held move out with the time of its arrival, if it is still the same move.
    fn carry_out<S: Sink>(&mut self, effects: &mut S) {
        let Some(held) = self.held.take(|_| true) else { return };
        match self.unchanged(&held) {
            Some(identity) => {
                effects.put(ClockEffect::HeldPlayed { number: held.number, at: held.at });
                self.execute(BLACK, held.mv, identity, held.at, effects);
                self.judge_held_again(effects);
            }
            None => effects.put(held.cancelled()),
        }
    }

    /// What a held move does now. Held moves are judged again whenever the board has changed, so that one that is left is legal; but a
    /// piece may be told to cool besides.
    fn unchanged(&self, held: &HeldMove) -> Option<MoveIdentity> {
        self.judge_ready(held.mv, held.at).ok()?;
        let identity = self.moment(held.at).does(BLACK, held.mv);
        debug_assert_eq!(self.still(held), Some(identity));
        Some(identity)
    }

    /// When the first order of a seat is due.
    fn first_order(&self, seat: Seat) -> Option<Millis> {
        self.ordered.iter().filter(|order| order.seat == seat).map(|order| self.due_at(order)).min()
    }

    /// When the quiet time is over, but for a held move of before that would break it: the draw waits for that one alone
    /// (4.14). `None` while it waits.
    fn quiet_end(&self) -> Option<Millis> {
        let end = self.quiet.end(&self.rules);
        // One that is carried out by then is no question.
        let waits = |held: &&HeldMove| held.at < end && end <= held.at + self.rules.window();
        let breaks =
            |held: &HeldMove| self.still(held).is_some_and(|identity| self.is_loud(held.mv, identity));
        (!self.held.iter().filter(waits).any(breaks)).then_some(end)
    }

    /// Whether a move takes a piece or is a pawn's.
    pub(super) fn is_loud(&self, mv: ChessMove, identity: MoveIdentity) -> bool {
        identity.victim.is_some()
            || self.base.chess().piece_at(mv.from).is_some_and(|piece| piece.kind == Kind::Pawn)
    }
}
