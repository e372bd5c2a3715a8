//! The channels there are, and whose they are.

use lasermate_domain::limits::{CHANNELS, CHANNELS_EACH};
use lasermate_domain::port::{PersonId, UnixMillis};
use rusqlite::{Connection, OptionalExtension as _, TransactionBehavior, params};
use thiserror::Error;

use super::ChatStore;
use crate::store::StoreError;

/// A channel in which nothing was said (so that there is no game either) lapses after so long.
const LAPSES: UnixMillis = 24 * 60 * 60 * 1000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatChannel {
    /// Its name, without the `#`.
    pub name: String,
    /// Who may change its settings.
    pub owner: Option<PersonId>,
    /// The number of its last message; 0 before the first.
    pub last: u64,
}

/// Why a channel cannot be made.
#[derive(Debug, Error)]
pub enum MakeError {
    /// Its maker has as many as one may have.
    #[error(
        "You have {CHANNELS_EACH} channels already. Use one of them; an empty one goes by itself after a day."
    )]
    Yours,
    /// There are as many as there may be, and something was said in each.
    #[error("There are too many channels already. Use one that is there.")]
    Full,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<rusqlite::Error> for MakeError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Store(error.into())
    }
}

impl ChatStore<'_> {
    pub fn channels(&self) -> Result<Vec<ChatChannel>, StoreError> {
        self.store.all(
            "SELECT name, owner, (SELECT coalesce(max(id), 0) FROM local_message WHERE room = name)
             FROM local_channel ORDER BY name",
            [],
            |row| {
                Ok(ChatChannel {
                    name: row.get(0)?,
                    owner: row.get::<_, Option<String>>(1)?.map(PersonId),
                    last: row.get(2)?,
                })
            },
        )
    }

    /// The channels in which somebody has said something, plays or has a challenge open.
    pub fn channels_of(&self, who: &PersonId) -> Result<Vec<String>, StoreError> {
        self.store.column(
            "SELECT room FROM local_message WHERE person = ?1
             UNION SELECT substr(game.room, 7) FROM person CROSS JOIN seat ON seat.person = person.no
                 CROSS JOIN game ON game.id = seat.game WHERE person.key = ?1 AND game.state = 'live'
             UNION SELECT substr(challenge.room, 7) FROM person
                 CROSS JOIN challenge INDEXED BY challenge_open ON challenge.challenger = person.no
                 WHERE person.key = ?1 AND challenge.state = 'open'",
            [&who.0],
        )
    }

    /// The channels that somebody has made, without those in which a game is played or a challenge is open; the oldest first.
    pub fn idle_channels_of(&self, owner: &PersonId) -> Result<Vec<String>, StoreError> {
        self.store.column(
            "SELECT name FROM local_channel AS c WHERE owner = ?1
                 AND NOT EXISTS (SELECT 1 FROM game WHERE room = 'local:' || c.name AND state = 'live')
                 AND NOT EXISTS (SELECT 1 FROM challenge WHERE room = 'local:' || c.name AND state = 'open')
             ORDER BY made_at, name",
            [&owner.0],
        )
    }

    /// Makes a channel, which is its maker's; `false` where it was there already.
    ///
    /// # Errors
    /// Its maker has too many, or there are too many.
    pub fn add_channel(&self, channel: &str, owner: &PersonId, now: UnixMillis) -> Result<bool, MakeError> {
        let mut db = self.store.writer();
        let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let there = change.query_row("SELECT 1 FROM local_channel WHERE name = ?", [channel], |_| Ok(()));
        if there.optional()?.is_some() {
            return Ok(false);
        }
        make_room(&change, now, CHANNELS)?;
        let own: u32 = change.query_row(
            "SELECT count(*) FROM local_channel WHERE owner = ? AND name NOT IN ('lobby', 'table-1', 'table-2')",
            [&owner.0],
            |row| row.get(0),
        )?;
        if own >= CHANNELS_EACH {
            return Err(MakeError::Yours);
        }
        change.execute(
            "INSERT INTO local_channel (name, owner, made_at) VALUES (?, ?, ?)",
            params![channel, owner.0, now],
        )?;
        change.commit()?;
        Ok(true)
    }
}

/// Lets channels lapse in which nothing was said, and where there are `most` all the same, the oldest of them.
fn make_room(db: &Connection, now: UnixMillis, most: u32) -> Result<(), MakeError> {
    const AT_ONCE: u32 = 500;
    let lapse = |before: UnixMillis, most: u32| {
        db.prepare_cached(
            "DELETE FROM local_channel WHERE name IN
             (SELECT name FROM local_channel AS c WHERE made_at <= ? AND name NOT IN ('lobby', 'table-1', 'table-2')
                 AND NOT EXISTS (SELECT 1 FROM local_message WHERE room = c.name)
              ORDER BY made_at LIMIT ?)",
        )?
        .execute(params![before, most])
    };
    lapse(now.saturating_sub(LAPSES), AT_ONCE)?;
    let channels: u32 = db.query_row("SELECT count(*) FROM local_channel", [], |row| row.get(0))?;
    if channels < most || lapse(UnixMillis::MAX, 1)? > 0 { Ok(()) } else { Err(MakeError::Full) }
}

