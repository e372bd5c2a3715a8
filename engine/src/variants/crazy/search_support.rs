//! What can be asked of a position of Crazy chess that is only thought of.

use super::position::Crazy;
use super::stacks::Place;
use crate::piece::Piece;

impl Crazy {
    /// Hands out all pieces on all levels, with whether each is a bishop that has risen (crazy.md B22).
    pub(crate) fn each_piece(&self, out: &mut dyn FnMut(Place, Piece, bool)) {
        for (place, code) in self.stacks.all() {
            out(place, code.piece(), code.has_risen());
        }
    }
}
