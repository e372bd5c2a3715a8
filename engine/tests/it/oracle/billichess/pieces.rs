//! Which piece stands where: a plain list of 64, read and changed like a map from squares.

use super::piece::{Piece, Square};

/// The pieces on the board. A square that is not on it has none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pieces([Option<Piece>; 64]);

impl Default for Pieces {
    fn default() -> Self {
        Self([None; 64])
    }
}

impl Pieces {
    /// The piece on a square.
    #[must_use]
    pub fn get(&self, square: Square) -> Option<&Piece> {
        self.0[index(square)?].as_ref()
    }

    /// Whether a piece stands there.
    #[must_use]
    pub fn contains(&self, square: Square) -> bool {
        self.get(square).is_some()
    }

    /// Puts a piece on a square, in place of what stood there.
    ///
    /// # Panics
    /// The square is not on the board.
    pub fn insert(&mut self, square: Square, piece: Piece) {
        self.0[index(square).expect("a square of the board")] = Some(piece);
    }

    pub fn remove(&mut self, square: Square) -> Option<Piece> {
        self.0[index(square)?].take()
    }

    /// Every piece and its square, row by row from row 1.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> {
        let squares = (0..8).flat_map(|row| (0..8).map(move |column| Square::at(column, row)));
        squares.zip(self.0).filter_map(|(square, piece)| Some((square, piece?)))
    }

    /// Every piece, without its square.
    pub fn values(&self) -> impl Iterator<Item = &Piece> {
        self.0.iter().flatten()
    }

    /// The same, to be changed.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut Piece> {
        self.0.iter_mut().flatten()
    }

    /// Takes away every piece but those wanted.
    pub fn retain(&mut self, wanted: impl Fn(Piece) -> bool) {
        for place in &mut self.0 {
            *place = place.filter(|piece| wanted(*piece));
        }
    }
}

fn index(square: Square) -> Option<usize> {
    square.on_board().then_some((square.row * 8 + square.column) as usize)
}
