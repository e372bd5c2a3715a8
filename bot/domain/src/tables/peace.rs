//! How long an offer waits that has come to nothing (fair.md P1 to P4). This is the one place that decides it: for what a seat asks
//! the others, and for challenges. It is read off the log, so it holds after a restart too.

use lasermate_engine::action::Asked;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::pact::{PactEffect, PactNumber, Term};
use lasermate_engine::seat::Seat;

use super::computers::is_computer;
use super::table::Table;
use crate::log::PersonNo;
use crate::port::UnixMillis;

const MINUTE: UnixMillis = 60 * 1000;
const HOUR: UnixMillis = 60 * MINUTE;
const DAY: UnixMillis = 24 * HOUR;

/// So many of the asker's own moves after the first refusal; each further one doubles them.
const MOVES: u32 = 2;
/// How often they are doubled at the most.
const DOUBLED: u32 = 3;
/// The longest that an offer in a game waits, however few moves are made.
const LONGEST: UnixMillis = 7 * DAY;
/// The longest without turns, where time alone counts.
const LONGEST_WITHOUT_TURNS: UnixMillis = HOUR;
/// How long somebody is not challenged again after the first refusal; each further one doubles it.
const CHALLENGE: UnixMillis = 2 * MINUTE;
/// After so long without a refusal the next one is the first again.
const FORGIVEN: UnixMillis = DAY;
/// So many refusals are kept in mind for a game; pacts and substitutes are of many kinds.
const KEPT: usize = 32;

/// What a seat asks the others for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatOffer {
    Draw,
    /// That it may take its last move back.
    Takeback,
    Pause,
    /// That a person plays on for it.
    Substitute(PersonNo),
    /// A pact of these terms with these seats.
    Pact(Vec<Seat>, Vec<Term>),
}

/// What an offer waits for. The first of the two is enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// So many more moves of the asker; none where time alone counts.
    pub moves: u32,
    pub until: UnixMillis,
}

/// How an offer came to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OfferFailure {
    /// It was refused, or nobody answered.
    Refused,
    /// The asker withdrew it: once it is a slip, which is mended at once.
    Withdrawn,
}

/// An offer that has come to nothing.
#[derive(Clone, Debug)]
struct FailedOffer {
    seat: Seat,
    offer: SeatOffer,
    times: u32,
    /// Whether it was withdrawn once, which does not count.
    withdrawn: bool,
    /// The seat's moves up to then.
    moves: u32,
    at: UnixMillis,
}

/// What has been asked at a table in vain.
#[derive(Clone, Debug, Default)]
pub struct Peace {
    /// The moves of each seat; those that were taken back count.
    moves: [u32; 3],
    draw: Option<Seat>,
    refused: Vec<FailedOffer>,
}

impl Peace {
    fn moves_of(&self, seat: Seat) -> u32 {
        self.moves.get(seat.index()).copied().unwrap_or_default()
    }

    /// Notes that an offer has come to nothing.
    pub(super) fn refuse(&mut self, seat: Seat, offer: SeatOffer, vain: OfferFailure, at: UnixMillis) {
        let moves = self.moves_of(seat);
        let same = self.refused.iter().position(|one| one.seat == seat && one.offer == offer);
        let before = same.map(|at| self.refused.remove(at));
        let mut refused =
            before.unwrap_or(FailedOffer { seat, offer, times: 0, withdrawn: false, moves, at });
        if vain == OfferFailure::Withdrawn && !refused.withdrawn {
            refused.withdrawn = true;
        } else {
            refused.times = refused.times.saturating_add(1);
            (refused.moves, refused.at) = (moves, at);
        }
        if self.refused.len() >= KEPT {
            self.refused.remove(0);
        }
        self.refused.push(refused);
    }

    /// Notes that an offer was accepted.
    pub(super) fn accept(&mut self, seat: Seat, offer: &SeatOffer) {
        self.refused.retain(|one| one.seat != seat || one.offer != *offer);
    }

    /// Somebody else sits there now, who has asked for nothing.
    pub(super) fn leave(&mut self, seat: Seat) {
        self.refused.retain(|one| one.seat != seat);
    }

