//! Men that go together: one man, or a rook with its load (crazy.md B2, B6).

use super::code::Code;

/// How many men a game has at the most: the thirty-two of the array, since none is ever made.
pub(super) const MOST_MEN: usize = 32;

/// A man and, over a rook, its load, bottom first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unit {
    men: [Code; MOST_MEN],
    len: u8,
}

impl Unit {
    pub const NONE: Self = Self { men: [Code::EMPTY; MOST_MEN], len: 0 };

    #[inline]
    pub fn one(code: Code) -> Self {
        let mut unit = Self::NONE;
        unit.push(code);
        unit
    }

    #[inline]
    pub fn of(men: &[Code]) -> Self {
        let mut unit = Self::NONE;
        for code in men {
            unit.push(*code);
        }
        unit
    }

    /// One more on top; a thirty-third man, which no game has, is left out.
    #[inline]
    pub fn push(&mut self, code: Code) {
        if let Some(slot) = self.men.get_mut(usize::from(self.len)) {
            *slot = code;
            self.len += 1;
        }
    }

    #[inline]
    pub fn men(&self) -> &[Code] {
        self.men.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// The man that takes the others along; nobody in an empty unit.
    #[inline]
    pub fn first(&self) -> Code {
        self.men[0]
    }

    /// What stands over the first man.
    #[inline]
    pub fn load(&self) -> &[Code] {
        self.men().get(1..).unwrap_or_default()
    }
}
