//! What can be asked of a position of Crazy chess that is only thought of.

use super::position::Crazy;
use super::stacks::Place;
use crate::man::Man;

impl Crazy {
    /// Hands out all men on all levels, with whether each is a bishop that has risen (crazy.md B22).
    pub(crate) fn each_man(&self, out: &mut dyn FnMut(Place, Man, bool)) {
        for (place, code) in self.stacks.all() {
            out(place, code.man(), code.has_risen());
        }
    }
}
