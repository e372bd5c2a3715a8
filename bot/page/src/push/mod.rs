//! Notifications of whose turn it is, for who has asked for them in a browser (Web Push).

mod encrypt;
mod endpoint;
mod send;
mod vapid;

use std::collections::VecDeque;
use std::io;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use lasermate_domain::port::PersonId;
use lasermate_domain::tables::table::GameId;
use lasermate_service::store::PushBrowser;
use reqwest::redirect::Policy;
use reqwest::{Client, Url};
use tokio::sync::Notify;

pub(crate) use send::run;
use vapid::VapidKey;

/// How long a push service may take.
const ANSWERING: Duration = Duration::from_secs(10);
/// How long a notification waits: whoever has the page in view asks for the new board meanwhile, and needs none.
const UNSEEN: Duration = Duration::from_secs(3);
/// How many notifications wait at the most; beyond that the oldest is dropped.
const WAITING: usize = 1000;

/// The notifications that are to be sent, and with what.
#[derive(Debug)]
pub struct Push {
    key: VapidKey,
    /// None where there are no certificates to know push services by.
    client: Option<Client>,
    reach: Reach,
    waiting: Mutex<VecDeque<Notification>>,
    /// Told when there is something new to send.
    more: Notify,
}

/// Which servers are push services.
#[derive(Clone, Copy, Debug)]
enum Reach {
    Public,
    /// For tests, whose push service is on this machine.
    Any,
}

/// What is to be sent to somebody.
#[derive(Clone, Debug)]
struct Notification {
    person: PersonId,
    /// Where the game is played.
    channel: String,
    game: GameId,
    due: Instant,
    /// How often it was tried in vain, and in which browser alone it is to be tried again.
    again: Option<(u32, PushBrowser)>,
}

impl Push {
    /// Opens them. `chat` is where others reach the chat, for example `https://chat.example.org`.
    ///
    /// # Errors
    /// The key in the data folder can't be read, or made at the first start.
    pub fn open(folder: &Path, chat: Option<String>) -> io::Result<Self> {
        Self::opened(folder, chat, Reach::Public)
    }

    /// The same for tests: a push service may be anywhere, and without TLS.
    #[doc(hidden)]
    pub fn open_to_any(folder: &Path) -> io::Result<Self> {
        Self::opened(folder, None, Reach::Any)
    }

    fn opened(folder: &Path, chat: Option<String>, reach: Reach) -> io::Result<Self> {
        let client = client(reach).inspect_err(|error| {
            tracing::warn!(%error, "notifications failed: no TLS, so none are sent");
        });
        Ok(Self {
            key: VapidKey::open(folder, chat)?,
            client: client.ok(),
            reach,
            waiting: Mutex::default(),
            more: Notify::new(),
        })
    }

    /// By what browsers know the server; nothing where none can be notified.
    pub fn key(&self) -> Option<String> {
        self.client.is_some().then(|| self.key.public())
    }

    /// Whether a browser can be sent anything.
    pub fn reaches(&self, browser: &PushBrowser) -> bool {
        self.address(browser).is_some() && encrypt::encrypt(b"", browser).is_ok()
    }

    fn address(&self, browser: &PushBrowser) -> Option<Url> {
        match self.reach {
            Reach::Public => endpoint::read(&browser.endpoint),
            Reach::Any => Url::parse(&browser.endpoint).ok(),
        }
    }

