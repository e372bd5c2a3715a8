//! Pieces that go together: one piece, or a rook with its load (crazy.md B2, B6).

use super::code::Code;

/// How many pieces a game has at the most: the thirty-two of the array, since none is ever made.
pub(super) const MOST_PIECES: usize = 32;

/// A piece and, over a rook, its load, bottom first.
#[derive(Clone, Copy, Debug)]
pub(super) struct StackSlice {
    pieces: [Code; MOST_PIECES],
    len: u8,
}

impl StackSlice {
    pub const NONE: Self = Self { pieces: [Code::EMPTY; MOST_PIECES], len: 0 };

    #[inline]
    pub fn one(code: Code) -> Self {
        let mut unit = Self::NONE;
        unit.push(code);
        unit
    }

    #[inline]
    pub fn of(pieces: &[Code]) -> Self {
        let mut unit = Self::NONE;
        for code in pieces {
            unit.push(*code);
        }
        unit
    }

    /// One more on top; a thirty-third piece, which no game has, is left out.
    #[inline]
    pub fn push(&mut self, code: Code) {
        if let Some(slot) = self.pieces.get_mut(usize::from(self.len)) {
            *slot = code;
            self.len += 1;
        }
    }

    #[inline]
    pub fn pieces(&self) -> &[Code] {
        self.pieces.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// The piece that takes the others along; nobody in an empty unit.
    #[inline]
    pub fn first(&self) -> Code {
        self.pieces[0]
    }

    /// What stands over the first piece.
    #[inline]
    pub fn load(&self) -> &[Code] {
        self.pieces().get(1..).unwrap_or_default()
    }
}
