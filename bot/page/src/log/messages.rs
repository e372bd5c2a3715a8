//! What was said in the channels, with its pictures.

use std::sync::Arc;

use rusqlite::{Connection, OptionalExtension, Row, TransactionBehavior, params};

use super::{Durable, Log, LogError};
use crate::message::Message;
use lasermate_core::bounds::MESSAGES;
use lasermate_core::port::{Drawn, PersonId, PictureKind, Pinned};

/// A message about to be written.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The message; its number is not known yet.
    pub message: Message,
    /// Who wrote it, or whom it answers.
    pub person: Option<PersonId>,
    /// The post's number in the outbox, for posts.
    pub outbox: Option<u64>,
    /// The request it comes from, for what people ask and say.
    pub request: Option<String>,
    /// The pictures it names, with their ids.
    pub pictures: Vec<(String, Pinned)>,
}

/// What is kept of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeptPicture {
    /// What it shows: it is drawn when it is fetched.
    Pinned(Pinned),
    /// Its file, as messages of earlier versions have it.
    File(Drawn),
}

impl Draft {
    /// A post is sent again where it is lost. Nobody says again what they have said.
    const fn durable(&self) -> Durable {
        if self.outbox.is_some() { Durable::Later } else { Durable::Now }
    }
}

impl Log {
    /// Writes a message and tells everybody, once: a second draft for the same post or request changes nothing
    /// and gives the number of the first.
    ///
    /// # Errors
    /// The tables fail.
    pub fn write(&self, draft: Draft) -> Result<u64, LogError> {
        let mut db = self.db();
        let durable = draft.durable();
        durable.set(&db)?;
        let done = self.put_in(&mut db, draft);
        if durable != Durable::Now {
            Durable::Now.set(&db)?;
        }
        done
    }

    fn put_in(&self, db: &mut Connection, draft: Draft) -> Result<u64, LogError> {
        let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        if let Some(id) = written(&change, &draft)? {
            return Ok(id);
        }
        let body = serde_json::to_string(&draft.message)
            .map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?;
        let id: u64 = change.query_row(
            "INSERT INTO local_message (room, person, outbox, request, body) VALUES (?, ?, ?, ?, ?) RETURNING id",
            params![
                draft.message.room,
                draft.person.as_ref().map(|person| &person.0),
                draft.outbox,
                draft.request,
                body
            ],
            |row| row.get(0),
        )?;
        for (picture, pinned) in &draft.pictures {
            let shows = serde_json::to_string(pinned)
                .map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?;
            change
                .prepare_cached("INSERT INTO local_pinned (id, message, shows) VALUES (?, ?, ?)")?
                .execute(params![picture, id, shows])?;
        }
        prune(&change, &draft.message.room, id)?;
        change.commit()?;
        // Nobody may be listening.
        let _ = self.news.send(Arc::new(Message { id, ..draft.message }));
        Ok(id)
    }

    /// Messages after a number, oldest first, at most `most`; of one channel, or of all.
    ///
    /// # Errors
    /// The tables fail.
    pub fn after(&self, channel: Option<&str>, after: u64, most: usize) -> Result<Vec<Message>, LogError> {
        let db = self.db();
        let (ask, channel) = match channel {
            Some(channel) => ("room = ?1", channel),
            None => ("?1 = ''", ""),
        };
        let mut ask = db.prepare_cached(&format!(
            "SELECT id, body FROM local_message WHERE {ask} AND id > ?2 ORDER BY id LIMIT ?3"
        ))?;
        let after = i64::try_from(after).unwrap_or(i64::MAX);
        let found = ask.query_map(params![channel, after, most], read)?;
        Ok(found.collect::<Result<_, _>>()?)
    }

    /// The last messages of a channel before a number, oldest first, at most `most`.
    ///
    /// # Errors
    /// The tables fail.
    pub fn before(&self, channel: &str, before: u64, most: usize) -> Result<Vec<Message>, LogError> {
        let db = self.db();
        let mut ask = db.prepare_cached(
            "SELECT id, body FROM local_message WHERE room = ? AND id < ? ORDER BY id DESC LIMIT ?",
        )?;
        let before = i64::try_from(before).unwrap_or(i64::MAX);
        let found = ask.query_map(params![channel, before, most], read)?;
        let mut found: Vec<_> = found.collect::<Result<_, _>>()?;
        found.reverse();
        Ok(found)
    }

    /// The number of the last message of any channel.
    ///
    /// # Errors
    /// The tables fail.
    pub fn last(&self) -> Result<u64, LogError> {
        let db = self.db();
        let mut ask = db.prepare_cached("SELECT coalesce(max(id), 0) FROM local_message")?;
        Ok(ask.query_row([], |row| row.get(0))?)
    }

