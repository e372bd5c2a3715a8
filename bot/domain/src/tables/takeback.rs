//! What others at a table are asked to agree to: a takeback, and a draw among more than two.

use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::pact::{Ledger, PactNumber};
use lasermate_engine::seat::Seat;
use lasermate_engine::seats::Seats;

use super::peace::{OfferFailure, SeatOffer};
use super::requests::{TAKEBACK_STANDS, Takeback};
use super::row::{ReplayError, number, seated, unfit};
use super::table::Table;
use crate::log::{NewRow, Verb};
use crate::port::UnixMillis;

impl Table {
    /// How many actions a takeback by a seat would leave: its last move goes, with whatever came after it.
    pub fn kept_by_takeback(&self, seat: Seat) -> Option<usize> {
        self.record.iter().rposition(|entry| entry.seat == seat && entry.is_move())
    }

    /// The request for a takeback that stands at a time.
    pub fn takeback_at(&self, now: UnixMillis) -> Option<&Takeback> {
        self.offers.takeback.as_ref().filter(|takeback| now < takeback.until)
    }

    /// The seats that have still to agree to it: the others that are in the game.
    pub fn takeback_open(&self, takeback: &Takeback) -> Vec<Seat> {
        let open = |seat: &Seat| *seat != takeback.asker && !takeback.agreed.has(*seat);
        self.living().into_iter().filter(open).collect()
    }

    /// Whether a seat has still to answer a request for a takeback or a pause.
    pub fn owes_answer(&self, seat: Seat) -> bool {
        let takeback = self.offers.takeback.as_ref().map(|asked| self.takeback_open(asked));
        let pause = self.offers.pause.as_ref().map(|asked| self.people_besides(asked.agreed));
        takeback.into_iter().chain(pause).any(|open| open.contains(&seat))
    }

    /// The seat that is asked about a draw, has not been seen since, and is not waited for any longer at a time
    /// (pacts.md P10): only among more than two, where one could hold up two others.
    pub fn absent_voter(&self, now: UnixMillis) -> Option<Seat> {
        self.assent_due().filter(|(at, _)| *at <= now).map(|(_, seat)| seat)
    }

    pub(crate) fn assent_due(&self) -> Option<(UnixMillis, Seat)> {
        let (offered, time) = (self.offers.offered_at?, self.clock.time_per_move?);
        if self.game.sides().len() < 3 {
            return None;
        }
        let asked = self.game.to_act();
        let mut open = asked.iter().filter(|(_, what)| *what == Asked::Draw).map(|(seat, _)| seat);
        let seat =
            open.find(|seat| self.seating.acted_at.get(seat.index()).is_some_and(|at| *at < offered))?;
        Some((offered.max(self.away_until(seat)) + self.offers.away_since + time, seat))
    }

    /// When that request was made.
    pub fn takeback_asked_at(&self, now: UnixMillis) -> Option<UnixMillis> {
        self.takeback_at(now).map(|takeback| takeback.until - TAKEBACK_STANDS)
    }

    /// What a row about a takeback changes.
    pub(super) fn ask_or_take_back(&mut self, row: &NewRow, at: UnixMillis) -> Result<(), ReplayError> {
        match row.verb {
            Verb::TakebackAsk => {
                self.note_expired(at);
                let keep = number(&row.body)?;
                let until = at + TAKEBACK_STANDS;
                self.offers.takeback =
                    Some(Takeback { asker: seated(row)?, agreed: Seats::NONE, keep, until });
            }
            Verb::TakebackAgree => {
                let seat = seated(row)?;
                let asked = self.offers.takeback.as_mut().ok_or_else(|| unfit("no takeback is asked for"))?;
                asked.agreed = asked.agreed.with(seat);
            }
            Verb::Takeback => self.take_back(&row.body, at)?,
            _ => {
                if let Some(asked) = self.offers.takeback.take() {
                    self.offers.peace.refuse(asked.asker, SeatOffer::Takeback, OfferFailure::Refused, at);
                }
            }
        }
        Ok(())
    }

    /// How a takeback that leaves so many actions is written down: with the highest number that a pact has had, since none is
    /// given twice.
    pub fn takeback_body(&self, keep: usize) -> String {
        match self.game.pacts().map_or(0, Ledger::last_number) {
            0 => keep.to_string(),
            given => format!("{keep} {given}"),
        }
    }

    fn take_back(&mut self, body: &str, at: UnixMillis) -> Result<(), ReplayError> {
        // Games from before this was noted have given numbers again, and go on as they were.
        let (keep, given) = body.split_once(' ').unwrap_or((body, "0"));
        let keep = number(keep)?;
        let given = given.parse().map_err(|_| unfit(format!("{given:?} is no number of a pact")))?;
        let mut game = AnyGame::new(&self.setup).map_err(|error| unfit(error.to_string()))?;
        let taken = self.record.split_off(keep.min(self.record.len()));
        for hint in &mut self.hints {
            // Who goes back has still had it.
            hint.before = hint.before.min(keep);
        }
        for entry in &self.record {
            game.try_text(entry.seat, &entry.exact, entry.at)?;
        }
        game.number_pacts_after(given);
        self.game = game;
        let pacts = self.game.pacts();
        self.offers
            .links
            .retain(|number, _| pacts.is_some_and(|all| all.pact(PactNumber(*number)).is_some()));
        if let Some(asked) = self.offers.takeback.take() {
            self.offers.peace.accept(asked.asker, &SeatOffer::Takeback);
        }
        self.offers_taken_back();
        if self.fair {
            // The turn that comes again has what was left of it when its move was made.
            let left = self.clock.left_at.get(keep).copied().flatten();
            self.clock.rest = taken.first().zip(left).map(|(first, left)| (first.seat, left));
            if let Some(clock) = &mut self.clock.live {
                clock.stop(at);
                taken.iter().filter(|entry| entry.is_move()).for_each(|entry| clock.take_back(entry.seat));
            }
        }
        self.clock.left_at.truncate(keep);
        self.restart_clock(at);
        Ok(())
    }

    /// Who would have no time left on a live clock if a takeback were agreed to at a time: their increments go with it.
    pub fn out_of_time_by_takeback(&self, keep: usize, at: UnixMillis) -> Option<Seat> {
        self.clock.live?;
        let mut tried = self.clone();
        tried.take_back(&self.takeback_body(keep), self.clock.stamp(at)).ok()?;
        let clock = tried.clock.live?;
        tried.living().into_iter().find(|seat| clock.left(*seat, tried.clock.stamp(at)) <= 0)
    }
}
