//! A laser game under denial: a denied move is undone with its lasermates and points (overlays.md L8).

use super::base::DenialSupport;
use crate::effect::Sink;
use crate::overlays::lasers::{Lasers, UnderBeams};

impl<B: UnderBeams + DenialSupport> DenialSupport for Lasers<B> {
    fn is_first_part(mv: B::Move) -> bool {
        B::is_first_part(mv)
    }

    fn same_move(one: B::Move, other: B::Move, promotions_alike: bool) -> bool {
        B::same_move(one, other, promotions_alike)
    }

    /// With the points of a mate.
    fn tell_outcome(&self, effects: &mut impl Sink) {
        self.tell_end(effects);
    }

    fn end_by_denial(&mut self, effects: &mut impl Sink) {
        self.end_base_by_denial(|base| base.end_by_denial(&mut ()), effects);
    }

    hand_on! {
        (self.base())
        fn has_two_paths(&self, mv: B::Move) -> bool;
        fn is_kings(&self, mv: B::Move) -> bool;
        fn is_final(&self) -> bool;
        fn as_listed(&self, mv: B::Move) -> B::Move;
    }
}
