//! The one clock of the program: platforms stamp requests with it, the engine never sees it.

use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use lasermate_domain::port::UnixMillis;

/// Milliseconds since 1970, UTC.
pub fn now() -> UnixMillis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    UnixMillis::try_from(since.as_millis()).unwrap_or(UnixMillis::MAX)
}

/// From how much on a clock has leapt: a minute. Small corrections are less.
const LEAP: UnixMillis = 60 * 1000;

/// What two clocks say at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// The clock that everything is stamped with, which is set now and then.
    pub wall: UnixMillis,
    /// Milliseconds of a clock that nobody sets, and that stands still while the machine sleeps.
    pub steady: UnixMillis,
}

impl ClockReading {
    pub fn now() -> Self {
        static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
        let steady = UnixMillis::try_from(BEGUN.elapsed().as_millis()).unwrap_or(UnixMillis::MAX);
        Self { wall: now(), steady }
    }

    /// By how much more the clock has moved on than time has passed since an earlier reading: it was set right, or the machine
    /// slept. `None` where that is less than a minute.
    pub fn leap_since(self, earlier: Self) -> Option<UnixMillis> {
        let by = (self.wall - earlier.wall).saturating_sub(self.steady - earlier.steady);
        Some(by).filter(|by| *by >= LEAP)
    }
}
