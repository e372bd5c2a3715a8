//! How a game ends without a move: by claims, by agreement, and by whoever manages its room.

use lasermate_engine::action::{Action, Asked};
use lasermate_engine::game::Played;
use lasermate_engine::seat::Seat;
use lasermate_engine::seats::Seats;

use super::log_payload::ClaimFor;
use super::row::{ReplayError, unfit};
use super::stage::{Ending, Stage};
use super::table::Table;
use crate::port::UnixMillis;

impl Table {
    /// A claim is played out with the actions the late side would have done, so that a record says the same.
    pub(super) fn claim(
        &mut self,
        seat: Seat,
        claim: ClaimFor,
        at: UnixMillis,
    ) -> Result<Vec<Played>, ReplayError> {
        let late = self.late_seat().ok_or_else(|| unfit("nobody is to act"))?;
        match claim {
            ClaimFor::Wait => {
                self.clock.rest = None;
                self.restart_clock(at);
                Ok(Vec::new())
            }
            ClaimFor::Win => {
                let played = self.play(late, Action::Resign.into(), at)?;
                self.forfeited = Some(late);
                Ok(vec![played])
            }
            ClaimFor::Draw if self.living().len() > 2 => {
                Err(unfit("a draw among more than two is not claimed"))
            }
            ClaimFor::Draw => {
                let played = self.agree_on_a_draw(seat, at)?;
                self.forfeited = Some(late);
                Ok(played)
            }
        }
    }

    /// A seat has not moved in time and resigns by that; the absent have not moved at all. Where nobody who is left has come the
    /// game is drawn, since nobody has won it.
    pub(super) fn forfeit(
        &mut self,
        late: Seat,
        absent: Seats,
        at: UnixMillis,
    ) -> Result<Vec<Played>, ReplayError> {
        for seat in Seat::ALL.into_iter().filter(|seat| absent.has(*seat)) {
            self.seating.absent = self.seating.absent.with(seat);
        }
        if !absent.is_empty() && self.living().into_iter().all(|seat| absent.has(seat)) {
            let played = self.agree_on_a_draw(late, at)?;
            if self.game.outcome().is_some() {
                self.stage = Stage::Ended { at, how: Ending::NobodyCame };
            }
            return Ok(played);
        }
        let played = self.play(late, Action::Resign.into(), at)?;
        self.forfeited = Some(late);
        Ok(vec![played])
    }

    /// Offers and answers by which a game is drawn; `first` offers where nothing is offered.
    fn agree_on_a_draw(&mut self, first: Seat, at: UnixMillis) -> Result<Vec<Played>, ReplayError> {
        let mut played = Vec::new();
        // In mode B the first agreement only ends the chess game (2.5.8), the second the hunt (2.5.7 iii).
        for _ in 0..2 {
            if self.game.outcome().is_none() && self.asked_for_a_draw().is_none() {
                played.push(self.play(first, Action::DrawOffer.into(), at)?);
            }
            while let Some(asked) = self.asked_for_a_draw() {
                played.push(self.play(asked, Action::DrawAccept.into(), at)?);
            }
        }
        Ok(played)
    }

    /// Somebody who has still to answer the offer of a draw.
    fn asked_for_a_draw(&self) -> Option<Seat> {
        let asked = self.game.to_act();
        asked.iter().find(|(_, what)| *what == Asked::Draw).map(|(seat, _)| seat)
    }

    /// The game is ended by whoever manages its room: with the actions that the players would have done, so that a record says
    /// the same.
    pub(super) fn adjudicate(
        &mut self,
        winner: Option<Seat>,
        note: &str,
        at: UnixMillis,
    ) -> Result<Vec<Played>, ReplayError> {
        let mut played = Vec::new();
        match winner {
            Some(winner) => {
                for seat in self.living() {
                    if seat != winner && self.game.outcome().is_none() {
                        played.push(self.play(seat, Action::Resign.into(), at)?);
                    }
                }
            }
            None => {
                let offers = |seat: &Seat| self.game.may(*seat, Action::DrawOffer).is_ok();
                let first = self.living().into_iter().find(offers).unwrap_or(Seat::First);
                played = self.agree_on_a_draw(first, at)?;
            }
        }
        let outcome = self.game.outcome().ok_or_else(|| unfit("that does not end the game"))?;
        if winner.is_some_and(|winner| outcome.winners().any(|other| other != winner)) {
            return Err(unfit("somebody else wins by that"));
        }
        self.stage = Stage::Ended { at, how: Ending::Adjudicated(note.to_owned()) };
        Ok(played)
    }
}
