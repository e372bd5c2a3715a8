//! What is found out about names, remembered: every sentence asks about every name in it.

use std::sync::{LazyLock, Mutex, PoisonError};

use lasermate_domain::lru::RecentMap;

/// How many names are remembered.
const NAMES: usize = 4096;
/// The longest name that is, in bytes.
const BYTES: usize = 160;

pub(super) struct KnownNames<V>(LazyLock<Mutex<RecentMap<String, V>>>);

impl<V: Clone> KnownNames<V> {
    pub(super) const fn new() -> Self {
        Self(LazyLock::new(|| Mutex::new(RecentMap::new(NAMES))))
    }

    /// What is known of a name, or is found out now.
    pub(super) fn of(&self, name: &str, find: impl FnOnce() -> V) -> V {
        if name.len() > BYTES {
            return find();
        }
        let known = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = known().get(name) {
            return found;
        }
        let found = find();
        known().put(name.to_owned(), found.clone());
        found
    }
}
