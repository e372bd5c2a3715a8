//! What a check-up finds: a line each, and how serious it is.

use strum::IntoStaticStr;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Grade {
    Ok,
    /// The bot works, but somebody may want to know.
    Warning,
    /// The bot does not work until it is mended.
    Problem,
}

impl Grade {
    /// The word at the beginning of the line.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// A line of a check-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub grade: Grade,
    pub subject: &'static str,
    /// What was found and, where it is not as it should be, what to do. It holds no secret.
    pub words: String,
}

impl Finding {
    pub fn ok(subject: &'static str, words: impl Into<String>) -> Self {
        Self { grade: Grade::Ok, subject, words: words.into() }
    }

    pub fn warning(subject: &'static str, words: impl Into<String>) -> Self {
        Self { grade: Grade::Warning, subject, words: words.into() }
    }

    pub fn problem(subject: &'static str, words: impl Into<String>) -> Self {
        Self { grade: Grade::Problem, subject, words: words.into() }
    }
}
