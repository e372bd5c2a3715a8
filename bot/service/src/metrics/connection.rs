//! Which networks the bot is connected to and since when, and whether it is well.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::Range;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::http::StatusCode;
use lasermate_domain::networks;
use lasermate_domain::port::UnixMillis;

use super::family;
use crate::{clock, web};

/// How long a lost connection may take to come back before the bot counts as ill.
const GRACE: UnixMillis = 60 * 1000;

/// A connection to a network: one for each shard, else the only one.
#[derive(Clone, Copy, Debug)]
struct Connection {
    is_up: bool,
    since: UnixMillis,
    /// When something came last.
    heard: Option<UnixMillis>,
}

type Connections = BTreeMap<(&'static str, u32), Connection>;

static CONNECTIONS: Mutex<Connections> = Mutex::new(BTreeMap::new());

fn connections() -> MutexGuard<'static, Connections> {
    CONNECTIONS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Notes which connections a platform is to have from now on, none of them there yet.
pub fn connecting(platform: &'static str, parts: Range<u32>) {
    let down = Connection { is_up: false, since: clock::now(), heard: None };
    let mut all = connections();
    all.retain(|(of, part), _| *of != platform || parts.contains(part));
    for part in parts {
        let connection = all.entry((platform, part)).or_insert(down);
        if connection.is_up {
            *connection = Connection { heard: connection.heard, ..down };
        }
    }
}

/// Notes that a connection is there or lost.
pub fn connected(platform: &'static str, part: u32, is_up: bool) {
    if let Some(connection) = connections().get_mut(&(platform, part))
        && connection.is_up != is_up
    {
        (connection.is_up, connection.since) = (is_up, clock::now());
    }
}

/// Notes that something came over a connection.
pub fn heard(platform: &'static str, part: u32) {
    if let Some(connection) = connections().get_mut(&(platform, part)) {
        connection.heard = Some(clock::now());
    }
}

/// Whether all connections to these platforms are there.
pub fn are_connected(platforms: &[&str]) -> bool {
    let all = connections();
    let is_up = |platform: &&str| {
        let mut own = all.iter().filter(|((of, _), _)| of == platform).peekable();
        own.peek().is_some() && own.all(|(_, connection)| connection.is_up)
    };
    platforms.iter().all(is_up)
}

/// What `GET /health` answers: whether the database answers and has room (`None` where it does not answer), and every network is
/// connected.
pub fn health(is_full: Option<bool>) -> (StatusCode, String) {
    judged(is_full, &connections(), clock::now())
}

fn judged(is_full: Option<bool>, connections: &Connections, now: UnixMillis) -> (StatusCode, String) {
    let mut ill = match is_full {
        None => "the database does not answer\n".to_owned(),
        Some(true) => web::DISK_FULL.to_owned(),
        Some(false) => String::new(),
    };
    let mut well = String::new();
    for (&(platform, part), connection) in connections {
        let name = networks::known(platform).map_or(platform, |network| network.name);
        let shard = if part == 0 { String::new() } else { format!(", shard {part}") };
        let since = jiff::Timestamp::from_millisecond(connection.since - connection.since.rem_euclid(1000));
        let since = since.map(|since| since.to_string()).unwrap_or_default();
        // Writing into a string cannot fail.
        let _ = if connection.is_up {
            writeln!(well, "{name}{shard}: connected since {since}")
        } else if now - connection.since < GRACE {
            writeln!(well, "{name}{shard}: connecting")
        } else {
            writeln!(ill, "{name}{shard}: not connected since {since}")
        };
    }
    if ill.is_empty() {
        (StatusCode::OK, format!("ok\n{well}"))
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, ill + &well)
    }
}

/// The connections as figures: of several shards the worst.
pub(super) fn write(text: &mut String) {
    let all = connections().clone();
    let platforms = || networks::NETWORKS.iter().map(|network| network.word);
    let of = |word: &'static str| {
        all.iter().filter(move |((of, _), _)| *of == word).map(|(_, connection)| connection)
    };
    family::head(text, "lasermate_connected", "gauge", "Whether all connections to a platform are there.");
    for word in platforms().filter(|word| of(word).next().is_some()) {
        let is_up = u8::from(of(word).all(|connection| connection.is_up));
        let _ = writeln!(text, "lasermate_connected{{platform=\"{word}\"}} {is_up}");
    }
    let last = "When something came from a platform last, in seconds since 1970.";
    family::head(text, "lasermate_last_event_timestamp_seconds", "gauge", last);
    for (word, at) in platforms().filter_map(|word| Some((word, of(word).filter_map(|c| c.heard).max()?))) {
        let _ = writeln!(text, "lasermate_last_event_timestamp_seconds{{platform=\"{word}\"}} {}", at / 1000);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lost_connection_is_ill_after_a_minute_and_says_since_when() {
        let down = Connection { is_up: false, since: 1_000_500, heard: None };
        let up = Connection { is_up: true, ..down };
        let all: Connections = [(("discord", 0), up), (("discord", 1), down)].into();
        let well = "ok\nDiscord: connected since 1970-01-01T00:16:40Z\nDiscord, shard 1: connecting\n";
        assert_eq!(judged(Some(false), &all, 1_050_000), (StatusCode::OK, well.to_owned()));
        let (status, told) = judged(Some(false), &all, 1_061_000);
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(told.starts_with("Discord, shard 1: not connected since 1970-01-01T00:16:40Z\n"), "{told}");
    }

    #[test]
    fn the_bot_is_well_while_its_database_answers_and_has_room() {
        let none = Connections::new();
        assert_eq!(judged(Some(false), &none, 0), (StatusCode::OK, "ok\n".to_owned()));
        let full = (StatusCode::SERVICE_UNAVAILABLE, web::DISK_FULL.to_owned());
        assert_eq!(judged(Some(true), &none, 0), full);
        assert_eq!(judged(None, &none, 0).0, StatusCode::SERVICE_UNAVAILABLE);
    }

    #[test]
    fn a_platform_with_fewer_shards_than_before_is_not_asked_for_the_others() {
        connecting("matrix", 0..2);
        connected("matrix", 0, true);
        connecting("matrix", 0..1);
        heard("matrix", 0);
        heard("matrix", 1);
        let mut text = String::new();
        write(&mut text);
        assert!(text.contains("lasermate_connected{platform=\"matrix\"} 0\n"), "{text}");
        assert!(!are_connected(&["matrix"]) && are_connected(&[]));
        connected("matrix", 0, true);
        assert!(are_connected(&["matrix"]) && !are_connected(&["matrix", "unheard"]));
        text.clear();
        write(&mut text);
        assert!(text.contains("lasermate_connected{platform=\"matrix\"} 1\n"), "{text}");
        assert!(text.contains("lasermate_last_event_timestamp_seconds{platform=\"matrix\"} "), "{text}");
    }
}
