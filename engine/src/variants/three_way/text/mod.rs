//! The text of three-way chess: positions, exact moves and players' writing behind one contract (notation.md).

mod board;
mod read;
mod san;
mod typed;
mod write;

use crate::board::{Cell, Mesh};
use crate::notation::{LeftOut, MoveTextError, Notation, PositionError};
use crate::seat::Seat;
use crate::variants::three_way::{ThreeWay, ThreeWayMove, ThreeWayRules};

/// The letters of the sides, in seat order.
const SIDES: [char; 3] = ['w', 'r', 'b'];

/// The letter of a seat's side.
const fn letter(seat: Seat) -> char {
    SIDES[seat.index()]
}

/// The seat of a side's letter.
fn seat_of(letter: char) -> Option<Seat> {
    SIDES.iter().position(|side| *side == letter).and_then(Seat::from_index)
}

/// The fields of a position, in their order, before any words.
pub(crate) const FIELDS: usize = 7;

impl Notation for ThreeWay {
    type Rules = ThreeWayRules;

    fn start(rules: ThreeWayRules) -> Self {
        Self::array(rules)
    }

    /// Seven fields and the word `heirs`.
    fn read_position(rules: ThreeWayRules, text: &str) -> Result<Self, PositionError> {
        read::position(rules, text)
    }

    fn left_out(&self, text: &str) -> Vec<LeftOut> {
        read::left_out(self.rules(), text)
    }

    fn write_position(&self) -> String {
        write::position(self)
    }

    fn read_move(&self, seat: Seat, text: &str) -> Result<ThreeWayMove, MoveTextError> {
        typed::read(self, seat, text)
    }

    fn write_move(&self, mv: ThreeWayMove) -> String {
        mv.text()
    }

    fn san(&self, seat: Seat, mv: ThreeWayMove) -> String {
        san::write(self, seat, mv)
    }

    fn cell_name(&self, cell: Cell) -> String {
        Mesh::hexagon().shown(cell).to_owned()
    }

    fn ends(&self, mv: ThreeWayMove) -> (Cell, Cell) {
        (mv.from, mv.to)
    }
}
