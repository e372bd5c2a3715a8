//! The rules of each game in a few short sections, with worked examples that are drawn.

use lasermate_domain::command::mark::{DRAW, DRAW_CLAIM, RULES, says};
use lasermate_engine::variants::{Preset, Setup};

use crate::text::options;

use super::page::{Example, RulesPage, RulesText};
use super::{fitting, of, paging};

/// Rules that are also told one part at a time.
#[derive(Debug)]
pub struct RuleParts {
    /// The parts, in the order in which they are best read.
    pub list: &'static [RulePart],
    /// The same as values of the option `part` of `/rules`, each with what it tells.
    pub words: &'static [(&'static str, &'static str)],
    /// What a menu of the parts asks.
    pub which: &'static str,
    /// What a menu says of the rules as a whole.
    pub overview: &'static str,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulePart {
    pub word: &'static str,
    pub examples: &'static [Example],
}

/// The value of a menu's option that leads back to the rules as a whole.
pub const OVERVIEW: &str = "overview";

/// The rules as a table has chosen them, as much as fits a message.
pub fn rules(setup: &Setup) -> RulesText {
    let game = of(setup.choices());
    let mut sections = vec![heading(setup)];
    sections.extend(game.rules());
    let told = fitting::fitted(setup, sections, game.examples());
    RulesText { text: by_sides(setup, &told.text), ..told }
}

/// A preset's summary; `None` at a table of which it is not true.
fn summary(setup: &Setup) -> Option<&'static str> {
    let usual = Setup::new(setup.preset());
    let mut told = setup.choices().specs().into_iter().filter(|option| option.is_in_summary);
    let holds = told.all(|option| setup.get(option.name) == usual.get(option.name));
    let deniable = setup.denial().is_some() == usual.denial().is_some();
    (holds && deniable).then_some(setup.preset().summary)
}

/// What the rules begin with: the game and its summary, or else what is not as usual.
fn heading(setup: &Setup) -> String {
    let title = setup.preset().title;
    match summary(setup) {
        Some(summary) => format!("**{title}.** {summary}"),
        None => format!("**{title}** with {}.", options::options(setup)),
    }
}

/// One part of the rules by its word.
pub fn part(setup: &Setup, word: &str) -> Option<RulesText> {
    let told = of(setup.choices()).parts()?.part(word)?;
    Some(RulesText { text: by_sides(setup, &told.text), ..told })
}

/// A text about White and Black with the sides of a table: under beams the same two are Blue and Red.
pub fn by_sides(setup: &Setup, text: &str) -> String {
    let [first, second] = setup.sides() else { return text.to_owned() };
    let mut parts = text.split("Black");
    let mut told = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        // The game of that name keeps it.
        told += if part.starts_with(" hole") { "Black" } else { second.title() };
        told += part;
    }
    told.replace("White", first.title())
}

/// The same page by page.
pub fn pages(setup: &Setup) -> Vec<RulesPage> {
    let mut pages = of(setup.choices()).pages();
    if let Some(first) = pages.first_mut() {
        let summary =
            summary(setup).map_or_else(|| format!("With {}.", options::options(setup)), str::to_owned);
        first.words = format!("{summary}\n\n{}", first.words);
    }
    paging::fitted(pages)
}

/// One part of the rules page by page.
pub fn pages_of_part(setup: &Setup, word: &str) -> Vec<RulesPage> {
    let parts = of(setup.choices()).parts();
    let mut pages = paging::fitted(parts.map_or_else(Vec::new, |rules| rules.part_pages(word)));
    for page in &mut pages {
        page.goes_on = false;
    }
    pages
}

/// The game whose rules are told part by part.
pub fn told_in_parts() -> Option<&'static Preset> {
    Preset::all().iter().find(|preset| of(&preset.choices).parts().is_some())
}

/// A game's rules have no part of that name; without a game, those that are told in parts.
pub fn no_such_part(game: Option<&str>, typed: &str) -> String {
    let Some(preset) = game.and_then(Preset::named).or_else(told_in_parts) else { return String::new() };
    let list = of(&preset.choices).parts().map_or(&[][..], |rules| rules.parts().list);
    let words: Vec<_> = list.iter().map(|part| part.word).collect();
    match words.as_slice() {
        [before @ .., last] if !before.is_empty() => {
            format!("There is no part {typed}. {} has {} and {last}.", preset.title, before.join(", "))
        }
        _ => {
            let exercises = of(&preset.choices).exercises().is_empty();
            let then = if exercises { "" } else { ", with exercises at the end" };
            format!(
                "There is no part {typed}. `{RULES} {}` tells all the rules of {}{then}.",
                preset.name, preset.title
            )
        }
    }
}

/// Draws by the rules of orthodox chess (overlays.md W1).
pub(super) const DRAWS: &str = says!(
    "**Draws.** By stalemate, insufficient material or agreement (`",
    DRAW,
    "`). At the third repetition, or after fifty moves without a capture or pawn move, you can claim one (`",
    DRAW_CLAIM,
    "`). The fifth repetition or seventy-five such moves draw the game automatically."
);

/// Draws where every piece may still mate.
pub(super) const DRAWS_WHERE_ANY_PIECES_MATE: &str = says!(
    "**Draws.** By stalemate or agreement (`",
    DRAW,
    "`). At the third repetition, or after fifty moves without a capture or pawn move, you can claim one (`",
    DRAW_CLAIM,
    "`). The fifth repetition or seventy-five such moves draw the game automatically."
);

/// Draws where the hunt for the lasermate goes on after mate (billichess.md 2.5.7, 2.5.8).
pub(super) const DRAWS_BEFORE_THE_HUNT: &str = says!(
    "**Draws.** A draw in the chess game (`",
    DRAW,
    "`) begins the hunt too. The hunt ends by agreement, at the third repetition, after fifty moves without a capture or pawn move, or when nothing is left to deflect a beam."
);
