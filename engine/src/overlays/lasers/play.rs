//! What an action does, in order: the base's move, the beams, the Jokers' windows, points, rooks for kings, the end.

use super::base::UnderBeams;
use super::rules::Mode;
use super::state::{LaserEnd, Lasers};
use super::ways::ClearCells;
use crate::action::{Action, Lifeline, Millis};
use crate::effect::{Effect, FilteredRecorder, Recording, Sink};
use crate::outcome::EndKind;
use crate::overlays::lasers::LaserEffect;
use crate::seat::Seat;

/// What ends the whole game is recorded after the beams were judged.
const fn is_end(effect: &Effect) -> bool {
    matches!(effect, Effect::Ended { .. })
}

impl<B: UnderBeams> Lasers<B> {
    #[inline]
    pub(super) fn act<S: Sink>(&mut self, seat: Seat, action: Action<B::Move>, at: Millis, effects: &mut S) {
        if !Self::has_seat(seat) {
            return;
        }
        match action {
            Action::Move(_) | Action::Pass if self.due == 0 => self.take_turn(seat, action, at, effects),
            Action::Lifeline(lifeline) => self.answer(seat, lifeline, effects),
            Action::Resign if B::SIDES.len() > 2 => self.resign_among_several(seat, at, effects),
            Action::Resign => self.resign(seat, effects),
            Action::AcceptDefeat => self.accept_defeat(seat, effects),
            Action::Billi if self.rules.mode == Mode::B && !self.billi && self.due == 0 => {
                self.begin_billi(None, effects);
                self.advance(self.moved_last(), effects);
            }
            _ => {}
        }
    }

    /// The side to move may not play the one move it has (rule A7): `end` ends the base's game for it, and what
    /// that means for points and kings is worked out as after a move.
    pub(crate) fn end_base_by_denial<S: Sink>(&mut self, end: impl FnOnce(&mut B), effects: &mut S) {
        end(self.base_mut());
        self.advance(self.moved_last(), effects);
    }

    /// Plays an action of the base's, without telling of its end.
    #[inline]
    fn play_base<S: Sink>(&mut self, seat: Seat, action: Action<B::Move>, at: Millis, effects: &mut S) {
        match effects.recorder() {
            None => self.base.play(seat, action, at, &mut ()),
            Some(inner) => {
                self.base.play(
                    seat,
                    action,
                    at,
                    &mut Recording(&mut FilteredRecorder { inner, left_out: is_end }),
                );
            }
        }
    }

    #[inline]
    fn take_turn<S: Sink>(&mut self, seat: Seat, action: Action<B::Move>, at: Millis, effects: &mut S) {
        let (before, living, base) = (self.paths_if::<S>(), self.base.living(), self.base);
        if self.rules.joker {
            self.take_turn_with_jokers(seat, action, at, effects);
        } else {
            self.play_base(seat, action, at, effects);
        }
        self.passes = if matches!(action, Action::Pass) { self.passes.saturating_add(1) } else { 0 };
        if self.base.living() == living {
            self.forget_ways_over(self.base.changed(&base));
        } else {
            self.clear = ClearCells::default();
            self.score_kings(living, seat, effects);
        }
        self.tell_turned(before, effects);
        self.advance(seat, effects);
    }

    fn take_turn_with_jokers<S: Sink>(
        &mut self,
        seat: Seat,
        action: Action<B::Move>,
        at: Millis,
        effects: &mut S,
    ) {
        let step = match action {
            Action::Move(mv) => {
                let (from, to) = self.base.ends(mv);
                self.base
                    .piece_at(from)
                    .filter(|piece| piece.seat == seat)
                    .map(|piece| (piece.kind, from, to))
            }
            _ => None,
        };
        self.play_base(seat, action, at, effects);
        self.follow_jokers(seat, step, effects);
    }

    /// Brings a changed position to rest.
    #[inline]
    pub(super) fn advance<S: Sink>(&mut self, mover: Seat, effects: &mut S) {
        if self.rules.joker || self.rules.mode == Mode::B {
            self.advance_by_stages(mover, effects);
        } else {
            self.judge_beams(self.beams_now(), mover, effects);
            self.tell_end(effects);
        }
    }

    /// Asks for lifelines, and once no window is open judges the beams and the chess game; rooks for kings change the position
    /// again (billichess.md 2.5.6).
    #[inline(never)]
    fn advance_by_stages<S: Sink>(&mut self, mover: Seat, effects: &mut S) {
        loop {
            let now = if self.rules.joker { self.find_windows() } else { self.beams_now() };
            if self.due != 0 {
                self.mover = Some(mover);
                self.tell_window(effects);
                return;
            }
            self.judge_beams(now, mover, effects);
            if !self.end_chess(effects) {
                break;
            }
        }
        self.mover = None;
        self.tell_end(effects);
    }

