//! The rules of orthodox chess with what may lie over it, in turns or without.

use crate::command::mark::{MOVE, says};
use lasermate_engine::variants::Options;

use crate::variants::page::{Example, Page};
use crate::variants::{denial, lasers};

/// The sections that do not depend on turns.
pub(in crate::variants) fn sections<R: Copy>(chosen: &Options<R>) -> Vec<String> {
    let mut sections = match chosen.lasers.rules() {
        None => vec![CHESS.to_owned()],
        Some(rules) => lasers::sections(&rules, lasers::course(rules.frame)),
    };
    sections.extend(chosen.denial.rules().map(|rules| denial::section(&rules)));
    sections
}

/// What is drawn.
pub(in crate::variants) fn examples<R: Copy>(chosen: &Options<R>, start: Example) -> Vec<Example> {
    if let Some(rules) = chosen.lasers.rules() {
        return lasers::examples(&rules);
    }
    let denied = chosen.denial.rules().map(|_| denial::DENIED);
    [start].into_iter().chain(denied).collect()
}

/// The sections of [`sections`] page by page.
pub(in crate::variants) fn pages<R: Copy>(chosen: &Options<R>, start: Example) -> Vec<Page> {
    let mut pages = match chosen.lasers.rules() {
        None => vec![Page::with(CHESS, start)],
        Some(rules) => {
            lasers::pages(&rules, lasers::course(rules.frame), lasers::CHECKMATE, lasers::shown(&rules))
        }
    };
    let denied = chosen.denial.rules().map(|rules| Page::with(denial::section(&rules), denial::DENIED));
    pages.extend(denied);
    pages
}

/// The start of a game in turns.
pub(in crate::variants) const START: Example = Example::after("", "White is at the bottom and moves first.");

const CHESS: &str = says!(
    "**Moves.** Standard chess, with castling, en passant and promotion. Type `",
    MOVE,
    " e2e4` or `",
    MOVE,
    " Nf3`, and for a promotion `",
    MOVE,
    " e7e8q`. Checkmate wins."
);
