//! The games and options of three-way chess (three_way.md; overlays.md).

use super::{Base, ON_OFF, OptionSpec, Preset, Tempo};

/// The options of every game of three-way chess.
const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "inherit",
        help: "Whether the one who takes a king takes over all pieces its side moved.",
        values: &[("off", "they stay as obstacles that nobody moves"), ("on", "they are the captor's")],
        needs: None,
        number: None,
    },
    OptionSpec {
        name: "resign_heir",
        help: "Who gets the pieces of a player who gives up, where pieces are inherited.",
        values: &[("none", "nobody: they stay as obstacles"), ("next", "the next player in turn")],
        needs: Some(("inherit", &["on"])),
        number: None,
    },
    OptionSpec {
        name: "centre",
        help: "Where a bishop's or queen's diagonal leads through the centre of the board.",
        values: &[
            ("branch", "into both cells of its own colour"),
            ("straight", "into the cell straight across, of the other colour"),
        ],
        needs: None,
        number: None,
    },
    OptionSpec {
        name: "knight",
        help: "How a knight's leap is counted, which matters near the centre.",
        values: &[
            ("union", "two cells and one aside, or one and two aside"),
            ("two_then_one", "two cells and then one aside"),
        ],
        needs: None,
        number: None,
    },
    OptionSpec {
        name: "ep",
        help: "Who may take a pawn that has made a double step in passing.",
        values: &[
            ("both", "each opponent on his next turn"),
            ("next_player_only", "the one who moves next"),
            ("off", "nobody"),
        ],
        needs: None,
        number: None,
    },
    OptionSpec {
        name: "castle_through_check",
        help: "Whether the king may castle while attacked, and through or into attacked cells.",
        values: ON_OFF,
        needs: None,
        number: None,
    },
    OptionSpec {
        name: "stalemate",
        help: "When a player who is not attacked draws the game with two left.",
        values: &[
            ("conventional", "when he has no move or every move loses his king"),
            ("no_move_only", "only when he has no move at all"),
        ],
        needs: None,
        number: None,
    },
    OptionSpec {
        name: "lasers",
        help: "Whether three laser beams run over the board, and points decide.",
        values: ON_OFF,
        needs: None,
        number: None,
    },
    OptionSpec {
        name: "mirror",
        help: "How rooks, bishops and the own king deflect a beam; knights do it the other way.",
        values: &[
            ("columns", "a mirror along the columns: the beam keeps to the left or right side of the cell"),
            ("rows", "a mirror along the rows: the beam keeps to the near or far end of the cell"),
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
        name: "turn",
        help: "Which way round the board the turn goes from White to Red to Black.",
        values: &[("clockwise", "Red sits on White's left"), ("mirror", "Red sits on White's right")],
        needs: None,
        number: None,
    },
];

/// Zubrin's game: a fallen side's pieces stay where they are.
pub(super) const THREE_WAY: Preset = Preset {
    name: "three-way",
    title: "Three-way chess",
    summary: "Three armies on a hexagon of 96 cells: kings are captured, allies are made and betrayed, the last living wins.",
    base: Base::ThreeWay,
    tempo: Tempo::Turns,
    options: OPTIONS,
    defaults: &[
        "off",
        "none",
        "branch",
        "union",
        "both",
        "off",
        "conventional",
        "off",
        "columns",
        "off",
        "clockwise",
    ],
};

/// The same with heirs (three_way.md 3.3.3).
pub(super) const HEIRS: Preset = Preset {
    name: "three-way-heirs",
    title: "Three-way chess with heirs",
    summary: "Three-way chess in which the captor of a king inherits the whole army.",
    defaults: &[
        "on",
        "none",
        "branch",
        "union",
        "both",
        "off",
        "conventional",
        "off",
        "columns",
        "off",
        "clockwise",
    ],
    ..THREE_WAY
};

/// The same with lasers (overlays.md L6).
pub(super) const LASERS: Preset = Preset {
    name: "three-way-lasers",
    title: "Three-way chess with lasers",
    summary: "Three-way chess under three laser beams: a king's capture scores 500, each lasermate 277; the highest score wins.",
    defaults: &[
        "off",
        "none",
        "branch",
        "union",
        "both",
        "off",
        "conventional",
        "on",
        "columns",
        "off",
        "clockwise",
    ],
    ..THREE_WAY
};
