//! The rules of orthodox chess with what may lie over it, in turns or without.

use lasermate_engine::variants::Options;

use crate::say::rules_orthodox as says;
use crate::variants::page::{Example, RulesPage};
use crate::variants::{denial, lasers};

/// The sections that do not depend on turns. `first` says who begins under beams.
pub(in crate::variants) fn sections<R: Copy>(chosen: &Options<R>, first: &str) -> Vec<String> {
    let mut sections = match chosen.lasers.rules() {
        None => vec![says::MOVES.to_owned()],
        Some(rules) => {
            let beams = lasers::sections(&rules, lasers::course(rules.frame));
            std::iter::once(under_beams(first)).chain(beams).collect()
        }
    };
    sections.extend(chosen.denial.rules().map(|rules| denial::section(&rules)));
    sections
}

pub(in crate::variants) fn examples<R: Copy>(chosen: &Options<R>, start: Example) -> Vec<Example> {
    if let Some(rules) = chosen.lasers.rules() {
        return lasers::examples(&rules);
    }
    let denied = chosen.denial.rules().map(|_| denial::DENIED);
    [start].into_iter().chain(denied).collect()
}

/// The sections of [`sections`] page by page.
pub(in crate::variants) fn pages<R: Copy>(
    chosen: &Options<R>,
    start: Example,
    first: &str,
) -> Vec<RulesPage> {
    let mut pages = match chosen.lasers.rules() {
        None => vec![RulesPage::with(says::MOVES, start)],
        Some(rules) => {
            let course = lasers::course(rules.frame);
            let mut pages = lasers::pages(&rules, course, lasers::CHECKMATE, lasers::shown(&rules));
            if let Some(start) = pages.first_mut() {
                start.words = format!("{}\n\n{}", under_beams(first), start.words);
            }
            pages
        }
    };
    let denied = chosen.denial.rules().map(|rules| RulesPage::with(denial::section(&rules), denial::DENIED));
    pages.extend(denied);
    pages
}

/// The start of a game in turns.
pub(in crate::variants) const START: Example = Example::after("", says::START);

/// Who begins a game in turns under beams.
pub(in crate::variants) const BLUE_FIRST: &str = says::BLUE_FIRST;

/// How to move, in short: the beams need the room. `first` is empty where nobody moves first.
fn under_beams(first: &str) -> String {
    if first.is_empty() {
        says::MOVES_UNDER_BEAMS.to_owned()
    } else {
        format!("{} {first}", says::MOVES_UNDER_BEAMS)
    }
}
