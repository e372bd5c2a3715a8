//! Whether the clock has leapt ahead while the program ran, or the program was stopped: time in which nobody could do anything.

use std::fmt;
use std::sync::{Mutex, OnceLock};

use lasermate_domain::port::UnixMillis;

use crate::clock::ClockReading;
use crate::world::cache::hold;

type ClockSource = Box<dyn Fn() -> ClockReading + Send + Sync>;

/// From how much more than planned on a look is so late that the program was stopped: 10 s. A busy machine is late by less.
const STOPPED: UnixMillis = 10 * 1000;

/// The clocks that are compared. Without any nothing leaps.
#[derive(Default)]
pub(crate) struct ClockLeaps {
    read: OnceLock<ClockSource>,
    seen: Mutex<ClockState>,
}

/// What was seen of the clocks.
#[derive(Debug, Default)]
struct ClockState {
    last: Option<ClockReading>,
    /// Since when, by the steady clock, nothing but the next look is to come; `None` while a tick is under way, which may take long.
    resting_since: Option<UnixMillis>,
}

impl ClockLeaps {
    /// Compares these from now on, unless others are compared already.
    pub(crate) fn watch(&self, read: ClockSource) {
        let begun = read();
        if self.read.set(read).is_ok() {
            hold(&self.seen).last = Some(begun);
        }
    }

    /// Since when nothing has run, where the clock has leapt ahead since it was looked at last or this look comes much later than
    /// `planned`, and what the clock says now.
    pub(crate) fn look(&self, planned: UnixMillis) -> Option<(UnixMillis, UnixMillis)> {
        let read = self.read.get()?;
        let mut seen = hold(&self.seen);
        let now = read();
        let leap = seen.last.replace(now).and_then(|before| now.leap_since(before));
        let rest = seen.resting_since.as_mut().map(|since| now.steady - std::mem::replace(since, now.steady));
        let stop = rest.map(|rest| rest - planned).filter(|late| *late >= STOPPED);
        let away = leap.unwrap_or(0) + stop.unwrap_or(0);
        (away > 0).then_some((now.wall - away, now.wall))
    }

    /// A tick begins: however long it takes, the program runs.
    pub(crate) fn busy(&self) {
        hold(&self.seen).resting_since = None;
    }

    /// A tick is over: from now on the next look is as late as the program is stopped.
    pub(crate) fn rest(&self) {
        if let Some(read) = self.read.get() {
            hold(&self.seen).resting_since = Some(read().steady);
        }
    }
}

impl fmt::Debug for ClockLeaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Leaps").field("seen", &self.seen).finish_non_exhaustive()
    }
}
