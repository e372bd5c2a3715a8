//! A seat that is handed over: offered by whoever sits there, taken by the one person it is offered to, or by a computer for who
//! is away.

use lasermate_engine::seat::Seat;
use lasermate_engine::seats::Seats;

use super::computers;
use super::peace::{OfferFailure, SeatOffer};
use super::requests::{HANDOVER_STANDS, Handover};
use super::row::{ReplayError, unfit};
use super::table::Table;
use crate::log::{NewRow, PersonNo, Verb};
use crate::port::{Person, PersonId, UnixMillis};

impl Table {
    /// The offer of a seat that stands at a time.
    pub fn handover_at(&self, now: UnixMillis) -> Option<Handover> {
        self.offers.handover.filter(|offer| now < offer.until)
    }

    /// Whether the others at the table are asked before the seat goes to somebody else: where a rating is at stake (fair.md F3).
    pub const fn asks_before_handover(&self) -> bool {
        self.rated
    }

    /// The people who have still to agree to the offer of a seat. Computers agree to anything.
    pub fn handover_open(&self, offer: &Handover) -> Vec<Seat> {
        if !self.asks_before_handover() {
            return Vec::new();
        }
        self.people_besides(offer.agreed.with(offer.seat))
    }

    /// Somebody takes the seat that was offered to them; the row says which, and who by number.
    pub fn hand_over(&mut self, row: &NewRow, person: Person) -> Result<(), ReplayError> {
        self.apply(row)?;
        let player = row.seat.and_then(|seat| self.seating.players.get_mut(seat.index()));
        *player.ok_or_else(|| unfit("there is no such seat"))? = person;
        Ok(())
    }

    /// What a row about such an offer changes.
    pub(super) fn offer_or_take_seat(
        &mut self,
        row: &NewRow,
        seat: Seat,
        at: UnixMillis,
    ) -> Result<(), ReplayError> {
        match row.verb {
            Verb::SubstituteAsk => {
                let to = PersonNo(row.body.parse().map_err(|_| unfit("the seat is offered to nobody"))?);
                self.note_expired(at);
                // The offer that stood is withdrawn by this one.
                if let Some(before) = self.offers.handover.take() {
                    self.offers.peace.refuse(
                        before.seat,
                        SeatOffer::Substitute(before.to),
                        OfferFailure::Withdrawn,
                        at,
                    );
                }
                let until = at + HANDOVER_STANDS;
                self.offers.handover = Some(Handover { seat, to, until, agreed: Seats::NONE, taken: false });
            }
            Verb::SubstituteAgree => {
                let offer = self.offers.handover.as_mut().ok_or_else(|| unfit("no seat is offered"))?;
                if row.person == Some(offer.to) && seat == offer.seat {
                    offer.taken = true;
                } else {
                    offer.agreed = offer.agreed.with(seat);
                }
            }
            Verb::Substitute => {
                let to = row.person.ok_or_else(|| unfit("nobody takes the seat"))?;
                let own = self
                    .seating
                    .numbers
                    .get_mut(seat.index())
                    .ok_or_else(|| unfit("there is no such seat"))?;
                *own = to;
                self.offers.handover = None;
                self.offers.peace.leave(seat);
                if self.fair {
                    self.seating.handed_over = self.seating.handed_over.with(seat);
                    // The holiday was another one's; what was left of the time is left.
                    if self.away_until(seat) > at {
                        self.be_away(seat, &at.to_string(), at)?;
                    }
                    return Ok(());
                }
                self.seating.substituted = true;
                if let Some(until) = self.seating.away_until.get_mut(seat.index()) {
                    *until = 0;
                }
                self.restart_clock(at);
            }
            _ => {
                if let Some(offer) = self.offers.handover.take() {
                    let own = row.person == self.seating.numbers.get(offer.seat.index()).copied();
                    let vain = if own { OfferFailure::Withdrawn } else { OfferFailure::Refused };
                    self.offers.peace.refuse(offer.seat, SeatOffer::Substitute(offer.to), vain, at);
                }
            }
        }
        Ok(())
    }

    /// A computer sits down in the place of somebody who is away.
    pub(super) fn replace(&mut self, seat: Seat, body: &str, at: UnixMillis) -> Result<(), ReplayError> {
        let wrong = || unfit("it names no computer");
        let (no, id) = body.split_once(' ').ok_or_else(wrong)?;
        let no = PersonNo(no.parse().map_err(|_| wrong())?);
        let computer = computers::named(&PersonId(id.to_owned())).ok_or_else(wrong)?;
        let (Some(own), Some(player)) =
            (self.seating.numbers.get_mut(seat.index()), self.seating.players.get_mut(seat.index()))
        else {
            return Err(unfit("there is no such seat"));
        };
        (*own, *player) = (no, computer);
        self.offers.peace.leave(seat);
        if self.fair {
            self.seating.handed_over = self.seating.handed_over.with(seat);
            self.be_away(seat, &at.to_string(), at)?;
        } else {
            self.seating.substituted = true;
        }
        // Whoever calls the computer gives it the time.
        self.clock.rest = None;
        self.restart_clock(at);
        Ok(())
    }
}
