//! The limit over everything: at most 45 calls a second, turns and challenges first, and one pause for all.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// How far apart calls are for long: 45 a second, of the 50 that Discord allows.
const EACH: Duration = Duration::from_nanos(1_000_000_000 / 45);
/// How many may come at once after a pause. With them a second has 48 calls at the most, and on their way to Discord two
/// more may come closer together.
const AT_ONCE: u32 = 3;
/// How long what can wait does wait for a moment in which nothing else is to be sent.
const PATIENCE: Duration = Duration::from_secs(20);

/// How soon a call must be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// Somebody waits for it: boards, challenges, what an answer needs.
    Now,
    /// Nobody does: buttons of old messages, commands to register.
    Idle,
}

/// When the next call may be made.
#[derive(Debug)]
pub struct CallPace(Mutex<PaceState>);

#[derive(Clone, Copy, Debug)]
struct PaceState {
    /// When the next call is due that comes after all that were promised a moment.
    next: Instant,
    /// Until when nothing is sent at all.
    closed_until: Instant,
}

/// What somebody is told who wants to call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CallMoment {
    /// It is theirs from then on.
    At(Instant),
    Ask(Instant),
}

impl CallPace {
    pub fn new(now: Instant) -> Self {
        Self(Mutex::new(PaceState { next: now, closed_until: now }))
    }

    /// Nothing is sent before then.
    pub fn close(&self, until: Instant) {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        state.closed_until = state.closed_until.max(until);
    }

    /// Waits for a moment to call in; false where something that can wait has waited long enough.
    pub async fn turn(&self, urgency: Urgency) -> bool {
        let begun = Instant::now();
        loop {
            let now = Instant::now();
            if urgency == Urgency::Idle && now.duration_since(begun) > PATIENCE {
                return false;
            }
            match self.ask(urgency, now) {
                CallMoment::Ask(at) => tokio::time::sleep_until(at).await,
                CallMoment::At(at) => {
                    tokio::time::sleep_until(at).await;
                    // What was closed meanwhile is closed for those too who had been promised a moment.
                    if !self.closed(Instant::now()) {
                        return true;
                    }
                }
            }
        }
    }

    fn closed(&self, now: Instant) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).closed_until > now
    }

    fn ask(&self, urgency: Urgency, now: Instant) -> CallMoment {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let due = state.next.max(state.closed_until);
        if urgency == Urgency::Idle && due > now {
            return CallMoment::Ask(due.max(now + EACH));
        }
        let next = due.max(now);
        state.next = next + EACH;
        // What was not used of the last moments may be used at once.
        let early = next.checked_sub(EACH * (AT_ONCE - 1)).unwrap_or(next);
        CallMoment::At(early.max(now).max(state.closed_until))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn calls(pace: &CallPace, count: u32) -> Vec<Duration> {
        let begun = Instant::now();
        let mut at = Vec::new();
        for _ in 0..count {
            assert!(pace.turn(Urgency::Now).await);
            at.push(begun.elapsed());
        }
        at
    }

    #[tokio::test(start_paused = true)]
    async fn no_second_has_more_than_fifty_calls() {
        let pace = CallPace::new(Instant::now());
        let mut at = calls(&pace, 200).await;
        tokio::time::sleep(Duration::from_secs(5)).await;
        let later = at.last().copied().unwrap_or_default() + Duration::from_secs(5);
        at.extend(calls(&pace, 100).await.into_iter().map(|after| later + after));
        for (number, first) in at.iter().enumerate() {
            let within = at[number..].iter().filter(|at| **at - *first < Duration::from_secs(1)).count();
            assert!(within <= 48, "{within} calls from {first:?} on");
        }
        let (first, last) = (at[AT_ONCE as usize], at[199]);
        assert!(last - first < Duration::from_millis(4_400), "the others take {:?}", last - first);
    }

    #[tokio::test(start_paused = true)]
    async fn a_pause_is_everybodys_and_ends_without_a_rush() {
        let pace = CallPace::new(Instant::now());
        let begun = Instant::now();
        let waiting = async {
            let all = (0..100).map(|_| async {
                assert!(pace.turn(Urgency::Now).await);
                begun.elapsed()
            });
            futures_util::future::join_all(all).await
        };
        let closing = async {
            tokio::time::sleep(Duration::from_millis(300)).await;
            pace.close(Instant::now() + Duration::from_secs(3));
        };
        let (mut at, ()) = tokio::join!(waiting, closing);
        at.sort_unstable();
        let closed = Duration::from_millis(300)..Duration::from_millis(3_300);
        assert!(at.iter().all(|at| !closed.contains(at) || *at == closed.start), "{at:?}");
        let rush =
            at.iter().filter(|at| (closed.end..closed.end + Duration::from_secs(1)).contains(*at)).count();
        assert!(rush <= 50, "{rush} calls in the first second after the pause");
    }

    #[tokio::test(start_paused = true)]
    async fn what_can_wait_goes_when_nothing_else_does_and_gives_up_in_a_rush() {
        let pace = CallPace::new(Instant::now());
        assert!(pace.turn(Urgency::Idle).await);
        for _ in 0..300 {
            pace.ask(Urgency::Now, Instant::now());
        }
        let begun = Instant::now();
        assert!(pace.turn(Urgency::Idle).await);
        assert!(begun.elapsed() > Duration::from_secs(6), "before what was urgent: {:?}", begun.elapsed());
        pace.close(Instant::now() + Duration::from_mins(1));
        assert!(!pace.turn(Urgency::Idle).await);
    }
}
