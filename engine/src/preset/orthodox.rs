//! The options of games over orthodox chess in turns.

use super::denial::{DENIAL, DRAW_AFTER_THIRD_DENIAL, ONLY_MOVE_DENIABLE, PROMO_SAME_MOVE};
use super::{ON_OFF, OptionSpec};

/// The options of every game over orthodox chess in turns (billichess.md; overlays.md).
pub(super) const ORTHODOX: &[OptionSpec] = &[
    OptionSpec {
        name: "lasers",
        help: "Whether two laser beams run over the board.",
        values: ON_OFF,
        needs: None,
        number: None,
    },
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
    OptionSpec {
        name: "mirror",
        help: "How rooks, bishops and the own king deflect a beam; knights do it the other way.",
        values: &[
            ("columns", "a mirror along the columns: the beam keeps its direction up or down"),
            ("rows", "a mirror along the rows: the beam keeps its direction left or right"),
        ],
        needs: Some(("lasers", &["on"])),
        number: None,
    },
    OptionSpec {
        name: "mode",
        help: "What ends the game.",
        values: &[
            ("a", "BilliChess: a lasermate scores 277, checkmate scores 500 and ends the game"),
            (
                "b",
                "Billi-Chess: checkmate scores 277 and turns both kings into rooks, a lasermate scores 500 and ends the game",
            ),
        ],
        needs: Some(("lasers", &["on"])),
        number: None,
    },
    OptionSpec {
        name: "own_move_only",
        help: "Whether a lasermate counts only when the beam's owner has moved.",
        values: ON_OFF,
        needs: Some(("lasers", &["on"])),
        number: None,
    },
    OptionSpec {
        name: "lets_billi",
        help: "How LET'S BILLI may be called in mode B.",
        values: &[
            ("mutual", "both must agree"),
            ("unilateral_not_in_check", "one side alone, but not while in check"),
            ("unilateral", "one side alone"),
        ],
        needs: Some(("mode", &["b"])),
        number: None,
    },
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
