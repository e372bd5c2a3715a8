//! An offer that is being typed, and what the game reads of it.

use lasermate_domain::tables::table::Table;
use lasermate_engine::pact::text::encode;

use crate::use_cases::pacts::names;

/// What is asked of an offer that is being typed: its parts, as they were typed.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct OfferDraft<'a> {
    pub(crate) to: &'a str,
    pub(crate) terms: &'a str,
    pub(crate) until: &'a str,
    pub(crate) stands: &'a str,
    pub(crate) words: &'a str,
}

impl<'a> OfferDraft<'a> {
    /// Whether nothing has been typed that could be a term.
    pub(crate) const fn is_empty(&self) -> bool {
        self.terms.is_empty() && self.words.is_empty()
    }

    /// What a counter-offer says, between semicolons.
    pub(crate) fn fields(&self, table: &Table) -> String {
        let (terms, until) = self.parted();
        let terms = names::terms(table, terms);
        let terms = terms.split([';', '\n']).map(str::trim).filter(|term| !term.is_empty());
        let mut fields: Vec<String> = terms.map(str::to_owned).collect();
        if !self.words.is_empty() {
            fields.push(format!("each.words({})", encode(self.words)));
        }
        if !until.is_empty() {
            fields.push(format!("until={}", until.replace(';', " ")));
        }
        if !self.stands.is_empty() {
            fields.push(format!("stands={}", self.stands.replace(';', " ")));
        }
        fields.join(";")
    }

    /// Its terms, and how long it lasts, which may be typed behind them: `each peace until king`.
    fn parted(&self) -> (&'a str, &'a str) {
        match self.terms.rsplit_once(" until ") {
            Some((terms, until)) if self.until.is_empty() && !until.contains([';', '\n', '(', ')']) => {
                (terms, until.trim())
            }
            _ => (self.terms, self.until),
        }
    }

    /// What an offer says: whom it is for, and the same.
    pub(crate) fn offered(&self, table: &Table) -> String {
        format!("{};{}", names::addressees(table, self.to), self.fields(table))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_long_it_lasts_may_be_typed_behind_the_terms() {
        let parted = |terms, until| OfferDraft { terms, until, ..OfferDraft::default() }.parted();
        assert_eq!(parted("each peace until king", ""), ("each peace", "king"));
        assert_eq!(
            parted("each peace; red spare Qd1 until round 9", ""),
            ("each peace; red spare Qd1", "round 9")
        );
        assert_eq!(parted("each peace", "king"), ("each peace", "king"));
        // What is said by itself wins, and words are not searched.
        assert_eq!(parted("each peace until king", "9"), ("each peace until king", "9"));
        assert_eq!(parted("each words(friends until death)", ""), ("each words(friends until death)", ""));
        assert_eq!(
            parted("each peace until king; each no check", ""),
            ("each peace until king; each no check", "")
        );
    }
}
