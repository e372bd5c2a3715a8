//! The options of denial, over whatever game it lies (crazy.md 5A).

use super::{ON_OFF, OptionSpec};

/// The values of `denial` with which its other options mean something.
const SOME_DENIAL: Option<(&str, &[&str])> = Some(("denial", &["hard", "soft"]));
pub(super) const DENIAL: OptionSpec = OptionSpec {
    name: "denial",
    help: "Whether the opponent's last move may be taken back from him, once, by who holds the right.",
    values: &[
        ("off", "no"),
        ("hard", "any move but a knight's"),
        ("soft", "neither a knight's nor a king's"),
    ],
    needs: None,
    number: None,
};
pub(super) const PROMO_SAME_MOVE: OptionSpec = OptionSpec {
    name: "promo_same_move",
    help: "Whether a denied promotion may not be played again with another piece.",
    values: ON_OFF,
    needs: SOME_DENIAL,
    number: None,
};
pub(super) const ONLY_MOVE_DENIABLE: OptionSpec = OptionSpec {
    name: "only_move_deniable",
    help: "Whether a side's only move may be denied, which mates or stalemates it.",
    values: ON_OFF,
    needs: SOME_DENIAL,
    number: None,
};
pub(super) const DRAW_AFTER_THIRD_DENIAL: OptionSpec = OptionSpec {
    name: "draw_after_third_denial",
    help: "Whether the holder of the right may declare a draw from the third denial on, while not in check.",
    values: ON_OFF,
    needs: SOME_DENIAL,
    number: None,
};
