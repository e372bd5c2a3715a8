//! The ids under which Discord keeps our commands: with them a command in a sentence is a link that types it.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

/// What is known of them: nothing before the commands are registered.
#[derive(Debug, Default)]
pub struct Links(RwLock<HashMap<String, String>>);

impl Links {
    /// Notes what Discord has, by names.
    pub fn note(&self, ids: impl Iterator<Item = (String, String)>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = ids.collect();
    }

    /// Whether a command can be linked.
    pub fn has(&self, name: &str) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).contains_key(name)
    }

    /// A command as Discord shows it, with what follows it in the line.
    pub fn show(&self, name: &str, rest: &str) -> String {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let command = known.get(name).map_or_else(|| format!("/{name}"), |id| format!("</{name}:{id}>"));
        if rest.is_empty() { command } else { format!("{command} {rest}") }
    }
}
