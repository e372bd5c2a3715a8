//! Sends notifications as they are due, a few at once, and again where a push service asks for that.

use std::sync::Arc;
use std::time::{Duration, Instant};

use lasermate_present::language::Language;
use lasermate_present::saying::written;
use lasermate_present::{overview, text};
use lasermate_service::store::PushBrowser;
use lasermate_service::{clock, metrics};
use reqwest::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, RETRY_AFTER};
use reqwest::{Client, StatusCode};
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::sleep_until;

use super::{Notification, encrypt};
use crate::Chat;

/// How many are under way at once.
const AT_ONCE: usize = 32;
/// How long a push service keeps what a browser cannot be given yet, in seconds.
const KEPT_S: u32 = 24 * 60 * 60;
/// How often one is tried.
const TRIES: u32 = 3;
/// How long the next try waits, where the push service does not say; and how long at the most.
const PAUSE: Duration = Duration::from_secs(20);
const LONGEST: Duration = Duration::from_mins(10);
/// How much of a notification is shown, in characters: it has to fit its record.
const TITLE_CHARS: usize = 100;
const TOLD_CHARS: usize = 200;

/// Sends until the program ends. What waits then is not sent.
pub async fn run(chat: Arc<Chat>) {
    let Some(client) = chat.push.client.clone() else { return };
    let mut stop = chat.stop.clone();
    let mut under_way = JoinSet::new();
    while !*stop.borrow() {
        let mut next = None;
        if under_way.len() < AT_ONCE {
            let (due, then) = chat.push.take(AT_ONCE - under_way.len(), Instant::now());
            next = then;
            for one in due {
                under_way.spawn(notify(Arc::clone(&chat), client.clone(), one));
            }
        }
        let is_full = under_way.len() >= AT_ONCE;
        let due = next.unwrap_or_else(Instant::now);
        tokio::select! {
            () = sleep_until(due.into()), if next.is_some() && !is_full => {}
            () = chat.push.more.notified(), if !is_full => {}
            Some(_) = under_way.join_next() => {}
            _ = stop.changed() => break,
        }
    }
}

/// Notifies somebody in every browser they have asked for it in.
async fn notify(chat: Arc<Chat>, client: Client, one: Notification) {
    let wanted = one.clone();
    let found = chat.blocking(move |chat| messages(chat, &wanted)).await;
    for (browser, words) in found.unwrap_or_default() {
        match send(&chat, &client, &one, &browser, &words).await {
            Sent::Done => metrics::notified("sent"),
            Sent::Never => metrics::notified("refused"),
            Sent::Gone => {
                metrics::notified("gone");
                let who = one.person.clone();
                let silenced =
                    chat.blocking(move |chat| chat.tables().silence(&who, &browser.endpoint)).await;
                if let Ok(Err(error)) = silenced {
                    tracing::error!(%error, "forgetting a browser that is gone failed");
                }
            }
            Sent::Later(after) => {
                let tried = one.again.as_ref().map_or(0, |(tried, _)| *tried) + 1;
                if tried < TRIES {
                    metrics::notified("later");
                    let due = Instant::now() + after.unwrap_or(PAUSE * tried).min(LONGEST);
                    chat.push.put(Notification { due, again: Some((tried, browser)), ..one.clone() });
                } else {
                    metrics::notified("dropped");
                    tracing::warn!("a notification failed too often and is dropped");
                }
            }
        }
    }
}

