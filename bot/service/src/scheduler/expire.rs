//! Challenges that have run out.

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::{Post, UnixMillis};
use lasermate_present::text;

use crate::commit;
use crate::service::Service;
use crate::store::{ChallengeRow, ChallengeState, DerivedChange};
use crate::use_cases::change::{Change, RoomPost, ServiceError, row_at};
use crate::use_cases::lobby::open_challenge;
use crate::world::cache::hold;

/// Ends a challenge that has run out, which its room is told; or without a word one that nobody can accept any more.
pub(crate) fn expire(service: &Service, id: u64, now: UnixMillis, aloud: bool) -> Result<(), ServiceError> {
    let world = &service.world;
    let _seating = hold(&service.locks.seating);
    let over = |row: &ChallengeRow| row.state == ChallengeState::Open && (!aloud || row.expires_at <= now);
    let Some(mut challenge) = world.store.challenge(id)?.filter(over) else { return Ok(()) };
    challenge.state = ChallengeState::Expired;
    let row =
        NewRow { challenge: Some(id), ..row_at(now, (&challenge.server, &challenge.room), Verb::Expire, "") };
    let mut posts = Vec::new();
    if aloud {
        let challenger = world.store.person(challenge.challenger)?;
        let words = match open_challenge::standing(world, challenge.clone())
            .ok()
            .and_then(|standing| standing.terms.rematch)
        {
            Some(_) => text::rematch::expires(&challenger),
            None => text::challenges::expires(&challenger),
        };
        let post = Post { challenge: Some(id), ..Post::of_words(words) };
        posts.push(RoomPost::of_table(challenge.room.clone(), post));
    }
    let derived = vec![DerivedChange::Challenge(challenge)];
    commit::settle_clock(service, now, Change { rows: vec![row], derived, posts, ..Change::default() })
}
