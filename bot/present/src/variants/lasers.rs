//! The rules of the beams, for games of two sides.

use lasermate_engine::overlays::lasers::{
    Frame, LaserOptions, LaserRules, LetsBilli, LifelineDuration, Mirror, Mode, Scoring,
};

use crate::say::rules_lasers as says;
use crate::text::wording::listed;

use super::page::{Example, RulesPage};

/// Where the beams of a board run and start, and where its heels are; of two cells the first is Blue's.
#[derive(Clone, Copy, Debug)]
pub(super) struct BeamLayout {
    frame: BeamFrame,
    starts: [&'static str; 2],
    heels: [&'static str; 2],
    /// What pieces of the game's own do to beams, in a sentence.
    besides: Option<&'static str>,
}

/// What beams bounce off.
#[derive(Clone, Copy, Debug)]
enum BeamFrame {
    /// The edge of the board, at which they also start.
    Edge,
    /// What lies around the columns and rows that beams alone enter.
    Around { columns: &'static [&'static str], rows: &'static [&'static str] },
}

impl BeamLayout {
    pub(super) const fn at_the_edge(starts: [&'static str; 2], heels: [&'static str; 2]) -> Self {
        Self { frame: BeamFrame::Edge, starts, heels, besides: None }
    }

    const fn around(
        columns: &'static [&'static str],
        rows: &'static [&'static str],
        starts: [&'static str; 2],
        heels: [&'static str; 2],
    ) -> Self {
        Self { frame: BeamFrame::Around { columns, rows }, starts, heels, besides: None }
    }

    /// The same with a sentence on what the game's own pieces do to beams.
    pub(super) const fn and(self, besides: &'static str) -> Self {
        Self { besides: Some(besides), ..self }
    }

    fn course(self) -> String {
        let [blue, red] = self.starts;
        let names = |cells: &[&str]| listed(&cells.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>());
        let place = match self.frame {
            BeamFrame::Edge => says::edge(blue, red),
            BeamFrame::Around { columns, rows: [] } => says::columns(names(columns), blue, red),
            BeamFrame::Around { columns, rows } => {
                says::columns_and_rows(names(columns), names(rows), blue, red)
            }
        };
        self.besides.map_or_else(|| place.clone(), |besides| format!("{place} {besides}"))
    }
}

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
pub(super) use says::CHECKMATE;

/// The course of the beams on the board of orthodox chess.
pub(super) const fn course(frame: Frame) -> BeamLayout {
    const OF_TWELVE: &[&str] = &["k", "l", "i", "j"];
    match frame {
        Frame::Eight => BeamLayout::at_the_edge(["h3", "a6"], ["h1", "a8"]),
        Frame::Ten => BeamLayout::around(&["l", "i"], &[], ["i2", "l7"], ["i1", "l8"]),
        Frame::Twelve => BeamLayout::around(OF_TWELVE, &[], ["j2", "k7"], ["j1", "k8"]),
        Frame::Fourteen => {
            BeamLayout::around(&["m", "k", "l", "i", "j", "o"], &[], ["o2", "m7"], ["o1", "m8"])
        }
        Frame::Sixteen => {
            let columns = &["m", "n", "k", "l", "i", "j", "o", "p"];
            BeamLayout::around(columns, &[], ["p2", "m7"], ["p1", "m8"])
        }
        Frame::TwelveByTen => BeamLayout::around(OF_TWELVE, &["0", "9"], ["j1", "k8"], ["j0", "k9"]),
        Frame::TwelveByTwelve => {
            BeamLayout::around(OF_TWELVE, &["-1", "0", "9", "10"], ["j0", "k9"], ["j-1", "k10"])
        }
    }
}

/// Billichess.md 2.1 and 2.2.
pub(super) fn beams(layout: BeamLayout) -> String {
    let [blue, red] = layout.heels;
    says::beams(layout.course(), blue, red)
}

/// How a beam comes off a mirror (billichess.md 2.3).
pub(super) const fn mirror_words(mirror: Mirror) -> &'static str {
    match mirror {
        Mirror::Columns => says::LIKE_A_VERTICAL_MIRROR,
        Mirror::Rows => says::LIKE_A_HORIZONTAL_MIRROR,
    }
}

/// Billichess.md 2.2 step 4 and 2.3.
fn pieces(rules: &LaserRules) -> String {
    says::pieces(mirror_words(rules.mirror), mirror_words(rules.mirror.turned()))
}

/// Billichess.md 2.5, 2.8.2; `won` is what ends the game under the beams, and what it scores.
pub(super) fn points(rules: &LaserRules, won: &str) -> String {
    let whose = if rules.own_move_only { says::OWN_MOVES } else { says::ALL_MOVES };
    if rules.mode != Mode::B {
        return match rules.scoring {
            Scoring::Fixed => says::points(says::FIXED, whose, won),
            Scoring::Carom if rules.own_move_only => says::points(says::EACH_TURN, whose, won),
            Scoring::Carom => says::points(says::EACH_TURN, says::ALL_MOVES_BUT_GIFTS, won),
        };
    }
    let consent = match rules.lets_billi {
        LetsBilli::Unilateral => says::ONE_SIDE_ALONE,
        LetsBilli::UnilateralNotInCheck => says::ONE_SIDE_NOT_IN_CHECK,
        LetsBilli::Mutual => says::BOTH_SIDES,
    };
    says::hunt(whose, consent)
}

/// Billichess.md 2.6.
fn joker(rules: &LaserRules) -> String {
    let one_ply = rules.lifeline_duration == LifelineDuration::OnePly;
    says::joker(if one_ply { says::UNTIL_THE_NEXT_MOVE } else { says::WHILE_HIT })
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

const START: Example = Example::after("", says::START);

const BOUNCED: Example = Example::after("e2e4", says::BOUNCED);

const WINDOW: Example = Example::after("g1f3 g8f6", says::WINDOW);

const MATED: Example = Example::after("e2e4 d7d5 b2b3 b8c6 h2h3 c6e5 f1b5", says::MATED);

const TURNED: Example = Example::after("d2d4", says::TURNED);

const UNSAVED: Example = Example::after("d2d3 e7e5 c1g5 d7d6 b1d2 lifeline-none", says::UNSAVED);

const LASERMATE: Example = Example::after("d2d3 e7e5 c1g5 d7d6 b1d2", says::LASERMATE);
