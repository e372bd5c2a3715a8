//! Crazy chess: its preset and its options.

use super::denial::{DENIAL, DRAW_AFTER_THIRD_DENIAL, ONLY_MOVE_DENIABLE, PROMO_SAME_MOVE};
use super::lasers::{LASERS, MIRROR, OWN_MOVE_ONLY};
use super::{Base, OptionSpec, Preset, Tempo};

/// The options of Crazy chess (crazy.md 5B).
const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "jump_off",
        help: "Which pieces may leave the rook they stand in.",
        values: &[("any", "every one"), ("top_only", "only the top one of a stack")],
        needs: None,
        number: None,
    },
    OptionSpec {
        name: "king_step_reactions",
        help: "When a piece that the king takes with its first step explodes, rises or lets its load fall.",
        values: &[
            ("deferred", "after his second step"),
            ("immediate_but_king_exempt", "at once, without touching him"),
        ],
        needs: None,
        number: None,
    },
    OptionSpec {
        name: "suicide",
        help: "Which moves may kill the own king, and so lose at once.",
        values: &[("allround_only", "a queen's all-round capture"), ("any", "any move"), ("never", "none")],
        needs: None,
        number: None,
    },
    OptionSpec {
        name: "forced_promotion",
        help: "What a pawn becomes that reaches its last row in the opponent's turn.",
        values: &[("queen", "a queen"), ("ask", "what its owner says before his move")],
        needs: None,
        number: None,
    },
    LASERS,
    MIRROR,
    OWN_MOVE_ONLY,
    DENIAL,
    PROMO_SAME_MOVE,
    ONLY_MOVE_DENIABLE,
    DRAW_AFTER_THIRD_DENIAL,
];

/// The preset.
pub(super) const CRAZY: Preset = Preset {
    name: "crazy",
    title: "Crazy chess",
    summary: "Stacks in rooks, kings that step twice, queens that avenge, bishops that rise, pawns in disguise; and denial.",
    base: Base::Crazy,
    tempo: Tempo::Turns,
    options: OPTIONS,
    defaults: &[
        "any",
        "deferred",
        "allround_only",
        "queen",
        "off",
        "columns",
        "off",
        "hard",
        "off",
        "on",
        "off",
    ],
};
