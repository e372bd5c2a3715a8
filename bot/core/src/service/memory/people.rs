//! What was last seen of people: when they did something, which puzzle they were shown, what they have put up.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use super::locks::hold;
use crate::bounds::{ACTED, DRAFTS, PUZZLES_SHOWN};
use crate::port::{PersonId, PuzzleId, RoomId, UnixMillis};
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
pub(in crate::service) struct Shown(Mutex<Recent<(RoomId, Option<PersonId>), Seen>>);

/// A puzzle that was shown.
#[derive(Clone, Copy, Debug)]
struct Seen {
    of: PuzzleId,
    /// When, as long as whoever asked for it has neither solved it nor asked for its solution.
    open_since: Option<UnixMillis>,
}

impl Default for Shown {
    fn default() -> Self {
        Self(Mutex::new(Recent::new(PUZZLES_SHOWN)))
    }
}

impl Shown {
    /// The last one in a room, whoever asked for it.
    pub(in crate::service) fn last(&self, room: &RoomId) -> Option<PuzzleId> {
        Some(hold(&self.0).get(&(room.clone(), None))?.of)
    }

    /// The last one that somebody has asked for in a room and not solved yet, and when that was.
    pub(in crate::service) fn open(&self, room: &RoomId, who: &PersonId) -> Option<(PuzzleId, UnixMillis)> {
        let own = hold(&self.0).get(&(room.clone(), Some(who.clone())))?;
        Some((own.of, own.open_since?))
    }

    /// Somebody knows how a puzzle is solved.
    pub(in crate::service) fn close(&self, room: &RoomId, who: &PersonId, of: PuzzleId) {
        let mut shown = hold(&self.0);
        let key = (room.clone(), Some(who.clone()));
        if shown.get(&key).is_some_and(|seen| seen.of == of) {
            shown.put(key, Seen { of, open_since: None });
        }
    }

    /// The one that somebody means: the last he asked for, or the room's.
    pub(in crate::service) fn meant(&self, room: &RoomId, who: &PersonId) -> Option<PuzzleId> {
        let own = hold(&self.0).get(&(room.clone(), Some(who.clone())));
        own.map(|seen| seen.of).or_else(|| self.last(room))
    }

    pub(in crate::service) fn note(&self, room: &RoomId, who: &PersonId, of: PuzzleId, at: UnixMillis) {
        let mut shown = hold(&self.0);
        let seen = Seen { of, open_since: Some(at) };
        shown.put((room.clone(), None), seen);
        shown.put((room.clone(), Some(who.clone())), seen);
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
