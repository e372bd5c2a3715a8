//! The browsers that notify somebody: where each is reached, and the keys with which it alone reads what it is sent.

use lasermate_domain::port::{PersonId, UnixMillis};
use rusqlite::{Row, TransactionBehavior, params};

use super::ChatStore;
use crate::store::StoreError;

/// How many browsers notify one person; beyond that the one goes in which the page was open longest ago.
const BROWSERS: u32 = 5;

/// A browser that notifies somebody.
#[derive(Clone, PartialEq, Eq)]
pub struct PushBrowser {
    /// Its address at its push service: whoever knows it can write to it.
    pub endpoint: String,
    pub p256dh: [u8; 65],
    pub auth: [u8; 16],
    /// The code of the language of the page in it.
    pub language: String,
}

/// Nothing of it may get into a log.
impl std::fmt::Debug for PushBrowser {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PushBrowser").finish_non_exhaustive()
    }
}

impl ChatStore<'_> {
    /// Notes that a browser notifies somebody, or with `known` only that the page is open in one that does; whether it does now.
    pub fn notify_in(
        &self,
        who: &PersonId,
        browser: &PushBrowser,
        known: bool,
        now: UnixMillis,
    ) -> Result<bool, StoreError> {
        let PushBrowser { endpoint, p256dh, auth, language } = browser;
        let mut db = self.store.writer();
        let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        if known {
            let renewed = change.execute(
                "UPDATE local_push SET p256dh = ?3, auth = ?4, language = ?5, seen_at = ?6
                 WHERE person = ?1 AND endpoint = ?2",
                params![who.0, endpoint, p256dh, auth, language, now],
            )?;
            change.commit()?;
            return Ok(renewed > 0);
        }
        change.execute(
            "INSERT OR REPLACE INTO local_push (person, endpoint, p256dh, auth, language, seen_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            params![who.0, endpoint, p256dh, auth, language, now],
        )?;
        change.execute(
            "DELETE FROM local_push WHERE person = ?1 AND endpoint IN (
                 SELECT endpoint FROM local_push WHERE person = ?1
                 ORDER BY endpoint = ?2 DESC, seen_at DESC LIMIT -1 OFFSET ?3)",
            params![who.0, endpoint, BROWSERS],
        )?;
        change.commit()?;
        Ok(true)
    }

    /// Lets a browser notify somebody no longer.
    pub fn silence(&self, who: &PersonId, endpoint: &str) -> Result<(), StoreError> {
        self.store
            .write("DELETE FROM local_push WHERE person = ?1 AND endpoint = ?2", params![who.0, endpoint])
    }

    /// The browsers that notify somebody.
    pub fn browsers_of(&self, who: &PersonId) -> Result<Vec<PushBrowser>, StoreError> {
        self.store.all(
            "SELECT endpoint, p256dh, auth, language FROM local_push WHERE person = ?1",
            [&who.0],
            browser,
        )
    }
}

fn browser(row: &Row<'_>) -> rusqlite::Result<PushBrowser> {
    Ok(PushBrowser { endpoint: row.get(0)?, p256dh: row.get(1)?, auth: row.get(2)?, language: row.get(3)? })
}

#[cfg(test)]
mod tests {
    use super::super::tests::{empty, take};
    use super::*;

    fn at(endpoint: &str) -> PushBrowser {
        let endpoint = endpoint.to_owned();
        PushBrowser { endpoint, p256dh: [4; 65], auth: [1; 16], language: "en".to_owned() }
    }

    fn endpoints(chat: ChatStore<'_>, who: &PersonId) -> Vec<String> {
        chat.browsers_of(who).unwrap().into_iter().map(|browser| browser.endpoint).collect()
    }

    #[test]
    fn five_browsers_notify_one_person_and_the_one_not_opened_for_longest_falls_out() {
        let (_folder, store) = empty();
        let chat = store.chat();
        let [ann, bob] =
            [("Ann", "local:1"), ("Bob", "local:2")].map(|(name, id)| take(&store, name, id, 0).unwrap().id);
        assert!(chat.notify_in(&bob, &at("a"), false, 0).unwrap());
        for (time, endpoint) in (1..).zip(["a", "b", "c", "d", "e"]) {
            assert!(chat.notify_in(&ann, &at(endpoint), false, time).unwrap());
        }
        assert!(chat.notify_in(&ann, &at("a"), true, 6).unwrap(), "the page is opened there again");
        // A clock that was set back must not let the newest fall out.
        assert!(chat.notify_in(&ann, &at("f"), false, 0).unwrap());
        assert_eq!(endpoints(chat, &ann), ["a", "c", "d", "e", "f"]);
        assert_eq!(endpoints(chat, &bob), ["a"], "the same browser may notify two people");
        assert!(!chat.notify_in(&ann, &at("b"), true, 7).unwrap(), "nobody has asked for it again");
        assert_eq!(endpoints(chat, &ann).len(), 5);
    }

    #[test]
    fn a_browser_is_silenced_for_one_person_and_with_their_name() {
        let (_folder, store) = empty();
        let chat = store.chat();
        let [ann, bob] =
            [("Ann", "local:1"), ("Bob", "local:2")].map(|(name, id)| take(&store, name, id, 0).unwrap().id);
        for who in [&ann, &bob] {
            chat.notify_in(who, &at("a"), false, 0).unwrap();
        }
        chat.silence(&ann, "a").unwrap();
        assert_eq!((endpoints(chat, &ann).len(), endpoints(chat, &bob).len()), (0, 1));
        chat.give_up(&bob).unwrap();
        assert_eq!(endpoints(chat, &bob).len(), 0);
    }

    #[test]
    fn an_address_at_a_push_service_is_in_no_log() {
        let shown = format!("{:?}", at("https://push.example/secret"));
        assert!(!shown.contains("secret") && !shown.contains('4'), "{shown}");
    }
}
