//! The rules of Crazy chess: an overview, then one piece at a time, each with the pictures that teach it.

use lasermate_engine::variants::Options;
use lasermate_engine::variants::crazy::{CrazyRules, ForcedPromotion, StepReactions, Suicide};

use crate::say::{rules_crazy as says, rules_lasers};
use crate::variants::denial;
use crate::variants::lasers::BeamLayout;
use crate::variants::page::{Example, RulesPage, RulesText, with_examples};
use crate::variants::rules::{RulePart, RuleParts, RulesInParts};

/// What of the rules is told by itself: the pieces, and denial.
pub const PARTS: RuleParts =
    RuleParts { list: LIST, which: says::WHICH_PART, overview: [says::OVERVIEW, says::OVERVIEW_HELP] };

/// The same where nothing can be denied: denial is the last part.
const WITHOUT_DENIAL: RuleParts = RuleParts { list: LIST.split_at(LIST.len() - 1).0, ..PARTS };

/// The parts, in the order in which they are best read.
const LIST: &[RulePart] = &[
    RulePart {
        word: "rooks",
        name: says::PART_ROOKS,
        help: says::HELP_ROOKS,
        examples: &[
            Example::at("4k3/8/8/8/[rrp]7/8/8/[RPN]3K3 w - - 0 1", "", "").of_sides(says::sees_loads),
            Example::at("6k1/8/8/8/8/8/4R3/K5N1 w - - 0 1", "g1e2^", says::SEES_JUMP),
            Example::at("4k3/8/8/8/[rrp]7/8/8/[RP]3K3 w - - 0 1", "a1a4", "").of_sides(says::sees_fall),
        ],
    },
    RulePart {
        word: "kings",
        name: says::PART_KINGS,
        help: says::HELP_KINGS,
        examples: &[
            Example::at("k7/8/8/8/8/8/4b3/4K3 w - - 0 1", "e1e2e1", says::SEES_TWO_STEPS),
            Example::at("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1f1^", says::SEES_CASTLING),
        ],
    },
    RulePart {
        word: "queens",
        name: says::PART_QUEENS,
        help: says::HELP_QUEENS,
        examples: &[
            Example::at("4k3/8/2n1p3/2bq4/3R4/8/8/3RK3 w - - 0 1", "d4d5", says::SEES_AVENGED),
            Example::at("4k3/8/8/3ppn2/3pQ3/3P4/8/K7 w - - 0 1", "e4!", says::SEES_ALL_ROUND),
        ],
    },
    RulePart {
        word: "bishops",
        name: says::PART_BISHOPS,
        help: says::HELP_BISHOPS,
        examples: &[
            Example::at("4k3/8/8/8/3b4/8/8/3RK3 w - - 0 1", "d1d4", says::SEES_RISEN),
            Example::at("4k3/8/8/8/3b4/8/8/3RK3 w - - 0 1", "d1d4 d4b6", says::SEES_VANISHED),
        ],
    },
    RulePart {
        word: "knights",
        name: says::PART_KNIGHTS,
        help: says::HELP_KNIGHTS,
        examples: &[
            Example::at("4k3/8/8/8/8/8/1p6/1N2K3 w - - 0 1", "b1c3*b2", says::SEES_PASSED),
            Example::at("4k3/8/8/8/8/2[rpn]5/8/1N2K3 w - - 0 1", "b1c3*c3:2", says::SEES_IN_A_STACK),
        ],
    },
    RulePart {
        word: "pawns",
        name: says::PART_PAWNS,
        help: says::HELP_PAWNS,
        examples: &[
            Example::at("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "", says::SEES_STEPS).with_ways_of("e4"),
            Example::at("4k3/8/8/8/8/4n3/3PP3/K7 w - - 0 1", "e2~e3", says::SEES_SWAP),
            Example::at("4k3/8/8/8/8/4n3/3PP3/K7 w - - 0 1", "e2~e3,d2~e2", says::SEES_CHAIN),
        ],
    },
    RulePart {
        word: "denying",
        name: says::PART_DENYING,
        help: says::HELP_DENYING,
        examples: &[Example::after("e2e4 deny", "").of_sides(says::sees_denied)],
    },
];

/// The sections of the overview (crazy.md 5B).
pub(super) fn sections(chosen: &Options<CrazyRules>) -> Vec<String> {
    let (pieces, one_at_a_time) = if chosen.denial.rules().is_some() {
        (format!("{}\n{}", says::PIECES, says::DENIAL), says::ONE_AT_A_TIME_OR_DENYING)
    } else {
        (says::PIECES.to_owned(), says::ONE_AT_A_TIME)
    };
    vec![pieces, format!("{}\n{one_at_a_time}", says::CHOOSING)]
}

/// Where the beams run: the board is its own frame (overlays.md L3, L5).
pub(super) const COURSE: BeamLayout =
    BeamLayout::at_the_edge(["h3", "a6"], ["h1", "a8"]).and(rules_lasers::STACKS);

impl RulesInParts for Options<CrazyRules> {
    fn parts(&self) -> &'static RuleParts {
        if self.denial.rules().is_some() { &PARTS } else { &WITHOUT_DENIAL }
    }

    fn part(&self, word: &str) -> Option<RulesText> {
        let part = PARTS.part(word)?;
        let sections = vec![says::part_title(part.name), told(self, part.word).join("\n")];
        Some(with_examples(sections, part.examples.to_vec()))
    }

    /// Its sections, each with its picture.
    fn part_pages(&self, word: &str) -> Vec<RulesPage> {
        let Some(part) = PARTS.part(word) else { return Vec::new() };
        let pictures = part.examples.iter().copied().map(Some).chain(std::iter::repeat(None));
        let pages = told(self, part.word).into_iter().zip(pictures).enumerate();
        let words = |index, words: String| {
            // Denial has its own title, and an item of a list begins its line.
            let titled = index > 0 || part.word == "denying";
            if titled { words } else { says::page(part.name, words) }
        };
        pages.map(|(index, (section, example))| RulesPage::of(words(index, section), example)).collect()
    }
}