    fn wait(&self, (seat, offer): (Seat, &SeatOffer), turns: bool, now: UnixMillis) -> Option<Wait> {
        let same = |one: &&FailedOffer| one.seat == seat && one.offer == *offer && one.times > 0;
        let refused = self.refused.iter().find(same)?;
        if !turns {
            let until = refused.at + doubled(MINUTE, refused.times).min(LONGEST_WITHOUT_TURNS);
            return (now < until).then_some(Wait { moves: 0, until });
        }
        let until = refused.at + (DAY * UnixMillis::from(refused.times)).min(LONGEST);
        let moves = MOVES << (refused.times - 1).min(DOUBLED);
        let left = moves.saturating_sub(self.moves_of(seat).saturating_sub(refused.moves));
        (left > 0 && now < until).then_some(Wait { moves: left, until })
    }
}

/// How long nobody challenges a person again who has let so many challenges of theirs come to nothing, the last one then.
pub fn challenge_again(times: u32, last: UnixMillis) -> UnixMillis {
    last + doubled(CHALLENGE, times).min(DAY)
}

/// Whether so many refusals, the last one then, count no more.
pub fn forgiven(times: u32, last: UnixMillis, now: UnixMillis) -> bool {
    now - last > FORGIVEN + doubled(CHALLENGE, times).min(DAY)
}

/// A time that doubles with each refusal after the first.
fn doubled(first: UnixMillis, times: u32) -> UnixMillis {
    first << times.saturating_sub(1).min(16)
}

impl Table {
    /// What a seat has to wait for before it makes an offer again; `None` where it may. Computers know when to stop.
    pub fn must_wait(&self, seat: Seat, offer: &SeatOffer, now: UnixMillis) -> Option<Wait> {
        if self.seating.player(seat).is_some_and(|player| is_computer(&player.id)) {
            return None;
        }
        let mut peace = self.offers.peace.clone();
        for (seat, offer, at) in self.expired(now) {
            peace.refuse(seat, offer, OfferFailure::Refused, at);
        }
        peace.wait((seat, offer), self.unit().is_none(), now)
    }

    /// The offer of a pact, as it is compared.
    pub fn pact_offer(&self, pact: PactNumber) -> Option<(Seat, SeatOffer)> {
        let offer = &self.game.pacts()?.pact(pact)?.offer;
        Some((offer.by, SeatOffer::Pact(offer.to.clone(), offer.terms.clone())))
    }

    /// What nobody has answered in time.
    fn expired(&self, now: UnixMillis) -> Vec<(Seat, SeatOffer, UnixMillis)> {
        let takeback =
            self.offers.takeback.as_ref().map(|asked| (asked.asker, SeatOffer::Takeback, asked.until));
        let pause = self.offers.pause.as_ref().map(|asked| (asked.asker, SeatOffer::Pause, asked.until));
        let seat =
            self.offers.handover.map(|offer| (offer.seat, SeatOffer::Substitute(offer.to), offer.until));
        [takeback, pause, seat].into_iter().flatten().filter(|(.., until)| *until <= now).collect()
    }

    /// Notes what nobody has answered, before anything is asked for again.
    pub(super) fn note_expired(&mut self, at: UnixMillis) {
        for (seat, offer, until) in self.expired(at) {
            match offer {
                SeatOffer::Takeback => self.offers.takeback = None,
                SeatOffer::Pause => self.offers.pause = None,
                _ => self.offers.handover = None,
            }
            self.offers.peace.refuse(seat, offer, OfferFailure::Refused, until);
        }
    }

