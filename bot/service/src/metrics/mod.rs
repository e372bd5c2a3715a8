//! What the program counts about itself, for Prometheus: how much, how long and how often in vain, and never who.
//!
//! Every label is a word of the program's own (`&'static str`), so that no name, id or text can get into one. Nothing is
//! counted for anybody but whoever runs the program: [`serve`] is off unless asked for.

mod connection;
mod family;
mod log;
mod process;
mod server;

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use lasermate_domain::command::CommandSpec;
use lasermate_domain::networks;
use lasermate_domain::port::{AtGame, AtPuzzle, Intent, Request};
use strum::IntoStaticStr;

use family::{Counters, Durations};

pub use connection::{are_connected, connected, connecting, health, heard};
pub use log::Troubles;
pub use server::{Exposure, GaugeSource, ServeError, serve};

static REQUESTS: Counters<3> = Counters::new(
    "lasermate_requests_total",
    "Requests by platform, by command (or press, pick, fill, computer) and by outcome.",
    ["platform", "kind", "outcome"],
);
static ANSWERS: Durations<1> = Durations::new(
    "lasermate_request_seconds",
    "Seconds from a request to its answer, without the platform's own delays.",
    ["platform"],
);
static ACKNOWLEDGEMENTS: Durations<1> = Durations::new(
    "lasermate_acknowledgement_seconds",
    "Seconds from the delivery of an event to its acknowledgement.",
    ["platform"],
);
static POSTS: Durations<1> = Durations::new(
    "lasermate_post_seconds",
    "Seconds from the moment a post was due until it was sent.",
    ["platform"],
);
static VAIN_POSTS: Counters<2> = Counters::new(
    "lasermate_posts_failed_total",
    "Posts that failed: to be retried (later) or dropped (never).",
    ["platform", "outcome"],
);
static REFUSED_CALLS: Counters<2> = Counters::new(
    "lasermate_calls_refused_total",
    "Calls that a platform refused, for example as rate limited or not permitted, by reason.",
    ["platform", "why"],
);
static WAITS: Durations<1> = Durations::new(
    "lasermate_call_wait_seconds",
    "Seconds that a call to a platform waited for its rate limits.",
    ["platform"],
);
static NOTIFICATIONS: Counters<1> = Counters::new(
    "lasermate_notifications_total",
    "Notifications given to browsers' push services: sent, refused, tried again later, dropped after that, or to browsers that are gone.",
    ["outcome"],
);
static UNREAD_EVENTS: Counters<1> = Counters::new(
    "lasermate_unread_events_total",
    "Events of a platform that could not be read.",
    ["platform"],
);
/// How far our clock is ahead of Discord's, in milliseconds.
static SKEW: AtomicI64 = AtomicI64::new(0);
static DRAWINGS: Durations<0> = Durations::new("lasermate_draw_seconds", "Seconds to draw one picture.", []);
static BUSY: Counters<1> = Counters::new(
    "lasermate_busy_total",
    "Requests and pictures turned away because their lane was full, by lane: boards, older, replays, scans, hints, problems.",
    ["lane"],
);
static COMMITS: Durations<0> =
    Durations::new("lasermate_commit_seconds", "Seconds to write one transaction to the disk.", []);
static DROPS: Counters<0> = Counters::new(
    "lasermate_gateway_drops_total",
    "Connections to a platform's gateway that dropped and were made again.",
    [],
);
static UNREADABLE: Counters<1> = Counters::new(
    "lasermate_unreadable_total",
    "Entries of the database that can't be read and are skipped, each counted once, by kind.",
    ["kind"],
);
static TROUBLES: Counters<1> = Counters::new(
    "lasermate_log_events_total",
    "Warnings and errors, whether or not the log shows them.",
    ["level"],
);

/// What became of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum RequestOutcome {
    Shown,
    Done,
    /// It was refused, for a reason the asker can do something about.
    Refused,
    /// The program could not do it.
    Failed,
}

/// What follows a failed delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SendFailure {
    Later,
    Never,
}

