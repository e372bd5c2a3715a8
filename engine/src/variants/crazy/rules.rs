//! What a table of Crazy chess may choose.

use strum::{EnumMessage, IntoStaticStr, VariantArray};

/// When the reactions to a capture by a king's first step come (crazy.md B15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumMessage, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum StepReactions {
    #[strum(message = "after the king's second step")]
    Deferred,
    /// At once; the king stands above them and is not touched.
    #[strum(serialize = "immediate_but_king_exempt", message = "at once, without touching the king")]
    Immediate,
}

/// Which moves may kill the own king, and so lose at once (B19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumMessage, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Suicide {
    #[strum(serialize = "allround_only", message = "a queen's all-round capture")]
    AllRoundOnly,
    /// Any move whose resolution does it.
    #[strum(message = "any move")]
    Any,
    #[strum(message = "none")]
    Never,
}

/// Who chooses what a pawn becomes that promotes in the opponent's turn (B27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumMessage, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum ForcedPromotion {
    /// Nobody: it becomes a queen.
    #[strum(message = "a queen")]
    Queen,
    /// Its owner, before their move.
    #[strum(message = "what its owner chooses before the next move")]
    Ask,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl CrazyRules {
    /// Every option at its default.
    pub const USUAL: Self = Self {
        step_reactions: StepReactions::Deferred,
        suicide: Suicide::AllRoundOnly,
        top_only: false,
        forced_promotion: ForcedPromotion::Queen,
    };
}

impl Default for CrazyRules {
    fn default() -> Self {
        Self::USUAL
    }
}