/// The pieces and denial, a page each, but for two that need few words.
pub(super) fn pages(chosen: &Options<CrazyRules>) -> Vec<RulesPage> {
    let mut pages: Vec<RulesPage> = chosen
        .parts()
        .list
        .iter()
        .flat_map(|part| {
            let pages = chosen.part_pages(part.word).into_iter().enumerate();
            pages.map(|(index, page)| RulesPage { goes_on: index > 0 || part.word == "knights", ..page })
        })
        .collect();
    if let Some(first) = pages.first_mut() {
        first.words = format!("{}\n\n{}", says::FIRST, first.words);
    }
    pages
}

/// What is drawn beside the overview.
pub(super) const EXAMPLES: &[Example] = &[
    Example::at("4k3/8/8/8/[rrp]7/8/8/[RPN]3K3 w - - 0 1", "", says::SEES_STACKS),
    Example::at("4k3/8/2n1p3/2bq4/3R4/8/8/3RK3 w - - 0 1", "d4d5", says::SEES_REVENGE),
];

/// What a part tells, a section for each of its pictures, in their order.
fn told(chosen: &Options<CrazyRules>, word: &str) -> Vec<String> {
    match word {
        "rooks" => rooks(&chosen.base).into(),
        "kings" => kings(&chosen.base).into(),
        "queens" => queens(&chosen.base).into(),
        "bishops" => BISHOPS.map(str::to_owned).into(),
        "knights" => knights(chosen).into(),
        "pawns" => pawns(&chosen.base).into(),
        _ => denying(chosen),
    }
}

/// Crazy.md B1 to B7.
fn rooks(rules: &CrazyRules) -> [String; 3] {
    let leaving = if rules.top_only { says::TOP_LEAVES } else { says::ANY_LEAVES };
    [says::rooks(leaving), says::JUMPING_IN.to_owned(), says::FALLING.to_owned()]
}

/// Crazy.md B13 to B17.
fn kings(rules: &CrazyRules) -> [String; 2] {
    let reacts = match rules.step_reactions {
        StepReactions::Deferred => says::REACTS_LATER,
        StepReactions::Immediate => says::REACTS_AT_ONCE,
    };
    [format!("{} {reacts}", says::TWO_STEPS), says::EACH_STEP.to_owned()]
}

/// Crazy.md B9, B11, B18 and B19.
fn queens(rules: &CrazyRules) -> [String; 2] {
    let suicide = match rules.suicide {
        Suicide::Never => says::SUICIDE_NEVER,
        Suicide::Any => says::SUICIDE_ANY,
        Suicide::AllRoundOnly => says::SUICIDE_ALL_ROUND,
    };
    [says::REVENGE.to_owned(), format!("{} {suicide}", says::ALL_ROUND)]
}

const BISHOPS: [&str; 2] = [says::RISING, says::RISEN];

/// Crazy.md B20 and B21.
fn knights(chosen: &Options<CrazyRules>) -> [String; 2] {
    let mut on_the_last_square = says::IN_A_STACK.to_owned();
    if chosen.denial.rules().is_some() {
        on_the_last_square += " ";
        on_the_last_square += says::KNIGHT_DENIED;
    }
    [says::PASSING.to_owned(), on_the_last_square]
}

/// Crazy.md B23 to B31.
fn pawns(rules: &CrazyRules) -> [String; 3] {
    let last_row = match rules.forced_promotion {
        ForcedPromotion::Ask => says::LAST_ROW_ASKED,
        ForcedPromotion::Queen => says::LAST_ROW,
    };
    [format!("{}\n{last_row}", says::STEPPING), says::DISGUISE.to_owned(), says::CHAINS.to_owned()]
}

/// Crazy.md 5A and B21, B38.
fn denying(chosen: &Options<CrazyRules>) -> Vec<String> {
    let Some(rules) = chosen.denial.rules() else {
        return vec![says::WITHOUT_DENIAL.to_owned()];
    };
    vec![denial::section_of_crazy(&rules), says::SAME_MOVE.to_owned()]
}

#[cfg(test)]
mod tests {
    use lasermate_domain::command::RULE_PARTS;

    use super::*;

    #[test]
    fn every_part_can_be_asked_for_and_is_there() {
        let words: Vec<_> = LIST.iter().map(|part| part.word).collect();
        assert_eq!(words, RULE_PARTS);
    }
}