    /// Notifies people of a game soon, unless they see it meanwhile.
    pub fn notify<'p>(
        &self,
        people: impl Iterator<Item = &'p PersonId>,
        (channel, game): (&str, GameId),
        now: Instant,
    ) {
        if self.client.is_none() {
            return;
        }
        for person in people {
            let (person, channel) = (person.clone(), channel.to_owned());
            self.put(Notification { person, channel, game, due: now + UNSEEN, again: None });
        }
    }

    /// Somebody has the page in view.
    pub fn seen(&self, who: &PersonId) {
        self.waiting().retain(|other| other.person != *who);
    }

    /// Puts a notification in the place of what waits about the same game, in its browser or in all.
    fn put(&self, one: Notification) {
        let mut waiting = self.waiting();
        let in_browser = |one: &Notification| one.again.as_ref().map(|(_, browser)| browser.endpoint.clone());
        let only_in = in_browser(&one);
        // A newer one that is still to go everywhere goes there too.
        let same = |other: &Notification| other.person == one.person && other.game == one.game;
        if only_in.is_some() && waiting.iter().any(|other| same(other) && other.again.is_none()) {
            return;
        }
        waiting.retain(|other| !same(other) || (only_in.is_some() && in_browser(other) != only_in));
        if waiting.len() == WAITING {
            waiting.pop_front();
            tracing::warn!("notifications failed: too many wait, the oldest is dropped");
        }
        waiting.push_back(one);
        drop(waiting);
        self.more.notify_one();
    }

    /// Takes what is due, at most `most`, and tells when the next one is.
    fn take(&self, most: usize, now: Instant) -> (Vec<Notification>, Option<Instant>) {
        let mut waiting = self.waiting();
        let (mut due, mut left) = (Vec::new(), VecDeque::new());
        for one in waiting.drain(..) {
            if one.due <= now && due.len() < most {
                due.push(one);
            } else {
                left.push_back(one);
            }
        }
        *waiting = left;
        (due, waiting.iter().map(|one| one.due).min())
    }

    #[cfg(test)]
    pub(crate) fn is_waiting(&self, who: &PersonId) -> bool {
        self.waiting().iter().any(|one| one.person == *who)
    }

    fn waiting(&self) -> MutexGuard<'_, VecDeque<Notification>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn client(reach: Reach) -> reqwest::Result<Client> {
    // Whoever was first has chosen already.
    let _ = rustls::crypto::ring::default_provider().install_default();
    // A proxy would look names up itself, past what is allowed here.
    let builder =
        Client::builder().tls_backend_rustls().no_proxy().redirect(Policy::none()).timeout(ANSWERING);
    match reach {
        Reach::Public => builder.https_only(true).dns_resolver(endpoint::PublicNames).build(),
        Reach::Any => builder.build(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opened() -> (tempfile::TempDir, Push) {
        let folder = tempfile::tempdir().unwrap();
        let push = Push::open_to_any(folder.path()).unwrap();
        (folder, push)
    }

    fn due(push: &Push, now: Instant) -> Vec<(String, u64)> {
        let (due, _) = push.take(usize::MAX, now);
        due.into_iter().map(|one| (one.person.0, one.game.0)).collect()
    }

    #[test]
    fn whoever_sees_the_page_meanwhile_is_not_notified() {
        let (_folder, push) = opened();
        let [ann, bob] = ["local:1", "local:2"].map(|id| PersonId(id.to_owned()));
        let now = Instant::now();
        push.notify([&ann, &bob].into_iter(), ("lobby", GameId(1)), now);
        assert_eq!(push.take(9, now).1, Some(now + UNSEEN));
        assert_eq!(due(&push, now), [], "nothing is sent at once");
        push.seen(&ann);
        assert_eq!(due(&push, now + UNSEEN), [("local:2".to_owned(), 1)]);
        assert_eq!(due(&push, now + UNSEEN), [], "it is sent once");
    }

    #[test]
    fn a_newer_notification_takes_the_place_of_one_about_the_same_game() {
        let (_folder, push) = opened();
        let ann = PersonId("local:1".to_owned());
        let now = Instant::now();
        let browser = |endpoint: &str| PushBrowser {
            endpoint: endpoint.to_owned(),
            p256dh: [4; 65],
            auth: [0; 16],
            language: String::new(),
        };
        let again = |endpoint: &str| Notification {
            person: ann.clone(),
            channel: "lobby".to_owned(),
            game: GameId(1),
            due: now,
            again: Some((1, browser(endpoint))),
        };
        push.put(again("a"));
        push.put(again("b"));
        push.put(again("a"));
        assert_eq!(due(&push, now).len(), 2, "each browser is tried again by itself");
        push.put(again("a"));
        push.notify([&ann].into_iter(), ("lobby", GameId(2)), now);
        push.notify([&ann].into_iter(), ("lobby", GameId(1)), now);
        push.put(again("b"));
        let (found, _) = push.take(9, now + UNSEEN);
        let found: Vec<_> = found.iter().map(|one| (one.game.0, one.again.is_some())).collect();
        assert_eq!(found, [(2, false), (1, false)]);
    }

    #[test]
    fn so_many_wait_and_the_oldest_goes() {
        let (_folder, push) = opened();
        let ann = PersonId("local:1".to_owned());
        let now = Instant::now();
        for game in (0..).take(WAITING + 1) {
            push.notify([&ann].into_iter(), ("lobby", GameId(game)), now);
        }
        let (found, next) = push.take(1, now + UNSEEN);
        assert_eq!((found[0].game, next), (GameId(1), Some(now + UNSEEN)));
        assert_eq!(due(&push, now + UNSEEN).len(), WAITING - 1);
    }

    #[test]
    fn a_browser_is_refused_whose_keys_or_whose_push_service_are_none() {
        let folder = tempfile::tempdir().unwrap();
        let push = Push::open(folder.path(), None).unwrap();
        // The server's own key is a point of the same curve.
        let point = push.key.public();
        let p256dh = base64::Engine::decode(&base64::prelude::BASE64_URL_SAFE_NO_PAD, point).unwrap();
        let good = PushBrowser {
            endpoint: "https://push.example.com/1".to_owned(),
            p256dh: p256dh.try_into().unwrap(),
            auth: [0; 16],
            language: String::new(),
        };
        assert!(push.reaches(&good));
        assert!(!push.reaches(&PushBrowser { p256dh: [4; 65], ..good.clone() }));
        assert!(!push.reaches(&PushBrowser { endpoint: "http://127.0.0.1/1".to_owned(), ..good }));
    }
}
