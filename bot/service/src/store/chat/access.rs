//! Who may come to a chat that is not open to everybody, and the further devices of one person. All secrets here are hashes.

use lasermate_domain::port::{PersonId, UnixMillis};
use rusqlite::{Connection, Params, TransactionBehavior, params};

use super::people::resident;
use super::{ChatStore, Resident};
use crate::store::StoreError;

const MINUTE: UnixMillis = 60 * 1000;
const DAY: UnixMillis = 24 * 60 * MINUTE;
/// How long an invitation is good.
const INVITES_FOR: UnixMillis = 7 * DAY;
/// How many may come by one.
const INVITED: u32 = 50;
/// How many invitations there are; beyond that the oldest go.
const INVITATIONS: u32 = 1000;
/// A browser that has not been seen for so long has to be let in again.
const PASS_LASTS: UnixMillis = 90 * DAY;
/// How many browsers are let in; beyond that those go that were seen longest ago.
const PASSES: u32 = 100_000;
/// How often it is noted that a browser was here.
const NOTED: UnixMillis = DAY;
/// How long the link to another device is good.
const DEVICE_FOR: UnixMillis = 10 * MINUTE;
/// How many further devices one person has; beyond that the oldest has to be linked again.
const DEVICES: u32 = 10;

/// Deletes all rows but the newest (`?1` of them) of a table, whose name begins what is selected.
fn make_room(db: &Connection, selected: &str, given: impl Params) -> rusqlite::Result<usize> {
    let table = selected.split(' ').next().unwrap_or_default();
    let older = format!("SELECT hash FROM {selected} DESC LIMIT -1 OFFSET ?1");
    db.execute(&format!("DELETE FROM {table} WHERE hash IN ({older})"), given)
}

