//! Why a typed line is not a command.

use super::{CommandId, CommandSpec};

/// Why a typed line is not a command. What it repeats of the line is escaped for our Markdown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineError {
    Empty,
    /// Too long to be read.
    TooLong {
        chars: usize,
        /// How long it may be.
        most: usize,
    },
    /// Something in it cannot be seen.
    Unseen,
    /// No command is called so.
    Unknown {
        typed: String,
        /// The command that was probably meant.
        nearest: Option<&'static str>,
    },
    /// Another command follows in a further line.
    Several,
    /// A quotation mark is not closed.
    OpenQuote,
    /// The option was given twice.
    Twice {
        option: &'static str,
    },
    Missing {
        command: &'static str,
        option: &'static str,
    },
    /// The option does not take this.
    NotAChoice {
        option: &'static str,
        typed: String,
        values: Vec<&'static str>,
    },
    /// No option takes this, and one takes a word that is near to it.
    NearAChoice {
        typed: String,
        meant: &'static str,
    },
    /// Nobody plays at such a pace.
    NotATime {
        typed: String,
    },
    /// The rules of a game have no such part. Which parts they have is told by whoever knows the rules.
    NoPart {
        typed: String,
        /// The game, where one is named.
        game: Option<&'static str>,
    },
    /// The value of an option is too long.
    LongOption {
        option: &'static str,
        most: usize,
        chars: usize,
    },
    /// A second person is named where one is.
    OnePerson {
        command: &'static str,
    },
    /// An option that the command does not have, and has one with nearly this name.
    Misspelt {
        command: &'static str,
        typed: String,
        /// The option that was probably meant.
        option: &'static str,
    },
    Superfluous {
        command: &'static str,
        typed: String,
    },
}

impl LineError {
    /// The command and the option that is missing in its line, where that is what is wrong.
    pub fn lacks(&self) -> Option<(CommandId, &'static str)> {
        match self {
            Self::Missing { command, option } => Some((CommandSpec::named(command)?.id, option)),
            _ => None,
        }
    }
}

/// Whether the values of an option are numbers.
pub(super) fn is_numbered(values: &[&str]) -> bool {
    !values.is_empty() && values.iter().all(|value| value.bytes().all(|byte| byte.is_ascii_digit()))
}
