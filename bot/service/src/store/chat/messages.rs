//! What was said in the channels, with its pictures.

use lasermate_domain::limits::MESSAGES;
use lasermate_domain::port::{PersonId, PictureFile, PictureKind, PinnedPicture};
use rusqlite::{Connection, OptionalExtension, Row, TransactionBehavior, params};
use serde::de::DeserializeOwned;

use super::ChatStore;
use crate::store::recent_deletions::Forgotten;
use crate::store::statements::run;
use crate::store::{StoreError, UnreadableKind};

/// A message about to be written.
#[derive(Clone, Copy, Debug)]
pub struct MessageDraft<'a> {
    pub channel: &'a str,
    /// The message as JSON, its people marked ([`lasermate_domain::name_mark`]). What a person said has `kind` "person" in it, and an answer
    /// what was `asked`: both are deleted with the person's name.
    pub body: &'a str,
    /// Who wrote it, or whom it answers: somebody with a name here.
    pub person: Option<&'a PersonId>,
    /// The post's number in the outbox, for posts.
    pub outbox: Option<u64>,
    /// The request it comes from, for what people ask and say.
    pub request: Option<&'a str>,
    /// The pictures it names, with their ids.
    pub pictures: &'a [(String, PinnedPicture)],
}

/// The number of a message that was to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenMessage {
    /// Its number: it grows with every message of any channel.
    pub id: u64,
    /// Whether it was written now. A second draft for the same post or request writes nothing.
    pub new: bool,
    /// What was written in its place, where it named somebody who had just been deleted.
    pub instead: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptMessage<T> {
    pub id: u64,
    /// The channel it was said in.
    pub room: String,
    /// What was written, read from its JSON.
    pub message: T,
}

/// What was said after a message, as far as it is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backlog {
    /// How many of the newest messages there are, at most as many as are wanted.
    pub messages: usize,
    /// The number of the last message before them that is not wanted, where there is one.
    pub left_out: Option<u64>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeptPicture {
    /// What it shows: it is drawn when it is fetched.
    Pinned(PinnedPicture),
    /// Its file, as messages of earlier versions have it.
    File(PictureFile),
}