/// The browsers that are to show a notification, each with what it shows; none where it is nobody's turn any more.
fn messages(chat: &Chat, one: &Notification) -> Vec<(PushBrowser, String)> {
    let game = chat.service.look(one.game).unwrap_or_else(|error| {
        tracing::error!(%error, "reading the game of a notification failed");
        None
    });
    let Some(game) = game else { return Vec::new() };
    let overview = overview::overview(&game);
    if !overview.turns || !overview.players.iter().any(|player| player.asked && player.id == one.person) {
        return Vec::new();
    }
    let mut browsers = chat.tables().browsers_of(&one.person).unwrap_or_else(|error| {
        tracing::error!(%error, "reading who is notified failed");
        Vec::new()
    });
    if let Some((_, again)) = &one.again {
        browsers.retain(|browser| browser.endpoint == again.endpoint);
    }
    let told = text::overview::in_lines(&overview).join(". ");
    let show = |browser: PushBrowser| {
        let language = Language::of(&browser.language).unwrap_or_default();
        let shown = |said: &str, most| written(said, language).chars().take(most).collect::<String>();
        let words = json!({
            "title": shown(&overview.title, TITLE_CHARS),
            "body": shown(&told, TOLD_CHARS),
            "lang": language.code(),
            "tag": one.game.to_string(),
            "open": format!("#{}", one.channel),
        });
        (browser, words.to_string())
    };
    browsers.into_iter().map(show).collect()
}

/// What came of a request to a push service.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sent {
    Done,
    /// It is not worth another try.
    Never,
    /// The browser is to be notified no more.
    Gone,
    /// It is worth another try, after the time that the push service asks for.
    Later(Option<Duration>),
}

async fn send(chat: &Chat, client: &Client, one: &Notification, browser: &PushBrowser, words: &str) -> Sent {
    // Rows of another version of the program.
    let Some(address) = chat.push.address(browser) else { return Sent::Gone };
    let body = encrypt::encrypt(words.as_bytes(), browser);
    let authorization = chat.push.key.authorization(&address, clock::now());
    let (Ok(body), Ok(authorization)) = (body, authorization) else {
        tracing::error!("encrypting a notification failed");
        return Sent::Never;
    };
    let request = client
        .post(address)
        .header(AUTHORIZATION, authorization)
        .header(CONTENT_ENCODING, "aes128gcm")
        .header(CONTENT_TYPE, "application/octet-stream")
        .header("ttl", KEPT_S)
        .header("urgency", "normal")
        // A newer one about the game takes the place of one that the browser has not been given yet.
        .header("topic", one.game.to_string())
        .body(body);
    match request.send().await {
        Ok(answer) => judged(answer.status(), answer.headers()),
        Err(error) => {
            // The address is a secret of the browser's.
            let error = error.without_url();
            tracing::info!(%error, "a notification failed: push service unreachable");
            Sent::Later(None)
        }
    }
}

fn judged(status: StatusCode, headers: &HeaderMap) -> Sent {
    match status {
        StatusCode::NOT_FOUND | StatusCode::GONE => Sent::Gone,
        StatusCode::TOO_MANY_REQUESTS => {
            let after = headers.get(RETRY_AFTER).and_then(|value| value.to_str().ok());
            Sent::Later(after.and_then(|seconds| seconds.parse().ok()).map(Duration::from_secs))
        }
        status if status.is_server_error() => Sent::Later(None),
        status if status.is_success() => Sent::Done,
        status => {
            tracing::warn!(status = status.as_u16(), "a notification failed: push service refuses it");
            Sent::Never
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_that_is_gone_is_forgotten_and_a_busy_service_is_asked_again() {
        let status = |status: u16| judged(StatusCode::from_u16(status).unwrap(), &HeaderMap::new());
        for (given, wanted) in [
            (201, Sent::Done),
            (202, Sent::Done),
            (301, Sent::Never),
            (400, Sent::Never),
            (403, Sent::Never),
            (404, Sent::Gone),
            (410, Sent::Gone),
            (413, Sent::Never),
            (429, Sent::Later(None)),
            (500, Sent::Later(None)),
            (503, Sent::Later(None)),
        ] {
            assert_eq!(status(given), wanted, "{given}");
        }
        let headers = HeaderMap::from_iter([(RETRY_AFTER, "120".parse().unwrap())]);
        let later = judged(StatusCode::TOO_MANY_REQUESTS, &headers);
        assert_eq!(later, Sent::Later(Some(Duration::from_mins(2))));
        assert_eq!(judged(StatusCode::GONE, &headers), Sent::Gone);
    }
}
