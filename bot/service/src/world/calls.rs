//! Who has called whom, and how often, since that person last did anything: after a few calls that are not answered the next one
//! waits, longer each time (fair.md P5).

use lasermate_domain::limits::{CALLED, CALLERS};
use lasermate_domain::lru::RecentMap;
use lasermate_domain::port::{PersonId, UnixMillis};

/// So many calls come one after the other: a draw offer, a takeback and a pact may follow each other.
const FREE: u32 = 3;
/// The wait after these; each further call doubles it.
const FIRST: UnixMillis = 60 * 1000;
const LONGEST: UnixMillis = 60 * 60 * 1000;

/// The calls of one person by another.
#[derive(Clone, Debug)]
struct CallCount {
    who: PersonId,
    times: u32,
    last: UnixMillis,
}

#[derive(Debug)]
pub(crate) struct Calls(RecentMap<PersonId, Vec<CallCount>>);

impl Default for Calls {
    fn default() -> Self {
        Self(RecentMap::new(CALLED))
    }
}

impl Calls {
    pub(crate) fn may(&mut self, called: &PersonId, by: &PersonId, now: UnixMillis) -> bool {
        let callers = self.0.get(called).unwrap_or_default();
        let Some(caller) = callers.iter().find(|caller| caller.who == *by) else { return true };
        let Some(more) = caller.times.checked_sub(FREE) else { return true };
        now >= caller.last + (FIRST << more.min(16)).min(LONGEST)
    }

    /// Notes that somebody has called a person.
    pub(crate) fn note(&mut self, called: &PersonId, by: &PersonId, now: UnixMillis) {
        let mut callers = self.0.get(called).unwrap_or_default();
        let known = callers.iter().position(|caller| caller.who == *by).map(|at| callers.remove(at));
        let mut caller = known.unwrap_or_else(|| CallCount { who: by.clone(), times: 0, last: now });
        (caller.times, caller.last) = (caller.times.saturating_add(1), now);
        if callers.len() >= CALLERS {
            callers.remove(0);
        }
        callers.push(caller);
        self.0.put(called.clone(), callers);
    }

    /// Somebody has done something: they are there, and calls are answered.
    pub(crate) fn answered(&mut self, who: &PersonId) {
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
        let (ann, bob) = (id("ann"), id("bob"));
        let mut now = 0;
        for minutes in [0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60] {
            let due = now + minutes * 60_000;
            assert!(minutes == 0 || !calls.may(&ann, &bob, due - 1));
            assert!(calls.may(&ann, &bob, due));
            calls.note(&ann, &bob, due);
            now = due;
        }
        assert!(calls.may(&ann, &id("cid"), now), "somebody else may");
        assert!(calls.may(&bob, &ann, now));
        calls.answered(&ann);
        assert!(calls.may(&ann, &bob, now));
    }

    #[test]
    fn what_is_remembered_is_bounded() {
        let mut calls = Calls::default();
        for n in 0..CALLED * 2 {
            calls.note(&id(&n.to_string()), &id("bob"), 0);
            calls.note(&id("ann"), &id(&n.to_string()), 0);
        }
        assert!(calls.0.len() <= CALLED);
        assert_eq!(calls.0.get(&id("ann")).unwrap().len(), CALLERS);
    }
}
