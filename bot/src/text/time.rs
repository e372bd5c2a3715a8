//! Times in words: for a move, and until something runs out.

use crate::port::UnixMillis;

/// A time for each move that cannot be read.
pub const NO_SUCH_TIME: &str =
    "A time for each move is `none`, hours from `1h` to `336h`, or days from `1d` to `14d`.";

/// A length of time in words: `1 hour`, `3 days`.
#[must_use]
pub fn time_words(time: UnixMillis) -> String {
    const MINUTE: UnixMillis = 60 * 1000;
    let count = |n: UnixMillis, unit: &str| format!("{n} {unit}{}", if n == 1 { "" } else { "s" });
    let (days, hours, minutes) = (time / (24 * 60 * MINUTE), time / (60 * MINUTE), time / MINUTE);
    if time >= 48 * 60 * MINUTE {
        let rest = hours % 24;
        if rest == 0 { count(days, "day") } else { format!("{} {}", count(days, "day"), count(rest, "hour")) }
    } else if hours > 0 {
        let rest = minutes % 60;
        let hours = count(hours, "hour");
        if rest == 0 { hours } else { format!("{hours} {}", count(rest, "minute")) }
    } else {
        count(minutes.max(1), "minute")
    }
}

/// A time for each move in words, as `3 days a move`.
#[must_use]
pub fn pace(time: Option<UnixMillis>) -> String {
    time.map_or_else(|| "no time limit".to_owned(), |time| format!("{} a move", time_words(time)))
}