impl ChatStore<'_> {
    /// Notes an invitation.
    pub fn invite(&self, hash: &str, now: UnixMillis) -> Result<(), StoreError> {
        let db = self.store.writer();
        db.execute("DELETE FROM local_invitation WHERE made_at <= ?1", [now.saturating_sub(INVITES_FOR)])?;
        make_room(&db, "local_invitation ORDER BY made_at", [INVITATIONS - 1])?;
        db.execute("INSERT INTO local_invitation (hash, made_at) VALUES (?1, ?2)", params![hash, now])?;
        Ok(())
    }

    /// Whether somebody may come by an invitation.
    pub fn is_invited(&self, hash: &str, now: UnixMillis) -> Result<bool, StoreError> {
        self.store.has(
            "SELECT 1 FROM local_invitation WHERE hash = ?1 AND made_at > ?2 AND used < ?3",
            params![hash, now.saturating_sub(INVITES_FOR), INVITED],
        )
    }

    /// Lets a browser in by an invitation, or by the password without one; `false` where the invitation is good no more.
    pub fn let_in(&self, pass: &str, invitation: Option<&str>, now: UnixMillis) -> Result<bool, StoreError> {
        let mut db = self.store.writer();
        let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        if let Some(invitation) = invitation {
            let counted = change.execute(
                "UPDATE local_invitation SET used = used + 1 WHERE hash = ?1 AND made_at > ?2 AND used < ?3",
                params![invitation, now.saturating_sub(INVITES_FOR), INVITED],
            )?;
            if counted == 0 {
                return Ok(false);
            }
        }
        change.execute("DELETE FROM local_pass WHERE seen_at <= ?1", [now.saturating_sub(PASS_LASTS)])?;
        make_room(&change, "local_pass ORDER BY seen_at", [PASSES - 1])?;
        change.execute(
            "INSERT INTO local_pass (hash, invited, seen_at) VALUES (?1, ?2, ?3)",
            params![pass, invitation.is_some(), now],
        )?;
        change.commit()?;
        Ok(true)
    }

    /// Whether a browser has been let in.
    pub fn is_let_in(&self, pass: &str, now: UnixMillis) -> Result<bool, StoreError> {
        let seen_at = self.store.value("SELECT seen_at FROM local_pass WHERE hash = ?1", [pass])?;
        let Some(seen_at) = seen_at.filter(|seen_at: &UnixMillis| now.saturating_sub(*seen_at) < PASS_LASTS)
        else {
            return Ok(false);
        };
        // Also where it was noted by a clock that was ahead.
        if now.saturating_sub(seen_at).saturating_abs() > NOTED {
            let noting = "UPDATE local_pass SET seen_at = ?1 WHERE hash = ?2";
            self.store.write(noting, params![now, pass])?;
        }
        Ok(true)
    }

    /// Ends every invitation, and shuts out all who came by one.
    pub fn end_invitations(&self) -> Result<usize, StoreError> {
        let mut db = self.store.writer();
        let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        change.execute("DELETE FROM local_invitation", [])?;
        let shut_out = change.execute("DELETE FROM local_pass WHERE invited = 1", [])?;
        change.commit()?;
        Ok(shut_out)
    }

    /// Notes a link by which a person comes to another device; the one before it is good no more.
    pub fn offer_device(&self, person: &PersonId, hash: &str, now: UnixMillis) -> Result<(), StoreError> {
        self.store.write(
            "INSERT OR REPLACE INTO local_device (person, hash, made_at) VALUES (?1, ?2, ?3)",
            params![person.0, hash, now],
        )
    }

    /// Whose device a link makes another one, while it is good.
    pub fn device_of(&self, hash: &str, now: UnixMillis) -> Result<Option<Resident>, StoreError> {
        self.store.first(
            "SELECT id, name, used FROM local_person
             WHERE id = (SELECT person FROM local_device WHERE hash = ?1 AND made_at > ?2)",
            params![hash, now.saturating_sub(DEVICE_FOR)],
            resident,
        )
    }

    /// Makes a device one of the person whose link it came by, with a secret of its own. The link is used up.
    pub fn add_device(
        &self,
        hash: &str,
        secret: &str,
        now: UnixMillis,
    ) -> Result<Option<Resident>, StoreError> {
        let Some(person) = self.device_of(hash, now)? else { return Ok(None) };
        let mut db = self.store.writer();
        let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        if change.execute("DELETE FROM local_device WHERE hash = ?1", [hash])? == 0 {
            return Ok(None);
        }
        let of_person = "local_secret WHERE person = ?2 ORDER BY made_at";
        make_room(&change, of_person, params![DEVICES - 1, person.id.0])?;
        change.execute(
            "INSERT INTO local_secret (hash, person, made_at) VALUES (?1, ?2, ?3)",
            params![secret, person.id.0, now],
        )?;
        change.commit()?;
        Ok(Some(person))
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{empty, take};
    use super::*;

    #[test]
    fn an_invitation_lets_so_many_in_for_a_week_and_a_pass_lasts_while_it_is_used() {
        let (_folder, store) = empty();
        let chat = store.chat();
        chat.invite("i", 0).unwrap();
        assert!(chat.is_invited("i", INVITES_FOR - 1).unwrap() && !chat.is_invited("x", 0).unwrap());
        assert!(!chat.is_invited("i", INVITES_FOR).unwrap());
        assert!(!chat.let_in("p", Some("x"), 0).unwrap());
        for number in 0..INVITED {
            assert!(chat.let_in(&format!("p{number}"), Some("i"), 1).unwrap());
        }
        assert!(!chat.let_in("more", Some("i"), 1).unwrap(), "enough have come by it");
        assert!(chat.is_let_in("p0", 1).unwrap() && !chat.is_let_in("more", 1).unwrap());
        assert!(chat.is_let_in("p0", PASS_LASTS).unwrap(), "and is noted as seen");
        assert!(chat.is_let_in("p0", 2 * PASS_LASTS - 1).unwrap());
        assert!(!chat.is_let_in("p1", 1 + PASS_LASTS).unwrap(), "not seen for so long");
    }

    #[test]
    fn ending_invitations_shuts_out_who_came_by_one_and_nobody_else() {
        let (_folder, store) = empty();
        let chat = store.chat();
        chat.invite("i", 0).unwrap();
        chat.let_in("guest", Some("i"), 1).unwrap();
        chat.let_in("member", None, 1).unwrap();
        assert_eq!(chat.end_invitations().unwrap(), 1);
        assert!(!chat.is_let_in("guest", 2).unwrap() && chat.is_let_in("member", 2).unwrap());
        assert!(!chat.is_invited("i", 2).unwrap());
    }

    #[test]
    fn a_link_to_another_device_works_once_and_for_ten_minutes() {
        let (_folder, store) = empty();
        let chat = store.chat();
        let ann = take(&store, "Ann", "local:1", 0).unwrap();
        chat.offer_device(&ann.id, "first", 0).unwrap();
        chat.offer_device(&ann.id, "link", 0).unwrap();
        assert_eq!(chat.device_of("first", 1).unwrap(), None, "there is one at a time");
        assert_eq!(chat.device_of("link", DEVICE_FOR).unwrap(), None);
        assert_eq!(chat.device_of("link", 1).unwrap().unwrap().id, ann.id);
        assert_eq!(chat.add_device("link", "secret", 1).unwrap().unwrap().id, ann.id);
        assert_eq!(chat.add_device("link", "another", 1).unwrap(), None);
        for secret in ["secret", "hash of local:1"] {
            assert_eq!(chat.holder(secret, 2).unwrap().unwrap().id, ann.id, "{secret}");
        }
        for number in 0..DEVICES {
            let link = format!("link{number}");
            chat.offer_device(&ann.id, &link, 3).unwrap();
            chat.add_device(&link, &format!("secret{number}"), 3).unwrap().unwrap();
        }
        assert_eq!(chat.holder("secret", 4).unwrap(), None, "the oldest goes");
        chat.give_up(&ann.id).unwrap();
        assert_eq!(chat.holder("secret9", 4).unwrap(), None, "with the name all devices go");
    }
}
