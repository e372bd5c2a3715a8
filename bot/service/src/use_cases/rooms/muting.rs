//! `/mute` and `/unmute`: from whom somebody wants no challenges, no offers and no calls, wherever they are.

use std::collections::BTreeMap;

use lasermate_domain::log::{PersonNo, Verb};
use lasermate_domain::port::{Person, Reply};
use lasermate_domain::sessions::computers::is_computer;
use lasermate_present::text;

use crate::store::{DerivedChange, StoreError};
use crate::use_cases::change::{Call, Change, HandlerOutcome, HandlerResult, refuse};
use crate::use_cases::rooms::tables::blocking;
use crate::world::World;

/// So many people one may mute.
const MOST: usize = 200;

/// `/mute`: takes whom `/block` takes; without a name, who is muted.
pub(crate) fn mute(
    world: &World,
    call: &Call<'_>,
    player: Option<&str>,
    person: Option<&str>,
) -> HandlerResult {
    if player.and(person).is_some() {
        return refuse(text::peace::ONE_AT_A_TIME);
    }
    let muted = muted_by(world, call.who)?;
    let Some(name) = player.or(person) else {
        let muted: Vec<_> = muted.into_values().collect();
        return Ok(HandlerOutcome::shown(Reply::secret(text::peace::who_is_muted(&muted))));
    };
    let (no, person) = blocking::one_called(
        world,
        call,
        name,
        blocking::at_the_table(world, call)?,
        text::tables::nobody_called,
    )?;
    if person.id == call.request.who.id {
        return refuse(text::peace::NOT_YOURSELF);
    }
    if is_computer(&person.id) {
        return refuse(text::tables::nobody_called(name));
    }
    if muted.contains_key(&no) {
        return refuse(text::peace::muted_already(&person));
    }
    if muted.len() >= MOST {
        return refuse(text::peace::FULL);
    }
    Ok(Change {
        words: text::peace::muted(&person),
        rows: vec![call.row(Verb::Mute, no.0.to_string())],
        derived: vec![DerivedChange::Muted(call.who, no)],
        ..Change::default()
    }
    .into())
}

/// `/unmute`: the same the other way.
pub(crate) fn unmute(
    world: &World,
    call: &Call<'_>,
    player: Option<&str>,
    person: Option<&str>,
) -> HandlerResult {
    if player.and(person).is_some() {
        return refuse(text::peace::ONE_AT_A_TIME);
    }
    let Some(name) = player.or(person) else { return refuse(text::peace::WHOM) };
    let muted = muted_by(world, call.who)?;
    let (no, person) = blocking::one_called(world, call, name, muted.clone(), text::peace::nobody_muted)?;
    if !muted.contains_key(&no) {
        return refuse(text::peace::not_muted(&person));
    }
    Ok(Change {
        words: text::peace::unmuted(&person),
        rows: vec![call.row(Verb::Unmute, no.0.to_string())],
        derived: vec![DerivedChange::Unmuted(call.who, no)],
        ..Change::default()
    }
    .into())
}

fn muted_by(world: &World, who: PersonNo) -> Result<BTreeMap<PersonNo, Person>, StoreError> {
    let muted = world.store.muted(who)?.into_iter();
    muted.map(|no| Ok((no, world.store.person(no)?))).collect()
}
