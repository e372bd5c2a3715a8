//! The rules of the beams, for games of two sides.

use lasermate_domain::command::mark::{BILLI, DEFEAT, LIFELINE, RESIGN};
use lasermate_engine::overlays::lasers::{
    Frame, LaserOptions, LaserRules, LetsBilli, LifelineDuration, Mirror, Mode, Scoring,
};

use super::page::{Example, RulesPage};

/// Where the beams of a board run and start, and where its heels are: two texts.
pub(super) type BeamLayout = (&'static str, &'static str);

/// Whether the game under the beams ends in the hunt for a lasermate (mode B).
pub(super) fn is_hunted(options: &LaserOptions) -> bool {
    options.rules().is_some_and(|rules| rules.mode == Mode::B)
}

/// The sections about the beams.
pub(super) fn sections(rules: &LaserRules, course: BeamLayout) -> Vec<String> {
    let mut sections = vec![beams(course), pieces(rules), points(rules, CHECKMATE)];
    sections.extend(rules.joker.then(|| joker(rules)));
    sections
}

/// The same page by page, with the examples of [`examples`] where they fit.
pub(super) fn pages(
    rules: &LaserRules,
    course: BeamLayout,
    won: &str,
    shown: [Option<Example>; 3],
) -> Vec<RulesPage> {
    let [start, turned, scored] = shown;
    let page = |words: String, example| RulesPage::of(words, example);
    let mut pages =
        vec![page(beams(course), start), page(pieces(rules), turned), page(points(rules, won), scored)];
    if rules.joker {
        let window = (rules.mirror == Mirror::Columns && rules.frame == Frame::Twelve).then_some(WINDOW);
        pages.push(page(joker(rules), window));
    }
    pages
}

/// What is drawn on the pages about the beams of orthodox chess.
pub(super) fn shown(rules: &LaserRules) -> [Option<Example>; 3] {
    let (turned, scored) = match (rules.mirror, rules.frame) {
        // What is told of them is what they score after the opponent's move.
        (Mirror::Columns, Frame::Eight) if rules.own_move_only => (Some(BOUNCED), None),
        (Mirror::Columns, Frame::Twelve) if rules.own_move_only => (Some(TURNED), None),
        (Mirror::Columns, Frame::Eight) => (Some(BOUNCED), Some(MATED)),
        (Mirror::Columns, Frame::Twelve) if rules.joker => (Some(TURNED), Some(UNSAVED)),
        (Mirror::Columns, Frame::Twelve) => (Some(TURNED), Some(LASERMATE)),
        _ => (None, None),
    };
    [Some(START), turned, scored]
}

/// What ends a game of chess under the beams.
pub(super) const CHECKMATE: &str = "checkmate: 500 points";

/// The course of the beams on the board of orthodox chess.
pub(super) const fn course(frame: Frame) -> BeamLayout {
    match frame {
        Frame::Ten => (
            "Only beams enter the columns l and i. Blue's beam starts at i2, up and left, Red's at l7, down and right.",
            "Each side guards a corner, its heel: Blue at i1, Red at l8.",
        ),
        Frame::Fourteen => (
            "Only beams enter the columns m, k, l, i, j and o. Blue's beam starts at o2, up and left, Red's at m7, down and right.",
            "Each side guards a corner, its heel: Blue at o1, Red at m8.",
        ),
        Frame::Sixteen => (
            "Only beams enter the columns m, n, k, l, i, j, o and p. Blue's beam starts at p2, up and left, Red's at m7, down and right.",
            "Each side guards a corner, its heel: Blue at p1, Red at m8.",
        ),
        Frame::TwelveByTen => (
            "Only beams enter the columns k, l, i and j and the rows 0 and 9. Blue's beam starts at j1, up and left, Red's at k8, down and right.",
            "Each side guards a corner, its heel: Blue at j0, Red at k9.",
        ),
        Frame::TwelveByTwelve => (
            "Only beams enter the columns k, l, i and j and the rows -1, 0, 9 and 10. Blue's beam starts at j0, up and left, Red's at k9, down and right.",
            "Each side guards a corner, its heel: Blue at j-1, Red at k10.",
        ),
        Frame::Eight => (
            "The edge of the board is the frame. Blue's beam starts at the right edge below h3, up and left, Red's at the left edge above a6, down and right.",
            "Each side guards a corner, its heel: Blue at h1, Red at a8.",
        ),
        Frame::Twelve => (
            "Only beams enter the columns k, l, i and j. Blue's beam starts at j2, up and left, Red's at k7, down and right.",
            "Each side guards a corner, its heel: Blue at j1, Red at k8.",
        ),
    }
}

/// Billichess.md 2.1 and 2.2.
pub(super) fn beams((place, heels): BeamLayout) -> String {
    format!(
        "**The beams.** Two laser beams run diagonally, bounce off the frame and end in its corners. {place} {heels} Beams never affect which moves are legal."
    )
}

