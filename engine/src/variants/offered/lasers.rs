//! Lasers as games offer them: how their options are called (billichess.md; overlays.md).

use crate::overlays::lasers::{Frame, LetsBilli, LifelineDuration, Mirror, Mode, Scoring};
use crate::variants::option::{switch_option, word_option};
use crate::variants::{Field, Needs};

const WITH_LASERS: Needs = Needs { option: "lasers", values: &["on"] };

/// Whether there are beams at all.
pub(in crate::variants) const fn lasers<R>() -> Field<R> {
    switch_option!("lasers", "Whether two laser beams cross the board.", o => o.lasers.on).in_summary()
}

/// Which frame, on the 8x8 board.
pub(in crate::variants) const fn board<R>() -> Field<R> {
    word_option!(Frame, "board", "The frame the beams bounce in.", o => o.lasers.rules.frame)
        .needing(WITH_LASERS)
        .in_summary()
}

pub(in crate::variants) const fn mirror<R>() -> Field<R> {
    word_option!(
        Mirror,
        "mirror",
        "How rooks, bishops and the beam owner's king deflect a beam. Knights deflect it the other way.",
        o => o.lasers.rules.mirror
    )
    .needing(WITH_LASERS)
}

pub(in crate::variants) const fn mode<R>() -> Field<R> {
    word_option!(Mode, "mode", "What ends the game.", o => o.lasers.rules.mode)
        .needing(WITH_LASERS)
        .in_summary()
}

pub(in crate::variants) const fn scoring<R>() -> Field<R> {
    word_option!(Scoring, "scoring", "What a lasermate scores.", o => o.lasers.rules.scoring)
        .needing(WITH_LASERS)
        .in_summary()
}

/// The same in a game that has modes, of which one has a choice (billichess.md 2.8.2).
pub(in crate::variants) const fn scoring_in_mode_a<R>() -> Field<R> {
    scoring().needing(Needs { option: "mode", values: &["a"] })
}

pub(in crate::variants) const fn own_move_only<R>() -> Field<R> {
    switch_option!(
        "own_move_only",
        "Whether a lasermate counts only when the beam's owner has moved.",
        o => o.lasers.rules.own_move_only
    )
    .needing(WITH_LASERS)
}

/// Who may begin the hunt.
pub(in crate::variants) const fn lets_billi<R>() -> Field<R> {
    word_option!(LetsBilli, "lets_billi", "How LET'S BILLI works in mode B.", o => o.lasers.rules.lets_billi)
        .needing(Needs { option: "mode", values: &["b"] })
}

/// Whether Joker Knights are played.
pub(in crate::variants) const fn joker<R>() -> Field<R> {
    switch_option!(
        "joker",
        "Whether the first knight a side moves becomes its Joker Knight with three lifelines.",
        o => o.lasers.rules.joker
    )
    .needing(WITH_LASERS)
    .in_summary()
}

/// How long what they chose lasts.
pub(in crate::variants) const fn lifeline_duration<R>() -> Field<R> {
    word_option!(LifelineDuration, "lifeline_duration", "How long a lifeline lasts.", o => o.lasers.rules.lifeline_duration)
    .needing(Needs { option: "joker", values: &["on"] })
}
