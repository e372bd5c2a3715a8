//! The options of games over orthodox chess in turns.

use super::denial::{DENIAL, DRAW_AFTER_THIRD_DENIAL, ONLY_MOVE_DENIABLE, PROMO_SAME_MOVE};
use super::lasers::{LASERS, LETS_BILLI, MIRROR, MODE, OWN_MOVE_ONLY};
use super::{ON_OFF, OptionSpec};

/// The options of every game over orthodox chess in turns (billichess.md; overlays.md).
pub(super) const ORTHODOX: &[OptionSpec] = &[
    LASERS,
    OptionSpec {
        name: "board",
        help: "The frame the beams bounce in.",
        values: &[
            ("12x8", "two free columns on each side of the chess board"),
            ("8x8", "the chess board itself"),
        ],
        needs: Some(("lasers", &["on"])),
        number: None,
    },
    MIRROR,
    MODE,
    OWN_MOVE_ONLY,
    LETS_BILLI,
    OptionSpec {
        name: "joker",
        help: "Whether the first knight a side moves becomes its Joker Knight with three lifelines.",
        values: ON_OFF,
        needs: Some(("lasers", &["on"])),
        number: None,
    },
    OptionSpec {
        name: "lifeline_duration",
        help: "How long a lifeline lasts.",
        values: &[
            ("contact", "as long as the beam keeps hitting the Joker"),
            ("one_ply", "until the next move"),
        ],
        needs: Some(("joker", &["on"])),
        number: None,
    },
    DENIAL,
    PROMO_SAME_MOVE,
    ONLY_MOVE_DENIABLE,
    DRAW_AFTER_THIRD_DENIAL,
];
