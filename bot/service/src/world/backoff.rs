//! How long to wait before a post that could not be sent is tried again.

use std::time::Duration;

const FIRST: Duration = Duration::from_secs(1);
const LONGEST: Duration = Duration::from_mins(10);

/// The pause after so many failed tries: it doubles each time, up to ten minutes.
pub fn pause(tries: u32) -> Duration {
    let factor = 1_u32.checked_shl(tries).unwrap_or(u32::MAX);
    FIRST.checked_mul(factor).map_or(LONGEST, |pause| pause.min(LONGEST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_doubles_and_stays_within_ten_minutes() {
        let pauses: Vec<_> = (0..12).map(|tries| pause(tries).as_secs()).collect();
        assert_eq!(pauses, [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]);
        assert_eq!(pause(u32::MAX), LONGEST);
    }
}
