//! What a draw may be claimed for: what a player is told whose claim is refused (overlays.md W1).

use std::fmt::{Display, Formatter, Result};

/// When a draw may be claimed in the present phase of a game, or why it never may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimRule {
    /// At the third repetition or after fifty quiet moves.
    Moves,
    /// A rule of the game's own, in its words.
    Told(&'static str),
    /// Not without turns (rule 4.14).
    QuietTime {
        /// How many time units without capture and pawn move draw the game.
        units: u64,
    },
}

/// What may be claimed in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claims {
    /// By repetition and by the count of moves.
    pub rule: ClaimRule,
    /// What an overlay lets a player claim besides, as the rest of a sentence; empty where there is nothing.
    pub besides: &'static str,
}

impl Claims {
    /// What a rule allows, and nothing else.
    #[must_use]
    pub const fn of(rule: ClaimRule) -> Self {
        Self { rule, besides: "" }
    }
}

impl Display for Claims {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self.rule {
            ClaimRule::Moves => f.write_str(
                "you can claim a draw only at the third repetition or after fifty moves without a capture or pawn move",
            ),
            ClaimRule::Told(words) => f.write_str(words),
            ClaimRule::QuietTime { units } => write!(
                f,
                "this game ends as a draw automatically, after {units} time units without a capture or pawn move"
            ),
        }?;
        f.write_str(self.besides)
    }
}
