//! Rooms in which the bot may not write: what they are owed waits until something has changed there. And platforms that are
//! reached again.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use super::backoff;
use crate::port::RoomId;

/// How long a room waits at the most that may have changed: not each change gives the bot its rights back.
const LONGEST: Duration = Duration::from_mins(1);

/// The rooms in which the bot may not write.
#[derive(Debug, Default)]
pub(crate) struct Blocked {
    rooms: Mutex<HashMap<RoomId, Refused>>,
    /// The platforms that are reached again and whose dispatcher has not heard of it.
    reached: Mutex<HashSet<&'static str>>,
}

/// How a room refused.
#[derive(Clone, Copy, Debug)]
struct Refused {
    times: u32,
    last: Instant,
    /// When it may be tried again, where something has changed.
    again: Option<Instant>,
}

impl Blocked {
    fn rooms(&self) -> MutexGuard<'_, HashMap<RoomId, Refused>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that a platform is reached again.
    pub(crate) fn reached(&self, platform: &'static str) {
        self.reached.lock().unwrap_or_else(PoisonError::into_inner).insert(platform);
    }

    /// Whether a platform is reached again; told once.
    pub(crate) fn take_reached(&self, platform: &str) -> bool {
        self.reached.lock().unwrap_or_else(PoisonError::into_inner).remove(platform)
    }

    /// Notes that a room has refused a post.
    pub(crate) fn refused(&self, room: &RoomId, now: Instant) {
        let mut rooms = self.rooms();
        let times = rooms.get(room).map_or(0, |refused| refused.times.saturating_add(1));
        rooms.insert(room.clone(), Refused { times, last: now, again: None });
    }

    /// Whether a room has refused the last post.
    pub(crate) fn is(&self, room: &RoomId) -> bool {
        self.rooms().contains_key(room)
    }

    /// Notes that a room has taken a post.
    pub(crate) fn taken(&self, room: &RoomId) {
        self.rooms().remove(room);
    }

    /// Notes that a room may take posts again: at once where that is sure, else soon after its last refusal. Whether it is one
    /// of these.
    pub(crate) fn may_write(&self, room: &RoomId, sure: bool, now: Instant) -> bool {
        let mut rooms = self.rooms();
        let Some(refused) = rooms.get_mut(room) else { return false };
        let soon = refused.last + backoff::pause(refused.times).min(LONGEST);
        refused.again = Some(if sure { now } else { soon });
        true
    }

    /// The rooms of a platform, by the word before the colon in their ids.
    pub(crate) fn of(&self, platform: &str) -> Vec<RoomId> {
        let ours = |room: &&RoomId| room.0.split(':').next() == Some(platform);
        self.rooms().keys().filter(ours).cloned().collect()
    }

    /// Those of the resting rooms that are to be tried again, each once, and when.
    pub(crate) fn to_try(&self, rests: impl Fn(&RoomId) -> bool) -> Vec<(RoomId, Instant)> {
        let mut rooms = self.rooms();
        let ours = rooms.iter_mut().filter(|(room, _)| rests(room));
        ours.filter_map(|(room, refused)| Some((room.clone(), refused.again.take()?))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_room_is_tried_again_at_once_where_that_is_sure_and_later_each_time_otherwise() {
        let (blocked, room) = (Blocked::default(), RoomId("discord:1".to_owned()));
        let now = Instant::now();
        assert!(!blocked.may_write(&room, true, now), "nothing is owed there");
        for seconds in [1, 2, 4, 8, 16, 32, 60, 60] {
            blocked.refused(&room, now);
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
}
