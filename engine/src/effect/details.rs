//! An effect as data: its kind by a word, and what belongs to it by names.

use crate::board::Cell;
use crate::piece::{Kind, Piece};
use crate::seat::Seat;

/// Something that belongs to an effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Detail {
    Side(Seat),
    Kind(Kind),
    Cell(Cell),
    Number(u64),
    Flag(bool),
    Word(&'static str),
    /// Nothing, where there might be something.
    Nothing,
    Several(Details),
}

/// What is to be told of an effect.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Details {
    list: Vec<(&'static str, Detail)>,
}

impl Details {
    /// An effect of a kind, by its word.
    #[must_use]
    pub fn of(kind: &'static str) -> Self {
        Self::default().word("kind", kind)
    }

    /// By names, in no order that means anything.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Detail)> {
        self.list.iter().map(|(name, detail)| (*name, detail))
    }

    fn and(mut self, name: &'static str, detail: Detail) -> Self {
        self.list.push((name, detail));
        self
    }

    pub(crate) fn side(self, seat: Seat) -> Self {
        self.seat("side", seat)
    }

    pub(crate) fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.and(name, Detail::Side(seat))
    }

    /// A piece: its side and its kind.
    pub(crate) fn piece(self, piece: Piece) -> Self {
        self.side(piece.seat).kind("piece", piece.kind)
    }

    pub(crate) fn kind(self, name: &'static str, kind: Kind) -> Self {
        self.and(name, Detail::Kind(kind))
    }

    pub(crate) fn cell(self, name: &'static str, cell: Cell) -> Self {
        self.and(name, Detail::Cell(cell))
    }

    pub(crate) fn number(self, name: &'static str, number: impl Into<u64>) -> Self {
        self.and(name, Detail::Number(number.into()))
    }

    pub(crate) fn flag(self, name: &'static str, flag: bool) -> Self {
        self.and(name, Detail::Flag(flag))
    }

    pub(crate) fn word(self, name: &'static str, word: &'static str) -> Self {
        self.and(name, Detail::Word(word))
    }

    pub(crate) fn maybe(self, name: &'static str, detail: Option<Detail>) -> Self {
        self.and(name, detail.unwrap_or(Detail::Nothing))
    }

    pub(crate) fn several(self, name: &'static str, details: Self) -> Self {
        self.and(name, Detail::Several(details))
    }
}
