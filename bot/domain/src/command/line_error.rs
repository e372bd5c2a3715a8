//! Why a typed line is not a command, in words.

use thiserror::Error;

use super::mark::{self, HELP};
use super::{CommandId, CommandSpec};

/// Why a typed line is not a command. What it repeats of the line is escaped for our Markdown.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LineError {
    #[error("type a command, for example {HELP}")]
    Empty,
    /// Too long to be read.
    #[error("that is {chars} characters. A command can have at most {most}")]
    TooLong {
        chars: usize,
        /// How long it may be.
        most: usize,
    },
    /// Something in it cannot be seen.
    #[error("the line has a character that can't be shown. Type it again")]
    Unseen,
    /// No command is called so.
    #[error("there is no command {}{}", mark::line(.typed), maybe(.nearest))]
    Unknown {
        typed: String,
        /// The command that was probably meant.
        nearest: Option<&'static str>,
    },
    /// Another command follows in a further line.
    #[error("send each command as a message of its own. Nothing was done")]
    Several,
    /// A quotation mark is not closed.
    #[error("a quotation mark isn't closed. Write name:\"some words\"")]
    OpenQuote,
    /// The option was given twice.
    #[error("{option} is given twice")]
    Twice { option: &'static str },
    #[error("{help}")]
    Missing {
        command: &'static str,
        option: &'static str,
        /// The question for it: "Which square? For example c1".
        help: &'static str,
    },
    /// The option does not take this.
    #[error("{}", not_a_choice(.option, .typed, .values))]
    NotAChoice { option: &'static str, typed: String, values: Vec<&'static str> },
    /// No option takes this, and one takes a word that is near to it.
    #[error("I don't know '{typed}'. Did you mean {meant}?")]
    NearAChoice { typed: String, meant: &'static str },
    /// Nobody plays at such a pace.
    #[error("{typed} isn't a time control. Use for example 5+3, 10m, 1d or none")]
    NotATime { typed: String },
    /// The rules of a game have no such part. Which parts they have is told by whoever knows the rules.
    #[error("the rules have no part {typed}")]
    NoPart {
        typed: String,
        /// The game, where one is named.
        game: Option<&'static str>,
    },
    /// The value of an option is too long.
    #[error("{option} can have at most {most} characters. This has {chars}")]
    LongOption { option: &'static str, most: usize, chars: usize },
    /// A second person is named where one is.
    #[error("{} can name only one person{}", mark::line(.command), others(.command))]
    OnePerson { command: &'static str },
    /// An option that the command does not have, and has one with nearly this name.
    #[error("{} has no option {typed}. Did you mean {option}:?", mark::line(.command))]
    Misspelt {
        command: &'static str,
        typed: String,
        /// The option that was probably meant.
        option: &'static str,
    },
    #[error("{} doesn't take {typed}. Use {}", mark::line(.command), usage(.command))]
    Superfluous { command: &'static str, typed: String },
}

impl LineError {
    /// The error as a sentence.
    pub fn sentence(&self) -> String {
        let words = self.to_string();
        let mut letters = words.chars();
        let first = letters.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
        let end = if words.ends_with(['.', '?', '!']) { "" } else { "." };
        format!("{first}{}{end}", letters.as_str())
    }

    /// The command and the option that is missing in its line, where that is what is wrong.
    pub fn lacks(&self) -> Option<(CommandId, &'static str)> {
        match self {
            Self::Missing { command, option, .. } => Some((CommandSpec::named(command)?.id, option)),
            _ => None,
        }
    }
}

/// Whether the values of an option are numbers.
pub(super) fn is_numbered(values: &[&str]) -> bool {
    !values.is_empty() && values.iter().all(|value| value.bytes().all(|byte| byte.is_ascii_digit()))
}

fn not_a_choice(option: &str, typed: &str, values: &[&str]) -> String {
    match values {
        [first, .., last] if is_numbered(values) => format!("{option} is {first} to {last}"),
        [before @ .., last] if !before.is_empty() => {
            format!("I don't know '{typed}'. Use {} or {last}", before.join(", "))
        }
        _ => format!("I don't know '{typed}'. Use {}", values.join(", ")),
    }
}

fn maybe(nearest: &Option<&'static str>) -> String {
    nearest.map_or_else(
        || format!(". {HELP} lists them"),
        |name| format!(". Did you mean {}?", mark::line(name)),
    )
}

/// How further people come to a table.
fn others(command: &str) -> &'static str {
    let is_challenge = CommandSpec::named(command).is_some_and(|spec| spec.id == CommandId::Challenge);
    if is_challenge { ". Others take the free seats themselves" } else { "" }
}

fn usage(command: &str) -> String {
    CommandSpec::named(command).map_or_else(String::new, |spec| format!("`{}`", spec.usage()))
}
