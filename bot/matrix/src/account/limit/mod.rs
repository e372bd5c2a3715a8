//! How much the server lets this account send: what it says of it, and how it has held the bot back.

mod asked;

use std::fs;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use matrix_sdk::Client;
use serde::{Deserialize, Serialize};

use crate::account::Folder;
use lasermate_domain::port::UnixMillis;
use lasermate_service::diagnostic::Finding;
use lasermate_service::{atomic_file, clock};

/// The file beside the session.
const FILE: &str = "limited.json";
const DAY: UnixMillis = 24 * 60 * 60 * 1000;
/// How many refusals of the last day are worth a warning: a bot that waits so often keeps its players waiting.
const OFTEN: u32 = 20;

/// How the server has held the bot back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LimitState {
    /// When last.
    pub last: UnixMillis,
    /// How long it had to wait then, in milliseconds.
    pub pause: u64,
    /// Since when it is counted.
    pub since: UnixMillis,
    pub times: u32,
}

impl LimitState {
    /// The same after another refusal. It is counted anew each day.
    fn once_more(self, now: UnixMillis, pause: Duration) -> Self {
        let today = self.since + DAY > now;
        Self {
            last: now,
            pause: u64::try_from(pause.as_millis()).unwrap_or(u64::MAX),
            since: if today { self.since } else { now },
            times: if today { self.times.saturating_add(1) } else { 1 },
        }
    }
}

/// Notes that the server holds the bot back. It is for the check-up alone: that it cannot be written does not matter. Several rooms
/// may be held back at once: one after the other they read what was noted and write it anew.
pub fn note(folder: &Folder, pause: Duration) {
    static NOTING: Mutex<()> = Mutex::new(());
    let _noting = NOTING.lock().unwrap_or_else(PoisonError::into_inner);
    let next = read(folder).unwrap_or_default().once_more(clock::now(), pause);
    if let Ok(text) = serde_json::to_vec(&next) {
        let _ = atomic_file::replace(&folder.0.join(FILE), &text);
    }
}

fn read(folder: &Folder) -> Option<LimitState> {
    serde_json::from_slice(&fs::read(folder.0.join(FILE)).ok()?).ok()
}

/// What the server says, and what it has done.
pub async fn look(client: &Client, folder: &Folder, now: UnixMillis) -> Finding {
    let said = match client.user_id() {
        Some(user) => client.send(asked::Request { user_id: user.to_owned() }).await.ok(),
        None => None,
    };
    let limit = said.map(|said| match (said.messages_per_second, said.burst_count) {
        (None, _) => Limit::Servers,
        (Some(0), _) => Limit::None,
        (Some(each), burst) => Limit::Own(each, burst.unwrap_or(0)),
    });
    finding(limit, read(folder), now)
}

/// What the server says of its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Limit {
    /// There is none for this account.
    None,
    /// This account has its own: events a second, and at once.
    Own(u32, u32),
    Servers,
}

const LIFT: &str = "An administrator lifts the limit: POST /_synapse/admin/v1/users/USER/override_ratelimit with \
                    {\"messages_per_second\": 0, \"burst_count\": 0}";

fn finding(limit: Option<Limit>, refused: Option<LimitState>, now: UnixMillis) -> Finding {
    let says = match limit {
        Some(Limit::None) => "the server sets none for this account".to_owned(),
        Some(Limit::Own(each, burst)) => {
            format!("the server allows this account {each} events per second after {burst} at once")
        }
        Some(Limit::Servers) => {
            "this account has the server's default (Synapse: 0.2 events per second after 10 at once)".to_owned()
        }
        None => "the server tells it to administrators only (Synapse's default: 0.2 events per second after 10 at once)"
            .to_owned(),
    };
    let recent = refused.filter(|refused| refused.last + DAY > now);
    let seen = match (recent, refused) {
        (Some(LimitState { times, pause, .. }), _) => format!(
            "In the last day it made the bot wait {times} times, last for {}.{} s",
            pause / 1000,
            pause % 1000 / 100
        ),
        (None, Some(_)) => "In the last day it never made the bot wait".to_owned(),
        (None, None) => "So far it has never made the bot wait".to_owned(),
    };
    let often = recent.is_some_and(|refused| refused.times >= OFTEN);
    let unlimited = limit == Some(Limit::None) && recent.is_none();
    let words = if unlimited { format!("{says}. {seen}") } else { format!("{says}. {seen}. {LIFT}") };
    if often { Finding::warning("rate limit", words) } else { Finding::ok("rate limit", words) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_service::diagnostic::Grade;

    const NOW: UnixMillis = 1_800_000_000_000;

    #[test]
    fn refusals_are_counted_a_day_long() {
        let once = LimitState::default().once_more(NOW, Duration::from_millis(4_750));
        assert_eq!(once, LimitState { last: NOW, pause: 4_750, since: NOW, times: 1 });
        let twice = once.once_more(NOW + DAY - 1, Duration::from_secs(1));
        assert_eq!((twice.times, twice.since), (2, NOW));
        assert_eq!(twice.once_more(NOW + DAY, Duration::from_secs(1)).times, 1);
    }

    #[test]
    fn what_is_noted_is_read_again() {
        let data = tempfile::tempdir().unwrap();
        let folder = Folder::beside(data.path());
        fs::create_dir(&folder.0).unwrap();
        assert_eq!(read(&folder), None);
        note(&folder, Duration::from_secs(3));
        note(&folder, Duration::from_secs(4));
        let refused = read(&folder).unwrap();
        assert_eq!((refused.times, refused.pause), (2, 4_000));
        // Two rooms that are held back at once are two refusals.
        std::thread::scope(|scope| {
            for _ in 0..20 {
                scope.spawn(|| note(&folder, Duration::from_secs(5)));
            }
        });
        assert_eq!(read(&folder).map(|refused| refused.times), Some(22));
    }

    #[test]
    fn it_says_what_the_server_says_and_has_done_and_what_helps() {
        let told = |limit, refused| finding(limit, refused, NOW);
        let lifted = told(Some(Limit::None), None);
        assert_eq!(
            lifted.words,
            "the server sets none for this account. So far it has never made the bot wait"
        );
        let held = LimitState { last: NOW - 1, pause: 4_750, since: NOW - 5, times: 3 };
        let words = told(None, Some(held)).words;
        assert!(
            words.contains("wait 3 times, last for 4.7 s") && words.contains("override_ratelimit"),
            "{words}"
        );
        assert_eq!(told(None, Some(LimitState { times: OFTEN, ..held })).grade, Grade::Warning);
        let old = LimitState { last: NOW - DAY, ..held };
        assert!(told(Some(Limit::Own(5, 20)), Some(old)).words.contains("5 events per second after 20"));
    }
}
