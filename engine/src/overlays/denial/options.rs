//! What a table chooses of denial, over whatever game it lies.

use strum::{EnumMessage, IntoStaticStr, VariantArray};

use super::rules::DenialRules;

/// Which moves may be denied (rule A4, A11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, EnumMessage, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum DeniableMoves {
    /// None: the game goes without denial.
    #[strum(message = "none")]
    Off,
    /// Those of every piece but the knight.
    #[strum(message = "any move but a knight's")]
    Hard,
    /// Those of every piece but knight and king.
    #[strum(message = "any move but a knight's or a king's")]
    Soft,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DenialOptions {
    /// `denial`: which moves may be denied.
    pub deniable: DeniableMoves,
    /// `promo_same_move`: moves that differ by what a pawn becomes are one move (A5).
    pub promo_same_move: bool,
    /// `only_move_deniable`: a side's only move can be denied (A7).
    pub only_move_deniable: bool,
    /// `draw_after_third_denial`: from the third denial on the holder may declare a draw (A12).
    pub draw_after_third: bool,
}

impl DenialOptions {
    pub const OFF: Self = Self {
        deniable: DeniableMoves::Off,
        promo_same_move: DenialRules::HARD.promo_same_move,
        only_move_deniable: DenialRules::HARD.only_move_deniable,
        draw_after_third: DenialRules::HARD.draw_after_third,
    };

    pub const HARD: Self = Self { deniable: DeniableMoves::Hard, ..Self::OFF };

    /// The rules where moves may be denied.
    #[must_use]
    pub const fn rules(&self) -> Option<DenialRules> {
        let Self { deniable, promo_same_move, only_move_deniable, draw_after_third } = *self;
        let soft = match deniable {
            DeniableMoves::Off => return None,
            DeniableMoves::Hard => false,
            DeniableMoves::Soft => true,
        };
        Some(DenialRules { soft, promo_same_move, only_move_deniable, draw_after_third })
    }
}
