//! Whether the clock has leapt ahead while the program ran.

use std::fmt;
use std::sync::{Mutex, OnceLock};

use super::locks::hold;
use crate::clock::Reading;
use crate::port::UnixMillis;

type Read = Box<dyn Fn() -> Reading + Send + Sync>;

/// The clocks that are compared. Without any nothing leaps.
#[derive(Default)]
pub(in crate::service) struct Leaps {
    read: OnceLock<Read>,
    last: Mutex<Option<Reading>>,
}

impl Leaps {
    /// Compares these from now on, unless others are compared already.
    pub(in crate::service) fn watch(&self, read: Read) {
        let begun = read();
        if self.read.set(read).is_ok() {
            *hold(&self.last) = Some(begun);
        }
    }

    /// Since when nothing has run, where the clock has leapt ahead since it was looked at last, and what it says now.
    pub(in crate::service) fn look(&self) -> Option<(UnixMillis, UnixMillis)> {
        let read = self.read.get()?;
        let mut last = hold(&self.last);
        let now = read();
        let by = last.replace(now).and_then(|before| now.leap_since(before))?;
        Some((now.wall - by, now.wall))
    }
}

impl fmt::Debug for Leaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Leaps").field("last", &self.last).finish_non_exhaustive()
    }
}
