//! Completion of settings: their values, languages and time zones.

use lasermate_domain::command::offered;
use lasermate_domain::port::{CompletionChoice, Typing};
use lasermate_domain::time_of_day::minute_of_day;
use lasermate_domain::time_zone;

use crate::best_choices::{best, labelled};
use crate::complete::{game, times};
use crate::language::Language;
use crate::text;

/// The languages that are spoken.
pub(crate) fn languages(typed: &str) -> Vec<CompletionChoice> {
    let named = Language::all_spoken().map(|language| (language.code(), text::languages::name(language)));
    let all: Vec<_> = named.collect();
    best(all.iter().map(|(code, name)| labelled(code, name)), typed)
}

/// Time zones, where many people live first, each behind what stands before it.
pub(crate) fn zones(before: &str, typed: &str) -> Vec<CompletionChoice> {
    const USUAL: [&str; 8] = [
        "Europe/London",
        "Europe/Berlin",
        "America/New_York",
        "America/Chicago",
        "America/Los_Angeles",
        "Asia/Kolkata",
        "Asia/Tokyo",
        "Australia/Sydney",
    ];
    let others = time_zone::places().filter(|name| !USUAL.contains(name));
    let typed = typed.trim().replace(' ', "_");
    let mut found = best(USUAL.into_iter().chain(others).map(|name| labelled(name, "")), &typed);
    for choice in &mut found {
        choice.value = format!("{before}{}", choice.value);
        choice.label = format!("{before}{}", choice.label);
    }
    found
}

/// What the chosen setting can be; the time of the daily puzzle with a time zone once the time is typed.
pub(crate) fn setting_values(typing: &Typing, typed: &str) -> Vec<CompletionChoice> {
    let words = |words: &[&str]| best(words.iter().map(|word| labelled(word, "")), typed);
    match typing.options.get("setting").map(String::as_str).unwrap_or_default() {
        "starters" => words(&["everyone", "admins"]),
        "theme" => words(&["dark", "light"]),
        "threads" => words(&["on", "off"]),
        "rating" => words(&["casual", "rated"]),
        "places" => words(&["falls", "shared"]),
        "time" => best(times(), typed),
        "games" => best(std::iter::once(labelled("all", "")).chain(offered().map(game)), typed),
        "language" => languages(typed),
        "daily" => match typed.split_once(' ') {
            Some((time, zone)) if minute_of_day(time).is_ok() => zones(&format!("{time} "), zone),
            _ => words(&["09:00", "18:00", "off"]),
        },
        _ => Vec::new(),
    }
}
