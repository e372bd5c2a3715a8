//! What a table chooses of lasers (billichess.md; overlays.md).

use super::rules::LaserRules;

/// What a table chose: whether there are beams, and by which rules they run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaserOptions {
    /// `lasers`: whether beams run.
    pub on: bool,
    /// By which rules they would, if there were any.
    pub rules: LaserRules,
}

impl LaserOptions {
    pub const OFF: Self = Self { on: false, rules: LaserRules::BILLICHESS };

    pub const ON: Self = Self { on: true, ..Self::OFF };

    /// Beams by rules of their own.
    #[must_use]
    pub const fn by(rules: LaserRules) -> Self {
        Self { on: true, rules }
    }

    /// The rules where there are beams.
    #[must_use]
    pub fn rules(&self) -> Option<LaserRules> {
        self.on.then_some(self.rules)
    }
}
