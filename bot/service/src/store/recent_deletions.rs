//! Who was deleted a moment ago: what others were being told of them meanwhile is written without their name and words.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use lasermate_domain::log::PersonNo;
use lasermate_domain::port::{Person, PersonId};
use rusqlite::{Connection, OptionalExtension};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::name_erasure::{Unnamed, in_strings};
use super::people::{FORMER, gone, words_of};
use super::text_erasure::{Rewording, taken_from};
use super::{Commit, NewPost, StoreError};

/// Longer than anything is drawn up before it is written.
const DRAWN_UP_WITHIN: Duration = Duration::from_secs(10 * 60);

/// Whoever was deleted a moment ago. It may name somebody whose deletion failed.
#[derive(Debug, Default)]
pub(super) struct Forgotten(Mutex<Vec<Deleted>>);

#[derive(Debug)]
struct Deleted {
    since: Instant,
    no: PersonNo,
    who: Person,
    /// What the bot may have said in their words.
    said: BTreeSet<Rewording>,
}

impl Forgotten {
    fn lately(&self) -> MutexGuard<'_, Vec<Deleted>> {
        let mut deleted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        deleted.retain(|deleted| deleted.since.elapsed() < DRAWN_UP_WITHIN);
        deleted
    }

    /// Notes somebody whose data are about to be deleted.
    pub(super) fn note(&self, db: &Connection, no: PersonNo) -> rusqlite::Result<()> {
        if let Some(who) = key_and_name(db, no)? {
            let said = words_of(db, no)?.into_iter().flat_map(|row| row.said);
            let said = said.flat_map(|said| [said.plain(), said]).collect();
            self.lately().push(Deleted { since: Instant::now(), no, who, said });
        }
        Ok(())
    }

    /// A commit as it may be written now: it may have been drawn up before somebody in it was deleted.
    ///
    /// # Errors
    /// [`StoreError::Forgotten`] where they have asked for it themselves.
    pub(super) fn left_of<'c>(
        &self,
        db: &Connection,
        commit: &'c Commit,
    ) -> Result<Cow<'c, Commit>, StoreError> {
        let mut left = Cow::Borrowed(commit);
        for deleted in &*self.lately() {
            if key_and_name(db, deleted.no)?.is_some() {
                continue;
            }
            if commit.request.as_ref().is_some_and(|request| request.person == deleted.no) {
                return Err(StoreError::Forgotten);
            }
            deleted.taken_out(left.to_mut(), is_known(db, &deleted.who.id)?)?;
        }
        Ok(left)
    }

    /// A message of the chat as it may be written now; `None` where it may stay, as people's own words may.
    pub(super) fn left_of_message(&self, db: &Connection, body: &str) -> rusqlite::Result<Option<String>> {
        let is_bots = || serde_json::from_str::<Value>(body).is_ok_and(|message| message["kind"] == "bot");
        let mut left = None;
        for deleted in &*self.lately() {
            if key_and_name(db, deleted.no)?.is_none() && is_bots() {
                let in_string = deleted.in_string(is_known(db, &deleted.who.id)?);
                left = in_strings(left.as_deref().unwrap_or(body), &in_string).or(left);
            }
        }
        Ok(left)
    }

    /// A name of a thread as it may be written now.
    pub(super) fn left_of_name(&self, db: &Connection, name: &str) -> rusqlite::Result<String> {
        let mut left = name.to_owned();
        for deleted in &*self.lately() {
            if key_and_name(db, deleted.no)?.is_none() && !is_known(db, &deleted.who.id)? {
                left = deleted.names().in_words(&left).unwrap_or(left);
            }
        }
        Ok(left)
    }
}

impl Deleted {
    fn names(&self) -> Unnamed<'_> {
        Unnamed { who: &self.who, gone: gone(self.no), former: FORMER }
    }

    /// A string without their name and words; who is back already is named again.
    fn in_string(&self, is_back: bool) -> impl Fn(&str) -> Option<String> {
        let (names, unsaid) = (self.names(), taken_from(&self.said));
        move |text| {
            let left = unsaid(text);
            if is_back { left } else { names.in_string(left.as_deref().unwrap_or(text)).or(left) }
        }
    }

    /// Takes their name and words out of what a commit says.
    fn taken_out(&self, commit: &mut Commit, is_back: bool) -> Result<(), StoreError> {
        let in_string = self.in_string(is_back);
        if let Some(request) = &mut commit.request {
            if let Some(reply) = in_string(&request.reply) {
                request.reply = reply;
            }
            change(&mut request.buttons, &in_string)?;
        }
        for NewPost { post, .. } in &mut commit.posts {
            change(post, &in_string)?;
        }
        Ok(())
    }
}

/// Changes the strings of what is stored as JSON.
fn change<T: Serialize + DeserializeOwned>(
    stored: &mut T,
    changed: &dyn Fn(&str) -> Option<String>,
) -> Result<(), StoreError> {
    let failed = |source| StoreError::Post { id: 0, source };
    if let Some(left) = in_strings(&serde_json::to_string(stored).map_err(failed)?, changed) {
        *stored = serde_json::from_str(&left).map_err(failed)?;
    }
    Ok(())
}

/// Who somebody is; `None` once they have been deleted.
pub(super) fn key_and_name(db: &Connection, no: PersonNo) -> rusqlite::Result<Option<Person>> {
    db.prepare_cached("SELECT key, name FROM person WHERE no = ?1 AND key IS NOT NULL")?
        .query_row([no.0], |row| Ok(Person { id: PersonId(row.get(0)?), name: row.get(1)? }))
        .optional()
}

fn is_known(db: &Connection, id: &PersonId) -> rusqlite::Result<bool> {
    db.prepare_cached("SELECT 1 FROM person WHERE key = ?1")?.exists([&id.0])
}