    /// Notes what an action makes of the offers that stand.
    pub(super) fn note_offers(&mut self, played: &Played, at: UnixMillis) {
        if played.kind.is_move()
            && let Some(moves) = self.offers.peace.moves.get_mut(played.seat.index())
        {
            *moves = moves.saturating_add(1);
        }
        for effect in &played.effects {
            if let Effect::DrawOffered { seat } = effect {
                self.offers.peace.draw = Some(*seat);
            }
            let (pact, vain) = match *effect {
                Effect::Pact(PactEffect::Began { pact }) => (pact, None),
                Effect::Pact(PactEffect::Withdrawn { pact, .. }) => (pact, Some(OfferFailure::Withdrawn)),
                Effect::Pact(PactEffect::Refused { pact, .. } | PactEffect::Lapsed { pact }) => {
                    (pact, Some(OfferFailure::Refused))
                }
                _ => continue,
            };
            match (self.pact_offer(pact), vain) {
                (Some((by, offer)), None) => self.offers.peace.accept(by, &offer),
                (Some((by, offer)), Some(vain)) => self.offers.peace.refuse(by, offer, vain, at),
                (None, _) => {}
            }
        }
        let stands = self.game.to_act().iter().any(|(_, what)| what == Asked::Draw);
        if !stands && let Some(seat) = self.offers.peace.draw.take() {
            self.offers.peace.refuse(seat, SeatOffer::Draw, OfferFailure::Refused, at);
        }
    }

    /// The game was played again up to an earlier move: an offer that was made after it is gone, and was not refused.
    pub(super) fn offers_taken_back(&mut self) {
        let stands = self.game.to_act().iter().any(|(_, what)| what == Asked::Draw);
        self.offers.peace.draw = self.offers.peace.draw.filter(|_| stands);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offer_waits_for_own_moves_or_days_and_longer_each_time() {
        let mut peace = Peace::default();
        let me = (Seat::First, &SeatOffer::Draw);
        assert_eq!(peace.wait(me, true, 0), None);
        for (times, moves) in [(1, 2), (2, 4), (3, 8), (4, 16), (5, 16)] {
            peace.refuse(Seat::First, SeatOffer::Draw, OfferFailure::Refused, 0);
            let until = DAY * UnixMillis::from(times);
            assert_eq!(peace.wait(me, true, 0), Some(Wait { moves, until }));
            assert_eq!(peace.wait(me, true, until), None, "time alone is enough");
            peace.moves[0] += moves - 1;
            assert_eq!(peace.wait(me, true, 0).map(|wait| wait.moves), Some(1));
            peace.moves[0] += 1;
            assert_eq!(peace.wait(me, true, 0), None, "and so are moves");
        }
        assert_eq!(peace.wait((Seat::Second, &SeatOffer::Draw), true, 0), None, "it is the asker's alone");
        assert_eq!(peace.wait((Seat::First, &SeatOffer::Pause), true, 0), None);
        peace.accept(Seat::First, &SeatOffer::Draw);
        peace.refuse(Seat::First, SeatOffer::Draw, OfferFailure::Withdrawn, 0);
        assert_eq!(peace.wait(me, true, 0), None, "a slip");
        peace.refuse(Seat::First, SeatOffer::Draw, OfferFailure::Withdrawn, 0);
        assert_eq!(peace.wait(me, true, 0).map(|wait| wait.moves), Some(2));
    }

    #[test]
    fn without_turns_time_alone_counts_and_the_memory_is_bounded() {
        let mut peace = Peace::default();
        for minutes in [1, 2, 4, 8, 16, 32, 60, 60] {
            peace.refuse(Seat::Second, SeatOffer::Draw, OfferFailure::Refused, 7);
            let wait = peace.wait((Seat::Second, &SeatOffer::Draw), false, 7);
            assert_eq!(wait, Some(Wait { moves: 0, until: 7 + minutes * MINUTE }));
        }
        for person in 0..10_000 {
            peace.refuse(Seat::First, SeatOffer::Substitute(PersonNo(person)), OfferFailure::Refused, 0);
        }
        assert_eq!(peace.refused.len(), KEPT);
    }

    #[test]
    fn challenges_wait_for_minutes_and_after_a_quiet_day_it_begins_anew() {
        let waits = [1, 2, 3, 4, 11, 60].map(|times| challenge_again(times, 0) / MINUTE);
        assert_eq!(waits, [2, 4, 8, 16, 24 * 60, 24 * 60]);
        assert!(!forgiven(3, 0, HOUR) && forgiven(3, 0, 2 * DAY));
        assert!(!forgiven(60, 0, DAY + HOUR), "a wait is no quiet time");
    }
}
