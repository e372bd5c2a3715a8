//! Somebody who only reads: every message of every channel, live, however often the stream breaks.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use super::line::Line;
use super::tally::Tally;
use crate::http::Events;

#[derive(Debug, Default)]
pub struct Watcher {
    seen: Mutex<Vec<u64>>,
}

impl Watcher {
    fn seen(&self) -> MutexGuard<'_, Vec<u64>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of the last message that was read.
    pub fn last(&self) -> u64 {
        self.seen().last().copied().unwrap_or(0)
    }

    /// The numbers of the messages that were read since the last time. The last one stays, to go on from.
    pub fn take(&self) -> Vec<u64> {
        let mut seen = self.seen();
        let rest = seen.last().copied().into_iter().collect();
        std::mem::replace(&mut seen, rest)
    }

    /// Reads until everybody is sent home.
    pub fn run(&self, line: &Arc<Line>, tally: &Arc<Tally>) {
        while let Some(at) = line.address() {
            let path = format!("/api/events?after={}", self.last());
            let Ok(mut events) = Events::open(at, &path, &[]) else {
                thread::sleep(Duration::from_millis(5));
                continue;
            };
            while let Ok(message) = events.next_json() {
                // Somebody has another name.
                if message.is_string() {
                    continue;
                }
                let id = message["id"].as_u64().unwrap_or(0);
                let mut seen = self.seen();
                let last = seen.last().copied().unwrap_or(0);
                if id == last {
                    tally.doubled(format!("message {id} came twice over the stream"));
                } else if id < last {
                    tally.violation(format!("message {id} came over the stream after message {last}"));
                }
                seen.push(id);
            }
        }
    }
}
