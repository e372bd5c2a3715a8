//! The tables of the web chat: who holds which name, the channels, and what was said in them.

mod access;
mod channels;
pub(super) mod managers;
mod messages;
mod names;
mod people;
mod push;

use super::Store;

pub use channels::{ChatChannel, MakeError};
pub use managers::{ChannelRole, ManagerAbsence};
pub use messages::{Backlog, KeptMessage, KeptPicture, MessageDraft, WrittenMessage};
pub use names::TakeError;
pub use people::Resident;
pub use push::PushBrowser;

/// The chat's part of the store. What people say and make is on the disk before they are told so.
#[derive(Clone, Copy, Debug)]
pub struct ChatStore<'s> {
    store: &'s Store,
}

impl Store {
    /// The tables of the web chat.
    pub const fn chat(&self) -> ChatStore<'_> {
        ChatStore { store: self }
    }
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::{Resident, TakeError};
    use crate::store::Store;
    use lasermate_domain::port::{PersonId, UnixMillis};

    pub(super) fn empty() -> (TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        (folder, store)
    }

    pub(super) fn take(store: &Store, name: &str, id: &str, now: UnixMillis) -> Result<Resident, TakeError> {
        store.chat().take(name, &PersonId(id.to_owned()), &format!("hash of {id}"), now)
    }
}
