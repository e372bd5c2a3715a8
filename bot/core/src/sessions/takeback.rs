//! What others at a table are asked to agree to: a takeback, and a draw among more than two.

use lasermate_engine::action::Asked;
use lasermate_engine::seat::Seat;
use lasermate_engine::seats::Seats;

use super::game::Game;
use crate::port::UnixMillis;

/// How long a request for a takeback stands: 24 hours.
pub const TAKEBACK_STANDS: UnixMillis = 24 * 60 * 60 * 1000;

/// A request to take the last move back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Takeback {
    /// Who asks.
    pub asker: Seat,
    /// Who has agreed so far, of those others that are in the game.
    pub agreed: Seats,
    /// How many actions of the record would be left.
    pub keep: usize,
    /// When it lapses.
    pub until: UnixMillis,
}

impl Game {
    /// How many actions a takeback by a seat would leave: its last move goes, with whatever came after it.
    #[must_use]
    pub fn kept_by_takeback(&self, seat: Seat) -> Option<usize> {
        self.live.record.iter().rposition(|entry| entry.seat == seat && entry.is_move())
    }

    /// The request for a takeback that stands at a time.
    #[must_use]
    pub fn takeback_at(&self, now: UnixMillis) -> Option<&Takeback> {
        self.takeback.as_ref().filter(|takeback| now < takeback.until)
    }

    /// The seats that have still to agree to it: the others that are in the game.
    #[must_use]
    pub fn takeback_open(&self, takeback: &Takeback) -> Vec<Seat> {
        let open = |seat: &Seat| *seat != takeback.asker && !takeback.agreed.has(*seat);
        self.live.living().into_iter().filter(open).collect()
    }

    /// The seat that is asked about a draw, has not been seen since, and is not waited for any longer at a time
    /// (pacts.md P10): only among more than two, where one could hold up two others.
    #[must_use]
    pub fn absent_voter(&self, now: UnixMillis) -> Option<Seat> {
        self.assent_due().filter(|(at, _)| *at <= now).map(|(_, seat)| seat)
    }

    pub(crate) fn assent_due(&self) -> Option<(UnixMillis, Seat)> {
        let (offered, time) = (self.offered_at?, self.live.time_per_move?);
        if self.live.game.sides().len() < 3 {
            return None;
        }
        let asked = self.live.game.to_act();
        let mut open = asked.iter().filter(|(_, what)| *what == Asked::Draw).map(|(seat, _)| seat);
        let seat = open.find(|seat| self.acted_at.get(seat.index()).is_some_and(|at| *at < offered))?;
        Some((offered.max(self.away_until(seat)) + time, seat))
    }

    /// When that request was made.
    #[must_use]
    pub fn takeback_asked_at(&self, now: UnixMillis) -> Option<UnixMillis> {
        self.takeback_at(now).map(|takeback| takeback.until - TAKEBACK_STANDS)
    }
}
