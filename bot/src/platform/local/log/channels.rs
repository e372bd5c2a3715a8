//! The channels there are, and whose they are.

use rusqlite::{OptionalExtension, TransactionBehavior, params};

use super::{Log, LogError};
use crate::port::PersonId;

/// The most channels there are.
const CHANNELS: u32 = 500;

/// A channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Channel {
    /// Its name, without the `#`.
    pub name: String,
    /// Who may change its settings.
    pub owner: Option<PersonId>,
    /// The number of its last message; 0 before the first.
    pub last: u64,
}

impl Log {
    /// All channels, by name.
    ///
    /// # Errors
    /// The tables fail.
    pub fn channels(&self) -> Result<Vec<Channel>, LogError> {
        let db = self.db();
        let mut ask = db.prepare_cached(
            "SELECT name, owner, (SELECT coalesce(max(id), 0) FROM local_message WHERE room = name)
             FROM local_channel ORDER BY name",
        )?;
        let channels = ask.query_map([], |row| {
            Ok(Channel {
                name: row.get(0)?,
                owner: row.get::<_, Option<String>>(1)?.map(PersonId),
                last: row.get(2)?,
            })
        })?;
        Ok(channels.collect::<Result<_, _>>()?)
    }

    /// Whose a channel is: `None` where there is no such channel, `Some(None)` where it is nobody's.
    ///
    /// # Errors
    /// The tables fail.
    pub fn owner(&self, channel: &str) -> Result<Option<Option<PersonId>>, LogError> {
        let db = self.db();
        let mut ask = db.prepare_cached("SELECT owner FROM local_channel WHERE name = ?")?;
        let owner = ask.query_row([channel], |row| row.get::<_, Option<String>>(0)).optional()?;
        Ok(owner.map(|owner| owner.map(PersonId)))
    }

    /// Makes a channel, which is its maker's; `false` where it was there already or there are too many.
    ///
    /// # Errors
    /// The tables fail.
    pub fn add_channel(&self, channel: &str, owner: &PersonId) -> Result<bool, LogError> {
        let mut db = self.db();
        let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let channels: u32 = change.query_row("SELECT count(*) FROM local_channel", [], |row| row.get(0))?;
        if channels >= CHANNELS {
            return Ok(false);
        }
        let made = change.execute(
            "INSERT INTO local_channel (name, owner) VALUES (?, ?) ON CONFLICT DO NOTHING",
            params![channel, owner.0],
        )?;
        change.commit()?;
        Ok(made > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::super::empty;
    use super::*;
    use crate::platform::local::name::Name;

    #[test]
    fn the_first_person_owns_the_first_channels_and_a_maker_their_own() {
        let log = empty();
        let [ann, bob] = ["local:1", "local:2"].map(|id| PersonId(id.to_owned()));
        assert_eq!(log.owner("lobby").unwrap(), Some(None));
        log.take(&Name::read("Ann").unwrap(), &ann, "a", 0).unwrap();
        log.take(&Name::read("Bob").unwrap(), &bob, "b", 0).unwrap();
        assert!(log.add_channel("table-9", &bob).unwrap());
        assert!(!log.add_channel("table-9", &ann).unwrap());
        assert_eq!(log.owner("lobby").unwrap(), Some(Some(ann.clone())));
        assert_eq!(log.owner("table-9").unwrap(), Some(Some(bob.clone())));
        assert_eq!(log.owner("nowhere").unwrap(), None);
        log.give_up(&ann).unwrap();
        assert_eq!(log.owner("lobby").unwrap(), Some(None));
    }
}
