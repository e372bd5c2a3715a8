//! What passes between the conversation and the search beside it: when to end, and when to answer.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Nobody has said when the time is over.
const NEVER: u64 = u64::MAX;

/// The signals of one search.
#[derive(Debug)]
pub(super) struct Signal {
    begun: Instant,
    stopped: AtomicBool,
    /// When the time is over, in milliseconds since the beginning.
    until: AtomicU64,
    state: Mutex<SignalState>,
    changed: Condvar,
}

#[derive(Clone, Copy, Debug)]
struct SignalState {
    /// Whether the answer is held back, however soon it is known: `go infinite` and `go ponder`.
    held: bool,
    /// Whether the answer is given.
    done: bool,
}

impl Signal {
    /// A search that begins now, with so much time; held back until somebody says otherwise, or not.
    pub fn new(time: Option<Duration>, held: bool) -> Self {
        Self {
            begun: Instant::now(),
            stopped: AtomicBool::new(false),
            until: AtomicU64::new(time.map_or(NEVER, milliseconds)),
            state: Mutex::new(SignalState { held, done: false }),
            changed: Condvar::new(),
        }
    }

    /// How long ago it began.
    pub fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Whether the search is to end.
    pub fn is_over(&self) -> bool {
        if self.stopped.load(Ordering::Relaxed) {
            return true;
        }
        let until = self.until.load(Ordering::Relaxed);
        until != NEVER && milliseconds(self.elapsed()) >= until
    }

    /// Whether the answer is held back.
    pub fn is_held(&self) -> bool {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).held
    }

    /// The search ends, and answers.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
        self.change(|state| state.held = false);
    }

    /// What was awaited has been played: from now on there is so much time, and the answer is held back no more.
    pub fn hit(&self, time: Option<Duration>) {
        if let Some(time) = time {
            self.until.store(milliseconds(self.elapsed() + time), Ordering::Relaxed);
        }
        self.change(|state| state.held = false);
    }

    /// Waits as long as the answer is held back.
    pub fn await_release(&self) {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let _state =
            self.changed.wait_while(state, |state| state.held).unwrap_or_else(PoisonError::into_inner);
    }

    pub fn done(&self) {
        self.change(|state| state.done = true);
    }

    /// Waits for the answer, but no longer than this.
    pub fn await_done(&self, most: Duration) {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.changed.wait_timeout_while(state, most, |state| !state.done);
        drop(waited.unwrap_or_else(PoisonError::into_inner));
    }

    fn change(&self, how: impl FnOnce(&mut SignalState)) {
        how(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner));
        self.changed.notify_all();
    }
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(NEVER)
}
