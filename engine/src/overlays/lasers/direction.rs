//! How a mirror turns a beam: from the corner it comes in by to the corner it leaves by.

use super::rules::Mirror;
use crate::board::Corner;

impl Mirror {
    /// The other orientation: a knight's, where this is a rook's (billichess.md 2.2, N-reflect).
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Columns => Self::Rows,
            Self::Rows => Self::Columns,
        }
    }

    /// The corner a deflected beam leaves by. A mirror parallel to the columns sends it out on the side it came
    /// from, one parallel to the rows at the end it came from (overlays.md L2).
    #[must_use]
    pub const fn exit(self, entry: Corner) -> Corner {
        match self {
            Self::Columns => entry.same_side(),
            Self::Rows => entry.same_end(),
        }
    }
}
