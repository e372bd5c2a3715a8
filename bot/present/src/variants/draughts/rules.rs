//! The rules of draughts, and of the beams over it (draughts.md).

use lasermate_engine::overlays::denial::DenialRules;
use lasermate_engine::overlays::lasers::{Frame, LaserRules, Mirror};
use lasermate_engine::variants::Options;
use lasermate_engine::variants::draughts::DraughtsRules;

use crate::say::rules_draughts as says;
use crate::variants::page::{Example, RulesPage};
use crate::variants::{denial, lasers};

/// The sections of a table.
pub(super) fn sections(chosen: &Options<DraughtsRules>) -> Vec<String> {
    let mut sections = [says::MOVES, says::CAPTURES, says::END].map(str::to_owned).to_vec();
    sections.extend(chosen.lasers.rules().into_iter().flat_map(|rules| beams(&rules)));
    sections.extend(chosen.denial.rules().map(|rules| denial(&rules)));
    sections.push(says::TYPING.to_owned());
    sections
}

/// Draughts.md 5.2.
fn beams(rules: &LaserRules) -> [String; 3] {
    let pieces = says::pieces(lasers::mirror_words(rules.mirror));
    [lasers::beams(lasers::course(rules.frame)), pieces, lasers::points(rules, says::WON)]
}

/// Denial, where whoever cannot move has lost.
fn denial(rules: &DenialRules) -> String {
    let last = if rules.only_move_deniable { says::ONLY_MOVE_LOSES } else { says::NO_ONLY_MOVE };
    let mut sentences = vec![says::RIGHT, last, says::FIRST_MOVE];
    sentences.extend(rules.soft.then_some(says::NO_KINGS));
    sentences.push(says::END_WAITS);
    sentences.extend(rules.draw_after_third.then_some(says::THIRD));
    denial::titled(&sentences)
}

/// The sections page by page.
pub(super) fn pages(chosen: &Options<DraughtsRules>) -> Vec<RulesPage> {
    let captures = format!("{}\n\n{}", says::CAPTURES, says::TYPING);
    let mut pages = vec![
        RulesPage::with(says::MOVES, CROWNED),
        RulesPage::with(captures, CHAIN),
        RulesPage::of_words(says::END),
    ];
    let beams = chosen.lasers.rules().into_iter().flat_map(|rules| {
        let usual = rules.mirror == Mirror::Columns && rules.frame == Frame::Twelve;
        beams(&rules).into_iter().zip([Some(START), None, usual.then_some(SCORED)])
    });
    pages.extend(beams.map(|(words, example)| RulesPage::of(words, example)));
    pages.extend(chosen.denial.rules().map(|rules| RulesPage::of_words(denial(&rules))));
    pages
}

pub(super) fn examples(chosen: &Options<DraughtsRules>) -> Vec<Example> {
    match chosen.lasers.rules() {
        None => vec![CHAIN, CROWNED],
        Some(_) => vec![START, CHAIN],
    }
}

const START: Example = Example::after("", says::SEES_START);

const SCORED: Example =
    Example::after("c3d4 h6g5 b2c3 d6c5 d4e5 f6d4b2 a1c3 b6a5 c3b4 a5c3", says::SEES_LASERMATE);

const CHAIN: Example = Example::at("3m4/8/5m2/8/3m4/2M5/5M2/2k5 w 0 1", "c3e5g7", says::SEES_JUMPS);

const CROWNED: Example = Example::at("8/2m1m3/1M6/8/8/8/8/k7 w 0 1", "b6d8", says::SEES_KING);
