//! An offer that is being typed, and the act it becomes.

use lasermate_engine::pact::text::encode;

use crate::service::pacts::names;
use crate::sessions::session::Session;

/// What is asked of an offer that is being typed: its parts, as they were typed.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::service) struct Draft<'a> {
    pub(in crate::service) to: &'a str,
    pub(in crate::service) terms: &'a str,
    pub(in crate::service) until: &'a str,
    pub(in crate::service) stands: &'a str,
    pub(in crate::service) words: &'a str,
}

impl Draft<'_> {
    /// Whether nothing has been typed that could be a term.
    pub(in crate::service) const fn is_empty(&self) -> bool {
        self.terms.is_empty() && self.words.is_empty()
    }

    /// The fields of the act behind its addressees, between semicolons.
    pub(in crate::service) fn fields(&self, live: &Session) -> String {
        let terms = names::terms(live, self.terms);
        let terms = terms.split([';', '\n']).map(str::trim).filter(|term| !term.is_empty());
        let mut fields: Vec<String> = terms.map(str::to_owned).collect();
        if !self.words.is_empty() {
            fields.push(format!("each.words({})", encode(self.words)));
        }
        if !self.until.is_empty() {
            fields.push(format!("until={}", self.until.replace(';', " ")));
        }
        if !self.stands.is_empty() {
            fields.push(format!("stands={}", self.stands.replace(';', " ")));
        }
        fields.join(";")
    }

    /// The act by which it is offered.
    pub(in crate::service) fn offered(&self, live: &Session) -> String {
        format!("pact-offer({};{})", names::addressees(live, self.to), self.fields(live))
    }
}
