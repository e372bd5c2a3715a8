//! What is said of a list of people that somebody keeps: who is blocked in a room, who is muted.

use lasermate_domain::escape::escape_text;
use lasermate_domain::port::Person;

use super::person::named;
use super::wording::listed;

/// The words of such a list.
#[derive(Debug)]
pub struct ListWords {
    /// The command that puts somebody on it, and the one that takes them off.
    pub puts: &'static str,
    pub takes: &'static str,
    /// What is done with them by that.
    pub verb: &'static str,
    /// What they are then.
    pub are: &'static str,
    /// Where they are that, where it is not everywhere.
    pub here: &'static str,
    /// Nobody is on it.
    pub empty: &'static str,
    /// What stands before and after those who are.
    pub names: [&'static str; 2],
}

/// Two people are named, or one whose name has blanks.
pub fn one_at_a_time(words: &ListWords) -> String {
    let puts = words.puts;
    format!(
        "`{puts}` takes one person. A name with spaces goes in quotation marks, for example `{puts} \"@Ann Lee\"`."
    )
}

pub fn not_yourself(words: &ListWords) -> String {
    format!("You can't {} yourself.", words.verb)
}

pub fn already(who: &Person, words: &ListWords) -> String {
    format!("{} is already {}.", named(who), words.are)
}

/// Nobody is named who could be taken off.
pub fn whom(words: &ListWords) -> String {
    let ListWords { are, puts, takes, .. } = words;
    format!("Whom? `{takes} @name`. `{puts}` alone shows who is {are}.")
}

pub fn not_listed(who: &Person, words: &ListWords) -> String {
    format!("{} isn't {}{}.", named(who), words.are, words.here)
}

/// Nobody on it is called so.
pub fn nobody_listed(name: &str, words: &ListWords) -> String {
    let ListWords { are, here, puts, .. } = words;
    format!("Nobody called {} is {are}{here}. `{puts}` alone shows who is.", typed(name))
}

/// Nobody who has played here is called so.
pub fn nobody_called(name: &str) -> String {
    format!("Nobody who has played here is called {}.", typed(name))
}

/// Everybody on it.
pub fn told(people: &[Person], words: &ListWords) -> String {
    let [before, after] = words.names;
    match people.iter().map(named).collect::<Vec<_>>().as_slice() {
        [] => words.empty.to_owned(),
        names => format!("{before}: {}.{after}", listed(names)),
    }
}

fn typed(name: &str) -> String {
    escape_text(name.trim_start_matches('@'), 40)
}