    /// Answers the window that is open (billichess.md 2.6.3, 2.6.5).
    fn answer<S: Sink>(&mut self, seat: Seat, lifeline: Option<Lifeline>, effects: &mut S) {
        let Some((owner, beam)) = self.window().filter(|(owner, _)| *owner == seat) else { return };
        let before = self.paths_if::<S>();
        let joker = &mut self.jokers[owner.index() & 1];
        if let Some(lifeline) = lifeline.filter(|lifeline| joker.has(*lifeline)) {
            joker.choose(lifeline, beam);
        }
        joker.note(beam, true);
        effects.put(LaserEffect::LifelineChosen { seat, beam, lifeline });
        self.tell_turned(before, effects);
        self.advance(self.mover.unwrap_or(seat), effects);
    }

    /// Closes open windows without a lifeline: the game is ending by somebody's word.
    fn close_windows<S: Sink>(&mut self, effects: &mut S) {
        while let Some((owner, beam)) = self.window() {
            self.jokers[owner.index() & 1].note(beam, true);
            self.advance(self.mover.unwrap_or(owner), effects);
        }
    }

    /// Gives the whole game up: the other side scores what the present phase is about, checkmate or, in the Billi
    /// phase, the lasermate. So the side that resigns never wins by points (billichess.md 2.5.4).
    fn resign<S: Sink>(&mut self, seat: Seat, effects: &mut S) {
        self.close_windows(effects);
        if self.end().is_some() {
            return;
        }
        self.closed = Some(LaserEnd::Resigned(seat));
        effects.put(Effect::Defeated { seat, points: self.resignation_points(), conceded: true });
        effects.put(Effect::Ended { kind: EndKind::Resignation });
    }

    /// One of several gives up: its beam is dark from now on, and its pieces are as the base has it (overlays.md L7). With
    /// two left the other scores the king, as in mode A (billichess.md 2.5.4), so that giving up never pays.
    fn resign_among_several<S: Sink>(&mut self, seat: Seat, at: Millis, effects: &mut S) {
        if self.end().is_some() || self.base.has_fallen(seat) {
            return;
        }
        let (before, living) = (self.paths_if::<S>(), self.base.living());
        self.play_base(seat, Action::Resign, at, effects);
        self.clear = ClearCells::default();
        self.gave_up = self.gave_up.with(seat);
        if self.base.living().len() == 1 {
            self.score_kings(living, living.after(seat), effects);
        }
        self.tell_turned(before, effects);
        self.advance(seat, effects);
    }

    /// ACCEPT DEFEAT: in mode A it is resignation (billichess.md 2.5.4); in mode B the other side scores the mate,
    /// the kings become rooks and the same side still has to move (2.5.5, 2.5.9).
    fn accept_defeat<S: Sink>(&mut self, seat: Seat, effects: &mut S) {
        if self.rules.mode == Mode::A && B::SIDES.len() > 2 {
            self.resign_among_several(seat, 0, effects);
        } else if self.rules.mode == Mode::A {
            self.resign(seat, effects);
        } else if !self.billi && self.due == 0 && self.own_end().is_none() {
            self.mated = Some(seat);
            effects.put(Effect::Defeated { seat, points: self.checkmate_points(), conceded: true });
            self.begin_billi(None, effects);
            self.advance(self.moved_last(), effects);
        }
    }

    /// Who has moved last. A change of the kings that is no move, whoever asked for it, is theirs: for the points (2.5.1) and
    /// for the order of windows (2.6.5).
    fn moved_last(&self) -> Seat {
        self.base.turn().other()
    }

    /// The game is drawn as `kind`: [`crate::position::Position::draw`].
    pub(super) fn be_drawn<S: Sink>(&mut self, kind: EndKind, effects: &mut S) {
        if self.rules.mode == Mode::B && !self.billi && self.own_end().is_none() {
            // The game goes on, so a Joker that has been hit still meets its beam, as it runs then (2.6.3).
            self.due = 0;
            self.begin_billi(Some(kind), effects);
            self.advance(self.moved_last(), effects);
            return;
        }
        self.close_windows(effects);
        if self.end().is_none() {
            self.closed = Some(LaserEnd::Drawn(kind));
            effects.put(Effect::Ended { kind });
        }
    }
}
