//! Nobody is asked the same again and again, and nobody is called by one they have muted, nor by anybody without end (fair.md P1 to
//! P7). What waits how long is decided in `sessions/peace.rs`; whom a request calls, here.

use std::collections::BTreeSet;

use lasermate_domain::log::{PersonNo, Verb};
use lasermate_domain::port::{Person, PersonId, Post, UnixMillis};
use lasermate_domain::sessions::computers::is_computer;
use lasermate_domain::sessions::game::Game;
use lasermate_domain::sessions::peace::{SeatOffer, challenge_again};
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::pact::PactEffect;
use lasermate_engine::seat::Seat;
use lasermate_present::text;

use crate::service::lobby::refusals::{came_of, with_one_more};
use crate::service::memory::locks::hold;
use crate::service::state::Service;
use crate::service::use_case::{Call, Change, RoomPost, ServiceError, refuse};
use crate::store::{DerivedChange, StoreError};

/// Refuses an offer in a game that has come to nothing too shortly before.
pub(in crate::service) fn not_too_soon(
    game: &Game,
    seat: Seat,
    offer: &SeatOffer,
    at: UnixMillis,
) -> Result<(), ServiceError> {
    match game.must_wait(seat, offer, at) {
        Some(wait) => refuse(text::peace::waits(offer, wait)),
        None => Ok(()),
    }
}

/// What an action offers the others, where it offers something.
pub(in crate::service) fn offered(game: &Game, played: &Played) -> Option<(Seat, SeatOffer)> {
    played.effects.iter().find_map(|effect| match effect {
        Effect::DrawOffered { seat } => Some((*seat, SeatOffer::Draw)),
        effect => match *effect {
            Effect::Pact(PactEffect::Offered { pact, .. }) => game.pact_offer(pact),
            _ => None,
        },
    })
}

impl Service {
    /// Refuses a challenge or a rematch to somebody who is blocked here, has muted the asker, or has let one come to nothing too
    /// shortly before.
    pub(in crate::service) fn may_ask(
        &self,
        call: &Call<'_>,
        (no, person): (PersonNo, &Person),
    ) -> Result<(), ServiceError> {
        for room in self.tables.rooms_of(&call.request.room) {
            if self.store.is_blocked(&room, no)? {
                return refuse(text::tables::is_blocked(person));
            }
        }
        self.not_muted(call, (no, person))?;
        let Some(refusal) = self.store.refusal(call.who, no)? else { return Ok(()) };
        let until = challenge_again(refusal.times, refusal.at);
        if refusal.times > 0 && call.at() < until {
            return refuse(text::peace::challenge_again(person, until));
        }
        Ok(())
    }

    /// Refuses what somebody is offered by one they have muted.
    pub(in crate::service) fn not_muted(
        &self,
        call: &Call<'_>,
        (no, person): (PersonNo, &Person),
    ) -> Result<(), ServiceError> {
        if self.store.is_muted(no, call.who)? { refuse(text::peace::not_from_you(person)) } else { Ok(()) }
    }

    /// Takes out of the posts of a request the mentions of people whom the asker has called too often, or who have muted the asker;
    /// the posts stay. Who is called is given back, to be noted once the posts are stored.
    pub(in crate::service) fn calmed(
        &self,
        call: &Call<'_>,
        change: &mut Change,
    ) -> Result<Vec<PersonId>, StoreError> {
        let asker = &call.request.who.id;
        if is_computer(asker) {
            return Ok(Vec::new());
        }
        // A turn comes to somebody once for each move of another, and is no call by them.
        let moved = change.game.iter().flat_map(|grown| &grown.rows).any(|row| row.verb == Verb::Play);
        let is_turn = |post: &Post| moved && post.picture.is_some();
        let mentions = |posted: &RoomPost| {
            let turn = is_turn(&posted.post);
            posted.post.mentioned().map(|person| (person.clone(), turn)).collect::<Vec<_>>()
        };
        let mentioned: BTreeSet<_> = change.posts.iter().flat_map(mentions).collect();
        let (mut called, mut left_out) = (Vec::new(), BTreeSet::new());
        for (person, turn) in mentioned {
            if person == *asker {
                continue;
            }
            let muted = match self.store.number_of(&person)? {
                Some(no) => self.store.is_muted(no, call.who)?,
                None => false,
            };
            let often = !hold(&self.calls).may(&person, asker, call.at());
            if turn {
                continue;
            }
            if muted || often {
                left_out.insert(person);
            } else {
                called.push(person);
            }
        }
        for posted in &mut change.posts {
            if !is_turn(&posted.post) && posted.post.mentioned().any(|person| left_out.contains(person)) {
                let stay: Vec<_> =
                    posted.post.mentioned().filter(|person| !left_out.contains(*person)).cloned().collect();
                posted.post = posted.post.clone().mentioning(stay);
            }
        }
        Ok(called)
    }

    /// Adds to a change what it says of challenges that come to nothing, or to a game.
    pub(in crate::service) fn note_refusals(&self, change: &mut Change) -> Result<(), StoreError> {
        if change.forget {
            // Nothing is kept of who goes.
            return Ok(());
        }
        let mut noted = Vec::new();
        for row in change.rows.iter().chain(change.game.iter().flat_map(|grown| &grown.rows)) {
            let Some(id) = row.challenge else { continue };
            if !matches!(row.verb, Verb::Decline | Verb::Cancel | Verb::Expire | Verb::Begin) {
                continue;
            }
            let Some(challenge) = self.store.challenge(id)? else { continue };
            for (asked, came) in came_of(row, &challenge) {
                let asker = challenge.challenger;
                if self.is_gone(asker)? || self.is_gone(asked)? {
                    continue;
                }
                let before = self.store.refusal(asker, asked)?;
                noted.push(match with_one_more(before.as_ref(), asker, (asked, came), row.at) {
                    Some(refusal) => DerivedChange::Refused(refusal),
                    None => DerivedChange::Accepted(asker, asked),
                });
            }
        }
        change.derived.extend(noted);
        Ok(())
    }

    /// Notes whom a request has called.
    pub(in crate::service) fn note_calls(&self, call: &Call<'_>, called: &[PersonId]) {
        let mut calls = hold(&self.calls);
        for person in called {
            calls.note(person, &call.request.who.id, call.at());
        }
    }
}
