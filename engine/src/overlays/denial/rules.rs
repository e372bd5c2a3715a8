//! What a table may choose for denial.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DenialRules {
    /// `denial=soft`: king moves, castling among them, cannot be denied (A11).
    pub soft: bool,
    /// `promo_same_move=on`: moves that differ by what a pawn becomes are one move (A5).
    pub promo_same_move: bool,
    /// `only_move_deniable=off`: a side's only move cannot be denied (A7).
    pub only_move_deniable: bool,
    /// `draw_after_third_denial=on`: from the third denial on the holder may declare a draw (A12).
    pub draw_after_third: bool,
}

impl DenialRules {
    /// Hard denial, every option at its default.
    pub const HARD: Self =
        Self { soft: false, promo_same_move: false, only_move_deniable: true, draw_after_third: false };
}
