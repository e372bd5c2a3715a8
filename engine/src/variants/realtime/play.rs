//! What an action does: White's moves at once, Black's after White's time to be first (realtime.md 4.9).

use super::base::UnderClock;
use super::held::{HeldMove, MoveIdentity, PastMove};
use super::state::{BLACK, Realtime, WHITE};
use crate::action::{Action, Millis};
use crate::effect::Sink;
use crate::outcome::EndKind;
use crate::seat::Seat;
use crate::variants::ClockEffect;
use crate::variants::orthodox::ChessMove;

impl HeldMove {
    /// It is cancelled: its piece never moved and does not cool (4.9 iii).
    pub(super) const fn cancelled(&self) -> ClockEffect {
        ClockEffect::HeldCancelled { number: self.number, from: self.mv.from, to: self.mv.to }
    }
}

impl<B: UnderClock> Realtime<B> {
    pub(super) fn act<S: Sink>(
        &mut self,
        seat: Seat,
        action: Action<ChessMove>,
        at: Millis,
        effects: &mut S,
    ) {
        self.run_to(at, effects);
        if self.ended.is_some() {
            return;
        }
        match action {
            Action::Move(mv) => self.submit(seat, mv, effects),
            Action::Premove(mv) => self.order(seat, mv, effects),
            Action::Resign => {
                self.base.play(seat, action, at, &mut ());
                self.end(EndKind::Resignation, effects);
            }
            _ => {}
        }
        // What was waited for may have been cancelled.
        self.run_to(self.now, effects);
    }

    /// A move arrives at the time the clock shows. One that is not legal changes nothing.
    pub(super) fn submit<S: Sink>(&mut self, seat: Seat, mv: ChessMove, effects: &mut S) {
        if let Ok(identity) = self.judge_at(seat, mv, self.now) {
            self.make(seat, mv, identity, effects);
        }
    }

    /// The same for a move that is known to be legal, as those are that a search has been given: judging it again is a tenth of
    /// the time of a position.
    pub(super) fn submit_legal<S: Sink>(&mut self, seat: Seat, mv: ChessMove, effects: &mut S) {
        let identity = self.moment(self.now).does(seat, mv);
        self.make(seat, mv, identity, effects);
        self.run_to(self.now, effects);
    }

    fn make<S: Sink>(&mut self, seat: Seat, mv: ChessMove, identity: MoveIdentity, effects: &mut S) {
        if seat == WHITE {
            let before = PastMove {
                at: self.now,
                chess: *self.base.chess(),
                numbers: self.pieces.numbers,
                passing: self.rights_at(self.now),
            };
            self.forget_old_boards();
            self.recent.put(before);
            self.execute(seat, mv, identity, self.now, effects);
            self.judge_held_again(effects);
        } else {
            self.last_held = self.last_held.saturating_add(1);
            let held = HeldMove { number: self.last_held, mv, identity, at: self.now };
            self.held.put(held);
            let until = self.now + self.rules.window();
            effects.put(ClockEffect::Held { seat, number: held.number, from: mv.from, to: mv.to, until });
        }
    }

    /// Cancels the held moves that are no longer the same (4.9 iii).
    pub(super) fn judge_held_again(&mut self, effects: &mut impl Sink) {
        if self.held.is_empty() {
            return;
        }
        let held = self.held;
        for held in held.iter() {
            if self.still(held).is_none() {
                self.held.take(|other| other.number == held.number);
                effects.put(held.cancelled());
            }
        }
    }

    /// What a held move does now, where it is still legal and the same. It belongs to its own time, not to the time at
    /// which it is judged (4.9 vi).
    pub(super) fn still(&self, held: &HeldMove) -> Option<MoveIdentity> {
        self.judge_at(BLACK, held.mv, held.at).ok().filter(|identity| self.is_same(held.identity, *identity))
    }

    /// Boards from before the window decide no tie any more.
    fn forget_old_boards(&mut self) {
        let (now, window): (Millis, Millis) = (self.now, self.rules.window());
        self.recent.retain(|before| now <= before.at + window);
    }
}
