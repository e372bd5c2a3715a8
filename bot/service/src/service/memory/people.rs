//! What was last seen of people: when they did something, which puzzle they were shown, what they have put up.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use lasermate_domain::limits::{ACTED, DRAFTS, PUZZLES_SHOWN};
use lasermate_domain::lru::RecentMap;
use lasermate_domain::port::{PersonId, PuzzleId, RoomId, UnixMillis};
use lasermate_present::draft::PositionDraft;

use super::locks::hold;

/// After so long somebody who has done nothing is away.
pub const AWAY: Duration = Duration::from_mins(5);

/// When people did something last.
#[derive(Debug)]
pub(in crate::service) struct LastActions(RecentMap<PersonId, Instant>);

impl Default for LastActions {
    fn default() -> Self {
        Self(RecentMap::new(ACTED))
    }
}

impl LastActions {
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
pub(in crate::service) struct ShownPuzzles(Mutex<RecentMap<(RoomId, Option<PersonId>), ShownPuzzle>>);

/// A puzzle that was shown.
#[derive(Clone, Copy, Debug)]
struct ShownPuzzle {
    of: PuzzleId,
    /// When, as long as whoever asked for it has neither solved it nor asked for its solution.
    open_since: Option<UnixMillis>,
}

impl Default for ShownPuzzles {
    fn default() -> Self {
        Self(Mutex::new(RecentMap::new(PUZZLES_SHOWN)))
    }
}

impl ShownPuzzles {
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
            shown.put(key, ShownPuzzle { of, open_since: None });
        }
    }

    /// The one that somebody means: the last he asked for, or the room's.
    pub(in crate::service) fn meant(&self, room: &RoomId, who: &PersonId) -> Option<PuzzleId> {
        let own = hold(&self.0).get(&(room.clone(), Some(who.clone())));
        own.map(|seen| seen.of).or_else(|| self.last(room))
    }

    pub(in crate::service) fn note(&self, room: &RoomId, who: &PersonId, of: PuzzleId, at: UnixMillis) {
        let mut shown = hold(&self.0);
        let seen = ShownPuzzle { of, open_since: Some(at) };
        shown.put((room.clone(), None), seen);
        shown.put((room.clone(), Some(who.clone())), seen);
    }
}

/// What each person has put up in each room.
#[derive(Debug)]
pub(in crate::service) struct Drafts(Mutex<RecentMap<(RoomId, PersonId), PositionDraft>>);

impl Default for Drafts {
    fn default() -> Self {
        Self(Mutex::new(RecentMap::new(DRAFTS)))
    }
}

impl Drafts {
    /// What somebody has put up in a room.
    pub(in crate::service) fn of(&self, room: &RoomId, who: &PersonId) -> Option<PositionDraft> {
        hold(&self.0).get(&(room.clone(), who.clone()))
    }

    pub(in crate::service) fn note(&self, room: &RoomId, who: &PersonId, draft: PositionDraft) {
        hold(&self.0).put((room.clone(), who.clone()), draft);
    }
}
