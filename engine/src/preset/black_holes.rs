//! The options of Black holes.

use super::denial::{DENIAL, DRAW_AFTER_THIRD_DENIAL, ONLY_MOVE_DENIABLE, PROMO_SAME_MOVE};
use super::lasers::{LASERS, LETS_BILLI, MIRROR, MODE, OWN_MOVE_ONLY};
use super::{ON_OFF, OptionSpec};

/// The options of Black holes (black_holes.md; overlays.md).
pub(super) const HOLES: &[OptionSpec] = &[
    OptionSpec {
        name: "ep",
        help: "Whether a pawn that has made a normal double step may be taken in passing.",
        values: ON_OFF,
        needs: None,
        number: None,
    },
    OptionSpec {
        name: "castling",
        help: "Whether the king may castle with the rook on the a-file.",
        values: ON_OFF,
        needs: None,
        number: None,
    },
    OptionSpec {
        name: "null_relativistic",
        help: "Whether a piece may come back through holes to where it began, which passes the turn.",
        values: &[("forbidden", "no"), ("allowed", "yes")],
        needs: None,
        number: None,
    },
    OptionSpec {
        name: "pawn_exit",
        help: "What a pawn may do when it leaves a white hole.",
        values: &[
            ("strict", "captures only, and always, when it entered aslant"),
            ("free", "captures or not, whichever way it entered"),
        ],
        needs: None,
        number: None,
    },
    OptionSpec {
        name: "pawn_double_entry",
        help: "Whether a pawn may enter a black hole by the double step from its second row.",
        values: ON_OFF,
        needs: None,
        number: None,
    },
    LASERS,
    MIRROR,
    MODE,
    OWN_MOVE_ONLY,
    LETS_BILLI,
    DENIAL,
    PROMO_SAME_MOVE,
    ONLY_MOVE_DENIABLE,
    DRAW_AFTER_THIRD_DENIAL,
];
