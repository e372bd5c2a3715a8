//! What Matrix's rooms were shown: the events of posts, which of them are changed in place, and what can be answered to them.

use lasermate_domain::port::UnixMillis;
use rusqlite::{Connection, Row, TransactionBehavior, params};

use crate::store::statements::run;
use crate::store::text_erasure::change;
use crate::store::{Store, StoreError};

/// What can be answered to an event with a number or a reaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedChoices {
    pub event: String,
    pub room: String,
    /// Who alone was asked; `None` for everybody.
    pub person: Option<String>,
    /// The choices, as the adapter writes them.
    pub choices: String,
    pub at: UnixMillis,
}

/// What can be answered to a message from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChoicesUpdate {
    Choices(OfferedChoices),
    /// Nothing any more, to this event.
    Nothing(String),
}

/// What an event of a post is, for whoever sends or changes it later.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventFacts {
    /// What is shown in it, where that may be changed.
    pub note: Option<Note>,
    /// What is over with it: the next word about it is a new message.
    pub ends: Vec<Note>,
    /// What can be answered to it from now on, where that is another thing than before.
    pub offered: Option<ChoicesUpdate>,
}

/// What is shown in a message that may be changed later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub room: String,
    /// What is shown, as the adapter names it.
    pub about: String,
    pub at: UnixMillis,
}

impl Store {
    /// The events of a post that are there already, by their parts.
    pub fn matrix_sent(&self, delivery: u64) -> Result<Vec<(u32, String)>, StoreError> {
        self.all("SELECT part, event FROM matrix_sent WHERE delivery = ?1", [delivery], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
    }

    /// Notes an event of a post that is there, with what is shown in it and what can be answered to it. After a loss of power it is
    /// sent again under its id, so it is not worth a sync to the disk of its own.
    pub fn matrix_place(
        &self,
        (delivery, part): (u64, u32),
        event: &str,
        shows: &EventFacts,
    ) -> Result<(), StoreError> {
        self.write_unsynced(|writer| {
            let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
            run(
                &transaction,
                "INSERT OR REPLACE INTO matrix_sent (delivery, part, event) VALUES (?1, ?2, ?3)",
                params![delivery, part, event],
            )?;
            if let Some(Note { room, about, at }) = &shows.note {
                run(
                    &transaction,
                    "INSERT OR REPLACE INTO matrix_note (room, about, event, at) VALUES (?1, ?2, ?3, ?4)",
                    params![room, about, event, at],
                )?;
            }
            for Note { room, about, .. } in &shows.ends {
                run(&transaction, "DELETE FROM matrix_note WHERE room = ?1 AND about = ?2", [room, about])?;
            }
            if let Some(offered) = &shows.offered {
                note_offered(&transaction, offered)?;
            }
            transaction.commit()?;
            Ok(())
        })
    }

    /// The message in which something is shown.
    pub fn matrix_note(&self, room: &str, about: &str) -> Result<Option<String>, StoreError> {
        self.value("SELECT event FROM matrix_note WHERE room = ?1 AND about = ?2", [room, about])
    }

    /// Which message the event of a transaction id replaces; `None` where it is a new one.
    pub fn matrix_edit(&self, txn: &str) -> Result<Option<String>, StoreError> {
        self.value("SELECT event FROM matrix_edit WHERE txn = ?1", [txn])
    }

    /// Settles which message the event of a transaction id replaces, before it is sent.
    pub fn matrix_settle_edit(&self, txn: &str, event: &str, at: UnixMillis) -> Result<(), StoreError> {
        self.write(
            "INSERT OR REPLACE INTO matrix_edit (txn, event, at) VALUES (?1, ?2, ?3)",
            params![txn, event, at],
        )
    }

    /// Settles that the event of a transaction id replaces nothing: the message cannot be replaced.
    pub fn matrix_no_edit(&self, txn: &str) -> Result<(), StoreError> {
        self.write("DELETE FROM matrix_edit WHERE txn = ?1", [txn])
    }

    /// Whether a newer post of a room that waits in the outbox shows the same game's board.
    pub fn matrix_newer_board(&self, room: &str, delivery: u64, game: u64) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM outbox WHERE platform = 'matrix' AND room = ?1 AND id > ?2
             AND json_extract(post, '$.board_of') = ?3 AND json_extract(post, '$.picture') IS NOT NULL LIMIT 1";
        self.has(sql, params![room, delivery, game])
    }

    /// What can be answered to an event.
    pub fn matrix_choices(&self, event: &str) -> Result<Option<OfferedChoices>, StoreError> {
        self.first(
            "SELECT event, room, person, choices, at FROM matrix_choices WHERE event = ?1",
            [event],
            choices,
        )
    }

    /// The choices a person was given last in a room or in a thread of it, those for everybody and those for that person alone; what
    /// was noted last comes first. Which thread they stand in is in the choices themselves.
    pub fn matrix_last_choices(
        &self,
        room: &str,
        thread: Option<&str>,
        person: &str,
    ) -> Result<Vec<OfferedChoices>, StoreError> {
        let reader = self.reader();
        // SQLite takes the other columns from the row that has the greatest number.
        let mut find = reader.prepare_cached(
            "SELECT event, room, person, choices, at, max(n) FROM matrix_choices
             WHERE room = ?1 AND (person IS NULL OR person = ?2)
               AND CASE WHEN json_valid(choices) THEN json_extract(choices, '$.thread') END IS ?3
             GROUP BY person ORDER BY max(n) DESC",
        )?;
        let found = find.query_map(params![room, person, thread], choices)?;
        Ok(found.collect::<Result<_, _>>()?)
    }
}

