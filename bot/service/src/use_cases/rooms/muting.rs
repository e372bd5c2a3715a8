//! `/mute` and `/unmute`: from whom somebody wants no challenges, no offers and no calls, wherever they are.

use lasermate_domain::log::Verb;
use lasermate_domain::port::{Invocation, Reply};
use lasermate_present::text;

use crate::store::{DerivedChange, StoreError};
use crate::use_cases::change::{Call, Change, HandlerOutcome, HandlerResult, refuse};
use crate::use_cases::rooms::people_list::PeopleList;
use crate::world::World;

/// So many people one may mute.
const MOST: usize = 200;

/// `/mute`: takes whom `/block` takes; without a name, who is muted.
pub(crate) fn mute(world: &World, call: &Call<'_>, asked: &Invocation) -> HandlerResult {
    let muted = muted_by(world, call)?;
    let Some(name) = muted.named(asked)? else {
        return Ok(HandlerOutcome::shown(Reply::secret(muted.told())));
    };
    let (no, person) = muted.another(world, call, name)?;
    if muted.people.len() >= MOST {
        return refuse(text::peace::FULL);
    }
    Ok(Change::of(
        text::peace::muted(&person),
        call.row(Verb::Mute, no.0.to_string()),
        DerivedChange::Muted(call.who, no),
    )
    .into())
}

/// `/unmute`: the same the other way.
pub(crate) fn unmute(world: &World, call: &Call<'_>, asked: &Invocation) -> HandlerResult {
    let (no, person) = muted_by(world, call)?.listed(world, call, asked)?;
    Ok(Change::of(
        text::peace::unmuted(&person),
        call.row(Verb::Unmute, no.0.to_string()),
        DerivedChange::Unmuted(call.who, no),
    )
    .into())
}

fn muted_by(world: &World, call: &Call<'_>) -> Result<PeopleList, StoreError> {
    PeopleList::read(world, world.store.muted(call.who)?, &text::peace::MUTING)
}
