//! What was last seen of people: when they did something, which puzzle they were shown, what they have put up.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use lasermate_domain::limits::{ACTED, DRAFTS, PUZZLES_SHOWN};
use lasermate_domain::lru::RecentMap;
use lasermate_domain::port::{PersonId, PuzzleId, RoomId, UnixMillis};
use lasermate_present::draft::PositionDraft;

use crate::world::cache::hold;
use crate::world::calls::Calls;
use crate::world::languages::Languages;
use crate::world::operators::Operators;

/// After so long somebody who has done nothing is away.
pub const AWAY: Duration = Duration::from_mins(5);

/// What is remembered of people, and lost with memory.
#[derive(Debug, Default)]
pub(crate) struct People {
    /// When they did something last.
    pub(crate) acted: Mutex<LastActions>,
    /// Who has called whom since that person did anything.
    pub(crate) calls: Mutex<Calls>,
    /// The puzzle that was shown last in each room.
    pub(crate) puzzles: ShownPuzzles,
    /// What they have put up.
    pub(crate) drafts: Drafts,
    pub(crate) operators: Operators,
    /// In which languages they and their rooms are spoken to.
    pub(crate) languages: Languages,
}

/// What is to be remembered of an answer, in memory alone.
#[derive(Debug)]
pub(crate) enum Memo {
    PuzzleShown(PuzzleId),
    /// Whoever asks knows how it is solved: a hint is about something else now.
    PuzzleKnown(PuzzleId),
    PutUp(Box<PositionDraft>),
}

impl People {
    /// Somebody asks for something: they are there.
    pub(crate) fn seen(&self, who: &PersonId, now: Instant) {
        hold(&self.acted).note(who, now);
        hold(&self.calls).answered(who);
    }

    /// Whether somebody has done nothing for a while.
    pub(crate) fn is_away(&self, who: &PersonId, now: Instant) -> bool {
        hold(&self.acted).is_away(who, now)
    }

    /// Remembers something of what somebody was answered in a room.
    pub(crate) fn remember(&self, memo: Memo, (room, who): (&RoomId, &PersonId), at: UnixMillis) {
        match memo {
            Memo::PuzzleShown(of) => self.puzzles.note(room, who, of, at),
            Memo::PuzzleKnown(of) => self.puzzles.close(room, who, of),
            Memo::PutUp(draft) => self.drafts.note(room, who, *draft),
        }
    }
}

/// When people did something last.
#[derive(Debug)]
pub(crate) struct LastActions(RecentMap<PersonId, Instant>);

impl Default for LastActions {
    fn default() -> Self {
        Self(RecentMap::new(ACTED))
    }
}

impl LastActions {
    pub(crate) fn note(&mut self, who: &PersonId, now: Instant) {
        self.0.put(who.clone(), now);
    }

    pub(crate) fn is_away(&mut self, who: &PersonId, now: Instant) -> bool {
        self.0.get(who).is_none_or(|at| now.saturating_duration_since(at) >= AWAY)
    }
}

/// The puzzle that was shown last in each room, and there to each who asked for one. Who has done nothing that is stored has no
/// number yet, so they are known by their id.
#[derive(Debug)]
pub(crate) struct ShownPuzzles(Mutex<RecentMap<(RoomId, Option<PersonId>), ShownPuzzle>>);

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
    pub(crate) fn last(&self, room: &RoomId) -> Option<PuzzleId> {
        Some(hold(&self.0).get(&(room.clone(), None))?.of)
    }

    /// The last one that somebody has asked for in a room and not solved yet, and when that was.
    pub(crate) fn open(&self, room: &RoomId, who: &PersonId) -> Option<(PuzzleId, UnixMillis)> {
        let own = hold(&self.0).get(&(room.clone(), Some(who.clone())))?;
        Some((own.of, own.open_since?))
    }

    /// Somebody knows how a puzzle is solved.
    pub(crate) fn close(&self, room: &RoomId, who: &PersonId, of: PuzzleId) {
        let mut shown = hold(&self.0);
        let key = (room.clone(), Some(who.clone()));
        if shown.get(&key).is_some_and(|seen| seen.of == of) {
            shown.put(key, ShownPuzzle { of, open_since: None });
        }
    }

    /// The one that somebody means: the last he asked for, or the room's.
    pub(crate) fn meant(&self, room: &RoomId, who: &PersonId) -> Option<PuzzleId> {
        let own = hold(&self.0).get(&(room.clone(), Some(who.clone())));
        own.map(|seen| seen.of).or_else(|| self.last(room))
    }

    pub(crate) fn note(&self, room: &RoomId, who: &PersonId, of: PuzzleId, at: UnixMillis) {
        let mut shown = hold(&self.0);
        let seen = ShownPuzzle { of, open_since: Some(at) };
        shown.put((room.clone(), None), seen);
        shown.put((room.clone(), Some(who.clone())), seen);
    }
}

/// What each person has put up in each room.
#[derive(Debug)]
pub(crate) struct Drafts(Mutex<RecentMap<(RoomId, PersonId), PositionDraft>>);

impl Default for Drafts {
    fn default() -> Self {
        Self(Mutex::new(RecentMap::new(DRAFTS)))
    }
}

impl Drafts {
    /// What somebody has put up in a room.
    pub(crate) fn of(&self, room: &RoomId, who: &PersonId) -> Option<PositionDraft> {
        hold(&self.0).get(&(room.clone(), who.clone()))
    }

    pub(crate) fn note(&self, room: &RoomId, who: &PersonId, draft: PositionDraft) {
        hold(&self.0).put((room.clone(), who.clone()), draft);
    }
}
