//! What a table of Crazy chess may choose.

/// When the reactions to a capture by a king's first step come (crazy.md B15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StepReactions {
    /// After the second step.
    #[default]
    Deferred,
    /// At once; the king stands above them and is not touched.
    Immediate,
}

/// Which moves may kill the own king, and so lose at once (B19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Suicide {
    /// A queen's all-round capture.
    #[default]
    AllRoundOnly,
    /// Any move whose resolution does it.
    Any,
    /// None.
    Never,
}

/// Who chooses what a pawn becomes that promotes in the opponent's turn (B27).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ForcedPromotion {
    /// Nobody: it becomes a queen.
    #[default]
    Queen,
    /// Its owner, before his move.
    Ask,
}

/// A table's choices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CrazyRules {
    /// `king_step_reactions` (B15).
    pub step_reactions: StepReactions,
    /// `suicide` (B19).
    pub suicide: Suicide,
    /// `jump_off=top_only`: of the pieces inside a rook only the top one may leave (B2).
    pub top_only: bool,
    /// `forced_promotion` (B27).
    pub forced_promotion: ForcedPromotion,
}
