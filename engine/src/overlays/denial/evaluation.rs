//! Denial: the base's evaluation, and the value of the right for its holder.

use super::{Denial, DenialSupport};
use crate::action::Action;
use crate::board::Cell;
use crate::piece::Piece;
use crate::problems::ProblemSupport;
use crate::search::evaluate::{Eval, Evaluate, MoveGain, Reach, Structures};
use crate::search::{Score, Strengths, row};
use crate::seat::Seat;

/// What the right is worth.
const RIGHT: Score = 270;

/// As they were measured in chess with denial, where a ply more is worth little, since every move may be taken back, and what is
/// overlooked decides.
const STRENGTHS: Strengths = Strengths::of_rows([
    row(1_000, 2, 128, 450),
    row(1_000, 2, 95, 330),
    row(1_150, 3, 75, 255),
    row(1_500, 4, 57, 182),
    row(2_000, 5, 44, 130),
    row(2_650, 7, 35, 96),
    row(3_650, 9, 26, 63),
    row(5_400, 64, 19, 41),
    row(8_000, 64, 14, 26),
    row(12_000, 64, 11, 16),
    row(17_500, 64, 8, 9),
    row(24_000, 64, 6, 4),
]);

impl<B: DenialSupport + Evaluate> ProblemSupport for Denial<B> {
    fn was_mated(&self, seat: Seat) -> bool {
        self.pending.is_none() && self.base().was_mated(seat)
    }

    hand_on! {
        (self.base())
        fn may_be_mated(&self, seat: Seat) -> bool;
        fn diagram(&self) -> u64;
        fn placed(&self) -> Vec<(Cell, Piece)>;
        fn moves_needed(&self, target: &[(Cell, Piece)], seat: Seat) -> Option<u32>;
    }
}

impl<B: DenialSupport + Evaluate> Evaluate for Denial<B> {
    fn strengths(&self) -> &'static Strengths {
        &STRENGTHS
    }

    fn extra_key(&self) -> u64 {
        self.base().extra_key() ^ self.pending_word(|base| base.position_key() ^ base.extra_key())
    }

    fn position_key(&self) -> u64 {
        self.base().position_key() ^ self.rights_word()
    }

    #[inline(never)]
    fn evaluate(&self) -> Eval {
        let mut eval = self.base().evaluate();
        eval.standing[self.holder().index()] += RIGHT;
        eval
    }

    /// To deny the last move instead of replying to it (rule A1).
    fn other_actions(&self, seat: Seat, out: &mut dyn FnMut(Action<B::Move>)) {
        if self.holder() == seat && self.may_deny(seat) {
            out(Action::Deny);
        }
        self.base().other_actions(seat, out);
    }

    #[inline(never)]
    fn null_move(&self) -> Option<Self> {
        self.base().null_move().map(|base| self.with_base(base))
    }

    hand_on! {
        (self.base())
        fn structures(&self) -> Structures;
        fn is_checked(&self, seat: Seat) -> bool;
        #[inline(never)]
        fn gain(&self, seat: Seat, mv: B::Move) -> MoveGain;
        fn kind_moved(&self, mv: B::Move) -> usize;
        fn length(&self, mv: B::Move) -> u32;
        fn placing(&self, seat: Seat, mv: B::Move) -> Score;
        fn risk(&self, seat: Seat, mv: B::Move) -> Score;
        fn checks(&self, seat: Seat, mv: B::Move) -> bool;
        #[inline(never)]
        fn beam_cells(&self) -> Reach;
        fn beam_scores(&self) -> u32;
        fn is_zugzwang_likely(&self, seat: Seat) -> bool;
    }
}
