//! The rules of three-way chess; what they say tells of its beams too.

use lasermate_engine::overlays::lasers::{LaserRules, Mirror};
use lasermate_engine::variants::Options;
use lasermate_engine::variants::three_way::{
    Centre, EnPassantRule, KnightSteps, ResignHeir, StalemateRule, ThreeWayRules, TurnDirection,
};

use crate::say::rules_three_way as says;
use crate::variants::page::{Example, RulesPage};

pub(super) const EXAMPLES: &[Example] = &[Example::after("", says::START)];

/// Three_way.md 3.1 to 3.3.
pub(super) fn sections(chosen: &Options<ThreeWayRules>) -> Vec<String> {
    let rules = &chosen.base;
    let lasers = chosen.lasers.rules();
    let board = match rules.placing {
        TurnDirection::Clockwise => says::BOARD,
        TurnDirection::Mirror => says::BOARD_MIRRORED,
    };
    let mut sections = vec![board.to_owned(), moves(rules), kings(rules, lasers.is_some())];
    sections.extend(lasers.map(beams));
    let stuck_without_moves = rules.stalemate == StalemateRule::NoMoveOnly;
    let draws = if stuck_without_moves { says::DRAWS_WITHOUT_MOVES } else { says::DRAWS };
    sections.extend([draws, says::PACTS].map(str::to_owned));
    sections
}

fn moves(rules: &ThreeWayRules) -> String {
    let centre = match rules.centre {
        Centre::Straight => says::MOVES_STRAIGHT,
        Centre::Branch => says::MOVES_EITHER_WAY,
    };
    let knight = match rules.knight {
        KnightSteps::Union => None,
        KnightSteps::TwoThenOne => Some(says::KNIGHT_TWO_THEN_ONE),
    };
    let passing = match rules.passing {
        EnPassantRule::Off => says::NO_EN_PASSANT,
        EnPassantRule::NextPlayerOnly => says::EN_PASSANT_NEXT,
        EnPassantRule::Both => says::EN_PASSANT_BOTH,
    };
    let mut sentences = vec![centre];
    sentences.extend(knight);
    sentences.extend(rules.castle_through_check.then_some(says::CASTLING_THROUGH_CHECK));
    sentences.push(says::PROMOTION);
    sentences.extend(rules.inherit.then_some(says::PROMOTION_OF_INHERITED));
    sentences.push(passing);
    sentences.join(" ")
}

fn kings(rules: &ThreeWayRules, beams: bool) -> String {
    let out = match (rules.inherit, rules.resign_heir) {
        (true, ResignHeir::Next) => says::OUT_INHERITED,
        (true, ResignHeir::None) => says::OUT_INHERITED_BY_CAPTURE,
        (false, _) => says::OUT,
    };
    let wins = if beams { says::WON_BY_POINTS } else { says::WON };
    [says::KINGS, out, wins].join(" ")
}

const ACROSS: Example = Example::after("c2c3 i7i6 e11e10 d1a4 l7l6 l11l10", says::ACROSS).with_ways_of("a4");

const LINE_OF_KING: &str = "c2c3 i7i6 e11e10 d1a4 l7l6 l11l10 a4d7 k7k6 k11k10 d7d8";

const OBSTACLES: Example = Example::after(LINE_OF_KING, says::OBSTACLES);

const HEIR: Example = Example::after(LINE_OF_KING, says::HEIR);

const BEAMS: Example = Example::after("e2e4 d7d5 i11i9", says::PAWNS_MADE_WAY);

const PACTS: Example = Example::after("c2c3 i7i6 e11e10 d1a4", says::REASON_FOR_PEACE);

/// The same page by page.
pub(super) fn pages(chosen: &Options<ThreeWayRules>) -> Vec<RulesPage> {
    // The other way round other pieces are on these cells.
    let usual = |example| (chosen.base.placing == TurnDirection::Clockwise).then_some(example);
    let beams = chosen.lasers.rules().map(|rules| usual(BEAMS).filter(|_| rules.mirror == Mirror::Columns));
    let kings = if chosen.base.inherit { HEIR } else { OBSTACLES };
    let first = EXAMPLES.iter().map(|example| Some(*example));
    let shown = first.chain([usual(ACROSS), usual(kings)]).chain(beams).chain([None, usual(PACTS)]);
    sections(chosen).into_iter().zip(shown).map(|(words, example)| RulesPage::of(words, example)).collect()
}

/// Overlays.md L1 to L7.
fn beams(rules: LaserRules) -> String {
    let mirrors = match rules.mirror {
        Mirror::Columns => says::BEAMS_AS_IN_BILLICHESS,
        Mirror::Rows => says::BEAMS_EXCHANGED,
    };
    let scores = if rules.own_move_only { says::BEAMS_OWN_MOVES } else { says::BEAMS_ALL_MOVES };
    [says::BEAMS, mirrors, scores, says::BEAMS_OF_KINGS].join(" ")
}
