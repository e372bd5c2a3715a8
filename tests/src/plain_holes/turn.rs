//! What a side may do with its turn.

use super::board::{Square, name};

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A hole is put on a square.
    Drop(Square),
    /// A man moves as it does on any board.
    Normal {
        /// From where.
        from: Square,
        /// Where to.
        to: Square,
        /// What a pawn becomes.
        becomes: Option<char>,
    },
    /// A man moves through holes.
    Relativistic {
        /// From where.
        from: Square,
        /// The hole it goes in by.
        black: Square,
        /// The hole it comes out of.
        white: Square,
        /// Where to.
        to: Square,
        /// What a pawn becomes.
        becomes: Option<char>,
    },
}

impl Turn {
    /// The exact text (notation.md).
    #[must_use]
    pub fn text(self) -> String {
        let last = |becomes: Option<char>| becomes.map(|letter| letter.to_ascii_lowercase()).into_iter();
        match self {
            Self::Drop(at) => format!("@{}", name(at)),
            Self::Normal { from, to, becomes } => {
                let mut text = name(from) + &name(to);
                text.extend(last(becomes));
                text
            }
            Self::Relativistic { from, black, white, to, becomes } => {
                let mut text = name(from) + &name(black) + &name(white) + &name(to);
                text.extend(last(becomes));
                text
            }
        }
    }

    /// The same for all routes between the same squares.
    #[must_use]
    pub fn ends(self) -> String {
        match self {
            Self::Relativistic { from, to, becomes, .. } => {
                format!("{}~{}{}", name(from), name(to), becomes.unwrap_or(' '))
            }
            other => other.text(),
        }
    }
}
