//! The ids under which Discord keeps our commands: with them a command in a sentence is a link that types it.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use super::catalogue;
use lasermate_core::command::CommandSpec;

/// What is known of them: nothing before the commands are registered.
#[derive(Debug, Default)]
pub struct Links(RwLock<HashMap<String, String>>);

impl Links {
    /// Notes what Discord has, by names.
    pub fn note(&self, ids: impl Iterator<Item = (String, String)>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = ids.collect();
    }

    /// The link of a command of ours, once it is registered: `</move:12>`, `</lasermate draw:34>`.
    pub fn link(&self, name: &str) -> Option<String> {
        let path = catalogue::path(CommandSpec::named(name)?.id);
        let root = path.split(' ').next().unwrap_or_default();
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        known.get(root).map(|id| format!("</{path}:{id}>"))
    }

    /// A command as Discord shows it, with what follows it in the line.
    pub fn show(&self, name: &str, rest: &str) -> String {
        let Some(link) = self.link(name) else { return catalogue::typed(name, rest) };
        match catalogue::options(name, rest).as_str() {
            "" => link,
            options => format!("{link} `{options}`"),
        }
    }
}
