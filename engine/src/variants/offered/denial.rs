//! Denial as games offer it: how its options are called.

use crate::overlays::denial::DeniableMoves;
use crate::variants::option::{switch_option, word_option};
use crate::variants::{Field, Needs};

const WITH_DENIAL: Needs = Needs { option: "denial", values: &["hard", "soft"] };

/// Which moves may be denied.
pub(in crate::variants) const fn denial<R>() -> Field<R> {
    word_option!(
        DeniableMoves,
        "denial",
        "Which moves the player who holds the right can deny.",
        o => o.denial.deniable
    )
}

/// What a denied promotion forbids.
pub(in crate::variants) const fn promo_same_move<R>() -> Field<R> {
    switch_option!(
        "promo_same_move",
        "Whether a denied promotion can't be replaced by a promotion to another piece.",
        o => o.denial.promo_same_move
    )
    .needing(WITH_DENIAL)
}

pub(in crate::variants) const fn only_move_deniable<R>() -> Field<R> {
    switch_option!(
        "only_move_deniable",
        "Whether a side's only move can be denied, which is checkmate or stalemate.",
        o => o.denial.only_move_deniable
    )
    .needing(WITH_DENIAL)
}

pub(in crate::variants) const fn draw_after_third_denial<R>() -> Field<R> {
    switch_option!(
        "draw_after_third_denial",
        "Whether the holder of the right can declare a draw after three denials, when not in check.",
        o => o.denial.draw_after_third
    )
    .needing(WITH_DENIAL)
}
