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
        fn left_out(&self, text: &str) -> Vec<LeftOut> {
            self.base.left_out(text)
        }

        fn read_move(&self, seat: Seat, text: &str) -> Result<B::Move, MoveTextError> {
            self.base.read_move(seat, text)
        }

        fn meant(&self, seat: Seat, text: &str) -> Vec<B::Move> {
            self.base.meant(seat, text)
        }

        fn write_move(&self, mv: B::Move) -> String {
            self.base.write_move(mv)
        }

        fn san(&self, seat: Seat, mv: B::Move) -> String {
            self.base.san(seat, mv)
        }

        fn san_unmarked(&self, seat: Seat, mv: B::Move) -> String {
            self.base.san_unmarked(seat, mv)
        }

        fn cell_name(&self, cell: Cell) -> String {
            self.base.cell_name(cell)
        }

        fn ends(&self, mv: B::Move) -> (Cell, Cell) {
            self.base.ends(mv)
        }

        fn choices(&self, mv: B::Move) -> Vec<String> {
            self.base.choices(mv)
        }

        fn through(&self, mv: B::Move) -> Option<(Cell, Cell)> {
            self.base.through(mv)
        }

        fn each_route(&self, seat: Seat, mv: B::Move, out: &mut MoveList<B::Move>) {
            self.base.each_route(seat, mv, out);
        }
    };
}
pub(super) use as_the_base_writes;
