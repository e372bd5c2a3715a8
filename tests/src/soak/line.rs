//! What the tables, the watchers and whoever breaks the program share: where it is reached, and who plays.

use std::net::SocketAddr;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Where the program is reached now, and whether the tables play.
#[derive(Debug, Default)]
pub struct Line {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    address: Option<SocketAddr>,
    playing: bool,
    over: bool,
    /// Tables in the middle of a step.
    busy: usize,
    /// Answers since the program was started last.
    answers: u64,
}

impl Line {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, with: impl FnOnce(&mut State)) {
        with(&mut self.state());
        self.changed.notify_all();
    }

    fn wait(&self, until: impl Fn(&State) -> bool, most: Duration) -> MutexGuard<'_, State> {
        let end = Instant::now() + most;
        let mut state = self.state();
        while !until(&state) {
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                break;
            }
            state = self.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        state
    }

    /// The program runs there now.
    pub fn up(&self, address: SocketAddr) {
        self.change(|state| (state.address, state.answers) = (Some(address), 0));
    }

    pub fn down(&self) {
        self.change(|state| state.address = None);
    }

    pub fn play(&self) {
        self.change(|state| state.playing = true);
    }

    /// Lets every table finish what it has begun; whether all have within a time.
    pub fn rest(&self, most: Duration) -> bool {
        self.change(|state| state.playing = false);
        self.wait(|state| state.busy == 0, most).busy == 0
    }

    pub fn end(&self) {
        self.change(|state| state.over = true);
    }

    /// Waits for a turn to do something; `false` once everybody is sent home. [`Line::done`] ends the turn.
    pub fn turn(&self) -> bool {
        loop {
            let mut state = self.wait(|state| state.over || state.playing, Duration::from_secs(60));
            if state.over {
                return false;
            }
            if state.playing {
                state.busy += 1;
                return true;
            }
        }
    }

    pub fn done(&self) {
        self.change(|state| state.busy = state.busy.saturating_sub(1));
    }

    /// Where the program is, as soon as it runs; `None` once everybody is sent home.
    pub fn address(&self) -> Option<SocketAddr> {
        loop {
            let state = self.wait(|state| state.over || state.address.is_some(), Duration::from_secs(60));
            if state.over || state.address.is_some() {
                return state.address;
            }
        }
    }

    pub fn answered(&self) {
        self.change(|state| state.answers += 1);
    }

    /// Waits until so many answers have come since the program was started, or a time is over.
    pub fn answers(&self, wanted: u64, most: Duration) {
        drop(self.wait(|state| state.answers >= wanted, most));
    }
}
