//! Points: what beams and mates score, and how the chess game and the whole game end (billichess.md 2.5).

use super::path::Path;
use super::rules::Mode;
use super::state::{Closed, Lasers, SEATS};
use super::under::UnderBeams;
use super::{GREATER_POINTS, LESSER_POINTS};
use crate::effect::{Effect, Sink};
use crate::man::Kind;
use crate::outcome::{EndKind, Points};
use crate::seat::Seat;

impl<B: UnderBeams> Lasers<B> {
    /// What a lasermate is worth (billichess.md 2.5.4, 2.5.5).
    const fn lasermate_points(&self) -> Points {
        match self.rules.mode {
            Mode::A => LESSER_POINTS,
            Mode::B => GREATER_POINTS,
        }
    }

    /// What checkmate is worth (billichess.md 2.5.4, 2.5.5).
    pub(super) const fn checkmate_points(&self) -> Points {
        match self.rules.mode {
            Mode::A => GREATER_POINTS,
            Mode::B => LESSER_POINTS,
        }
    }

    /// One score for each seat, where the game has ended like this or not yet.
    pub(super) fn points(&self, end: Option<EndKind>) -> [Points; 2] {
        SEATS.map(|seat| {
            let other = seat.other();
            let mut points = if self.has_scored(seat) { self.lasermate_points() } else { 0 };
            let mated =
                self.rules.mode == Mode::A && end == Some(EndKind::Checkmate) && self.base.turn() == other;
            if mated || self.mated == Some(other) {
                points += self.checkmate_points();
            }
            match self.closed {
                Some(Closed::Resigned(loser, stake)) if loser == other => points + stake,
                _ => points,
            }
        })
    }

    /// Judges both beams (billichess.md 2.5.1 to 2.5.3): a beam in the opponent's heel scores once, whoever
    /// moved; under `own_move_only` only where its owner's own action sent it there.
    #[inline]
    pub(super) fn judge_beams<S: Sink>(&mut self, mover: Seat, effects: &mut S) {
        let before = self.in_heel;
        let mut now = 0;
        for beam in SEATS {
            let there = if self.rules.joker { self.jokers_let_reach(beam) } else { self.reaches_heel(beam) };
            now |= u8::from(there) << beam.index();
        }
        self.in_heel = now;
        if now != 0 {
            self.score_arrivals(before, mover, effects);
        }
    }

    fn jokers_let_reach(&self, beam: Seat) -> bool {
        self.trace_jokers(beam).end == B::legs(self.rules.frame, beam).heel
    }

    #[cold]
    fn score_arrivals<S: Sink>(&mut self, before: u8, mover: Seat, effects: &mut S) {
        for beam in SEATS {
            let bit = 1 << beam.index();
            if self.in_heel & bit == 0 {
                continue;
            }
            let arrived = before & bit == 0;
            let counts = !self.rules.own_move_only || arrived && mover == beam;
            if counts && self.scored & bit == 0 {
                self.scored |= bit;
                effects.put(Effect::Lasermate { beam, points: self.lasermate_points() });
            } else if arrived {
                effects.put(Effect::Lasermate { beam, points: 0 });
            }
        }
    }

    /// Mode B: where the chess game has just ended, scores a mate and begins the Billi phase unless a lasermate
    /// has ended the whole game (billichess.md 2.5.5, 2.5.8). Whether it has begun.
    pub(super) fn end_chess<S: Sink>(&mut self, effects: &mut S) -> bool {
        if self.rules.mode == Mode::A || self.billi || self.mated.is_some() {
            return false;
        }
        let Some(end) = self.base.outcome() else { return false };
        if end.kind == EndKind::Checkmate {
            let seat = self.base.turn();
            self.mated = Some(seat);
            effects.put(Effect::Defeated { seat, points: self.checkmate_points(), conceded: false });
        }
        if self.scored != 0 {
            return false;
        }
        self.begin_billi(Some(end.kind).filter(|kind| *kind != EndKind::Checkmate), effects);
        true
    }

    /// The kings become rooks (billichess.md 2.5.5, 2.5.6). Beams are left to the caller to judge.
    pub(super) fn begin_billi<S: Sink>(&mut self, drawn: Option<EndKind>, effects: &mut S) {
        let before = self.paths_if::<S>();
        self.billi = true;
        self.base.dethrone();
        effects.put(Effect::BilliBegan { drawn });
        self.tell_turned(before, effects);
    }

    /// Whether no man is left that could deflect a beam, or become one that could (billichess.md 2.5.7 i).
    pub(super) fn cannot_deflect(&self) -> bool {
        use super::Cells;
        let men = [Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn].map(|kind| self.base.of_kind(kind));
        men.into_iter().all(Cells::is_none)
    }

    /// Both beams cell by cell, where effects are wanted; in a box, so that a search moves no more than a null.
    #[inline]
    pub(super) fn paths_if<S: Sink>(&self) -> Option<Box<[Path; 2]>> {
        S::WANTED.then(|| Box::new(SEATS.map(|beam| self.path(beam))))
    }

    /// Tells which beams run another way than before.
    #[inline]
    pub(super) fn tell_turned<S: Sink>(&self, before: Option<Box<[Path; 2]>>, effects: &mut S) {
        let Some(before) = before else { return };
        for (beam, before) in SEATS.into_iter().zip(&*before) {
            if self.path(beam) != *before {
                effects.put(Effect::BeamTurned { beam });
            }
        }
    }

    /// Tells of the end, where there is one.
    #[inline]
    pub(super) fn tell_end<S: Sink>(&self, effects: &mut S) {
        if !S::WANTED {
            return;
        }
        let Some(kind) = self.end() else { return };
        if self.rules.mode == Mode::A && kind == EndKind::Checkmate {
            let (seat, points) = (self.base.turn(), self.checkmate_points());
            effects.put(Effect::Defeated { seat, points, conceded: false });
        }
        effects.put(Effect::Ended { kind });
    }
}
