//! What was last seen of people: when they did something, which puzzle they were shown, what they have put up.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use super::locks::hold;
use crate::bounds::{ACTED, DRAFTS, PUZZLES_SHOWN};
use crate::port::{PersonId, PuzzleId, RoomId};
use crate::present::draft::Draft;
use crate::recent::Recent;

/// After so long somebody who has done nothing is away.
pub const AWAY: Duration = Duration::from_mins(5);

/// When people did something last.
#[derive(Debug)]
pub(in crate::service) struct Acted(Recent<PersonId, Instant>);

impl Default for Acted {
    fn default() -> Self {
        Self(Recent::new(ACTED))
    }
}

impl Acted {
    pub(in crate::service) fn note(&mut self, who: &PersonId, now: Instant) {
        self.0.put(who.clone(), now);
    }

    pub(in crate::service) fn is_away(&mut self, who: &PersonId, now: Instant) -> bool {
        self.0.get(who).is_none_or(|at| now.saturating_duration_since(at) >= AWAY)
    }
}

/// The puzzle that was shown last in each room, and there to each who asked for one. Who has done nothing that is stored has no
/// number yet, so they are known by their id.
#[derive(Debug)]
pub(in crate::service) struct Shown(Mutex<Recent<(RoomId, Option<PersonId>), PuzzleId>>);

impl Default for Shown {
    fn default() -> Self {
        Self(Mutex::new(Recent::new(PUZZLES_SHOWN)))
    }
}

impl Shown {
    /// The last one in a room, whoever asked for it.
    pub(in crate::service) fn last(&self, room: &RoomId) -> Option<PuzzleId> {
        hold(&self.0).get(&(room.clone(), None))
    }

    /// The one that somebody means: the last he asked for, or the room's.
    pub(in crate::service) fn meant(&self, room: &RoomId, who: &PersonId) -> Option<PuzzleId> {
        let own = hold(&self.0).get(&(room.clone(), Some(who.clone())));
        own.or_else(|| self.last(room))
    }

    pub(in crate::service) fn note(&self, room: &RoomId, who: &PersonId, of: PuzzleId) {
        let mut shown = hold(&self.0);
        shown.put((room.clone(), None), of);
        shown.put((room.clone(), Some(who.clone())), of);
    }
}

/// What each person has put up in each room.
#[derive(Debug)]
pub(in crate::service) struct Drafts(Mutex<Recent<(RoomId, PersonId), Draft>>);

impl Default for Drafts {
    fn default() -> Self {
        Self(Mutex::new(Recent::new(DRAFTS)))
    }
}

impl Drafts {
    /// What somebody has put up in a room.
    pub(in crate::service) fn of(&self, room: &RoomId, who: &PersonId) -> Option<Draft> {
        hold(&self.0).get(&(room.clone(), who.clone()))
    }

    pub(in crate::service) fn note(&self, room: &RoomId, who: &PersonId, draft: Draft) {
        hold(&self.0).put((room.clone(), who.clone()), draft);
    }
}
