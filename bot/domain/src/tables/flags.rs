//! Live clocks as a game grows: whose runs, what a turn costs, and what becomes of a flag that falls.

use lasermate_engine::action::{Action, ActionKind, Asked};
use lasermate_engine::game::Played;
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::Seat;

use super::log_payload::ClaimFor;
use super::row::{ReplayError, unfit};
use super::table::Table;
use crate::port::UnixMillis;

impl Table {
    /// The seat whose live clock runs: the first that is asked for more than an answer to an offer, else the first that is
    /// asked anything.
    fn clock_seat(&self) -> Option<Seat> {
        let asked = self.game.to_act();
        let acts =
            |what: Asked| matches!(what, Asked::Move | Asked::Lifeline { .. } | Asked::Denial { ends: true });
        let acting = asked.iter().find(|(_, what)| acts(*what));
        acting.or_else(|| asked.iter().next()).map(|(seat, _)| seat)
    }

    /// Lets the right clock run from a moment on.
    pub(super) fn run_live_clock(&mut self, at: UnixMillis) {
        let seat = self.clock_seat();
        if let Some(clock) = &mut self.clock.live {
            clock.run(seat, at);
        }
        self.deadline_of_live_clock();
    }

    /// The time of whoever is to act is over when their flag falls.
    pub(super) fn deadline_of_live_clock(&mut self) {
        if let Some(clock) = &self.clock.live {
            self.clock.deadline = clock.flag_at();
        }
    }

    /// Counts the time of something that was played, and notes what its seat has left.
    pub(super) fn time_live_clock(&mut self, played: &Played, at: UnixMillis) {
        let seat = self.clock_seat();
        let Some(clock) = &mut self.clock.live else { return };
        // A pact is made beside the game.
        if played.kind.is_move() {
            clock.end_turn(played.seat, at);
        }
        clock.run(seat, at);
        let left = u64::try_from(clock.left(played.seat, at)).ok();
        if let Some(entry) = self.record.last_mut().filter(|_| played.kind != ActionKind::Pact) {
            entry.left = left;
        }
        self.deadline_of_live_clock();
    }

    /// The flag of a seat falls: it resigns by that; against somebody who cannot win the game is drawn.
    pub(super) fn flag(&mut self, seat: Seat, at: UnixMillis) -> Result<Vec<Played>, ReplayError> {
        let clock = self.clock.live.as_mut().ok_or_else(|| unfit("there is no live clock"))?;
        clock.flag(seat, at);
        match self.drawn_if_late(seat) {
            Some(other) => self.claim(other, ClaimFor::Draw, at),
            None => Ok(vec![self.play(seat, Action::Resign.into(), at)?]),
        }
    }

    /// Who is left when a seat's time is over and cannot win: then the game is drawn (fair.md F7). `None` where somebody can.
    pub fn drawn_if_late(&self, late: Seat) -> Option<Seat> {
        let mut others = self.living().into_iter().filter(|other| *other != late);
        let (other, more) = (others.next()?, others.next());
        let cannot = if self.fair { self.game.cannot_win(other) } else { self.is_lone_king(other) };
        (more.is_none() && cannot).then_some(other)
    }

    /// Whether a seat has a king alone, where the game says so and no beam runs: what was asked before fair.md.
    fn is_lone_king(&self, seat: Seat) -> bool {
        let can_draw = self.setup.facts().lone_king_draws && self.setup.lasers().is_none();
        let view = self.game.view();
        can_draw
            && view.pieces.iter().filter(|piece| piece.seat == seat).all(|piece| piece.kind == Kind::King)
    }
}
