//! What a draw may be claimed for: what a player is told whose claim is refused (overlays.md W1).

use std::fmt::{Display, Formatter, Result};

/// When a draw may be claimed in the present phase of a game, or why it never may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimRule {
    /// At the third repetition or after fifty quiet moves.
    Moves,
    /// The same in rounds: two are left of three (three_way.md 3.3.6).
    Rounds,
    /// Not while three play (three_way.md 3.3.6).
    ThreePlay,
    /// Not once the kings are rooks (billichess.md 2.5.7).
    BilliPhase,
    /// Not without turns (realtime.md 4.14).
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
    /// Whether the holder of the right to deny may claim a draw from the third denial on (crazy.md A12).
    pub third_denial: bool,
}

impl Claims {
    /// What a rule allows, and nothing else.
    #[must_use]
    pub const fn of(rule: ClaimRule) -> Self {
        Self { rule, third_denial: false }
    }
}

impl Display for Claims {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self.rule {
            ClaimRule::Moves => f.write_str(
                "a draw may be claimed at the third repetition, or after fifty moves without a capture or pawn move",
            ),
            ClaimRule::Rounds => f.write_str(
                "a draw may be claimed at the third repetition, or after fifty rounds without a capture or pawn move",
            ),
            ClaimRule::ThreePlay => f.write_str(
                "no draw can be claimed while three play: the fifth repetition, or fifty rounds without a capture or \
                 pawn move, ends the game by itself",
            ),
            ClaimRule::BilliPhase => f.write_str(
                "no draw can be claimed once the kings are rooks: the third repetition, or fifty moves without a \
                 capture or pawn move, ends the game by itself, and points decide",
            ),
            ClaimRule::QuietTime { units } => write!(
                f,
                "no draw can be claimed in a game without turns: {units} time units without a capture or pawn move \
                 end it by themselves"
            ),
        }?;
        if self.third_denial {
            f.write_str(
                "; from the third denial on the holder of the right to deny may claim one, unless in check",
            )?;
        }
        Ok(())
    }
}
