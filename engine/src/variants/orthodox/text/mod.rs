//! The text of orthodox chess: FEN, exact moves and algebraic notation behind one contract.

mod fen;
mod san;
mod typed;

use super::{Chess, ChessMove};
use crate::board::{Cell, Mesh};
use crate::notation::fen::{Fields, Kings, unknown_word};
use crate::notation::{MoveTextError, Notation, PositionError};
use crate::seat::Seat;

pub(crate) use fen::read_rights;

impl Notation for Chess {
    type Rules = ();

    fn start((): ()) -> Self {
        Self::array()
    }

    fn read_position((): (), text: &str) -> Result<Self, PositionError> {
        let fields = Fields::split(text)?;
        match fields.words().first() {
            Some(word) => Err(unknown_word(word, "a position of chess ends after its six fields")),
            None => fields.chess(Kings::One),
        }
    }

    fn write_position(&self) -> String {
        fen::write(self)
    }

    fn read_move(&self, seat: Seat, text: &str) -> Result<ChessMove, MoveTextError> {
        typed::read(self, seat, text)
    }

    fn write_move(&self, mv: ChessMove) -> String {
        let mut text = self.cell_name(mv.from) + &self.cell_name(mv.to);
        text.extend(mv.promotion.map(|kind| kind.letter().to_ascii_lowercase()));
        text
    }

    fn san(&self, seat: Seat, mv: ChessMove) -> String {
        san::write(self, seat, mv)
    }

    fn cell_name(&self, cell: Cell) -> String {
        Mesh::eight().shown(cell).to_owned()
    }

    fn ends(&self, mv: ChessMove) -> (Cell, Cell) {
        (mv.from, mv.to)
    }
}
