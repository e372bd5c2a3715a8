//! The options of lasers over two seats that are the same whatever the board.

use super::{ON_OFF, OptionSpec};

/// Without lasers these would decide nothing.
const WITH_LASERS: Option<(&str, &[&str])> = Some(("lasers", &["on"]));

pub(super) const LASERS: OptionSpec = OptionSpec {
    name: "lasers",
    help: "Whether two laser beams run over the board.",
    values: ON_OFF,
    needs: None,
    number: None,
};

pub(super) const MIRROR: OptionSpec = OptionSpec {
    name: "mirror",
    help: "How rooks, bishops and the own king deflect a beam; knights do it the other way.",
    values: &[
        ("columns", "a mirror along the columns: the beam keeps its direction up or down"),
        ("rows", "a mirror along the rows: the beam keeps its direction left or right"),
    ],
    needs: WITH_LASERS,
    number: None,
};

pub(super) const MODE: OptionSpec = OptionSpec {
    name: "mode",
    help: "What ends the game.",
    values: &[
        ("a", "BilliChess: a lasermate scores 277, checkmate scores 500 and ends the game"),
        (
            "b",
            "Billi-Chess: checkmate scores 277 and turns both kings into rooks, a lasermate scores 500 and ends the game",
        ),
    ],
    needs: WITH_LASERS,
    number: None,
};

pub(super) const OWN_MOVE_ONLY: OptionSpec = OptionSpec {
    name: "own_move_only",
    help: "Whether a lasermate counts only when the beam's owner has moved.",
    values: ON_OFF,
    needs: WITH_LASERS,
    number: None,
};

pub(super) const LETS_BILLI: OptionSpec = OptionSpec {
    name: "lets_billi",
    help: "How LET'S BILLI may be called in mode B.",
    values: &[
        ("mutual", "both must agree"),
        ("unilateral_not_in_check", "one side alone, but not while in check"),
        ("unilateral", "one side alone"),
    ],
    needs: Some(("mode", &["b"])),
    number: None,
};
