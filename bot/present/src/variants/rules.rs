//! The rules of each game in a few short sections, with worked examples that are drawn.

use lasermate_engine::variants::{Preset, Setup};

use crate::language::Language;
pub(super) use crate::say::rules::{DRAWS, DRAWS_BEFORE_THE_HUNT, DRAWS_WHERE_ANY_PIECES_MATE};
use crate::say::{rules, sides};
use crate::saying::written;
use crate::text::names::side;
use crate::text::wording::listed;
use crate::text::{games, options};

use super::page::{Example, RulesPage, RulesText};
use super::{fitting, of, paging};

/// Rules that are also told one part at a time.
#[derive(Debug)]
pub struct RuleParts {
    /// The parts, in the order in which they are best read.
    pub list: &'static [RulePart],
    /// What a menu of the parts asks.
    pub which: &'static str,
    /// How a menu names the rules as a whole, and what it says of them.
    pub overview: [&'static str; 2],
}

/// What a game adds whose rules are also told one part at a time.
pub trait RulesInParts {
    /// The parts that a table has.
    fn parts(&self) -> &'static RuleParts;

    fn part(&self, word: &str) -> Option<RulesText>;

    /// The same page by page.
    fn part_pages(&self, word: &str) -> Vec<RulesPage>;
}

/// A part of the rules that is told by itself.
#[derive(Clone, Copy, Debug)]
pub struct RulePart {
    /// A value of the option `part` of `/rules`.
    pub word: &'static str,
    /// Its name in menus and titles.
    pub name: &'static str,
    /// What it tells, in a few words.
    pub help: &'static str,
    pub examples: &'static [Example],
}

impl RuleParts {
    /// The part with a word as it is typed.
    pub fn part(&self, typed: &str) -> Option<&'static RulePart> {
        self.list.iter().find(|part| part.word.eq_ignore_ascii_case(typed.trim()))
    }
}

/// The value of a menu's option that leads back to the rules as a whole.
pub const OVERVIEW: &str = "overview";

/// The rules as a table has chosen them, as much as fits a message in a language.
pub fn rules(setup: &Setup, language: &Language) -> RulesText {
    let game = of(setup.choices());
    let mut sections = vec![heading(setup)];
    sections.extend(game.rules());
    fitting::fitted(setup, sections, game.examples(), language)
}

/// A preset's summary; `None` at a table of which it is not true.
fn summary(setup: &Setup) -> Option<String> {
    let usual = Setup::new(setup.preset());
    let mut told = setup.choices().specs().into_iter().filter(|option| option.is_in_summary);
    let holds = told.all(|option| setup.get(option.name) == usual.get(option.name));
    let deniable = setup.denial().is_some() == usual.denial().is_some();
    (holds && deniable).then(|| games::summary(setup.preset()))
}

/// What the rules begin with: the game and its summary, or else what is not as usual.
fn heading(setup: &Setup) -> String {
    let title = games::title(setup.preset());
    match summary(setup) {
        Some(summary) => rules::summed_up(title, summary),
        None => rules::with(title, options::options(setup)),
    }
}

/// One part of the rules by its word.
pub fn part(setup: &Setup, word: &str) -> Option<RulesText> {
    let told = of(setup.choices()).parts()?.part(word)?;
    Some(RulesText { text: by_sides(setup, &told.text), ..told })
}

/// A text about White and Black with the sides of a table: under beams the same two are Blue and Red. The text is not yet
/// written out: its sides are sayings.
pub fn by_sides(setup: &Setup, text: &str) -> String {
    let [first, second] = setup.sides() else { return text.to_owned() };
    text.replace(sides::WHITE, side(*first)).replace(sides::BLACK, side(*second))
}

/// The same page by page, written out in a language.
pub fn pages(setup: &Setup, language: &Language) -> Vec<RulesPage> {
    let mut pages = of(setup.choices()).pages();
    if let Some(first) = pages.first_mut() {
        let summary = summary(setup).unwrap_or_else(|| rules::page_with(options::options(setup)));
        first.words = format!("{summary}\n\n{}", first.words);
    }
    paging::fitted(at_table(setup, pages, language), language)
}

/// One part of the rules page by page.
pub fn pages_of_part(setup: &Setup, word: &str, language: &Language) -> Vec<RulesPage> {
    let parts = of(setup.choices()).parts();
    let pages = parts.map_or_else(Vec::new, |rules| rules.part_pages(word));
    let mut pages = paging::fitted(at_table(setup, pages, language), language);
    for page in &mut pages {
        page.goes_on = false;
    }
    pages
}

/// Pages with their words written out for a table.
fn at_table(setup: &Setup, pages: Vec<RulesPage>, language: &Language) -> Vec<RulesPage> {
    let told = |page: RulesPage| {
        let words = written(&by_sides(setup, &page.words), language);
        RulesPage { words, ..page }
    };
    pages.into_iter().map(told).collect()
}

/// The game whose rules are told part by part.
pub fn told_in_parts() -> Option<&'static Preset> {
    Preset::all().iter().find(|preset| of(&preset.choices).parts().is_some())
}

/// A game's rules have no part of that name; without a game, those that are told in parts.
pub fn no_such_part(game: Option<&str>, typed: &str) -> String {
    let Some(preset) = game.and_then(Preset::named).or_else(told_in_parts) else { return String::new() };
    let shown = of(&preset.choices);
    let list = shown.parts().map_or(&[][..], |rules| rules.parts().list);
    let parts: Vec<_> = list.iter().map(|part| format!("`{}`", part.word)).collect();
    let title = games::title(preset);
    match (parts.len(), shown.exercises()) {
        (2.., _) => rules::no_part_of(typed, title, listed(&parts)),
        (_, []) => rules::no_part(typed, title, preset.name),
        _ => rules::no_part_but_exercises(typed, title, preset.name),
    }
}