/// Counts a request of a person or a computer that took so long to be answered.
pub fn request(request: &Request, by_computer: bool, outcome: RequestOutcome, took: Duration) {
    let platform = platform(&request.room.0);
    let kind = match &request.intent {
        _ if by_computer => "computer",
        Intent::Command(invocation) => CommandSpec::of(invocation.command).name,
        Intent::Game { does: AtGame::Choose { option: Some(_), .. }, .. }
        | Intent::NewGame { .. }
        | Intent::Rules { part: Some(_), page: 0, .. } => "pick",
        Intent::Game { does: AtGame::OfferPact { .. }, .. }
        | Intent::FillChallenge { .. }
        | Intent::Puzzle { does: AtPuzzle::Answer(_), .. } => "fill",
        _ => "press",
    };
    REQUESTS.count([platform, kind, outcome.into()]);
    ANSWERS.note([platform], took);
}

/// Notes how long a platform waited for its acknowledgement; `platform` is [`lasermate_domain::platform::Platform::NAME`].
pub fn acknowledged(platform: &'static str, took: Duration) {
    ACKNOWLEDGEMENTS.note([platform], took);
}

/// Notes that a post is there, so long after it was owed.
pub fn posted(platform: &'static str, took: Duration) {
    POSTS.note([platform], took);
}

/// Counts a post that could not be sent.
pub fn not_posted(platform: &'static str, why: SendFailure) {
    VAIN_POSTS.count([platform, why.into()]);
}

/// Counts a call that a platform refused; both words are the adapter's own.
pub fn call_refused(platform: &'static str, why: &'static str) {
    REFUSED_CALLS.count([platform, why]);
}

/// Notes how long a call waited for a platform's limits.
pub fn waited(platform: &'static str, took: Duration) {
    WAITS.note([platform], took);
}

/// Counts what came of a notification; the word is the page's own.
pub fn notified(outcome: &'static str) {
    NOTIFICATIONS.count([outcome]);
}

/// Counts an event of a platform that cannot be read.
pub fn unread_event(platform: &'static str) {
    UNREAD_EVENTS.count([platform]);
}

/// Notes how far our clock is ahead of a platform's, in milliseconds; the one platform that tells is Discord.
pub fn skewed(millis: i64) {
    SKEW.store(millis, Ordering::Relaxed);
}

/// Notes how long a picture took.
pub fn drawn(took: Duration) {
    DRAWINGS.note([], took);
}

/// Counts what found no place in a lane of the pool; `lane` is [`crate::drawing::DrawingLane::word`].
pub fn busy(lane: &'static str) {
    BUSY.count([lane]);
}

/// Notes how long a transaction took.
pub fn committed(took: Duration) {
    COMMITS.note([], took);
}

/// Counts a gateway connection that was lost; another one follows.
pub fn gateway_dropped() {
    DROPS.count([]);
}

/// Counts something in the database that cannot be read.
pub fn unreadable(kind: &'static str) {
    UNREADABLE.count([kind]);
}

/// The platform a room or request id begins with, as a word of ours.
fn platform(id: &str) -> &'static str {
    let word = id.split(':').next().unwrap_or_default();
    networks::known(word).map_or("other", |network| network.word)
}

/// What stands in the store at the moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gauges {
    /// Games that can be played on.
    pub live_games: u64,
    /// Posts that are owed, by platform.
    pub owed: Vec<(String, u64)>,
    /// Whether there is no room on the disk to store anything.
    pub full: bool,
    /// How large the database is with its journal, in bytes.
    pub database: u64,
    /// How much is free on its disk, in bytes, where the system says so.
    pub free: Option<u64>,
}

