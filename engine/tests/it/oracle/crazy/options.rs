//! A table's choices.

/// The options that change what moves there are or what they do.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Reactions to a king's first capture come at once and leave him alone (B15).
    pub immediate: bool,
    /// Only the top piece of a stack may jump off (B2).
    pub top_only: bool,
}

impl Options {
    /// The published game as it is read.
    pub const DEFAULT: Self = Self { immediate: false, top_only: false };
}
