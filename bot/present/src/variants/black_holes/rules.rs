//! The rules of Black holes, and the pictures that teach entry, exit and capture.

use lasermate_domain::command::mark::{DROP, MOVE, says};
use lasermate_engine::variants::black_holes::{HoleRules, PawnExit};

use crate::variants::lasers::BeamLayout;
use crate::variants::page::{Example, RulesPage};

/// The sections about the board, holes and the ways through them (black_holes.md 1.2 to 1.4).
pub(super) fn sections(rules: &HoleRules, hunted: bool) -> Vec<String> {
    vec![board(rules, hunted), HOLES.to_owned(), THROUGH.to_owned(), pieces(rules), TYPED.to_owned()]
}

/// Black_holes.md 1.2; where the hunt goes on after mate it wins nothing yet.
fn board(rules: &HoleRules, hunted: bool) -> String {
    let castling = if rules.castling { "Castling is queenside only." } else { "There is no castling." };
    let passing = if rules.en_passant { "" } else { " There is no en passant." };
    let wins = if hunted { "" } else { " Checkmate wins." };
    format!(
        "**Moves.** As in chess, but a pawn on its second row can always step two squares. {castling}{passing} S means knight (`{MOVE} Sc3`), H hole.{wins}"
    )
}

const HOLES: &str = says!(
    "**Holes.** Instead of moving, a side can drop a hole on an empty square of its first row (`",
    DROP,
    " c1`), as often as it likes. A hole moves like a king to an empty square, blocks everything, and can't be captured by a normal move. A pawn can promote to a hole."
);

const THROUGH: &str = "**Through the holes.** Every piece except the king can travel through its own side's holes.\n- *In:* a normal move onto one, the black hole.\n- *Out:* from any of them, the white hole (a hole can't use itself).\n- *On:* in the direction in which it entered, any distance over empty squares. A knight repeats its jump.\n- At the end it can capture an enemy, any piece of its own except the king, or any hole. A king it could capture is in check.";

/// Black_holes.md 1.3 and 1.4.
fn pieces(rules: &HoleRules) -> String {
    let pawn = if rules.pawn_exit == PawnExit::Free {
        "A pawn keeps its direction, straight or diagonal, and may capture or not."
    } else {
        "Entering straight, a pawn leaves straight and can't capture. Entering diagonally, it leaves diagonally and must capture."
    };
    let double = if rules.pawn_double_entry {
        " It can enter with a double step."
    } else {
        " It can't enter with a double step."
    };
    let null = if rules.null_relativistic {
        " A piece can end on the square it came from."
    } else {
        " A piece can't end on the square it came from."
    };
    format!("**Pawns.** {pawn}{double}{null}")
}

const TYPED: &str = says!(
    "**Typing.** `",
    MOVE,
    " a1b1a4b4` or `Ra1-b1-a4xb4`: start, black hole, white hole, end. `Ra1xb4` works if every route leads to the same position."
);

pub(super) const COURSE: BeamLayout = (
    "The edge of the board is the frame. Blue's beam starts at the right edge below e3, up and left, Red's at the left edge above a6, down and right. Holes let every beam through.",
    "Each side guards a corner, its heel: Blue at e1, Red at a8.",
);

const TWO_HOLES: &str = "4k/5/1p3/5/H2p1/5/5/RH2K w - - 0 1";

/// The sections page by page.
pub(super) fn pages(rules: &HoleRules, hunted: bool) -> Vec<RulesPage> {
    vec![
        RulesPage::with(
            board(rules, hunted),
            Example::after("", "White is at the bottom. There are no holes yet."),
        ),
        RulesPage::with(HOLES, DROPPED),
        RulesPage::with(THROUGH, ROUTES),
        RulesPage::with(pieces(rules), Example::at("4k/5/5/p4/1H3/2P2/5/4K w - - 0 1", "c3b4b4a5", PAWN)),
        RulesPage::with(TYPED, WAY),
    ]
}

const PAWN: &str =
    "the pawn entered the hole on b4 diagonally, came out of the same hole and captured on a5.";

pub(super) const BEAMS: Example = Example::after("", "where the beams run at the start.");

const DROPPED: Example = Example::at("rsbqk/ppppp/5/5/5/S4/PPPPP/R1BQK w Qq - 2 2", "@b1", "a dropped hole.");

const ROUTES: Example =
    Example::at(TWO_HOLES, "", "the rook's routes: in at b1 it goes right, in at a4 up.").with_ways_of("a1");

const WAY: Example = Example::at(TWO_HOLES, "a1b1a4c4", "1 in, 2 from hole to hole, 3 out.");

pub(super) const CHECK: Example = Example::at(
    "2H1k/5/5/5/1H3/5/R4/4K w - - 0 1",
    "a2a4",
    "check: the rook could go in at b4, out at c8 and on to e8.",
);

pub(super) const EXAMPLES: &[Example] = &[
    DROPPED,
    ROUTES,
    WAY,
    Example::at(TWO_HOLES, "a1b1a4d4", "out with a capture."),
    Example::at(
        "4k/3p1/5/5/5/1H3/5/S3K w - - 0 1",
        "a1b3b3d7",
        "in with a jump, then the same jump via c5, capturing on d7.",
    ),
    CHECK,
];