impl ChatStore<'_> {
    /// Writes a message, once: a second draft for the same post or request changes nothing and gives the number of the
    /// first.
    ///
    /// A post is left to the next durable transaction: SQLite's journal is one sequence, so it is on the disk whenever the note
    /// that it was delivered is, and else it is sent again. Nobody says again what they have said: that is on the disk now.
    ///
    /// # Errors
    /// [`StoreError::Forgotten`] where whoever wrote it, or is answered, has given up their name; else the tables fail.
    pub fn write(&self, draft: MessageDraft<'_>) -> Result<WrittenMessage, StoreError> {
        let put_in = |db: &mut Connection| put_in(db, &draft, &self.store.forgotten);
        if draft.outbox.is_some() {
            self.store.write_unsynced(put_in)
        } else {
            put_in(&mut self.store.writer())
        }
    }

    /// Messages after a number, oldest first, at most `most`; of one channel, or of all. There are no more of them where it
    /// gives fewer: those that cannot be read are passed over.
    pub fn after<T: DeserializeOwned>(
        &self,
        channel: Option<&str>,
        after: u64,
        most: usize,
    ) -> Result<Vec<KeptMessage<T>>, StoreError> {
        let (which, channel) = match channel {
            Some(channel) => ("room = ?1 AND id > ?2 ORDER BY id", channel),
            None => ("?1 = '' AND id > ?2 ORDER BY id", ""),
        };
        self.readable(which, (channel, after), most)
    }

    /// The last messages of a channel before a number, oldest first, at most `most`; passed over as in [`Self::after`].
    pub fn before<T: DeserializeOwned>(
        &self,
        channel: &str,
        before: u64,
        most: usize,
    ) -> Result<Vec<KeptMessage<T>>, StoreError> {
        let mut found = self.readable("room = ?1 AND id < ?2 ORDER BY id DESC", (channel, before), most)?;
        found.reverse();
        Ok(found)
    }

    /// The first messages of a question that can be read.
    fn readable<T: DeserializeOwned>(
        &self,
        which: &str,
        (channel, from): (&str, u64),
        most: usize,
    ) -> Result<Vec<KeptMessage<T>>, StoreError> {
        let db = self.store.reader();
        let mut ask =
            db.prepare_cached(&format!("SELECT id, body, room FROM local_message WHERE {which}"))?;
        let mut rows = ask.query(params![channel, i64::try_from(from).unwrap_or(i64::MAX)])?;
        let mut found = Vec::new();
        while found.len() < most {
            // Row by row: only as many are read as are wanted.
            let Some(row) = rows.next()? else { break };
            let id = row.get(0)?;
            match read(row) {
                Ok(message) => found.push(KeptMessage { id, room: row.get(2)?, message }),
                Err(why) => self.store.unreadable().note(UnreadableKind::Message, id, &why),
            }
        }
        Ok(found)
    }

    /// The number of the last message of any channel.
    pub fn last(&self) -> Result<u64, StoreError> {
        Ok(self.store.value("SELECT coalesce(max(id), 0) FROM local_message", [])?.unwrap_or(0))
    }

    /// The number of the last message of one channel; 0 before the first.
    pub fn last_in(&self, channel: &str) -> Result<u64, StoreError> {
        let last = "SELECT coalesce(max(id), 0) FROM local_message WHERE room = ?";
        Ok(self.store.value(last, [channel])?.unwrap_or(0))
    }

    /// How much was said after a message, in one channel or in all, where at most `most` messages are wanted. It counts them,
    /// and reads none.
    pub fn backlog(&self, channel: Option<&str>, after: u64, most: usize) -> Result<Backlog, StoreError> {
        let room = if channel.is_some() { "room = ?1" } else { "?1 = ''" };
        let db = self.store.reader();
        let mut ask = db.prepare_cached(&format!(
            "SELECT count(*), coalesce(min(id), 0) FROM
             (SELECT id FROM local_message WHERE {room} AND id > ?2 ORDER BY id DESC LIMIT ?3)"
        ))?;
        let after = i64::try_from(after).unwrap_or(i64::MAX);
        // One more than is wanted: where there is one, it is the newest of those that are left out.
        let (found, oldest): (usize, u64) = ask
            .query_row(params![channel.unwrap_or_default(), after, most.saturating_add(1)], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })?;
        Ok(Backlog { messages: found.min(most), left_out: (found > most).then_some(oldest) })
    }

    pub fn picture(&self, id: &str) -> Result<Option<KeptPicture>, StoreError> {
        let shows: Option<String> = self.store.value("SELECT shows FROM local_pinned WHERE id = ?", [id])?;
        if let Some(shows) = shows {
            let pinned = serde_json::from_str(&shows).map_err(|error| {
                rusqlite::Error::FromSqlConversionFailure(0, rusqlite::types::Type::Text, error.into())
            })?;
            return Ok(Some(KeptPicture::Pinned(pinned)));
        }
        self.store.first("SELECT gif, bytes FROM local_picture WHERE id = ?", [id], |row| {
            let kind = if row.get(0)? { PictureKind::Gif } else { PictureKind::Png };
            Ok(KeptPicture::File(PictureFile { kind, bytes: row.get(1)? }))
        })
    }
}

fn put_in(
    db: &mut Connection,
    draft: &MessageDraft<'_>,
    forgotten: &Forgotten,
) -> Result<WrittenMessage, StoreError> {
    let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    if let Some(id) = written(&change, draft)? {
        return Ok(WrittenMessage { id, new: false, instead: None });
    }
    // What is written before a deletion is found by it.
    if let Some(person) = draft.person
        && !change.prepare_cached("SELECT 1 FROM local_person WHERE id = ?")?.exists([&person.0])?
    {
        return Err(StoreError::Forgotten);
    }
    let instead = forgotten.left_of_message(&change, draft.body)?;
    let body = instead.as_deref().unwrap_or(draft.body);
    let id: u64 = change
        .prepare_cached(
            "INSERT INTO local_message (room, person, outbox, request, body, marked) VALUES (?, ?, ?, ?, ?, 1) RETURNING id",
        )?
        .query_row(
            params![draft.channel, draft.person.map(|person| &person.0), draft.outbox, draft.request, body],
            |row| row.get(0),
        )?;
    for (picture, pinned) in draft.pictures {
        let shows = serde_json::to_string(pinned)
            .map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?;
        run(
            &change,
            "INSERT INTO local_pinned (id, message, shows) VALUES (?, ?, ?)",
            params![picture, id, shows],
        )?;
    }
    prune(&change, draft.channel, id)?;
    change.commit()?;
    Ok(WrittenMessage { id, new: true, instead })
}