/// Everything, in Prometheus's text format 0.0.4.
pub fn render(standing: &Gauges) -> String {
    let mut text = String::with_capacity(8 * 1024);
    REQUESTS.write(&mut text);
    ANSWERS.write(&mut text);
    ACKNOWLEDGEMENTS.write(&mut text);
    POSTS.write(&mut text);
    VAIN_POSTS.write(&mut text);
    REFUSED_CALLS.write(&mut text);
    WAITS.write(&mut text);
    NOTIFICATIONS.write(&mut text);
    UNREAD_EVENTS.write(&mut text);
    DRAWINGS.write(&mut text);
    BUSY.write(&mut text);
    COMMITS.write(&mut text);
    DROPS.write(&mut text);
    UNREADABLE.write(&mut text);
    TROUBLES.write(&mut text);
    family::head(&mut text, "lasermate_posts_owed", "gauge", "Posts waiting to be sent.");
    for word in networks::NETWORKS.iter().map(|network| network.word).chain(["other"]) {
        let owed: u64 =
            standing.owed.iter().filter(|(to, _)| platform(to) == word).map(|(_, count)| count).sum();
        // Writing into a string cannot fail, here and below.
        let _ = writeln!(text, "lasermate_posts_owed{{platform=\"{word}\"}} {owed}");
    }
    connection::write(&mut text);
    let ahead = "How far this computer's clock is ahead of the network's, in seconds.";
    family::head(&mut text, "lasermate_clock_skew_seconds", "gauge", ahead);
    let millis = SKEW.load(Ordering::Relaxed);
    let sign = if millis < 0 { "-" } else { "" };
    let (whole, rest) = (millis.unsigned_abs() / 1000, millis.unsigned_abs() % 1000);
    let _ = writeln!(text, "lasermate_clock_skew_seconds {sign}{whole}.{rest:03}");
    family::head(&mut text, "lasermate_games_live", "gauge", "Games in progress.");
    let _ = writeln!(text, "lasermate_games_live {}", standing.live_games);
    family::head(
        &mut text,
        "lasermate_database_bytes",
        "gauge",
        "Size of the database with its journal, in bytes.",
    );
    let _ = writeln!(text, "lasermate_database_bytes {}", standing.database);
    if let Some(free) = standing.free {
        family::head(
            &mut text,
            "lasermate_disk_free_bytes",
            "gauge",
            "Free on the database's disk, in bytes.",
        );
        let _ = writeln!(text, "lasermate_disk_free_bytes {free}");
    }
    process::write(&mut text);
    family::head(&mut text, "lasermate_build_info", "gauge", "The running version; always 1.");
    let _ = writeln!(text, "lasermate_build_info{{version=\"{}\"}} 1", env!("CARGO_PKG_VERSION"));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_platform_is_a_word_of_ours_whatever_an_id_says() {
        assert_eq!(platform("discord:123"), "discord");
        assert_eq!(platform("evil\"} 1\n:x"), "other");
        assert_eq!(platform(""), "other");
    }

    #[test]
    fn what_stands_in_the_store_is_shown_with_everything_else() {
        committed(Duration::from_millis(3));
        let standing = Gauges { live_games: 2, owed: vec![("local".to_owned(), 5)], ..Default::default() };
        let text = render(&standing);
        assert!(text.contains("\nlasermate_games_live 2\n"), "{text}");
        assert!(text.contains("\nlasermate_posts_owed{platform=\"local\"} 5\n"), "{text}");
        assert!(text.contains("\nlasermate_commit_seconds_bucket{le=\"0.005\"} "), "{text}");
        assert!(text.ends_with('\n'));
    }

    /// The families of everything that can be shown.
    fn families() -> Vec<String> {
        process::started();
        connecting("discord", 0..1);
        heard("discord", 0);
        let text = render(&Gauges { free: Some(1), ..Default::default() });
        let names = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
        names.map(str::to_owned).collect()
    }

    /// Three were counted that no table told of.
    #[test]
    fn the_operations_manual_tells_what_every_figure_is() {
        let manual = include_str!("../../../lasermate/README.md");
        for name in families() {
            assert!(manual.contains(&format!("`{name}")), "{name}");
        }
    }

    #[test]
    fn alerts_and_dashboard_ask_for_figures_that_are_there() {
        let families = families();
        for asked in [
            include_str!("../../../lasermate/packaging/monitoring/alerts.yml"),
            include_str!("../../../lasermate/packaging/monitoring/dashboard.json"),
        ] {
            let words = asked.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
            let names: Vec<_> = words
                .filter(|word| word.starts_with("lasermate_") || word.starts_with("process_"))
                .map(|word| word.strip_suffix("_bucket").unwrap_or(word))
                .collect();
            assert!(names.len() > 5);
            for name in names {
                assert!(families.iter().any(|family| family == name), "{name}");
            }
        }
    }
}
