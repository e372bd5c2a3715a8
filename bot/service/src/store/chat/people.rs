//! Who holds which name.

use lasermate_domain::confusables;
use lasermate_domain::port::{Person, PersonId, UnixMillis};
use rusqlite::{Row, TransactionBehavior, params};

use super::ChatStore;
use crate::store::StoreError;

/// Names that are looked through for those that begin as typed.
const LOOKED_THROUGH: usize = 64;
/// How often it is noted that a name is in use.
pub(super) const NOTED: UnixMillis = 60 * 60 * 1000;

/// Somebody who holds a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resident {
    pub id: PersonId,
    pub name: String,
    /// Whether something has been said or played under it.
    pub used: bool,
}

impl From<Resident> for Person {
    fn from(resident: Resident) -> Self {
        Self { id: resident.id, name: resident.name }
    }
}

impl ChatStore<'_> {
    /// Notes that something was said or played under a name, which therefore stays.
    pub fn note_use(&self, who: &Resident) -> Result<(), StoreError> {
        if !who.used {
            self.store.writer().execute("UPDATE local_person SET used = 1 WHERE id = ?", [&who.id.0])?;
        }
        Ok(())
    }

    /// Gives a name up: it is free again, and what the person said and typed is deleted with it.
    pub fn give_up(&self, who: &PersonId) -> Result<(), StoreError> {
        let mut db = self.store.writer();
        let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        // What cannot be read may have been said, and goes too.
        change.execute(
            "DELETE FROM local_message WHERE person = ?
             AND CASE WHEN json_valid(body) THEN body ->> 'kind' = 'person' ELSE 1 END",
            [&who.0],
        )?;
        change.execute(
            "UPDATE local_message SET person = NULL, body = json_set(body, '$.asked', NULL) WHERE person = ?",
            [&who.0],
        )?;
        change.execute("DELETE FROM local_former WHERE person = ?", [&who.0])?;
        change.execute("DELETE FROM local_person WHERE id = ?", [&who.0])?;
        change.commit()?;
        drop(db);
        self.store.wipe_journal();
        Ok(())
    }

    /// Who holds a secret; `None` where nobody does.
    pub fn holder(&self, secret_hash: &str, now: UnixMillis) -> Result<Option<Resident>, StoreError> {
        let found = self.store.first(
            "SELECT id, name, used, seen_at FROM local_person
             WHERE secret_hash = ?1 OR id = (SELECT person FROM local_secret WHERE hash = ?1)",
            [secret_hash],
            |row| Ok((resident(row)?, row.get::<_, UnixMillis>(3)?)),
        )?;
        let Some((resident, seen_at)) = found else { return Ok(None) };
        // Also where it was noted by a clock that was ahead.
        if now.saturating_sub(seen_at).saturating_abs() > NOTED {
            let noting = "UPDATE local_person SET seen_at = ? WHERE id = ?";
            self.store.write(noting, params![now, resident.id.0])?;
        }
        Ok(Some(resident))
    }

    /// The present name of a person; `None` once it has been given up.
    pub fn name_of(&self, who: &PersonId) -> Result<Option<String>, StoreError> {
        self.store.value("SELECT name FROM local_person WHERE id = ?", [&who.0])
    }

    /// The present name of a person of any network; `None` of whoever is not known.
    pub fn present_name(&self, id: &str) -> Result<Option<String>, StoreError> {
        Ok(self.store.value(
            "SELECT coalesce((SELECT name FROM local_person WHERE id = ?1), (SELECT name FROM person WHERE key = ?1))",
            [id],
        )?.flatten())
    }

    /// Who is called so, or has a name that looks so, with or without an `@`.
    pub fn called(&self, typed: &str) -> Result<Option<Resident>, StoreError> {
        let [key, lower] = confusables::keys(typed);
        if key.is_empty() {
            return Ok(None);
        }
        // First those whose key is of an old form: no look of another name is written like it.
        self.store.first(
            "SELECT id, name, used FROM local_person WHERE name_key IN (?1, ?2) OR lower_key = ?3
             ORDER BY name_key = ?1 DESC, name_key = ?2 DESC, seen_at DESC LIMIT 1",
            [confusables::plain(typed), key, lower],
            resident,
        )
    }

    /// The names that begin so, those seen last first, at most `most`.
    pub fn names(&self, typed: &str, most: usize) -> Result<Vec<String>, StoreError> {
        let [_, look] = confusables::keys(typed);
        let typed = confusables::plain(typed);
        // A look may begin as another letter does (m as rn): what does not begin as typed is left out here.
        let begins = |name: &String| confusables::plain(name).starts_with(&typed) || !typed.is_ascii();
        let found: Vec<String> = if look.is_empty() {
            let all =
                "SELECT name FROM local_person WHERE name_key IS NOT NULL ORDER BY seen_at DESC LIMIT ?";
            self.store.column(all, [most])?
        } else {
            self.store.column(
                "SELECT name FROM local_person WHERE lower_key >= ?1 AND lower_key < ?1 || ?2 ORDER BY seen_at DESC LIMIT ?3",
                params![look, char::MAX.to_string(), LOOKED_THROUGH],
            )?
        };
        Ok(found.into_iter().filter(begins).take(most).collect())
    }
}