fn written(db: &Connection, draft: &MessageDraft<'_>) -> Result<Option<u64>, rusqlite::Error> {
    let mut ask = db
        .prepare_cached("SELECT id FROM local_message WHERE outbox = ? OR request = ? ORDER BY id LIMIT 1")?;
    ask.query_row(params![draft.outbox, draft.request], |row| row.get(0)).optional()
}

/// Drops what a channel no longer keeps, now and then.
fn prune(db: &Connection, channel: &str, id: u64) -> Result<(), rusqlite::Error> {
    const NOW_AND_THEN: u64 = 64;
    if id.is_multiple_of(NOW_AND_THEN) {
        db.execute(
            "DELETE FROM local_message WHERE room = ?1 AND id <=
             (SELECT id FROM local_message WHERE room = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)",
            params![channel, MESSAGES],
        )?;
    }
    Ok(())
}

/// A message, or why it cannot be read.
fn read<T: DeserializeOwned>(row: &Row<'_>) -> Result<T, String> {
    let body = row.get_ref(1).map_err(|error| error.to_string())?;
    let body = body.as_str().map_err(|error| error.to_string())?;
    serde_json::from_str(body).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::super::tests::{empty, take};
    use super::*;
    use lasermate_domain::port::PinnedWhat;
    use serde_json::{Value, json};

    const SAID: &str = r#"{"kind":"person","text":"words"}"#;

    fn said() -> MessageDraft<'static> {
        MessageDraft {
            channel: "lobby",
            body: SAID,
            person: None,
            outbox: None,
            request: None,
            pictures: &[],
        }
    }

    #[test]
    fn a_post_or_request_written_twice_stands_once() {
        let (_folder, store) = empty();
        let chat = store.chat();
        let post = MessageDraft { outbox: Some(7), ..said() };
        let first = chat.write(post).unwrap();
        assert_eq!(chat.write(post).unwrap(), WrittenMessage { new: false, ..first.clone() });
        let asked = MessageDraft { request: Some("r"), ..said() };
        let second = chat.write(asked).unwrap();
        assert_eq!(chat.write(asked).unwrap(), WrittenMessage { new: false, ..second.clone() });
        assert!(first.new && second.new);
        let ids = |kept: Vec<KeptMessage<Value>>| kept.into_iter().map(|kept| kept.id).collect::<Vec<_>>();
        assert_eq!(ids(chat.after(Some("lobby"), 0, 10).unwrap()), [first.id, second.id]);
        assert_eq!(ids(chat.after(None, first.id, 10).unwrap()), [second.id]);
        assert_eq!(ids(chat.before("lobby", second.id, 10).unwrap()), [first.id]);
    }

    #[test]
    fn what_people_say_is_as_durable_as_a_move_and_a_post_need_not_be() {
        const FULL: i64 = 2;
        let (_folder, store) = empty();
        let chat = store.chat();
        let sync =
            || store.writer().pragma_query_value(None, "synchronous", |row| row.get::<_, i64>(0)).unwrap();
        assert_eq!(sync(), FULL, "names and channels too");
        let post = MessageDraft { outbox: Some(7), ..said() };
        chat.write(post).unwrap();
        assert_eq!(sync(), FULL);
        store.writer().execute_batch("DROP TABLE local_message").unwrap();
        chat.write(post).unwrap_err();
        assert_eq!(sync(), FULL, "also after a failure");
    }

    /// Who was away for long is to get the newest alone: what that leaves out is known without a look at what was said.
    #[test]
    fn a_backlog_has_the_newest_messages_and_says_what_it_leaves_out() {
        let (_folder, store) = empty();
        let chat = store.chat();
        let ids: Vec<_> = (0..5).map(|_| chat.write(said()).unwrap().id).collect();
        let elsewhere = chat.write(MessageDraft { channel: "table-1", ..said() }).unwrap().id;
        let found = |messages, left_out| Backlog { messages, left_out };
        assert_eq!(chat.backlog(None, 0, 6).unwrap(), found(6, None));
        assert_eq!(chat.backlog(None, 0, 3).unwrap(), found(3, Some(ids[2])));
        assert_eq!(chat.backlog(Some("lobby"), 0, 3).unwrap(), found(3, Some(ids[1])));
        assert_eq!(chat.backlog(Some("lobby"), ids[1], 3).unwrap(), found(3, None));
        assert_eq!(chat.backlog(Some("lobby"), ids[4], 3).unwrap(), found(0, None));
        assert_eq!(chat.backlog(None, u64::MAX, 3).unwrap(), found(0, None));
        assert_eq!((chat.last_in("lobby").unwrap(), chat.last_in("table-1").unwrap()), (ids[4], elsewhere));
        assert_eq!(chat.last_in("table-2").unwrap(), 0);
    }

    #[test]
    fn words_without_a_request_are_all_kept() {
        let (_folder, store) = empty();
        let chat = store.chat();
        assert_ne!(chat.write(said()).unwrap(), chat.write(said()).unwrap());
    }

    #[test]
    fn old_messages_go_with_their_pictures() {
        let (_folder, store) = empty();
        let chat = store.chat();
        let what = PinnedWhat::Board { game: 1, version: 2, at: None, timeless: false };
        let pinned = PinnedPicture::of(what, false);
        let pictures = [("p".to_owned(), pinned.clone())];
        let first = chat.write(MessageDraft { pictures: &pictures, ..said() }).unwrap().id;
        assert_eq!(chat.picture("p").unwrap(), Some(KeptPicture::Pinned(pinned)));
        let old = "INSERT INTO local_picture (id, message, gif, bytes) VALUES ('old', ?, 1, x'0102')";
        store.writer().execute(old, [first]).unwrap();
        let file = PictureFile { kind: PictureKind::Gif, bytes: vec![1, 2] };
        assert_eq!(chat.picture("old").unwrap(), Some(KeptPicture::File(file)), "of an earlier version");
        for number in 0..MESSAGES + 64 {
            // As posts, which are not synced one by one.
            chat.write(MessageDraft { outbox: Some(number), ..said() }).unwrap();
        }
        assert_eq!((chat.picture("p").unwrap(), chat.picture("old").unwrap()), (None, None));
        assert!(chat.before::<Value>("lobby", u64::MAX, usize::MAX).unwrap().len() <= 2064);
    }

    #[test]
    fn giving_a_name_up_deletes_what_was_said_under_it_and_keeps_what_was_answered() {
        let (_folder, store) = empty();
        let (chat, ann) = (store.chat(), take(&store, "Ann", "local:1", 0).unwrap().id);
        chat.write(MessageDraft { person: Some(&ann), ..said() }).unwrap();
        let answer = MessageDraft { body: r#"{"kind":"bot","asked":"/help"}"#, person: Some(&ann), ..said() };
        let answer = chat.write(answer).unwrap().id;
        chat.give_up(&ann).unwrap();
        let left = [KeptMessage {
            id: answer,
            room: "lobby".to_owned(),
            message: json!({"kind": "bot", "asked": null}),
        }];
        assert_eq!(chat.after::<Value>(None, 0, 10).unwrap(), left);
    }

    #[test]
    fn a_torn_message_is_passed_over_and_goes_with_its_name() {
        let (_folder, store) = empty();
        let (chat, ann) = (store.chat(), take(&store, "Ann", "local:1", 0).unwrap().id);
        let ids: Vec<_> =
            (0..5).map(|_| chat.write(MessageDraft { person: Some(&ann), ..said() }).unwrap().id).collect();
        let torn = ["'{torn'", "CAST(x'ff' AS TEXT)", "''"];
        for (id, body) in ids[1..4].iter().zip(torn) {
            store
                .writer()
                .execute(&format!("UPDATE local_message SET body = {body} WHERE id = {id}"), [])
                .unwrap();
        }
        let read = |kept: Vec<KeptMessage<Value>>| kept.into_iter().map(|kept| kept.id).collect::<Vec<_>>();
        let ends = [ids[0], ids[4]];
        assert_eq!(read(chat.after(Some("lobby"), 0, 2).unwrap()), ends, "as many as were asked for");
        assert_eq!(read(chat.after(None, 0, 9).unwrap()), ends);
        assert_eq!(read(chat.before("lobby", u64::MAX, 2).unwrap()), ends);
        assert_eq!(read(chat.before("lobby", ids[4], 1).unwrap()), [ids[0]]);
        chat.give_up(&ann).unwrap();
        assert_eq!(chat.last().unwrap(), 0);
    }
}
