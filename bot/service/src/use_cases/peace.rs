//! Nobody is asked the same again and again, and nobody is called by one they have muted, nor by anybody without end (fair.md P1 to
//! P7). What waits how long is decided in `tables/peace.rs`; whom a request calls, here.

use lasermate_domain::log::PersonNo;
use lasermate_domain::port::{Person, UnixMillis};
use lasermate_domain::tables::peace::{SeatOffer, challenge_again};
use lasermate_domain::tables::table::Table;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::pact::PactEffect;
use lasermate_engine::seat::Seat;
use lasermate_present::text;

use crate::use_cases::change::{Call, ServiceError, refuse};
use crate::world::World;

/// Refuses an offer in a game that has come to nothing too shortly before.
pub(crate) fn not_too_soon(
    table: &Table,
    seat: Seat,
    offer: &SeatOffer,
    at: UnixMillis,
) -> Result<(), ServiceError> {
    match table.must_wait(seat, offer, at) {
        Some(wait) => refuse(text::peace::waits(offer, wait)),
        None => Ok(()),
    }
}

/// What an action offers the others, where it offers something.
pub(crate) fn offered(table: &Table, played: &Played) -> Option<(Seat, SeatOffer)> {
    played.effects.iter().find_map(|effect| match effect {
        Effect::DrawOffered { seat } => Some((*seat, SeatOffer::Draw)),
        effect => match *effect {
            Effect::Pact(PactEffect::Offered { pact, .. }) => table.pact_offer(pact),
            _ => None,
        },
    })
}

/// Refuses a challenge or a rematch to somebody who is blocked here, has muted the asker, or has let one come to nothing too
/// shortly before.
pub(crate) fn may_ask(
    world: &World,
    call: &Call<'_>,
    (no, person): (PersonNo, &Person),
) -> Result<(), ServiceError> {
    for room in world.tables.rooms_of(&call.request.room) {
        if world.store.is_blocked(&room, no)? {
            return refuse(text::tables::is_blocked(person));
        }
    }
    not_muted(world, call, (no, person))?;
    let Some(refusal) = world.store.refusal(call.who, no)? else { return Ok(()) };
    let until = challenge_again(refusal.times, refusal.at);
    if refusal.times > 0 && call.at() < until {
        return refuse(text::peace::challenge_again(person, until));
    }
    Ok(())
}

/// Refuses what somebody is offered by one they have muted.
pub(crate) fn not_muted(
    world: &World,
    call: &Call<'_>,
    (no, person): (PersonNo, &Person),
) -> Result<(), ServiceError> {
    if world.store.is_muted(no, call.who)? { refuse(text::peace::not_from_you(person)) } else { Ok(()) }
}