pub(super) fn resident(row: &Row<'_>) -> Result<Resident, rusqlite::Error> {
    Ok(Resident { id: PersonId(row.get(0)?), name: row.get(1)?, used: row.get(2)? })
}

#[cfg(test)]
mod tests {
    use super::super::TakeError;
    use super::super::tests::{empty, take};

    #[test]
    fn a_name_has_one_holder_whatever_its_case() {
        let (_folder, store) = empty();
        let chat = store.chat();
        take(&store, "Ann", "local:1", 0).unwrap();
        assert!(matches!(take(&store, "aNN", "local:2", 5), Err(TakeError::Taken)));
        assert_eq!(chat.called("@ANN").unwrap().unwrap().id.0, "local:1");
        assert_eq!(chat.holder("hash of local:1", 5).unwrap().unwrap().name, "Ann");
        assert_eq!(chat.holder("another hash", 5).unwrap(), None);
    }

    #[test]
    fn a_person_may_change_their_name_but_not_to_another_s() {
        let (_folder, store) = empty();
        let chat = store.chat();
        let ann = take(&store, "Ann", "local:1", 0).unwrap();
        take(&store, "Bob", "local:2", 0).unwrap();
        assert!(matches!(chat.rename(&ann, "bob", 1), Err(TakeError::Taken)));
        assert_eq!(chat.rename(&ann, "ANN", 1).unwrap().id, ann.id);
    }

    #[test]
    fn names_that_look_the_same_are_one_name() {
        let (_folder, store) = empty();
        let chat = store.chat();
        take(&store, "Alice", "local:1", 0).unwrap();
        for alike in ["Аlice", "AIice", "ALlCE", "𝐀lice"] {
            assert!(
                matches!(take(&store, alike, "local:2", 5), Err(TakeError::Alike(name)) if name == "Alice"),
                "{alike}"
            );
            assert_eq!(chat.called(alike).unwrap().unwrap().name, "Alice");
        }
        let bob = take(&store, "Bob", "local:2", 5).unwrap();
        assert!(matches!(chat.rename(&bob, "Аliсe", 6), Err(TakeError::Alike(_))));
        assert_eq!(chat.called("@").unwrap(), None);
    }

    #[test]
    fn a_name_in_another_case_is_the_same_in_every_script() {
        let (_folder, store) = empty();
        let chat = store.chat();
        take(&store, "Άννα", "local:1", 0).unwrap();
        take(&store, "Вера", "local:2", 0).unwrap();
        for (same, id) in [("άννα", "local:1"), ("ΆΝΝΑ", "local:1"), ("вера", "local:2"), ("ВЕРА", "local:2")]
        {
            assert!(take(&store, same, "local:3", 1).is_err(), "{same}");
            assert_eq!(chat.called(same).unwrap().unwrap().id.0, id, "{same}");
        }
        assert_eq!(chat.names("άν", 5).unwrap(), ["Άννα"]);
        // In capitals it is a Latin Anna to everybody's eye.
        assert!(matches!(take(&store, "BEPA", "local:3", 1), Err(TakeError::Alike(_))));
    }

    #[test]
    fn what_begins_as_typed_is_found_and_nothing_else() {
        let (_folder, store) = empty();
        let chat = store.chat();
        for (number, name) in ["Rob", "Max", "Bill", "Zoë"].into_iter().enumerate() {
            take(&store, name, &format!("local:{number}"), 0).unwrap();
        }
        let found = |typed: &str| chat.names(typed, 10).unwrap();
        assert_eq!(found("r"), ["Rob"]);
        assert_eq!(found("@BI"), ["Bill"]);
        assert_eq!(found("m"), ["Max"]);
        assert_eq!(found("zo"), ["Zoë"]);
        assert_eq!(found("").len(), 4);
        assert!(found("x").is_empty());
    }
}
