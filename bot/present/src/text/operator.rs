//! What the bot's operators are told in chat, and what is told to those who are none.

use lasermate_domain::command::mark::{OPERATOR, says};
use lasermate_domain::escape::escape_text;
use lasermate_domain::port::PersonId;

/// The longest line of an answer, in characters.
const LINE: usize = 300;

/// None of the commands was asked for.
pub const USAGE: &str = says!(
    "Use `",
    OPERATOR,
    " games`, `",
    OPERATOR,
    " game G12 show`, `archive` or `end`, `",
    OPERATOR,
    " person ID show`, `export`, `delete`, `block` or `unblock`, or `",
    OPERATOR,
    " room lobby manager Ann`."
);
pub const IN_FILE: &str = "The answer is in the file.";

/// To who is no operator. Whoever runs the bot learns here what to write into its settings.
pub fn not_yours(who: &PersonId) -> String {
    format!("Only people who run this bot can do that. Your id is {}.", escape_text(&who.0, LINE))
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