/// How a beam comes off a mirror (billichess.md 2.3).
pub(super) const fn mirror_words(mirror: Mirror) -> &'static str {
    match mirror {
        Mirror::Columns => "like a vertical mirror: left becomes right, up stays up",
        Mirror::Rows => "like a horizontal mirror: up becomes down, left stays left",
    }
}

/// Billichess.md 2.2 step 4 and 2.3.
fn pieces(rules: &LaserRules) -> String {
    let (rook, knight) = (mirror_words(rules.mirror), mirror_words(rules.mirror.turned()));
    format!(
        "**What pieces do to beams.**\n- A pawn stops every beam.\n- A rook or bishop deflects it {rook}.\n- A knight deflects it {knight}.\n- A queen lets her own beam through and stops the other.\n- A king deflects his own beam like a rook and lets the other through."
    )
}

/// What a gift scores (billichess.md 2.8.2).
const CAROM: &str = " After the opponent's own move it is a gift and scores 100 less.";

/// Billichess.md 2.5, 2.8.2; `won` is what ends the game under the beams, and what it scores.
pub(super) fn points(rules: &LaserRules, won: &str) -> String {
    let whose = if rules.own_move_only {
        "It counts only after a move by the beam's owner."
    } else {
        "It counts for the beam's owner, no matter who moved."
    };
    if rules.mode != Mode::B {
        let (points, sum) = match rules.scoring {
            Scoring::Fixed => ("277 points", ""),
            Scoring::Carom => {
                ("200 points, plus 25 for each time a piece deflected the beam, at most 450", CAROM)
            }
        };
        let sum = if rules.own_move_only { "" } else { sum };
        return format!(
            "**Points.** A beam that ends in the opponent's heel is a **lasermate: {points}**, once for each side. {whose}{sum} The game continues until **{won}**. Resigning gives the opponent those points too. The higher score wins. After a draw the lasermates decide."
        );
    }
    let consent = match rules.lets_billi {
        LetsBilli::Unilateral => "one side can do it alone",
        LetsBilli::UnilateralNotInCheck => "a side that isn't in check can do it alone",
        LetsBilli::Mutual => "both must agree",
    };
    format!(
        "**Points.** **Checkmate scores 277**, and so does the opponent's `{DEFEAT}` (ACCEPT DEFEAT). Then both kings become rooks and the hunt begins: no check, every piece can be captured. A beam that ends in the opponent's heel is a **lasermate: 500 points** and ends the game at any time. {whose} `{BILLI}` (LET'S BILLI) begins the hunt without a score: {consent}. `{RESIGN}` ends the game: the opponent gets 277, in the hunt 500. The higher score wins."
    )
}

/// Billichess.md 2.6.
fn joker(rules: &LaserRules) -> String {
    let lasts = if rules.lifeline_duration == LifelineDuration::OnePly {
        "It lasts until the next move."
    } else {
        "It lasts while that beam keeps hitting the Joker."
    };
    format!(
        "**Joker Knights.** The first knight a side moves becomes its Joker. When a beam hits it, its owner can use a lifeline (`{LIFELINE}`): **pass** (the beam goes through), **reflect** (like a rook) or **stop**, each once. {lasts} A Joker that captures the other gets a fourth, of any kind."
    )
}

/// The worked examples on the board of orthodox chess: those that hold as written only for the settled mirror are left out
/// under the other one.
pub(super) fn examples(rules: &LaserRules) -> Vec<Example> {
    let start = START;
    match (rules.mirror, rules.frame) {
        (Mirror::Rows, _) => vec![start],
        (Mirror::Columns, Frame::Eight) => vec![start, BOUNCED],
        (Mirror::Columns, Frame::Twelve) if rules.joker => vec![WINDOW],
        (Mirror::Columns, Frame::Twelve) if rules.own_move_only => vec![start, TURNED],
        (Mirror::Columns, Frame::Twelve) => vec![start, TURNED, LASERMATE],
        (Mirror::Columns, _) => vec![start],
    }
}

const START: Example = Example::after("", "each beam stops on the first pawn it meets.");

const BOUNCED: Example = Example::after(
    "e2e4",
    "Red's beam passes e2, is deflected by the bishop on f1, goes through Blue's king and stops on d2.",
);

const WINDOW: Example = Example::after("g1f3 g8f6", "Blue's beam hits Red's Joker on f6. Red must choose.");

const MATED: Example = Example::after(
    "e2e4 d7d5 b2b3 b8c6 h2h3 c6e5 f1b5",
    "via c1, b1, a1, e5 and h1 Red's beam ends in Blue's heel, so Red scores on Blue's move.",
);

const TURNED: Example = Example::after(
    "d2d4",
    "Red's beam goes through Blue's king on e1, is deflected by the bishop on f1 and stops on e2.",
);

const UNSAVED: Example = Example::after(
    "d2d3 e7e5 c1g5 d7d6 b1d2 lifeline-none",
    "Blue used no lifeline for the Joker on d2, so Red's beam ran into Blue's heel at j1.",
);

const LASERMATE: Example = Example::after(
    "d2d3 e7e5 c1g5 d7d6 b1d2",
    "three pieces deflect Red's beam into Blue's heel at j1, so Red scores on Blue's move.",
);
