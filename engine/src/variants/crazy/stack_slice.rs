//! Pieces that go together: one piece, or a rook with its load (crazy.md B2, B6).

use super::code::CrazyCode;

/// How many pieces a game has at the most: the thirty-two of the array, since none is ever made.
pub(super) const MOST_PIECES: usize = 32;

/// A piece and, over a rook, its load, bottom first.
#[derive(Clone, Copy, Debug)]
pub(super) struct StackSlice {
    pieces: [CrazyCode; MOST_PIECES],
    len: u8,
}

impl StackSlice {
    pub const NONE: Self = Self { pieces: [CrazyCode::EMPTY; MOST_PIECES], len: 0 };

    #[inline]
    pub fn one(code: CrazyCode) -> Self {
        let mut unit = Self::NONE;
        unit.push(code);
        unit
    }

    #[inline]
    pub fn of(pieces: &[CrazyCode]) -> Self {
        let mut unit = Self::NONE;
        for code in pieces {
            unit.push(*code);
        }
        unit
    }

    /// One more on top; a thirty-third piece, which no game has, is left out.
    #[inline]
    pub fn push(&mut self, code: CrazyCode) {
        if let Some(slot) = self.pieces.get_mut(usize::from(self.len)) {
            *slot = code;
            self.len += 1;
        }
    }

    #[inline]
    pub fn pieces(&self) -> &[CrazyCode] {
        self.pieces.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// The piece that takes the others along; nobody in an empty unit.
    #[inline]
    pub fn first(&self) -> CrazyCode {
        self.pieces[0]
    }

    /// What stands over the first piece.
    #[inline]
    pub fn load(&self) -> &[CrazyCode] {
        self.pieces().get(1..).unwrap_or_default()
    }
}
