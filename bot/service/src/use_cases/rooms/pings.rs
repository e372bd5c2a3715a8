//! Whom a post notifies: what each person wishes, wherever they play.

use std::time::Instant;

use lasermate_domain::log::{PersonNo, Verb};
use lasermate_domain::port::{Invocation, PersonId, Post, Reply, UnixMillis};
use lasermate_domain::tables::pings::Pings;
use lasermate_domain::time_of_day::{TimeOfDayError, with_zone};
use lasermate_present::text;

use crate::store::DerivedChange;
use crate::use_cases::change::{Call, Change, HandlerOutcome, HandlerResult, ServiceError, refuse};
use crate::world::World;

/// What people write to have no quiet hours.
const NO_HOURS: [&str; 2] = ["none", "off"];

/// `/pings`: shows what the asker wishes, or changes it.
pub(crate) fn pings(world: &World, call: &Call<'_>, asked: &Invocation) -> HandlerResult {
    let old = wish(world, call.who)?;
    let mut pings = old;
    if let Some(when) = asked.get("when") {
        pings.when = match when.parse() {
            Ok(when) => when,
            Err(_) => return refuse(text::pings::NO_SUCH_OCCASION),
        };
    }
    if let Some(quiet) = asked.get("quiet") {
        if NO_HOURS.iter().any(|word| quiet.eq_ignore_ascii_case(word)) {
            pings.quiet = None;
        } else {
            let (hours, zone) = with_zone(quiet, str::parse).or_else(|why| match why {
                TimeOfDayError::Time => refuse(text::pings::NO_SUCH_HOURS),
                TimeOfDayError::Zone(zone) => refuse(text::time::no_such_zone(&zone)),
            })?;
            pings.quiet = Some(hours);
            pings.zone = zone.unwrap_or(pings.zone);
        }
    }
    if let Some(zone) = asked.get("zone") {
        pings.zone = match zone.parse() {
            Ok(zone) => zone,
            Err(_) => return refuse(text::time::no_such_zone(zone)),
        };
    }
    if let Some(seats) = asked.get("seats") {
        pings.seats = match seats.to_ascii_lowercase().as_str() {
            "yes" => true,
            "no" => false,
            _ => return refuse(text::pings::YES_OR_NO),
        };
    }
    if pings == old {
        return Ok(HandlerOutcome::shown(Reply::quiet(text::pings::shown(&pings))));
    }
    let wish = pings.to_string();
    Ok(Change::of(
        text::pings::holds(&pings),
        call.row(Verb::Pings, wish.clone()),
        DerivedChange::Pings(call.who, Some(wish).filter(|_| pings != Pings::default())),
    )
    .into())
}

pub(crate) fn wish(world: &World, who: PersonNo) -> Result<Pings, ServiceError> {
    let wish = world.store.pings(who)?;
    // One that cannot be read is as if there were none: nobody misses a turn by it.
    Ok(wish.and_then(|wish| wish.parse().ok()).unwrap_or_default())
}

/// The people a post mentions whom it may notify now.
pub fn pinged(world: &World, post: &Post, now: UnixMillis) -> Vec<PersonId> {
    let mut pinged = Vec::new();
    for person in post.mentioned() {
        let is_away = || world.people.is_away(person, Instant::now());
        let wish = world.store.number_of(person).map_err(ServiceError::from).and_then(|no| match no {
            Some(no) => wish(world, no),
            None => Ok(Pings::default()),
        });
        let wish = wish.unwrap_or_else(|error| {
            tracing::error!(%error, "reading when somebody is pinged failed");
            Pings::default()
        });
        if wish.allow(now, is_away()) {
            pinged.push(person.clone());
        }
    }
    pinged
}
