//! Rooms in which the bot may not write: what they are owed waits until something has changed there. And platforms that are
//! reached again.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use lasermate_domain::limits::ROOMS_HEARD_OF;
use lasermate_domain::lru::RecentMap;
use lasermate_domain::port::RoomId;
use tokio::time::Instant;

use crate::world::backoff;

/// How long a room waits at the most that may have changed: not each change gives the bot its rights back.
const LONGEST: Duration = Duration::from_mins(1);

/// The rooms in which the bot may not write.
#[derive(Debug)]
pub(crate) struct BlockedRooms {
    state: Mutex<BlockedState>,
    /// The platforms that are reached again and whose dispatcher has not heard of it.
    reached: Mutex<HashSet<&'static str>>,
}

#[derive(Debug)]
struct BlockedState {
    rooms: HashMap<RoomId, WriteRefusal>,
    /// When it was surely possible to write in a room: that may be told while a post is being refused there.
    heard: RecentMap<RoomId, Instant>,
}

#[derive(Clone, Copy, Debug)]
struct WriteRefusal {
    times: u32,
    last: Instant,
    /// When it may be tried again, where something has changed.
    again: Option<Instant>,
}

impl Default for BlockedRooms {
    fn default() -> Self {
        let state = BlockedState { rooms: HashMap::new(), heard: RecentMap::new(ROOMS_HEARD_OF) };
        Self { state: Mutex::new(state), reached: Mutex::default() }
    }
}

impl BlockedRooms {
    fn state(&self) -> MutexGuard<'_, BlockedState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that a platform is reached again.
    pub(crate) fn reached(&self, platform: &'static str) {
        self.reached.lock().unwrap_or_else(PoisonError::into_inner).insert(platform);
    }

    /// Whether a platform is reached again; told once.
    pub(crate) fn take_reached(&self, platform: &str) -> bool {
        self.reached.lock().unwrap_or_else(PoisonError::into_inner).remove(platform)
    }

    /// Notes that a room has refused a post that was tried from `begun` on.
    pub(crate) fn refused(&self, room: &RoomId, begun: Instant, now: Instant) {
        let mut state = self.state();
        let again = state.heard.get(room).filter(|heard| *heard >= begun).map(|_| now);
        let times = state.rooms.get(room).map_or(0, |refused| refused.times.saturating_add(1));
        state.rooms.insert(room.clone(), WriteRefusal { times, last: now, again });
    }

    /// Whether a room has refused the last post.
    pub(crate) fn is(&self, room: &RoomId) -> bool {
        self.state().rooms.contains_key(room)
    }

    /// Notes that a room has taken a post.
    pub(crate) fn taken(&self, room: &RoomId) {
        self.state().rooms.remove(room);
    }

    /// Notes that a room may take posts again: at once where that is sure, else soon after its last refusal. Whether it is one
    /// of these.
    pub(crate) fn may_write(&self, room: &RoomId, sure: bool, now: Instant) -> bool {
        let mut state = self.state();
        if sure {
            state.heard.put(room.clone(), now);
        }
        let Some(refused) = state.rooms.get_mut(room) else { return false };
        let soon = refused.last + backoff::pause(refused.times).min(LONGEST);
        refused.again = Some(if sure { now } else { soon });
        true
    }

    /// The rooms of a platform, by the word before the colon in their ids.
    pub(crate) fn of(&self, platform: &str) -> Vec<RoomId> {
        let ours = |room: &&RoomId| room.network() == platform;
        self.state().rooms.keys().filter(ours).cloned().collect()
    }

    /// Those of the resting rooms that are to be tried again, each once, and when.
    pub(crate) fn to_try(&self, rests: impl Fn(&RoomId) -> bool) -> Vec<(RoomId, Instant)> {
        let mut state = self.state();
        let ours = state.rooms.iter_mut().filter(|(room, _)| rests(room));
        ours.filter_map(|(room, refused)| Some((room.clone(), refused.again.take()?))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_room_is_tried_again_at_once_where_that_is_sure_and_later_each_time_otherwise() {
        let (blocked, room) = (BlockedRooms::default(), RoomId("discord:1".to_owned()));
        let now = Instant::now();
        assert!(!blocked.may_write(&room, true, now), "nothing is owed there");
        for seconds in [1, 2, 4, 8, 16, 32, 60, 60] {
            blocked.refused(&room, now + Duration::from_millis(1), now);
            assert!(blocked.to_try(|_| true).is_empty(), "nothing has changed");
            assert!(blocked.may_write(&room, false, now));
            assert_eq!(blocked.to_try(|_| true), [(room.clone(), now + Duration::from_secs(seconds))]);
        }
        assert!(blocked.may_write(&room, true, now) && blocked.to_try(|_| false).is_empty());
        assert_eq!(blocked.to_try(|_| true), [(room.clone(), now)]);
        assert_eq!(blocked.of("discord"), std::slice::from_ref(&room));
        blocked.taken(&room);
        assert!(blocked.of("discord").is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_heard_while_a_post_is_refused_is_not_lost() {
        let (blocked, room) = (BlockedRooms::default(), RoomId("discord:1".to_owned()));
        let begun = Instant::now();
        let later = begun + Duration::from_secs(1);
        assert!(!blocked.may_write(&room, true, later), "it has not refused anything yet");
        blocked.refused(&room, begun, later);
        assert_eq!(blocked.to_try(|_| true), [(room.clone(), later)]);
        let begun = later + Duration::from_secs(1);
        blocked.refused(&room, begun, begun);
        assert!(blocked.to_try(|_| true).is_empty(), "what was heard before says nothing of this refusal");
    }
}
