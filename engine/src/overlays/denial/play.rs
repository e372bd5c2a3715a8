//! What an action does: the base's action, and how the right goes with it.

use super::base::DenialSupport;
use super::state::{Denial, PendingMove};
use crate::action::{Action, Millis};
use crate::effect::{Effect, Recorder, Recording, Sink};
use crate::outcome::DrawReason;
use crate::overlays::denial::DenialEffect;
use crate::seat::Seat;
use crate::view::PieceView;

/// The base's effects without the end of the game and its mate, which are recorded once it is known who
/// may deny.
struct WithoutEnd<'a> {
    inner: &'a mut dyn Recorder,
    /// A mate. Where the game goes on after it, as in mode B, it is recorded after all.
    mate: Option<Effect>,
}

impl<'a> WithoutEnd<'a> {
    const fn over(inner: &'a mut dyn Recorder) -> Self {
        Self { inner, mate: None }
    }

    fn tell_mate(&mut self) {
        if let Some(mate) = self.mate.take() {
            self.inner.record(mate);
        }
    }
}

impl Recorder for WithoutEnd<'_> {
    fn record(&mut self, effect: Effect) {
        match effect {
            Effect::Ended { .. } => self.mate = None,
            Effect::Defeated { conceded: false, .. } => self.mate = Some(effect),
            _ => {
                self.tell_mate();
                self.inner.record(effect);
            }
        }
    }

    fn wants_moments(&self) -> bool {
        self.inner.wants_moments()
    }

    fn moment(&mut self, pieces: Vec<PieceView>) {
        self.tell_mate();
        self.inner.moment(pieces);
    }
}

impl<B: DenialSupport> Denial<B> {
    #[inline]
    pub(super) fn act<S: Sink>(&mut self, seat: Seat, action: Action<B::Move>, at: Millis, effects: &mut S) {
        match action {
            Action::Move(mv) => self.move_pieces(seat, mv, at, effects),
            Action::Deny => self.deny(seat, effects),
            Action::Allow => self.allow(seat, effects),
            // A lifeline belongs to the move that asked for it.
            Action::Lifeline(_) => {
                self.play_base(seat, action, at, effects);
                self.tell_end(effects);
            }
            _ => {
                self.denied = None;
                if matches!(action, Action::Pass) && self.immune == Some(seat) {
                    self.immune = None;
                }
                self.say(effects, |base, effects| base.play(seat, action, at, effects));
            }
        }
    }

    /// Plays what may end the game, and leaves that end to be recorded.
    #[inline]
    fn play_base<S: Sink>(&mut self, seat: Seat, action: Action<B::Move>, at: Millis, effects: &mut S) {
        match effects.recorder() {
            None => self.base.play(seat, action, at, &mut ()),
            Some(inner) => self.base.play(seat, action, at, &mut Recording(&mut WithoutEnd::over(inner))),
        }
    }

    #[inline]
    fn move_pieces<S: Sink>(&mut self, seat: Seat, mv: B::Move, at: Millis, effects: &mut S) {
        if B::is_first_part(mv) {
            self.pending = None;
            self.base.play(seat, Action::Move(mv), at, effects);
            return;
        }
        let immune = self.immune == Some(seat);
        self.pending =
            (self.holder != seat).then_some(PendingMove { before: self.base, mv, immune, overtaken: false });
        self.denied = None;
        if immune {
            self.immune = None;
        }
        self.play_base(seat, Action::Move(mv), at, effects);
        if self.base.is_final() {
            self.pending = None;
        }
        self.tell_end(effects);
    }

    /// Restores the position, passes the right on, and ends the game where nothing else can be played (A1 to A4, A7).
    fn deny<S: Sink>(&mut self, seat: Seat, effects: &mut S) {
        let Some(PendingMove { before, mv, .. }) = self.pending.take() else { return };
        self.base = before;
        self.holder = seat.other();
        self.immune = Some(seat);
        self.denied = Some(self.base.as_listed(mv));
        self.denials = self.denials.saturating_add(1);
        let (from, to) = self.base.ends(mv);
        effects.put(DenialEffect::Denied { seat, from, to });
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
        effects.put(DenialEffect::Allowed { seat });
        self.base.tell_outcome(effects);
    }

    /// Somebody says something, and nobody may deny the last move any more. An end that waited is none then: the game ends as
    /// if it stood before the move, which is still seen on the board (A8, A10). Where it goes on all the same, as mode B does
    /// after a draw, it goes on from there.
    pub(super) fn say<S: Sink>(&mut self, effects: &mut S, says: impl FnOnce(&mut B, &mut S)) {
        let waits = self.pending_end().is_some();
        let Some(mut pending) = self.pending.take().filter(|_| waits) else {
            return says(&mut self.base, effects);
        };
        says(&mut pending.before, effects);
        if pending.before.outcome().is_some() {
            self.pending = Some(PendingMove { overtaken: true, ..pending });
        } else {
            self.base = pending.before;
        }
    }

    /// A draw by repetition or the move count comes of the move that made it, and waits with it (A8).
    pub(super) fn be_drawn_by_count<S: Sink>(&mut self, reason: DrawReason, effects: &mut S) {
        match effects.recorder() {
            None => self.base.draw(reason, &mut ()),
            Some(inner) => self.base.draw(reason, &mut Recording(&mut WithoutEnd::over(inner))),
        }
        self.tell_end(effects);
    }

    /// Tells of the end, or that it can still be denied (A8).
    #[inline]
    fn tell_end<S: Sink>(&self, effects: &mut S) {
        if !S::WANTED {
            return;
        }
        match self.pending_end() {
            Some(end) => effects.put(DenialEffect::EndPending { seat: self.holder, kind: end.kind }),
            None => self.base.tell_outcome(effects),
        }
    }
}
