//! A refused input of the command line: what was wrong, where, and what would work.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue};
use lasermate_engine::notation::PositionError;
use lasermate_engine::refusal::{Reason, Refusal};
use lasermate_engine::variants::SetupError;
use lasermate_present::record::{RecordError, UnplayableWord};
use serde::Serialize;

/// How a command that could not be carried out ends (notation.md: an illegal move ends with status 2).
pub(super) const REFUSED: u8 = 2;

/// Why the input was refused; as JSON `{error, at, reason, nearest[]}` (notation.md).
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// What was refused: the word of `--moves`, the position, or the game with its options.
    pub error: String,
    /// The word's place in `--moves`, counted from 0; `None` where it was not a word of it.
    pub at: Option<usize>,
    /// Why, in a sentence for people.
    pub reason: String,
    /// The nearest legal moves (or lifelines) in their exact form, the most alike first; empty where none would help.
    pub nearest: Vec<String>,
}

impl Fault {
    /// A word of `--moves` that was refused.
    pub fn of_word(word: &str, at: usize, refusal: &Refusal) -> Self {
        Self {
            error: shorten(word),
            at: Some(at),
            reason: refusal.reason.to_string(),
            nearest: refusal.nearest.clone(),
        }
    }

    /// A word of `--moves` whose side is not in this game.
    pub fn of_side(word: &str, at: usize, reason: Reason) -> Self {
        Self { error: shorten(word), at: Some(at), reason: reason.to_string(), nearest: Vec::new() }
    }

    /// A game or an option that is not known.
    pub fn of_setup(what: &str, error: &SetupError) -> Self {
        Self { error: shorten(what), at: None, reason: error.to_string(), nearest: Vec::new() }
    }

    /// A position that cannot be read or played.
    pub fn of_position(text: &str, error: &PositionError) -> Self {
        Self { error: shorten(text), at: None, reason: error.to_string(), nearest: Vec::new() }
    }

    /// A problem that cannot be read, or not be solved in this game.
    pub fn of_problem(stipulation: &str, reason: &str) -> Self {
        Self { error: shorten(stipulation), at: None, reason: reason.to_owned(), nearest: Vec::new() }
    }

    /// A record that cannot be read.
    pub fn of_record(file: &str, error: &RecordError) -> Self {
        let nearest = match error {
            RecordError::Word { why, .. } => match why.as_ref() {
                UnplayableWord::Rules { refusal, .. } => refusal.nearest.clone(),
                UnplayableWord::Side { .. } | UnplayableWord::Null { .. } => Vec::new(),
            },
            _ => Vec::new(),
        };
        Self { error: shorten(file), at: None, reason: error.to_string(), nearest }
    }

    /// An argument or a file that can be read, but not used.
    pub fn of_argument(what: &str, reason: &str) -> Self {
        Self { error: shorten(what), at: None, reason: reason.to_owned(), nearest: Vec::new() }
    }

    /// Arguments that cannot be read: what is wrong with them, and what the parser thinks was meant.
    pub fn of_arguments(error: &clap::Error) -> Self {
        let told = error.render().to_string();
        // The first paragraph says what is wrong; usage and hints follow.
        let sentence: Vec<_> =
            told.lines().take_while(|line| !line.trim().is_empty()).map(str::trim).collect();
        let sentence = sentence.join(" ");
        let reason = sentence.strip_prefix("error: ").unwrap_or(&sentence).to_owned();
        let said = |kinds: &[ContextKind]| {
            kinds.iter().filter_map(|kind| error.get(*kind)).flat_map(words).collect::<Vec<_>>()
        };
        let wrong =
            said(&[ContextKind::InvalidSubcommand, ContextKind::InvalidArg, ContextKind::InvalidValue]);
        let nearest = said(&[
            ContextKind::SuggestedSubcommand,
            ContextKind::SuggestedArg,
            ContextKind::SuggestedValue,
            ContextKind::ValidSubcommand,
            ContextKind::ValidValue,
        ]);
        Self { error: shorten(&wrong.join(" ")), at: None, reason, nearest }
    }

    /// Writes it: as JSON on `out`, else as a line on standard error; the status is 2 in both cases.
    pub fn report(&self, json: bool, out: &mut impl Write) -> io::Result<ExitCode> {
        if json {
            serde_json::to_writer(&mut *out, self)?;
            writeln!(out)?;
        } else {
            let place = self.at.map(|at| format!("word {} of --moves, ", at + 1)).unwrap_or_default();
            let mut line = format!("lasermate: {place}{}: {}", self.error, self.reason);
            if !self.nearest.is_empty() {
                line.push_str(&format!("; possible: {}", self.nearest.join(", ")));
            }
            writeln!(io::stderr(), "{line}")?;
        }
        Ok(ExitCode::from(REFUSED))
    }
}

/// The words of a piece of an error's context.
fn words(value: &ContextValue) -> Vec<String> {
    match value {
        ContextValue::String(word) => vec![word.clone()],
        ContextValue::Strings(words) => words.clone(),
        _ => Vec::new(),
    }
}

/// Input as it is said back: without control characters, and not all of a long text.
fn shorten(text: &str) -> String {
    const SHOWN: usize = 120;
    text.chars().filter(|c| !c.is_control()).take(SHOWN).collect()
}
