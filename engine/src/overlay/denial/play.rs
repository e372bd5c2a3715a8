//! What an action does: the base's action, and how the right goes with it.

use super::state::{Denial, Pending};
use super::under::Deniable;
use crate::action::{Action, Millis};
use crate::effect::{Effect, Sink};
use crate::seat::Seat;
use crate::view::ManView;

/// The base's effects without its end: whether the game has ended is told once it is known who may deny.
struct WithoutEnd<'a, S>(&'a mut S);

impl<S: Sink> Sink for WithoutEnd<'_, S> {
    const WANTED: bool = S::WANTED;
    fn put(&mut self, effect: Effect) {
        if !matches!(effect, Effect::Ended { .. }) {
            self.0.put(effect);
        }
    }
    fn stand(&mut self, men: impl FnOnce() -> Vec<ManView>) {
        self.0.stand(men);
    }
}

impl<B: Deniable> Denial<B> {
    #[inline]
    pub(super) fn act<S: Sink>(&mut self, seat: Seat, action: Action<B::Move>, at: Millis, effects: &mut S) {
        match action {
            Action::Move(mv) => self.move_men(seat, mv, at, effects),
            Action::Deny => self.deny(seat, effects),
            Action::Allow => self.allow(seat, effects),
            // A lifeline belongs to the move that asked for it.
            Action::Lifeline(_) => {
                self.base.play(seat, action, at, &mut WithoutEnd(effects));
                self.tell_end(effects);
            }
            _ => {
                self.pending = None;
                self.denied = None;
                if matches!(action, Action::Pass) && self.immune == Some(seat) {
                    self.immune = None;
                }
                self.base.play(seat, action, at, effects);
            }
        }
    }

    #[inline]
    fn move_men<S: Sink>(&mut self, seat: Seat, mv: B::Move, at: Millis, effects: &mut S) {
        if B::is_first_part(mv) {
            self.pending = None;
            self.base.play(seat, Action::Move(mv), at, effects);
            return;
        }
        let immune = self.immune == Some(seat);
        self.pending = (self.holder != seat).then_some(Pending { before: self.base, mv, immune });
        self.denied = None;
        if immune {
            self.immune = None;
        }
        self.base.play(seat, Action::Move(mv), at, &mut WithoutEnd(effects));
        if self.base.is_final() {
            self.pending = None;
        }
        self.tell_end(effects);
    }

    /// Restores the position, passes the right on, and ends the game where nothing else can be played (A1 to A4, A7).
    fn deny<S: Sink>(&mut self, seat: Seat, effects: &mut S) {
        let Some(Pending { before, mv, .. }) = self.pending.take() else { return };
        self.base = before;
        self.holder = seat.other();
        self.immune = Some(seat);
        self.denied = Some(mv);
        self.denials = self.denials.saturating_add(1);
        let (from, to) = self.base.ends(mv);
        effects.put(Effect::Denied { seat, from, to });
        self.end_if_bare(effects);
    }

    /// A7: mate or stalemate where no other move is left; without kings the side passes (overlays.md D2).
    pub(super) fn end_if_bare<S: Sink>(&mut self, effects: &mut S) {
        if !self.base.kingless() && self.is_bare_of_moves() {
            self.base.end_by_denial(effects);
            // In mode B the hunt goes on, and the turn in which the move was denied is over (billichess.md 2.5.5).
            if self.base.kingless() {
                self.denied = None;
            }
        }
    }

    fn allow<S: Sink>(&mut self, seat: Seat, effects: &mut S) {
        self.pending = None;
        effects.put(Effect::Allowed { seat });
        if let Some(outcome) = self.base.outcome() {
            effects.put(Effect::Ended { kind: outcome.kind });
        }
    }

    /// Tells of the end, or that it can still be denied (A8).
    #[inline]
    fn tell_end<S: Sink>(&self, effects: &mut S) {
        if !S::WANTED {
            return;
        }
        match (self.pending_end(), self.base.outcome()) {
            (Some(end), _) => effects.put(Effect::EndPending { seat: self.holder, kind: end.kind }),
            (None, Some(end)) => effects.put(Effect::Ended { kind: end.kind }),
            (None, None) => {}
        }
    }
}
