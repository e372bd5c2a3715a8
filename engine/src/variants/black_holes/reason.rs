//! Why a move of Black holes is refused, in words that say what would work.

use thiserror::Error;

use crate::board::{Cell, Mesh};
use crate::piece::Kind;

/// A direction: a knight's leap or a line, as columns and rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heading {
    pub files: i8,
    pub rows: i8,
}

pub(super) fn name(cell: Cell) -> &'static str {
    Mesh::five().name(cell)
}

/// Why a drop or a relativistic move cannot be made (black_holes.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum HoleReason {
    /// Nothing, or another piece, stands where a hole is named (1.3, 1).
    #[error("there is no hole on {}", name(*.0))]
    NoHole(Cell),
    /// The hole is the other side's (1.3, 1).
    #[error("the hole on {} isn't yours. You travel through your own holes only", name(*.0))]
    NotYourHole(Cell),
    /// The piece does not reach the black hole by a normal move (1.3, 1).
    #[error("the {} on {} can't reach {} with a normal move", .kind.name(), name(*.from), name(*.black))]
    CannotEnter {
        kind: Kind,
        from: Cell,
        /// The hole it does not reach.
        black: Cell,
    },
    /// Something stands before the black hole (1.3, 1).
    #[error("a {} on {} is in the way to the black hole", .kind.name(), name(*.at))]
    EntryBlocked { kind: Kind, at: Cell },
    /// The piece leaves in another direction than it entered (1.3, 3).
    #[error(
        "the {} must leave the white hole in the direction in which it entered {}. From {} it can go {exits}",
        .kind.name(), name(*.black), name(*.white)
    )]
    WrongExit {
        kind: Kind,
        black: Cell,
        white: Cell,
        heading: Heading,
        /// The cells along the way out, as far as they go.
        exits: Exits,
    },
    /// Something stands before the target (1.3, 3).
    #[error("a {} on {} blocks the way out of the white hole. It can be captured, not passed", .kind.name(), name(*.at))]
    ExitBlocked { kind: Kind, at: Cell },
    /// A moving hole is not there to be left (1.3, 2).
    #[error("a moving hole can't leave through itself. Choose another white hole")]
    OwnExit,
    /// The own king stands on the target (1.3, 3).
    #[error("you can't capture your own king")]
    OwnKing,
    /// A pawn that entered straight may not capture (1.4.1, a).
    #[error("a pawn that entered {} straight can't capture", name(*.black))]
    StraightTakesNothing { black: Cell },
    /// A pawn that entered diagonally must capture (1.4.1, b).
    #[error("a pawn that entered {} diagonally must capture", name(*.black))]
    AslantMustTake { black: Cell },
    /// The move ends where it began (1.3, 4).
    #[error("a move through holes can't end where it began")]
    NoEffect,
    /// A normal move ends on a hole (1.2.4).
    #[error(
        "a normal move can't capture a hole. To go through your own, name start, black hole, white hole and end, as in a1-b1-a4-b4"
    )]
    HolesAreNotTaken,
    /// A hole goes one square to a vacant one (1.2.5).
    #[error("a hole moves one square, to an empty one")]
    HoleTakesNothing,
    /// Holes are dropped on the base row (1.2.3).
    #[error("you can drop a hole only on an empty square of your first row")]
    DropElsewhere,
    /// The drop's cell is occupied (1.2.3).
    #[error("there is a {} on {}. You can drop a hole only on an empty square", .kind.name(), name(*.at))]
    DropOccupied { kind: Kind, at: Cell },
    /// A pawn must be promoted (1.2.6).
    #[error("choose a promotion: queen, rook, bishop, knight (S) or hole (H)")]
    NeedsPromotion,
}

/// The cells that can be reached out of a white hole: few enough to name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exits(pub(super) u64);

impl std::fmt::Display for Exits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut names = crate::variants::kit::sets::cells(self.0).map(|cell| name(Cell(cell)));
        match names.next() {
            None => f.write_str("nowhere"),
            Some(first) => {
                write!(f, "to {first}")?;
                names.try_for_each(|next| write!(f, ", {next}"))
            }
        }
    }
}
