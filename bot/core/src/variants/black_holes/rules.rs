//! The rules of Black holes, and the pictures that teach entry, exit and capture.

use crate::command::mark::{DROP, MOVE, says};
use lasermate_engine::variants::black_holes::{HoleRules, PawnExit};

use crate::variants::lasers::Course;
use crate::variants::rules::Example;

/// The sections about the board, holes and the ways through them (black_holes.md 1.2 to 1.4).
pub(super) fn sections(rules: &HoleRules) -> Vec<String> {
    vec![board(rules), HOLES.to_owned(), THROUGH.to_owned(), pieces(rules), TYPED.to_owned()]
}

/// Black_holes.md 1.2.
fn board(rules: &HoleRules) -> String {
    let castling = if rules.castling { "castling is long alone" } else { "nobody castles" };
    let passing = if rules.en_passant { "en passant as usual" } else { "no en passant" };
    format!(
        "**Moves** are those of orthodox chess, on five columns and eight rows: a pawn steps two squares whenever it stands on its second row, {castling}, {passing}. S is a knight, H a hole. Checkmate wins."
    )
}

const HOLES: &str = says!(
    "**Holes.** Instead of a move a side may drop a hole on a vacant square of its first row (`",
    DROP,
    " c1`), as often as it likes. A hole moves one square to a vacant one, is in everybody's way, and no normal move takes it. A pawn may become a hole."
);

const THROUGH: &str = "**Through the holes.** Every piece but the king may go through its own side's holes.\n- *In:* a normal move onto one of them, the black hole.\n- *Out:* of any of them, the white hole. (A moving hole cannot leave itself.)\n- *On:* the same way as it came in, as far as squares are vacant; a knight by the same leap again and again.\n- At its end it may take what stands there: an enemy piece, an own one but the king, or any hole. A king that could be taken so is in check.";

/// Black_holes.md 1.3 and 1.4.
fn pieces(rules: &HoleRules) -> String {
    let pawn = if rules.pawn_exit == PawnExit::Free {
        "A pawn goes in straight or aslant and goes on so, taking or not."
    } else {
        "In straight, a pawn goes on straight and takes nothing; in aslant, it goes on aslant and must take."
    };
    let double = if rules.pawn_double_entry { " It may go in by a double step." } else { "" };
    let null = if rules.null_relativistic {
        " A piece may come back to where it began."
    } else {
        " A piece may not end where it began."
    };
    format!("**Pawns.** {pawn}{double}{null}")
}

const TYPED: &str = says!(
    "**Typed** `",
    MOVE,
    " a1b1a4b4` or `Ra1-b1-a4xb4`: origin, black hole, white hole, end; or only `Ra1xb4` where all ways come to the same."
);

/// Where the beams run.
pub(super) const COURSE: Course = (
    "The edge of the board is the frame. Blue's starts at the right edge below e3, up and left; Red's at the left edge above a6, down and right. A hole lets every beam through.",
    "Red's heel is the corner of a8, Blue's the corner of e1.",
);

const TWO_HOLES: &str = "4k/5/1p3/5/H2p1/5/5/RH2K w - - 0 1";

/// What is drawn.
pub(super) const EXAMPLES: &[Example] = &[
    Example::at("rsbqk/ppppp/5/5/5/S4/PPPPP/R1BQK w Qq - 2 2", "@b1", "a hole was dropped."),
    Example::at(TWO_HOLES, "", "the rook's ways: in at b1 means out to the right, in at a4 upwards.")
        .with_ways_of("a1"),
    Example::at(TWO_HOLES, "a1b1a4c4", "1 in, 2 the jump, 3 out."),
    Example::at(TWO_HOLES, "a1b1a4d4", "out with a capture; it cannot pass the pawn."),
    Example::at(
        "4k/3p1/5/5/5/1H3/5/S3K w - - 0 1",
        "a1b3b3d7",
        "in by a leap of one right and two up, on by the same leap over c5, taking on d7.",
    ),
    Example::at(
        "2H1k/5/5/5/1H3/5/R4/4K w - - 0 1",
        "a2a4",
        "check: the rook could go in at b4, out of c8 and on to e8.",
    ),
];
