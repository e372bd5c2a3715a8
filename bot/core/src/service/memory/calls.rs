//! Who has called whom, how often and where, since that person last did anything: a call that is not answered makes the next one
//! wait, longer each time (fair.md P5).

use crate::bounds::{CALLED, CALLERS};
use crate::port::{PersonId, RoomId, UnixMillis};
use crate::recent::Recent;

/// The wait after the first call; each further one doubles it.
const FIRST: UnixMillis = 60 * 1000;
/// The longest wait.
const LONGEST: UnixMillis = 60 * 60 * 1000;
/// In so many rooms somebody may be called by the same person without a wait: they may play in several.
const ROOMS: usize = 3;

/// The calls of one person by another.
#[derive(Clone, Debug)]
struct Caller {
    who: PersonId,
    times: u32,
    last: UnixMillis,
    rooms: Vec<RoomId>,
}

/// Who has called whom.
#[derive(Debug)]
pub(in crate::service) struct Calls(Recent<PersonId, Vec<Caller>>);

impl Default for Calls {
    fn default() -> Self {
        Self(Recent::new(CALLED))
    }
}

impl Calls {
    /// Whether somebody may call a person now.
    pub(in crate::service) fn may(
        &mut self,
        called: &PersonId,
        by: &PersonId,
        room: &RoomId,
        now: UnixMillis,
    ) -> bool {
        let callers = self.0.get(called).unwrap_or_default();
        let Some(caller) = callers.iter().find(|caller| caller.who == *by) else { return true };
        let wait = (FIRST << caller.times.saturating_sub(1).min(16)).min(LONGEST);
        let elsewhere = !caller.rooms.contains(room) && caller.rooms.len() < ROOMS;
        elsewhere || now >= caller.last + wait
    }

    /// Notes that somebody has called a person.
    pub(in crate::service) fn note(
        &mut self,
        called: &PersonId,
        by: &PersonId,
        room: &RoomId,
        now: UnixMillis,
    ) {
        let mut callers = self.0.get(called).unwrap_or_default();
        let known = callers.iter().position(|caller| caller.who == *by).map(|at| callers.remove(at));
        let mut caller =
            known.unwrap_or_else(|| Caller { who: by.clone(), times: 0, last: now, rooms: Vec::new() });
        (caller.times, caller.last) = (caller.times.saturating_add(1), now);
        if !caller.rooms.contains(room) && caller.rooms.len() < ROOMS {
            caller.rooms.push(room.clone());
        }
        if callers.len() >= CALLERS {
            callers.remove(0);
        }
        callers.push(caller);
        self.0.put(called.clone(), callers);
    }

    /// Somebody has done something: they are there, and calls are answered.
    pub(in crate::service) fn answered(&mut self, who: &PersonId) {
        if self.0.get(who).is_some_and(|callers| !callers.is_empty()) {
            self.0.put(who.clone(), Vec::new());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(name: &str) -> PersonId {
        PersonId(format!("test:{name}"))
    }

    #[test]
    fn calls_without_an_answer_wait_longer_each_time_and_an_answer_ends_that() {
        let mut calls = Calls::default();
        let (ann, bob, room) = (id("ann"), id("bob"), RoomId("test:a".to_owned()));
        let mut now = 0;
        for minutes in [0, 1, 2, 4, 8, 16, 32, 60, 60] {
            let due = now + minutes * 60_000;
            assert!(minutes == 0 || !calls.may(&ann, &bob, &room, due - 1));
            assert!(calls.may(&ann, &bob, &room, due));
            calls.note(&ann, &bob, &room, due);
            now = due;
        }
        assert!(calls.may(&ann, &id("cid"), &room, now), "somebody else may");
        assert!(calls.may(&bob, &ann, &room, now));
        calls.answered(&ann);
        assert!(calls.may(&ann, &bob, &room, now));
    }

    #[test]
    fn several_rooms_have_a_call_each_but_not_any_number() {
        let mut calls = Calls::default();
        let (ann, bob) = (id("ann"), id("bob"));
        let called = (0..50).filter(|n| {
            let room = RoomId(format!("test:{n}"));
            let may = calls.may(&ann, &bob, &room, 0);
            if may {
                calls.note(&ann, &bob, &room, 0);
            }
            may
        });
        assert_eq!(called.count(), ROOMS);
    }

    #[test]
    fn what_is_remembered_is_bounded() {
        let mut calls = Calls::default();
        let room = RoomId("test:a".to_owned());
        for n in 0..CALLED * 2 {
            calls.note(&id(&n.to_string()), &id("bob"), &room, 0);
            calls.note(&id("ann"), &id(&n.to_string()), &room, 0);
        }
        assert!(calls.0.len() <= CALLED);
        assert_eq!(calls.0.get(&id("ann")).unwrap().len(), CALLERS);
    }
}
