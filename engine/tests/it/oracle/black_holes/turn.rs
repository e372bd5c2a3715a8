//! What a side may do with its turn.

use super::board::{Square, name};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A hole is put on a square.
    Drop(Square),
    /// A piece moves as it does on any board.
    Normal { from: Square, to: Square, becomes: Option<char> },
    /// A piece moves through holes.
    Relativistic {
        from: Square,
        /// The hole it goes in by.
        black: Square,
        /// The hole it comes out of.
        white: Square,
        to: Square,
        becomes: Option<char>,
    },
}

impl Turn {
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

    /// Where it begins and ends and what a pawn becomes, which is all that tells moves apart (1.3.7).
    #[must_use]
    pub const fn ends(self) -> (Option<Square>, Square, Option<char>) {
        match self {
            Self::Drop(at) => (None, at, None),
            Self::Normal { from, to, becomes } | Self::Relativistic { from, to, becomes, .. } => {
                (Some(from), to, becomes)
            }
        }
    }

    /// Of two turns that do the same the one that stands for both: without holes, else by the black hole, then by the
    /// white one, in the order a1, b1 to e8.
    #[must_use]
    pub fn min_by_route(self, other: Self) -> Self {
        let rank = |turn: Self| match turn {
            Self::Relativistic { black, white, .. } => Some((black.1, black.0, white.1, white.0)),
            _ => None,
        };
        if rank(other) < rank(self) { other } else { self }
    }
}
