//! What a table chooses of lasers, and how the options are called (billichess.md; overlays.md).

use super::rules::{Frame, LaserRules, LetsBilli, LifelineDuration, Mirror, Mode};
use crate::variants::option::{switch_option, word_option};
use crate::variants::{Field, Needs};

/// What a table chose: whether there are beams, and by which rules they run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaserOptions {
    /// `lasers`: whether beams run.
    pub on: bool,
    /// By which rules they would, if there were any.
    pub rules: LaserRules,
}

impl LaserOptions {
    /// No beams.
    pub const OFF: Self = Self { on: false, rules: LaserRules::BILLICHESS };

    /// The beams of BilliChess.
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

const WITH_LASERS: Needs = Needs { option: "lasers", values: &["on"] };

/// Whether there are beams at all.
pub(crate) const fn lasers<R>() -> Field<R> {
    switch_option!("lasers", "Whether two laser beams cross the board.", o => o.lasers.on)
}

/// Which frame, on the 8x8 board.
pub(crate) const fn board<R>() -> Field<R> {
    word_option!(Frame, "board", "The frame the beams bounce in.", o => o.lasers.rules.frame)
        .needing(WITH_LASERS)
}

/// How the mirrors stand.
pub(crate) const fn mirror<R>() -> Field<R> {
    word_option!(
        Mirror,
        "mirror",
        "How rooks, bishops and the beam owner's king deflect a beam. Knights deflect it the other way.",
        o => o.lasers.rules.mirror
    )
    .needing(WITH_LASERS)
}

/// What ends the game.
pub(crate) const fn mode<R>() -> Field<R> {
    word_option!(Mode, "mode", "What ends the game.", o => o.lasers.rules.mode).needing(WITH_LASERS)
}

/// Whose moves score.
pub(crate) const fn own_move_only<R>() -> Field<R> {
    switch_option!(
        "own_move_only",
        "Whether a lasermate counts only when the beam's owner has moved.",
        o => o.lasers.rules.own_move_only
    )
    .needing(WITH_LASERS)
}

/// Who may begin the hunt.
pub(crate) const fn lets_billi<R>() -> Field<R> {
    word_option!(LetsBilli, "lets_billi", "How LET'S BILLI works in mode B.", o => o.lasers.rules.lets_billi)
        .needing(Needs { option: "mode", values: &["b"] })
}

/// Whether Joker Knights are played.
pub(crate) const fn joker<R>() -> Field<R> {
    switch_option!(
        "joker",
        "Whether the first knight a side moves becomes its Joker Knight with three lifelines.",
        o => o.lasers.rules.joker
    )
    .needing(WITH_LASERS)
}

/// How long what they chose lasts.
pub(crate) const fn lifeline_duration<R>() -> Field<R> {
    word_option!(LifelineDuration, "lifeline_duration", "How long a lifeline lasts.", o => o.lasers.rules.lifeline_duration)
    .needing(Needs { option: "joker", values: &["on"] })
}
