//! The machine's clock, as far as it can be judged without asking anybody.

use lasermate_domain::port::UnixMillis;
use lasermate_service::diagnostic::Finding;

/// The first of August 2026: this program is not older than that.
const BORN: UnixMillis = 1_785_542_400_000;
/// How far a clock may have gone back since the last action, in milliseconds: a leap, or a correction.
const SLACK: UnixMillis = 60_000;
/// How far it may be ahead of the last action before that is noticed: a bot can be quiet for long.
const AHEAD: UnixMillis = 365 * 24 * 60 * 60 * 1000;

pub(super) fn look(now: UnixMillis, last_at: Option<UnixMillis>) -> Finding {
    const SUBJECT: &str = "clock";
    if now < BORN {
        return Finding::problem(
            SUBJECT,
            "earlier than this program, so move times and secure connections fail. Set it",
        );
    }
    let behind = last_at.map_or(0, |last| last - now);
    if behind > SLACK {
        let minutes = behind / 60_000;
        return Finding::warning(
            SUBJECT,
            format!("{minutes} min behind the last entry of the database. Set it, and turn on NTP"),
        );
    }
    let last = last_at.unwrap_or(BORN);
    if now - last > AHEAD {
        let days = (now - last) / (24 * 60 * 60 * 1000);
        return Finding::warning(
            SUBJECT,
            format!(
                "{days} days ahead of the last entry of the database. If nobody was away that long, set it, and turn on NTP"
            ),
        );
    }
    Finding::ok(SUBJECT, "later than every entry of the database")
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_service::diagnostic::Grade;

    #[test]
    fn a_clock_that_was_set_back_or_never_set_is_noticed() {
        let now = BORN + 1_000_000;
        assert_eq!(look(0, None).grade, Grade::Problem);
        assert_eq!(look(now, None).grade, Grade::Ok);
        assert_eq!(look(now, Some(now + SLACK)).grade, Grade::Ok);
        assert_eq!(look(now, Some(now + 2 * SLACK)).grade, Grade::Warning);
    }

    /// A clock of 2028 was "later than every entry".
    #[test]
    fn a_clock_that_is_years_ahead_is_noticed() {
        let now = BORN + 2 * AHEAD;
        assert_eq!(look(now, Some(now - AHEAD - 1)).grade, Grade::Warning);
        assert_eq!(look(now, Some(now - AHEAD)).grade, Grade::Ok);
        assert!(look(BORN + AHEAD + 1, None).words.contains("days ahead"));
    }
}
