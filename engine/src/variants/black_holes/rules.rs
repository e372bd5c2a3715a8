//! What a table of Black holes may choose.

use strum::{EnumMessage, IntoStaticStr, VariantArray};

/// How a pawn may leave a white hole (black_holes.md 1.4.1, 1.4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumMessage, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum PawnExit {
    /// Straight exits may not capture, diagonal exits must.
    #[strum(message = "it must capture if it entered diagonally, and can't if it entered straight")]
    Strict,
    /// Straight exits may capture, diagonal exits may be quiet.
    #[strum(message = "it can capture or not, whichever way it entered")]
    Free,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HoleRules {
    /// `ep`: pawns may be taken en passant (1.2.8).
    pub en_passant: bool,
    /// `castling`: the king may castle to the long side (1.2.9).
    pub castling: bool,
    /// `null_relativistic`: a relativistic move may end where it began (1.3, 4).
    pub null_relativistic: bool,
    /// `pawn_exit` (1.4.2).
    pub pawn_exit: PawnExit,
    /// `pawn_double_entry`: a pawn may enter a black hole by the double step (1.4.4).
    pub pawn_double_entry: bool,
}

impl HoleRules {
    /// Every option at its default.
    pub const USUAL: Self = Self {
        en_passant: true,
        castling: true,
        null_relativistic: false,
        pawn_exit: PawnExit::Strict,
        pawn_double_entry: true,
    };
}

impl Default for HoleRules {
    fn default() -> Self {
        Self::USUAL
    }
}
