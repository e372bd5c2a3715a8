//! Who manages a channel: whoever made it, and after them who goes on using it.

use lasermate_domain::port::{PersonId, UnixMillis};
use rusqlite::params;

use super::ChatStore;
use crate::store::StoreError;

/// Somebody who has not been here for so long has left what they managed.
const STAYS_AWAY: UnixMillis = 30 * 24 * 60 * 60 * 1000;

impl ChatStore<'_> {
    /// Whose a channel is: `None` where there is no such channel, `Some(None)` where it is nobody's.
    pub fn owner(&self, channel: &str) -> Result<Option<Option<PersonId>>, StoreError> {
        let owner = self.store.value("SELECT owner FROM local_channel WHERE name = ?", [channel])?;
        Ok(owner.map(|owner: Option<String>| owner.map(PersonId)))
    }

    /// Whether somebody who does something in a channel manages it; `None` where there is no such channel. One whose manager is
    /// gone or stays away passes on to them, if they have said something in it before. The first channels are the operator's to
    /// give.
    pub fn manages(
        &self,
        channel: &str,
        who: &PersonId,
        now: UnixMillis,
    ) -> Result<Option<bool>, StoreError> {
        let found = self.store.first(
            "SELECT owner, owner IS ?2,
                 name NOT IN ('lobby', 'table-1', 'table-2')
                 AND coalesce((SELECT seen_at FROM local_person WHERE id = owner) <= ?3, 1)
                 AND EXISTS (SELECT 1 FROM local_message WHERE person = ?2 AND room = name)
             FROM local_channel WHERE name = ?1",
            params![channel, who.0, now.saturating_sub(STAYS_AWAY)],
            |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)),
        )?;
        let Some((owner, is_theirs, passes_on)): Option<(Option<String>, bool, bool)> = found else {
            return Ok(None);
        };
        if is_theirs || !passes_on {
            return Ok(Some(is_theirs));
        }
        let db = self.store.writer();
        // Unless it has just been given to somebody else.
        let passed = db
            .prepare_cached("UPDATE local_channel SET owner = ?2 WHERE name = ?1 AND owner IS ?3")?
            .execute(params![channel, who.0, owner])?;
        Ok(Some(passed > 0))
    }

    /// Gives the first channels to somebody who sits at the bot's own machine, where they are nobody's or their manager stays
    /// away.
    pub fn take_first_channels(&self, who: &PersonId, now: UnixMillis) -> Result<(), StoreError> {
        self.store.write(
            "UPDATE local_channel SET owner = ?1 WHERE name IN ('lobby', 'table-1', 'table-2')
             AND coalesce((SELECT seen_at FROM local_person WHERE id = owner) <= ?2, 1)",
            params![who.0, now.saturating_sub(STAYS_AWAY)],
        )
    }

    /// Gives a channel to somebody.
    pub fn make_owner(&self, channel: &str, owner: &PersonId) -> Result<(), StoreError> {
        self.store.write("UPDATE local_channel SET owner = ?2 WHERE name = ?1", params![channel, owner.0])
    }
}

#[cfg(test)]
mod tests {
    use super::super::MessageDraft;
    use super::super::tests::{empty, take};
    use super::*;

    fn say(chat: ChatStore<'_>, channel: &str, who: &PersonId) {
        let draft = MessageDraft {
            channel,
            body: r#"{"kind": "person"}"#,
            person: Some(who),
            outbox: None,
            request: None,
            pictures: &[],
        };
        chat.write(draft).unwrap();
    }

    /// The first stranger who took a name managed the lobby of a public page.
    #[test]
    fn the_first_channels_are_nobodys_until_somebody_at_the_machine_takes_them() {
        let (_folder, store) = empty();
        let chat = store.chat();
        let [ann, bob] = ["local:1", "local:2"].map(|id| take(&store, id, id, 0).unwrap().id);
        assert_eq!(chat.owner("lobby").unwrap(), Some(None));
        assert_eq!(chat.manages("lobby", &ann, 0).unwrap(), Some(false));
        assert_eq!(chat.manages("nowhere", &ann, 0).unwrap(), None);
        chat.take_first_channels(&ann, 1).unwrap();
        chat.take_first_channels(&bob, 2).unwrap();
        for channel in ["lobby", "table-1", "table-2"] {
            assert_eq!(chat.manages(channel, &ann, 2).unwrap(), Some(true), "{channel}");
            assert_eq!(chat.manages(channel, &bob, 2).unwrap(), Some(false), "{channel}");
        }
        // Whoever says something there inherits nothing; whoever sits at the machine does.
        say(chat, "lobby", &bob);
        assert_eq!(chat.manages("lobby", &bob, STAYS_AWAY).unwrap(), Some(false));
        chat.take_first_channels(&bob, STAYS_AWAY).unwrap();
        assert_eq!(chat.manages("lobby", &bob, STAYS_AWAY).unwrap(), Some(true));
    }

    #[test]
    fn a_channel_whose_manager_stays_away_passes_on_to_who_has_talked_in_it() {
        let (_folder, store) = empty();
        let chat = store.chat();
        let [ann, bob, cid] = ["local:1", "local:2", "local:3"].map(|id| take(&store, id, id, 0).unwrap().id);
        chat.add_channel("club", &ann, 0).unwrap();
        say(chat, "club", &bob);
        assert_eq!(chat.manages("club", &bob, STAYS_AWAY - 1).unwrap(), Some(false), "not away for long");
        assert_eq!(chat.manages("club", &cid, STAYS_AWAY).unwrap(), Some(false), "has said nothing there");
        assert_eq!(chat.manages("club", &bob, STAYS_AWAY).unwrap(), Some(true));
        assert_eq!(chat.owner("club").unwrap(), Some(Some(bob.clone())));
        assert_eq!(chat.manages("club", &ann, STAYS_AWAY).unwrap(), Some(false), "it is not theirs any more");
        // Whoever gives their name up leaves it too.
        say(chat, "club", &cid);
        chat.give_up(&bob).unwrap();
        assert_eq!(chat.manages("club", &cid, 1).unwrap(), Some(true));
    }
}
