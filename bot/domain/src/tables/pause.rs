//! A pause that everybody at a table agrees to: the request, the rest, and who may end it.

use lasermate_engine::seat::Seat;
use lasermate_engine::seats::Seats;

use super::peace::{OfferFailure, SeatOffer};
use super::requests::{PAUSE_STANDS, PauseRequest};
use super::row::{ReplayError, seated, unfit};
use super::stage::{ArchiveReason, Stage};
use super::table::Table;
use crate::log::{NewRow, Verb};
use crate::port::UnixMillis;

/// After how long anybody at the table may end a pause alone: 7 days.
pub const PAUSED_AT_MOST: UnixMillis = 7 * 24 * 60 * 60 * 1000;

impl Table {
    /// The request for a pause that stands at a time.
    pub fn pause_request_at(&self, now: UnixMillis) -> Option<&PauseRequest> {
        self.offers.pause.as_ref().filter(|request| now < request.until)
    }

    /// Whether a pause can be asked for: where time runs.
    pub fn can_be_paused(&self) -> bool {
        self.clock.time_per_move.is_some() || self.clock.live.is_some() || self.unit().is_some()
    }

    /// The people who have not agreed to something that some seats have. Computers agree to anything.
    pub fn people_besides(&self, agreed: Seats) -> Vec<Seat> {
        self.people().into_iter().filter(|seat| !agreed.has(*seat)).collect()
    }

    /// Whether a seat may end the pause alone: where its own time would run, where everybody else wants to go on, and after
    /// seven days.
    pub fn may_end_pause(&self, seat: Seat, now: UnixMillis) -> bool {
        let pause = match &self.stage {
            // Their time would run while they have no way to move.
            Stage::Archived(ArchiveReason::CutOff(seats)) => return seats.has(seat),
            Stage::Archived(ArchiveReason::Agreed(pause)) => pause,
            _ => return true,
        };
        let own_time = self.waited_for() == Some(seat);
        let in_time = now < pause.since + PAUSED_AT_MOST;
        own_time || !in_time || self.people_besides(pause.willing.with(seat)).is_empty()
    }

    /// What a row about a pause changes before it begins, or while it lasts.
    pub(super) fn agree_on_pause(&mut self, row: &NewRow, at: UnixMillis) -> Result<(), ReplayError> {
        match row.verb {
            Verb::PauseAsk => {
                self.note_expired(at);
                let (asker, until) = (seated(row)?, at + PAUSE_STANDS);
                self.offers.pause = Some(PauseRequest { agreed: Seats::NONE.with(asker), asker, until });
            }
            Verb::PauseAgree => {
                let seat = seated(row)?;
                let asked = self.offers.pause.as_mut().ok_or_else(|| unfit("no pause is asked for"))?;
                asked.agreed = asked.agreed.with(seat);
            }
            Verb::ResumeAsk => {
                let seat = seated(row)?;
                let pause = self.stage.pause_mut().ok_or_else(|| unfit("there is no pause"))?;
                pause.willing = pause.willing.with(seat);
            }
            _ => {
                if let Some(asked) = self.offers.pause.take() {
                    let own = seated(row)? == asked.asker;
                    let vain = if own { OfferFailure::Withdrawn } else { OfferFailure::Refused };
                    self.offers.peace.refuse(asked.asker, SeatOffer::Pause, vain, at);
                }
            }
        }
        Ok(())
    }
}
