//! What every overlay asks of the game under it.

use crate::notation::Notation;
use crate::seat::Seat;

/// A game that an overlay may lie over. What one overlay asks besides is a trait of its own.
pub trait OverlaySupport: Notation {
    fn turn(&self) -> Seat;

    /// Whether a seat stands in check.
    fn in_check(&self, seat: Seat) -> bool;

    /// Whether the game goes on without kings (billichess.md 2.5.5).
    fn kingless(&self) -> bool {
        false
    }
}

/// What an overlay leaves to the game under it when moves and cells are read and written: it has no pieces of its own.
macro_rules! as_the_base_writes {
    () => {
        hand_on! {
            (self.base)
            fn left_out(&self, text: &str) -> Vec<LeftOut>;
            fn read_move(&self, seat: Seat, text: &str) -> Result<B::Move, MoveTextError>;
            fn meant(&self, seat: Seat, text: &str) -> Vec<B::Move>;
            fn write_move(&self, mv: B::Move) -> String;
            fn san(&self, seat: Seat, mv: B::Move) -> String;
            fn san_unmarked(&self, seat: Seat, mv: B::Move) -> String;
            fn cell_name(&self, cell: Cell) -> String;
            fn ends(&self, mv: B::Move) -> (Cell, Cell);
            fn choices(&self, mv: B::Move) -> Vec<String>;
            fn through(&self, mv: B::Move) -> Option<(Cell, Cell)>;
            fn each_route(&self, seat: Seat, mv: B::Move, out: &mut MoveList<B::Move>);
        }
    };
}
pub(super) use as_the_base_writes;
