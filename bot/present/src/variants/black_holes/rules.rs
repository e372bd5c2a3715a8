//! The rules of Black holes, and the pictures that teach entry, exit and capture.

use lasermate_engine::variants::black_holes::{HoleRules, PawnExit};

use crate::say::{rules_black_holes as says, rules_lasers};
use crate::variants::lasers::BeamLayout;
use crate::variants::page::{Example, RulesPage};

/// The sections about the board, holes and the ways through them (black_holes.md 1.2 to 1.4).
pub(super) fn sections(rules: &HoleRules, hunted: bool) -> Vec<String> {
    vec![
        board(rules, hunted),
        says::HOLES.to_owned(),
        says::THROUGH.to_owned(),
        pieces(rules),
        says::TYPING.to_owned(),
    ]
}

/// Black_holes.md 1.2; where the hunt goes on after mate it wins nothing yet.
fn board(rules: &HoleRules, hunted: bool) -> String {
    let castling = if rules.castling { says::CASTLING } else { says::NO_CASTLING };
    let mut sentences = vec![says::MOVES, castling];
    sentences.extend((!rules.en_passant).then_some(says::NO_EN_PASSANT));
    sentences.push(says::LETTERS);
    sentences.extend((!hunted).then_some(says::WINS));
    sentences.join(" ")
}

/// Black_holes.md 1.3 and 1.4.
fn pieces(rules: &HoleRules) -> String {
    let sentences = [
        if rules.pawn_exit == PawnExit::Free { says::FREE_PAWNS } else { says::PAWNS },
        if rules.pawn_double_entry { says::DOUBLE_STEP } else { says::NO_DOUBLE_STEP },
        if rules.null_relativistic { says::BACK } else { says::NOT_BACK },
    ];
    sentences.join(" ")
}

pub(super) const COURSE: BeamLayout =
    BeamLayout::at_the_edge(["e3", "a6"], ["e1", "a8"]).and(rules_lasers::HOLES);

const TWO_HOLES: &str = "4k/5/1p3/5/H2p1/5/5/RH2K w - - 0 1";

/// The sections page by page.
pub(super) fn pages(rules: &HoleRules, hunted: bool) -> Vec<RulesPage> {
    let start = Example::after("", "").of_sides(|first, _| says::sees_start(first));
    let pawn = Example::at("4k/5/5/p4/1H3/2P2/5/4K w - - 0 1", "c3b4b4a5", says::SEES_PAWN);
    vec![
        RulesPage::with(board(rules, hunted), start),
        RulesPage::with(says::HOLES, DROPPED),
        RulesPage::with(says::THROUGH, ROUTES),
        RulesPage::with(pieces(rules), pawn),
        RulesPage::with(says::TYPING, WAY),
    ]
}

pub(super) const BEAMS: Example = Example::after("", says::SEES_BEAMS);

const DROPPED: Example = Example::at("rsbqk/ppppp/5/5/5/S4/PPPPP/R1BQK w Qq - 2 2", "@b1", says::SEES_DROP);

const ROUTES: Example = Example::at(TWO_HOLES, "", says::SEES_ROUTES).with_ways_of("a1");

const WAY: Example = Example::at(TWO_HOLES, "a1b1a4c4", says::SEES_WAY);

pub(super) const CHECK: Example = Example::at("2H1k/5/5/5/1H3/5/R4/4K w - - 0 1", "a2a4", says::SEES_CHECK);

pub(super) const EXAMPLES: &[Example] = &[
    DROPPED,
    ROUTES,
    WAY,
    Example::at(TWO_HOLES, "a1b1a4d4", says::SEES_CAPTURE),
    Example::at("4k/3p1/5/5/5/1H3/5/S3K w - - 0 1", "a1b3b3d7", says::SEES_JUMP),
    CHECK,
];
