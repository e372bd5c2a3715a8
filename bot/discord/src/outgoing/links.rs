//! What makes links of the marks in a sentence: the ids under which Discord keeps our commands, by which one is typed, and Discord's
//! time, in which each reader sees a moment.

use std::collections::HashMap;
use std::sync::{OnceLock, PoisonError, RwLock};

use lasermate_domain::command::CommandSpec;
use serenity::model::id::ApplicationId;

use crate::account::catalogue;
use crate::account::invite_link::{install_link, people_link};
use crate::incoming::clock_skew::Skew;

/// What is known of that: nothing before the commands are registered and an interaction has come.
#[derive(Debug, Default)]
pub struct Links {
    ids: RwLock<HashMap<String, String>>,
    /// The addresses that install the bot: in a server, and for whoever opens it.
    install: OnceLock<[String; 2]>,
    /// How far our clock is from Discord's.
    pub skew: Skew,
}

impl Links {
    /// Notes what Discord has, by names.
    pub fn note(&self, ids: impl Iterator<Item = (String, String)>) {
        *self.ids.write().unwrap_or_else(PoisonError::into_inner) = ids.collect();
    }

    /// Notes the addresses that install the bot.
    pub fn note_application(&self, application: ApplicationId) {
        // The application stays the same.
        let _ = self.install.set([install_link(application), people_link(application)]);
    }

    /// The addresses that install the bot in a server and for oneself, once they are known.
    pub fn install(&self) -> Option<&[String; 2]> {
        self.install.get()
    }

    /// Whether a line is such an address and nothing else.
    pub fn is_install(&self, line: &str) -> bool {
        self.install().is_some_and(|addresses| addresses.iter().any(|address| address == line))
    }

    /// The link of a command of ours, once it is registered: `</move:12>`, `</lasermate draw:34>`.
    pub fn link(&self, name: &str) -> Option<String> {
        let path = catalogue::path(CommandSpec::named(name)?);
        let root = path.split(' ').next().unwrap_or_default();
        let known = self.ids.read().unwrap_or_else(PoisonError::into_inner);
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
