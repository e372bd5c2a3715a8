//! Points: what beams and mates score, and how the chess game and the whole game end (billichess.md 2.5).

use super::base::UnderBeams;
use super::carom::Carom;
use super::path::Path;
use super::rules::{Mode, Scoring};
use super::scoreboard::pair;
use super::state::{LaserEnd, Lasers};
use super::{GREATER_POINTS, LESSER_POINTS};
use crate::effect::{Effect, Sink};
use crate::outcome::{EndKind, Outcome, Points};
use crate::overlays::lasers::LaserEffect;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::seats::Seats;

impl<B: UnderBeams> Lasers<B> {
    /// What a beam's lasermate is worth once it has scored (billichess.md 2.5.4, 2.5.5, 2.8.2).
    pub(super) const fn lasermate_points(&self, beam: Seat) -> Points {
        match (self.rules.scoring, self.rules.mode) {
            (Scoring::Carom, _) => self.scoreboard.carom(beam).points(),
            (Scoring::Fixed, Mode::A) => LESSER_POINTS,
            (Scoring::Fixed, Mode::B) => GREATER_POINTS,
        }
    }

    /// How a beam that has scored in a heel came there, where that counts (billichess.md 2.8.2).
    pub(super) fn carom(&self, beam: Seat, heel: Seat) -> Option<Carom> {
        let counts = self.rules.scoring == Scoring::Carom && self.scoreboard.has_scored(beam, heel);
        counts.then(|| self.scoreboard.carom(beam))
    }

    /// What checkmate is worth (billichess.md 2.5.4, 2.5.5).
    pub(super) const fn checkmate_points(&self) -> Points {
        match self.rules.mode {
            Mode::A => GREATER_POINTS,
            Mode::B => LESSER_POINTS,
        }
    }

    /// What the present phase is about is lost with the game (billichess.md 2.5.4).
    pub(super) const fn resignation_points(&self) -> Points {
        match self.rules.mode {
            Mode::B if !self.billi => LESSER_POINTS,
            _ => GREATER_POINTS,
        }
    }

    /// One score for each seat, where the game has ended like this or not yet.
    pub(super) fn points(&self, end: Option<EndKind>) -> Vec<Points> {
        Self::seats().map(|seat| self.score_of(seat, end)).collect()
    }

    pub(super) fn score_of(&self, seat: Seat, end: Option<EndKind>) -> Points {
        let lasermates = self.lasermate_points(seat) * self.scoreboard.lasermates(seat);
        let mut points = lasermates + GREATER_POINTS * self.scoreboard.kings(seat);
        let end = end.filter(|_| self.rules.mode == Mode::A);
        let mated = |loser: Seat| match end {
            Some(kind) if kind.is_mate() => self.base.turn() == loser,
            // A king killed by its own side counts as mated ("it's checkmate", B19).
            Some(EndKind::Suicide) => {
                !self.base.outcome().is_some_and(|end| end.winners().any(|seat| seat == loser))
            }
            _ => false,
        };
        let mated = |loser: Seat| mated(loser) || self.mated == Some(loser);
        if Self::opponents(seat).any(mated) {
            points += self.checkmate_points();
        }
        match self.closed {
            Some(LaserEnd::Resigned(loser)) if loser != seat => points + self.resignation_points(),
            _ => points,
        }
    }

    /// The end of the game: the highest score of those who have not given up wins (overlays.md L9), and where a side that lives has it as well as one that has fallen,
    /// the living one does; it is a draw where all who live have it (billichess.md 2.5.4; overlays.md L6).
    pub(super) fn decided(&self, kind: EndKind) -> Outcome {
        let points = self.points(Some(kind));
        let of = |seat: &Seat| points.get(seat.index()).copied();
        let able = || Self::seats().filter(|seat| !self.gave_up.has(*seat));
        let best = able().map(|seat| of(&seat)).max();
        let first: Seats = able().filter(|seat| Some(of(seat)) == best).collect();
        let living = self.base.living();
        let winners = if first.and(living).is_empty() { first } else { first.and(living) };
        let drawn = winners == living && living.len() > 1;
        Outcome::new(kind, &points).won_by(if drawn { Seats::NONE } else { winners })
    }

    /// Judges all beams (billichess.md 2.5.1 to 2.5.3; overlays.md L4, L7): a beam in an opponent's heel scores once
    /// for each heel, whoever moved; under `own_move_only` only where its owner's own action sent it there. The beam
    /// of a side that has fallen is dark.
    #[inline]
    pub(super) fn judge_beams<S: Sink>(&mut self, now: u16, mover: Seat, effects: &mut S) {
        let before = self.in_heel;
        debug_assert_eq!(now, self.beams_in_heels_by(|_| false), "a settled beam is where it was");
        self.in_heel = now;
        // A beam that stays where it has scored does nothing more.
        let waiting = if self.rules.own_move_only { 0 } else { now & !self.scoreboard.bits() };
        if now & !before | waiting != 0 {
            self.score_arrivals(before, mover, effects);
        }
    }

