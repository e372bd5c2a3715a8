//! Who manages a channel: whoever made it, and after them who goes on using it.

use lasermate_domain::port::{PersonId, UnixMillis};
use rusqlite::{Connection, params};

use super::ChatStore;
use crate::store::StoreError;

/// Somebody who has not been here for so long has left what they managed.
const STAYS_AWAY: UnixMillis = 30 * 24 * 60 * 60 * 1000;

/// What somebody is to a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelRole {
    Manager,
    /// Its manager is missing, and it passes on to them, because they have said something in it.
    Heir(ManagerAbsence),
    Visitor,
}

/// Why a channel passes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ManagerAbsence {
    /// They have given their name up, or it has expired.
    Left,
    StaysAway,
}

impl ChatStore<'_> {
    /// Whose a channel is: `None` where there is no such channel, `Some(None)` where it is nobody's.
    pub fn owner(&self, channel: &str) -> Result<Option<Option<PersonId>>, StoreError> {
        let owner = self.store.value("SELECT owner FROM local_channel WHERE name = ?", [channel])?;
        Ok(owner.map(|owner: Option<String>| owner.map(PersonId)))
    }

    /// What somebody is to a channel; `None` where there is no such channel. The first channels pass on to nobody: they are the
    /// operator's to give.
    pub fn role(
        &self,
        channel: &str,
        who: &PersonId,
        now: UnixMillis,
    ) -> Result<Option<ChannelRole>, StoreError> {
        self.store.first(
            "SELECT owner IS ?2,
                 name NOT IN ('lobby', 'table-1', 'table-2')
                 AND EXISTS (SELECT 1 FROM local_message WHERE person = ?2 AND room = name),
                 (SELECT seen_at FROM local_person WHERE id = owner)
             FROM local_channel WHERE name = ?1",
            params![channel, who.0],
            |row| {
                let (is_theirs, inherits): (bool, bool) = (row.get(0)?, row.get(1)?);
                let seen_at: Option<UnixMillis> = row.get(2)?;
                Ok(match seen_at {
                    _ if is_theirs => ChannelRole::Manager,
                    None if inherits => ChannelRole::Heir(ManagerAbsence::Left),
                    Some(at) if inherits && at <= now.saturating_sub(STAYS_AWAY) => {
                        ChannelRole::Heir(ManagerAbsence::StaysAway)
                    }
                    _ => ChannelRole::Visitor,
                })
            },
        )
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
}

/// Gives a channel to somebody.
pub(in crate::store) fn give(transaction: &Connection, channel: &str, to: &PersonId) -> rusqlite::Result<()> {
    transaction
        .prepare_cached("UPDATE local_channel SET owner = ?2 WHERE name = ?1")?
        .execute(params![channel, to.0])
        .map(drop)
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
        assert_eq!(chat.role("lobby", &ann, 0).unwrap(), Some(ChannelRole::Visitor));
        assert_eq!(chat.role("nowhere", &ann, 0).unwrap(), None);
        chat.take_first_channels(&ann, 1).unwrap();
        chat.take_first_channels(&bob, 2).unwrap();
        for channel in ["lobby", "table-1", "table-2"] {
            assert_eq!(chat.role(channel, &ann, 2).unwrap(), Some(ChannelRole::Manager), "{channel}");
            assert_eq!(chat.role(channel, &bob, 2).unwrap(), Some(ChannelRole::Visitor), "{channel}");
        }
        // Whoever says something there inherits nothing; whoever sits at the machine does.
        say(chat, "lobby", &bob);
        assert_eq!(chat.role("lobby", &bob, STAYS_AWAY).unwrap(), Some(ChannelRole::Visitor));
        chat.take_first_channels(&bob, STAYS_AWAY).unwrap();
        assert_eq!(chat.role("lobby", &bob, STAYS_AWAY).unwrap(), Some(ChannelRole::Manager));
    }

    #[test]
    fn a_channel_whose_manager_stays_away_passes_on_to_who_has_talked_in_it() {
        let (_folder, store) = empty();
        let chat = store.chat();
        let [ann, bob, cid] = ["local:1", "local:2", "local:3"].map(|id| take(&store, id, id, 0).unwrap().id);
        chat.add_channel("club", &ann, 0).unwrap();
        say(chat, "club", &bob);
        let role = |who: &PersonId, now| chat.role("club", who, now).unwrap().unwrap();
        assert_eq!(role(&bob, STAYS_AWAY - 1), ChannelRole::Visitor, "not away for long");
        assert_eq!(role(&cid, STAYS_AWAY), ChannelRole::Visitor, "has said nothing there");
        assert_eq!(role(&bob, STAYS_AWAY), ChannelRole::Heir(ManagerAbsence::StaysAway));
        give(&store.writer(), "club", &bob).unwrap();
        assert_eq!(role(&bob, STAYS_AWAY), ChannelRole::Manager);
        assert_eq!(role(&ann, STAYS_AWAY), ChannelRole::Visitor, "it is not theirs any more");
        // Whoever gives their name up leaves it too.
        say(chat, "club", &cid);
        chat.give_up(&bob).unwrap();
        assert_eq!(role(&cid, 1), ChannelRole::Heir(ManagerAbsence::Left));
    }
}
