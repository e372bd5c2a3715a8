//! A move of three-way chess, ordered as its text is.

use std::cmp::Ordering;

use crate::board::{Cell, Mesh};
use crate::piece::Kind;

/// A move: from, to, and what a pawn becomes. Castling is the king's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ThreeWayMove {
    pub from: Cell,
    pub to: Cell,
    /// What a pawn becomes on a foreign base row; `None` for every other move.
    pub promotion: Option<Kind>,
}

impl ThreeWayMove {
    #[must_use]
    pub const fn new(from: Cell, to: Cell) -> Self {
        Self { from, to, promotion: None }
    }

    /// The exact text: two cells and the letter of a promotion (notation.md).
    #[must_use]
    pub fn text(self) -> String {
        let mesh = Mesh::hexagon();
        let mut text = mesh.name(self.from).to_owned() + mesh.name(self.to);
        text.extend(self.promotion.map(|kind| kind.letter().to_ascii_lowercase()));
        text
    }

    /// The text's bytes in one number that is ordered as the text is; at most seven characters.
    fn text_order(self) -> u64 {
        let mesh = Mesh::hexagon();
        let letter = self.promotion.map(|kind| kind.letter().to_ascii_lowercase() as u8);
        let bytes = mesh.name(self.from).bytes().chain(mesh.name(self.to).bytes()).chain(letter);
        let (value, length) =
            bytes.fold((0, 0), |(value, length), byte| (value << 8 | u64::from(byte), length + 1));
        // A cell off the board has no name: nothing to shift.
        value.checked_shl(8 * (8 - length)).unwrap_or(0)
    }
}

impl PartialOrd for ThreeWayMove {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for ThreeWayMove {
    fn cmp(&self, other: &Self) -> Ordering {
        let off_board = |mv: Self| (mv.from, mv.to, mv.promotion);
        self.text_order().cmp(&other.text_order()).then_with(|| off_board(*self).cmp(&off_board(*other)))
    }
}
