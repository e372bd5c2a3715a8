//! Times: lengths in words, and moments as marks that each platform shows in its reader's own time.

use lasermate_domain::calendar::day_and_month;
use lasermate_domain::command::nearest;
use lasermate_domain::escape::escape_text;
use lasermate_domain::port::UnixMillis;
use lasermate_domain::time_control::TimeControl;
use lasermate_domain::time_zone::{Zone, city, places};

use super::mark::MarkDelimiters;
use super::wording::either;
use crate::say;
pub use crate::say::time::NO_SUCH_TIME;
use crate::say::time::{days, hours, minutes, short_hours, short_minutes, short_seconds, two_units};

/// No time zone is called so, with those that were probably meant.
pub fn no_such_zone(typed: &str) -> String {
    const NEAR: usize = 3;
    let word = typed.replace(' ', "_");
    let asked = city(&word).to_lowercase();
    let mut cities: Vec<_> = places().map(|name| (city(name).to_lowercase(), name)).collect();
    let mut near = Vec::new();
    while near.len() < NEAR
        && let Some(next) = nearest(&asked, cities.iter().map(|(city, _)| city.as_str()))
        && let Some(at) = cities.iter().position(|(city, _)| city == next)
    {
        near.push(format!("`{}`", cities.remove(at).1));
    }
    let typed = escape_text(typed, 40);
    if near.is_empty() {
        say::time::no_such_zone(typed)
    } else {
        say::time::no_such_zone_near(typed, either(&near))
    }
}

/// A length of time in words: `1 hour`, `3 days`.
pub fn time_words(time: UnixMillis) -> String {
    const MINUTE: UnixMillis = 60 * 1000;
    let (whole_days, whole_hours, whole_minutes) =
        (time / (24 * 60 * MINUTE), time / (60 * MINUTE), time / MINUTE);
    if time >= 48 * 60 * MINUTE {
        let rest = whole_hours % 24;
        with_rest(days(whole_days), rest, hours)
    } else if whole_hours > 0 {
        let rest = whole_minutes % 60;
        with_rest(hours(whole_hours), rest, minutes)
    } else {
        minutes(whole_minutes.max(1))
    }
}

/// A length in two units, or in the greater one alone where nothing is left of the smaller.
fn with_rest<N: Default + PartialEq>(first: String, rest: N, unit: impl FnOnce(N) -> String) -> String {
    if rest == N::default() { first } else { two_units(first, unit(rest)) }
}

/// How fast a game is played, in words: `3 days per move`, `5+3`, `5 minutes with 3 s delay`.
pub fn pace(time: TimeControl) -> String {
    match time {
        TimeControl::Unlimited => say::time::NO_LIMIT.to_owned(),
        TimeControl::PerMove(time) => say::time::per_move(time_words(time)),
        TimeControl::Live(time) if time.delay() > 0 => {
            say::time::with_delay(time_words(time.base()), time.delay() / 1000)
        }
        TimeControl::Live(time) => time.word(),
    }
}

/// A length of time, rounded up: `23 s`, `4 min 5 s`, `3 h 20 min`, `2 days`.
pub fn span(ms: u64) -> String {
    let seconds = ms.div_ceil(1000);
    match seconds {
        0..60 => short_seconds(seconds),
        60..3600 => with_rest(short_minutes(seconds / 60), seconds % 60, short_seconds),
        3600..172_800 => with_rest(short_hours(seconds / 3600), seconds / 60 % 60, short_minutes),
        _ => with_rest(days(seconds / 86_400), seconds / 3600 % 24, short_hours),
    }
}

/// What the game's clock shows: `1:32`, `2:01:32`, `3 d 2:01`.
pub fn clock(ms: u64) -> String {
    let seconds = ms / 1000;
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    if days > 0 {
        say::time::clock_with_days(days, format!("{}:{:02}", hours % 24, minutes % 60))
    } else if hours > 0 {
        format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60)
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

/// The day of a moment by somebody's clock, as people say it: `1 December`.
pub fn day(at: UnixMillis, zone: Zone) -> String {
    let (day, month) = day_and_month(at, zone);
    say::time::day(day, say::time::month(month))
}

/// The seconds of a moment between their two private characters.
const MARK: MarkDelimiters = MarkDelimiters { before: '\u{e000}', behind: '\u{e001}' };

/// A moment for one of our sentences, as a mark: whole unix seconds between two private characters. It stays so in the
/// log, in the outbox and in answers; platforms [`render`] it.
pub fn moment(at: UnixMillis) -> String {
    MARK.around(at.div_euclid(1000))
}

/// The moment at which what was just said runs out, for platforms that count down to it by themselves.
const COUNTDOWN: MarkDelimiters = MarkDelimiters { before: '\u{e008}', behind: '\u{e009}' };

/// A moment for platforms that count down in their texts; others show nothing for it, since it is said or seen already.
pub fn countdown(until: UnixMillis) -> String {
    COUNTDOWN.around(until.div_euclid(1000))
}

/// The text with every countdown as a platform shows it that counts; it is given unix seconds.
pub fn render_countdowns(text: &str, shown: impl Fn(i64) -> String) -> String {
    COUNTDOWN.render(text, |digits| digits.parse().ok().map(&shown))
}

/// The text for a platform that does not count.
pub fn without_countdowns(text: &str) -> String {
    render_countdowns(text, |_| String::new())
}

/// The text with every moment as the platform shows it; it is given unix seconds.
pub fn render(text: &str, shown: impl Fn(i64) -> String) -> String {
    MARK.render(text, |digits| digits.parse().ok().map(&shown))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        render(text, |seconds| format!("<{seconds}>"))
    }

    #[test]
    fn moments_are_marked_in_whole_seconds_and_shown_by_whoever_shows_them() {
        let text = format!("until {}, then {}.", moment(1_700_000_000_999), moment(-1));
        assert_eq!(shown(&text), "until <1700000000>, then <-1>.");
        assert_eq!(shown("no time"), "no time");
    }

    #[test]
    fn a_countdown_is_shown_where_a_platform_counts_and_nowhere_else() {
        let text = format!("Clocks: Blue 4:58{}.", countdown(1_700_000_000_999));
        assert_eq!(
            render_countdowns(&text, |at| format!(" (until {at})")),
            "Clocks: Blue 4:58 (until 1700000000)."
        );
        assert_eq!(without_countdowns(&text), "Clocks: Blue 4:58.");
        assert_eq!(shown(&text), text, "it is no moment");
    }

    #[test]
    fn nobody_types_a_moment() {
        let typed = format!("x{}y", moment(1_700_000_000_000));
        assert_eq!(lasermate_domain::escape::plain_text(&typed, 40), "x1700000000y");
    }

    #[test]
    fn half_a_mark_is_no_moment() {
        assert_eq!(shown("a\u{e000}12"), "a12");
        assert_eq!(shown("a\u{e000}b\u{e001}"), "ab\u{e001}");
    }
}
