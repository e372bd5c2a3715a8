//! Whom a request calls, and which offers came to nothing (fair.md P1 to P7).

use std::collections::BTreeSet;

use lasermate_domain::log::Verb;
use lasermate_domain::port::{PersonId, Post};
use lasermate_domain::tables::computers::is_computer;

use crate::store::{DerivedChange, StoreError};
use crate::use_cases::change::{Call, Change, RoomPost};
use crate::use_cases::lobby::refusals::{came_of, with_one_more};
use crate::world::World;
use crate::world::cache::hold;

/// Takes out of the posts of a request the mentions of people whom the asker has called too often, or who have muted the asker;
/// the posts stay. Who is called is given back, to be noted once the posts are stored.
pub(crate) fn calmed(
    world: &World,
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
        if turn || person == *asker {
            continue;
        }
        let muted = match world.store.number_of(&person)? {
            Some(no) => world.store.is_muted(no, call.who)?,
            None => false,
        };
        let often = !hold(&world.people.calls).may(&person, asker, call.at());
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
pub(crate) fn note_refusals(world: &World, change: &mut Change) -> Result<(), StoreError> {
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
        let Some(challenge) = world.store.challenge(id)? else { continue };
        for (asked, came) in came_of(row, &challenge) {
            let asker = challenge.challenger;
            if world.is_gone(asker)? || world.is_gone(asked)? {
                continue;
            }
            let before = world.store.refusal(asker, asked)?;
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
pub(crate) fn note_calls(world: &World, call: &Call<'_>, called: &[PersonId]) {
    let mut calls = hold(&world.people.calls);
    for person in called {
        calls.note(person, &call.request.who.id, call.at());
    }
}
