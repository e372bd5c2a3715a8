//! The game without turns and its options (realtime.md 4.1 to 4.16; overlays.md).

use super::{Base, Numbers, ON_OFF, OptionSpec, Preset, Tempo};

/// An option of words.
const fn words(
    name: &'static str,
    help: &'static str,
    values: &'static [(&'static str, &'static str)],
) -> OptionSpec {
    OptionSpec { name, help, values, needs: None, number: None }
}

/// The same, which means something only with beams.
const fn of_beams(
    name: &'static str,
    help: &'static str,
    values: &'static [(&'static str, &'static str)],
) -> OptionSpec {
    OptionSpec { needs: Some(("lasers", &["on"])), ..words(name, help, values) }
}

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        number: Some(Numbers { least: 1000, most: 7 * 24 * 60 * 60 * 1000, multiple_of: 20 }),
        ..words(
            "tu",
            "The time unit in milliseconds: a pawn cools for one, a queen for nine.",
            &[
                ("2000", "2 seconds"),
                ("5000", "5 seconds"),
                ("10000", "10 seconds"),
                ("60000", "a minute"),
                ("3600000", "an hour"),
                ("86400000", "a day"),
            ],
        )
    },
    words(
        "initial",
        "How long pieces cool before their first move.",
        &[
            ("random_fractional", "by lot, up to their value"),
            ("random_rounded", "by lot, in whole units"),
            ("full", "their whole value"),
            ("zero", "not at all"),
        ],
    ),
    words("black_extra_tu", "Whether each of Black's pieces cools one unit more at the start.", ON_OFF),
    words(
        "in_check",
        "What may be done in check.",
        &[("resolve", "anything that ends the check"), ("king_only", "only the king may move")],
    ),
    words(
        "stalemate",
        "What it means that a side could not move even with all its pieces ready.",
        &[("draw", "the game is drawn"), ("ignore", "nothing: the others may move on")],
    ),
    words(
        "tie_window",
        "How long Black's moves wait for White, who is first in a tie.",
        &[("tu/20", "a twentieth of a unit"), ("0", "only for arrivals of the same millisecond")],
    ),
    words("retarget", "Whether a held capture whose target has fled goes to the empty square.", ON_OFF),
    words("castle_rook_ready", "Whether the rook must be ready too to castle.", ON_OFF),
    words(
        "promo_cooldown",
        "How long a piece that has just been promoted cools.",
        &[("pawn", "as a pawn"), ("new_piece", "as what it has become")],
    ),
    words(
        "ep",
        "How long a pawn may be taken in passing.",
        &[
            ("next_move", "until the other side's next move"),
            ("until_pawn_ready", "until that pawn is ready again"),
            ("off", "never"),
        ],
    ),
    OptionSpec {
        number: Some(Numbers { least: 1, most: 1_000_000, multiple_of: 1 }),
        ..words(
            "draw_tu",
            "After how many units without capture and pawn move the game is drawn.",
            &[("50", "50 units"), ("100", "100 units"), ("200", "200 units")],
        )
    },
    words("premove", "Whether a move may be ordered for the moment its piece is ready.", ON_OFF),
    OptionSpec {
        number: Some(Numbers { least: 0, most: u64::MAX, multiple_of: 1 }),
        ..words(
            "seed",
            "Where the lots of the start come from; drawn when the game begins.",
            &[("0", "the first")],
        )
    },
    words("lasers", "Whether two laser beams run over the board.", ON_OFF),
    of_beams(
        "board",
        "The frame the beams bounce in.",
        &[("12x8", "two free columns on each side of the chess board"), ("8x8", "the chess board itself")],
    ),
    of_beams(
        "mirror",
        "How rooks, bishops and the own king deflect a beam; knights do it the other way.",
        &[
            ("columns", "a mirror along the columns: the beam keeps its direction up or down"),
            ("rows", "a mirror along the rows: the beam keeps its direction left or right"),
        ],
    ),
    of_beams("own_move_only", "Whether a lasermate counts only when the beam's owner has moved.", ON_OFF),
];

/// The game.
pub(super) const REALTIME: Preset = Preset {
    name: "realtime",
    title: "Realtime chess",
    summary: "Chess without turns: both move whenever they like, and every piece cools after it has moved.",
    base: Base::Chess,
    tempo: Tempo::Realtime,
    options: OPTIONS,
    defaults: &[
        "10000",
        "random_fractional",
        "on",
        "resolve",
        "draw",
        "tu/20",
        "off",
        "on",
        "pawn",
        "next_move",
        "100",
        "off",
        "0",
        "off",
        "12x8",
        "columns",
        "off",
    ],
};
