//! What the bot's operators are told in chat, and what is told to those who are none. What is answered itself is English, as in the
//! terminal.

use lasermate_domain::escape::escape_text;
use lasermate_domain::port::PersonId;

use crate::say;
pub use crate::say::operator::{IN_FILE, USAGE};

/// The longest line of an answer, in characters.
const LINE: usize = 300;

/// To who is no operator. Whoever runs the bot learns here what to write into its settings, so the `@` of an id stays one.
pub fn not_yours(who: &PersonId) -> String {
    say::operator::only_operators(escape_text(&who.0, LINE).replace('＠', "@"))
}

/// An answer of a few lines, whose parts are set apart by tabs.
pub fn lines(told: &str) -> String {
    let lines = told.lines().filter(|line| !line.is_empty());
    let shown = lines.map(|line| escape_text(&line.replace('\t', " · "), LINE));
    shown.collect::<Vec<_>>().join("\n")
}

/// Why nothing was done, in a sentence.
pub fn refused(why: &str) -> String {
    let mut letters = why.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    escape_text(&format!("{first}{}.", letters.as_str().trim_end_matches('.')), LINE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saying::in_english;

    /// With another sign in its place, the settings named nobody.
    #[test]
    fn the_id_that_somebody_is_told_can_be_copied() {
        let told = in_english(&not_yours(&PersonId("matrix:@ann:example.org".to_owned())));
        assert!(told.contains("matrix:@ann:example.org."), "{told}");
    }
}