fn choices(row: &Row<'_>) -> rusqlite::Result<OfferedChoices> {
    Ok(OfferedChoices {
        event: row.get(0)?,
        room: row.get(1)?,
        person: row.get(2)?,
        choices: row.get(3)?,
        at: row.get(4)?,
    })
}

/// Changes the choices that are kept under messages of a room.
pub(crate) fn reword_choices(
    db: &Connection,
    room: &str,
    changed: &dyn Fn(&str) -> Option<String>,
) -> rusqlite::Result<()> {
    let kept = "SELECT n, choices FROM matrix_choices WHERE room = ?1";
    change(db, kept, Some(room), "UPDATE matrix_choices SET choices = ?2 WHERE n = ?1", changed)
}

/// Notes what can be answered to an event from now on, in the place of what could be before.
pub(super) fn note_offered(connection: &Connection, offered: &ChoicesUpdate) -> rusqlite::Result<()> {
    match offered {
        ChoicesUpdate::Choices(choices) => run(
            connection,
            "INSERT OR REPLACE INTO matrix_choices (event, room, person, choices, at) VALUES (?1, ?2, ?3, ?4, ?5)",
            params![choices.event, choices.room, choices.person, choices.choices, choices.at],
        ),
        ChoicesUpdate::Nothing(event) => {
            run(connection, "DELETE FROM matrix_choices WHERE event = ?1", [event])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::InboxChange;
    use super::super::tests::{heard, said, store};
    use super::*;

    #[test]
    fn what_is_shown_in_a_message_is_known_until_it_is_taken_back() {
        let (_folder, store) = store();
        let note = |about: &str| Note { room: "!r".to_owned(), about: about.to_owned(), at: 1 };
        let shows = |about: &str| EventFacts { note: Some(note(about)), ..EventFacts::default() };
        store.matrix_place((1, 0), "$a", &shows("g1")).unwrap();
        store.matrix_place((2, 0), "$b", &shows("g1")).unwrap();
        store.matrix_place((3, 0), "$c", &shows("c1")).unwrap();
        assert_eq!(store.matrix_note("!r", "g1").unwrap().as_deref(), Some("$b"));
        assert_eq!(store.matrix_note("!s", "g1").unwrap(), None);
        let redacted = InboxChange::Redacted { event: "$b".to_owned(), room: "!r".to_owned() };
        store.matrix_take_in(("@bot/D", "s1"), &[redacted]).unwrap();
        assert_eq!(store.matrix_note("!r", "g1").unwrap(), None);
        let ends = EventFacts { ends: vec![note("c1")], ..EventFacts::default() };
        store.matrix_place((4, 0), "$d", &ends).unwrap();
        assert_eq!(store.matrix_note("!r", "c1").unwrap(), None);
    }

    #[test]
    fn what_an_event_replaces_is_settled_before_it_is_sent() {
        let (_folder, store) = store();
        assert_eq!(store.matrix_edit("lm-1").unwrap(), None);
        store.matrix_settle_edit("lm-1", "$a", 1).unwrap();
        assert_eq!(store.matrix_edit("lm-1").unwrap().as_deref(), Some("$a"));
        store.matrix_no_edit("lm-1").unwrap();
        assert_eq!(store.matrix_edit("lm-1").unwrap(), None);
        store.matrix_settle_edit("lm-2", "$a", 1).unwrap();
        store.matrix_tidy(5).unwrap();
        assert_eq!(store.matrix_edit("lm-2").unwrap(), None);
    }

    #[test]
    fn choices_in_a_thread_are_not_those_of_the_room() {
        let (_folder, store) = store();
        for (event, choices) in [("$room", "{}"), ("$thread", r#"{"thread":"$root"}"#)] {
            let choices = OfferedChoices {
                event: event.to_owned(),
                room: "!r".to_owned(),
                person: None,
                choices: choices.to_owned(),
                at: 1,
            };
            let offered = Some(ChoicesUpdate::Choices(choices));
            store.matrix_place((1, 0), "$post", &EventFacts { offered, ..EventFacts::default() }).unwrap();
        }
        let last = |thread| {
            let given = store.matrix_last_choices("!r", thread, "@ann:x").unwrap();
            given.into_iter().map(|choices| choices.event).collect::<Vec<_>>()
        };
        assert_eq!(last(None), ["$room"]);
        assert_eq!(last(Some("$root")), ["$thread"]);
        assert!(last(Some("$other")).is_empty());
    }

    #[test]
    fn a_number_stands_for_the_same_until_what_it_asks_is_done() {
        let (_folder, store) = store();
        let given = |choices: &str| OfferedChoices {
            event: "$note".to_owned(),
            room: "!r".to_owned(),
            person: Some("@ann:x".to_owned()),
            choices: choices.to_owned(),
            at: 1,
        };
        let last = || {
            let given = store.matrix_last_choices("!r", None, "@ann:x").unwrap();
            given.into_iter().next().map(|choices| choices.choices)
        };
        store.matrix_take_in(("@bot/D", "s1"), &said([heard("$one", 1), heard("$two", 1)])).unwrap();
        let offered = Some(ChoicesUpdate::Choices(given("pieces")));
        store.matrix_place((1, 0), "$note", &EventFacts { offered, ..EventFacts::default() }).unwrap();
        assert_eq!(last().as_deref(), Some("pieces"));
        store.matrix_done("$one", &[ChoicesUpdate::Choices(given("squares"))]).unwrap();
        assert_eq!(last().as_deref(), Some("squares"));
        store.matrix_done("$two", &[ChoicesUpdate::Nothing("$note".to_owned())]).unwrap();
        assert_eq!(last(), None);
    }
}
