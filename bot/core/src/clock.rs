//! The one clock of the program: platforms stamp requests with it, the engine never sees it.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::port::UnixMillis;

/// Milliseconds since 1970, UTC.
#[must_use]
pub fn now() -> UnixMillis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    UnixMillis::try_from(since.as_millis()).unwrap_or(UnixMillis::MAX)
}
