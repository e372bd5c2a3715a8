//! Who may do on every network what whoever runs the bot may do.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use lasermate_domain::port::PersonId;

/// The operators; nobody unless the settings name them.
#[derive(Debug, Default)]
pub struct Operators(OnceLock<BTreeSet<PersonId>>);

impl Operators {
    /// Names them, once in the program's life.
    pub fn name(&self, people: impl IntoIterator<Item = PersonId>) {
        let _ = self.0.set(people.into_iter().collect());
    }

    /// Whether somebody is one.
    pub fn has(&self, who: &PersonId) -> bool {
        self.0.get().is_some_and(|people| people.contains(who))
    }

    pub fn any_on(&self, network: &str) -> bool {
        self.0.get().is_some_and(|people| people.iter().any(|who| who.network() == network))
    }
}
