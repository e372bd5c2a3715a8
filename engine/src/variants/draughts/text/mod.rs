//! The text of draughts: positions, exact moves, players' writing (draughts.md 5.1.7, 5.1.8).

mod pdn;
mod position;
mod typed;

use super::draughts_move::{DraughtsMove, over};
use super::options::DraughtsRules;
use super::position::Draughts;
use crate::board::{Cell, Mesh};
use crate::notation::{MoveTextError, Notation, PositionError};
use crate::seat::Seat;

impl Notation for Draughts {
    type Rules = DraughtsRules;

    fn start(_: DraughtsRules) -> Self {
        Self::array()
    }

    /// The own form, or portable draughts FEN.
    fn read_position(_: DraughtsRules, text: &str) -> Result<Self, PositionError> {
        if pdn::is_pdn(text) { pdn::read(text) } else { position::read(text) }
    }

    fn write_position(&self) -> String {
        position::write(self)
    }

    fn read_move(&self, seat: Seat, text: &str) -> Result<DraughtsMove, MoveTextError> {
        typed::read(self, seat, text)
    }

    fn meant(&self, seat: Seat, text: &str) -> Vec<DraughtsMove> {
        typed::meant(self, seat, text)
    }

    fn write_move(&self, mv: DraughtsMove) -> String {
        mv.squares().iter().map(|cell| self.cell_name(*cell)).collect()
    }

    /// `c3-d4`, `c3xe5xg7`: every square, as the exact text has them.
    fn san(&self, _: Seat, mv: DraughtsMove) -> String {
        let mut text = self.cell_name(mv.from());
        for (from, to) in mv.legs() {
            text.push(if over(from, to).is_some() { 'x' } else { '-' });
            text += &self.cell_name(to);
        }
        text
    }

    fn cell_name(&self, cell: Cell) -> String {
        Mesh::eight().shown(cell).to_owned()
    }

    fn ends(&self, mv: DraughtsMove) -> (Cell, Cell) {
        (mv.from(), mv.to())
    }

    /// Every square: a capture is picked jump by jump.
    fn choices(&self, mv: DraughtsMove) -> Vec<String> {
        mv.squares().iter().map(|cell| self.cell_name(*cell)).collect()
    }
}