#[cfg(test)]
mod tests {
    use super::super::MessageDraft;
    use super::super::tests::empty;
    use super::*;

    #[test]
    fn a_channel_is_its_makers_until_they_give_their_name_up() {
        let (_folder, store) = empty();
        let chat = store.chat();
        let [ann, bob] = ["local:1", "local:2"].map(|id| PersonId(id.to_owned()));
        chat.take("Ann", &ann, "a", 0).unwrap();
        chat.take("Bob", &bob, "b", 0).unwrap();
        assert!(chat.add_channel("table-9", &bob, 0).unwrap());
        assert!(!chat.add_channel("table-9", &ann, 0).unwrap());
        assert_eq!(chat.owner("lobby").unwrap(), Some(None), "the operator gives it");
        assert_eq!(chat.owner("table-9").unwrap(), Some(Some(bob.clone())));
        assert_eq!(chat.owner("nowhere").unwrap(), None);
        chat.give_up(&bob).unwrap();
        assert_eq!(chat.owner("table-9").unwrap(), Some(None));
    }

    fn there(chat: ChatStore<'_>, channel: &str) -> bool {
        chat.owner(channel).unwrap().is_some()
    }

    fn say(chat: ChatStore<'_>, channel: &str) {
        let hello =
            MessageDraft { channel, body: "{}", person: None, outbox: None, request: None, pictures: &[] };
        chat.write(hello).unwrap();
    }

    #[test]
    fn an_empty_channel_lapses_after_a_day_and_one_with_words_stays() {
        let (_folder, store) = empty();
        let chat = store.chat();
        let ann = chat.take("Ann", &PersonId("local:1".to_owned()), "a", 0).unwrap().id;
        for channel in ["empty", "full"] {
            assert!(chat.add_channel(channel, &ann, 0).unwrap());
        }
        say(chat, "full");
        chat.add_channel("new", &ann, LAPSES - 1).unwrap();
        assert!(there(chat, "empty"));
        chat.add_channel("newer", &ann, LAPSES).unwrap();
        assert!(!there(chat, "empty"));
        for channel in ["full", "new", "newer", "lobby", "table-1", "table-2"] {
            assert!(there(chat, channel), "{channel}");
        }
    }

    #[test]
    fn one_person_has_so_many_channels_and_others_go_on_making_theirs() {
        let (_folder, store) = empty();
        let chat = store.chat();
        let [ann, bob] = ["Ann", "Bob"]
            .map(|name| chat.take(name, &PersonId(format!("local:{name}")), name, 0).unwrap().id);
        for number in 0..CHANNELS_EACH {
            assert!(chat.add_channel(&format!("a{number}"), &ann, 0).unwrap());
        }
        assert!(matches!(chat.add_channel("more", &ann, 0), Err(MakeError::Yours)));
        let idle = chat.idle_channels_of(&ann).unwrap();
        assert_eq!((idle.len(), idle[0].as_str()), (CHANNELS_EACH as usize, "a0"));
        assert!(!chat.add_channel("a0", &ann, 0).unwrap(), "one that is there is given");
        assert!(chat.add_channel("more", &bob, 0).unwrap());
        // What others leave behind does not count as made.
        chat.give_up(&ann).unwrap();
        assert_eq!(chat.owner("a0").unwrap(), Some(None));
        let cid = chat.take("Cid", &PersonId("local:c".to_owned()), "c", 0).unwrap().id;
        assert!(chat.add_channel("cids", &cid, 0).unwrap());
    }

    #[test]
    fn where_there_are_too_many_the_oldest_empty_one_goes_and_none_with_words() {
        let (_folder, store) = empty();
        let chat = store.chat();
        let ann = chat.take("Ann", &PersonId("local:1".to_owned()), "a", 0).unwrap().id;
        for (at, channel) in ["said", "old", "new"].into_iter().enumerate() {
            chat.add_channel(channel, &ann, at as UnixMillis).unwrap();
        }
        say(chat, "said");
        make_room(&store.writer(), 5, 6).unwrap();
        assert!(there(chat, "said") && !there(chat, "old") && there(chat, "new"));
        make_room(&store.writer(), 5, 5).unwrap();
        assert!(matches!(make_room(&store.writer(), 5, 4), Err(MakeError::Full)));
        assert!(there(chat, "said"));
    }
}