    /// What is kept of a picture.
    ///
    /// # Errors
    /// The tables fail.
    pub fn picture(&self, id: &str) -> Result<Option<KeptPicture>, LogError> {
        let db = self.db();
        let mut ask = db.prepare_cached("SELECT shows FROM local_pinned WHERE id = ?")?;
        let shows: Option<String> = ask.query_row([id], |row| row.get(0)).optional()?;
        if let Some(shows) = shows {
            let pinned = serde_json::from_str(&shows).map_err(|error| {
                rusqlite::Error::FromSqlConversionFailure(0, rusqlite::types::Type::Text, error.into())
            })?;
            return Ok(Some(KeptPicture::Pinned(pinned)));
        }
        let mut ask = db.prepare_cached("SELECT gif, bytes FROM local_picture WHERE id = ?")?;
        let found = ask.query_row([id], |row| {
            let kind = if row.get(0)? { PictureKind::Gif } else { PictureKind::Png };
            Ok(KeptPicture::File(Drawn { kind, bytes: row.get(1)? }))
        });
        Ok(found.optional()?)
    }
}

fn written(db: &Connection, draft: &Draft) -> Result<Option<u64>, rusqlite::Error> {
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

fn read(row: &Row<'_>) -> Result<Message, rusqlite::Error> {
    let body: String = row.get(1)?;
    let message: Message = serde_json::from_str(&body).map_err(|error| {
        rusqlite::Error::FromSqlConversionFailure(1, rusqlite::types::Type::Text, error.into())
    })?;
    Ok(Message { id: row.get(0)?, ..message })
}

#[cfg(test)]
mod tests {
    use super::super::{Resident, empty};
    use super::*;
    use lasermate_core::port::PinnedWhat;

    fn said(text: &str) -> Draft {
        let ann = Resident { id: PersonId("local:1".to_owned()), name: "Ann".to_owned(), used: true };
        Draft {
            message: Message::said("lobby", 1, &ann, text),
            person: Some(ann.id),
            outbox: None,
            request: None,
            pictures: Vec::new(),
        }
    }

    #[test]
    fn a_post_or_request_written_twice_stands_once() {
        let log = empty();
        let mut news = log.listen();
        let post = Draft { outbox: Some(7), ..said("board") };
        let first = log.write(post.clone()).unwrap();
        assert_eq!(log.write(post).unwrap(), first);
        let asked = Draft { request: Some("r".to_owned()), ..said("hello") };
        let second = log.write(asked.clone()).unwrap();
        assert_eq!(log.write(asked).unwrap(), second);
        let texts = |messages: Vec<Message>| messages.into_iter().map(|m| m.text).collect::<Vec<_>>();
        assert_eq!(texts(log.after(Some("lobby"), 0, 10).unwrap()), ["board", "hello"]);
        assert_eq!(texts(log.after(None, first, 10).unwrap()), ["hello"]);
        assert_eq!(texts(log.before("lobby", second, 10).unwrap()), ["board"]);
        assert_eq!((news.try_recv().unwrap().id, news.try_recv().unwrap().id), (first, second));
        assert!(news.try_recv().is_err());
    }

    #[test]
    fn what_people_say_is_as_durable_as_a_move_and_a_post_need_not_be() {
        const FULL: i64 = 2;
        let log = empty();
        let sync = || log.db().pragma_query_value(None, "synchronous", |row| row.get::<_, i64>(0)).unwrap();
        assert_eq!(sync(), FULL, "names and channels too");
        let post = Draft { outbox: Some(7), ..said("board") };
        assert_eq!((post.durable(), said("hello").durable()), (Durable::Later, Durable::Now));
        log.write(post.clone()).unwrap();
        assert_eq!(sync(), FULL);
        log.db().execute_batch("DROP TABLE local_message").unwrap();
        log.write(post).unwrap_err();
        assert_eq!(sync(), FULL, "also after a failure");
    }

    #[test]
    fn words_without_a_request_are_all_kept() {
        let log = empty();
        assert_ne!(log.write(said("a")).unwrap(), log.write(said("a")).unwrap());
    }

    #[test]
    fn old_messages_go_with_their_pictures() {
        let log = empty();
        let what = PinnedWhat::Board { game: 1, version: 2, at: None };
        let pinned = Pinned { what, light: false, from: 0 };
        let first = Draft { pictures: vec![("p".to_owned(), pinned.clone())], ..said("first") };
        let first = log.write(first).unwrap();
        assert_eq!(log.picture("p").unwrap(), Some(KeptPicture::Pinned(pinned)));
        let old = "INSERT INTO local_picture (id, message, gif, bytes) VALUES ('old', ?, 1, x'0102')";
        log.db().execute(old, [first]).unwrap();
        let file = Drawn { kind: PictureKind::Gif, bytes: vec![1, 2] };
        assert_eq!(log.picture("old").unwrap(), Some(KeptPicture::File(file)), "of an earlier version");
        for _ in 0..MESSAGES + 64 {
            log.write(said("more")).unwrap();
        }
        assert_eq!((log.picture("p").unwrap(), log.picture("old").unwrap()), (None, None));
        assert!(log.before("lobby", u64::MAX, usize::MAX >> 1).unwrap().len() <= 2064);
    }

    #[test]
    fn giving_a_name_up_deletes_what_was_said_under_it() {
        let log = empty();
        let id = PersonId("local:1".to_owned());
        log.write(said("secret")).unwrap();
        log.give_up(&id).unwrap();
        assert_eq!(log.last().unwrap(), 0);
    }
}