    /// The pairs of beams and heels as beams run now.
    #[inline]
    pub(super) fn beams_now(&self) -> u16 {
        let is_settled = Self::seats().all(|beam| self.is_settled(beam));
        if is_settled { self.in_heel } else { self.beams_in_heels() }
    }

    #[cold]
    fn score_arrivals<S: Sink>(&mut self, before: u16, mover: Seat, effects: &mut S) {
        for beam in Self::seats() {
            for heel in Self::opponents(beam).filter(|heel| self.in_heel & pair(beam, *heel) != 0) {
                let arrived = before & pair(beam, heel) == 0;
                let counts = !self.rules.own_move_only || arrived && mover == beam;
                if counts && !self.scoreboard.has_scored(beam, heel) {
                    self.scoreboard.score_pair(beam, heel);
                    if self.rules.scoring == Scoring::Carom {
                        let turns = self.trace_jokers(beam).turns;
                        self.scoreboard.score_carom(beam, Carom { turns, gift: mover != beam });
                    }
                    let (points, carom) = (self.lasermate_points(beam), self.carom(beam, heel));
                    effects.put(Effect::Lasermate { beam, heel, points, carom });
                } else if arrived {
                    effects.put(Effect::Lasermate { beam, heel, points: 0, carom: None });
                }
            }
        }
    }

    /// The kings of those who were living and are not score for a seat (overlays.md L6).
    #[cold]
    pub(super) fn score_kings<S: Sink>(&mut self, living: Seats, by: Seat, effects: &mut S) {
        for of in living.iter().filter(|seat| self.base.has_fallen(*seat)) {
            self.scoreboard.score_king(of, by);
            effects.put(Effect::KingScored { seat: by, of, points: GREATER_POINTS });
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
        }
        if self.scoreboard.any_lasermate() {
            return false;
        }
        if let Some(seat) = self.mated {
            effects.put(Effect::Defeated { seat, points: self.checkmate_points(), conceded: false });
        }
        self.begin_billi(Some(end.kind).filter(|kind| *kind != EndKind::Checkmate), effects);
        true
    }

    /// The kings become rooks (billichess.md 2.5.5, 2.5.6). Beams are left to the caller to judge.
    pub(super) fn begin_billi<S: Sink>(&mut self, drawn: Option<EndKind>, effects: &mut S) {
        let before = self.paths_if::<S>();
        self.billi = true;
        self.base_mut().dethrone();
        effects.put(LaserEffect::BilliBegan { drawn });
        self.tell_turned(before, effects);
    }

    /// Whether no piece is left that could deflect a beam, or become one that could (billichess.md 2.5.7 i).
    pub(super) fn cannot_deflect(&self) -> bool {
        use crate::board::Bits;
        let pieces = [Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn].map(|kind| self.base.of_kind(kind));
        pieces.into_iter().all(Bits::is_none)
    }

    /// All beams cell by cell, where effects are wanted; in a box, so that a search moves no more than a null.
    #[inline]
    pub(super) fn paths_if<S: Sink>(&self) -> Option<Box<[Path]>> {
        S::WANTED.then(|| Self::seats().map(|beam| self.path(beam)).collect())
    }

    /// Tells which beams run another way than before. One that went dark did not turn.
    #[inline]
    pub(super) fn tell_turned<S: Sink>(&self, before: Option<Box<[Path]>>, effects: &mut S) {
        let Some(before) = before else { return };
        for (beam, before) in Self::seats().zip(&*before) {
            if !self.base.has_fallen(beam) && self.path(beam) != *before {
                effects.put(Effect::BeamTurned { beam });
            }
        }
    }

    /// Tells of the end, where there is one, with the mate that has made it or came with it.
    #[inline]
    pub(crate) fn tell_end<S: Sink>(&self, effects: &mut S) {
        if !S::WANTED {
            return;
        }
        let Some(kind) = self.end() else { return };
        let mated = match self.rules.mode {
            Mode::A => Some(self.base.turn()).filter(|_| kind.is_mate()),
            // A lasermate on the same move ends the game with both kings there (billichess.md 2.5.5).
            Mode::B => self.mated.filter(|_| !self.billi),
        };
        if let Some(seat) = mated {
            effects.put(Effect::Defeated { seat, points: self.checkmate_points(), conceded: false });
        }
        effects.put(Effect::Ended { kind });
    }
}
