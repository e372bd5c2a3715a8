//! What the rules of a game are shown as: a text with drawn examples, or pages with a picture each.

use crate::language::Language;
use crate::say::{rules, sides};
use crate::saying::written;

/// The most numbered pages of a game's rules.
pub const MOST_PAGES: usize = 6;
/// What a line that ends early takes, in characters.
pub(super) const LINE_END: usize = 22;

/// The rules of a table: the words, and the examples to draw.
#[derive(Clone, Debug)]
pub struct RulesText {
    /// The sections, one after another, and a line for each example.
    pub text: String,
    /// What is drawn, in order.
    pub examples: Vec<Example>,
}

/// A page of the rules: a few sentences with the picture that shows them, no more than a phone shows at once.
#[derive(Clone, Debug)]
pub struct RulesPage {
    pub words: String,
    pub example: Option<Example>,
    /// Whether it goes on with the page before it, whose number it has.
    pub goes_on: bool,
}

impl RulesPage {
    /// A page with its picture.
    pub(super) fn with(words: impl Into<String>, example: Example) -> Self {
        Self::of(words, Some(example))
    }

    /// Sentences for which there is no picture.
    pub(super) fn of_words(words: impl Into<String>) -> Self {
        Self::of(words, None)
    }

    /// A page with its picture where there is one.
    pub(super) fn of(words: impl Into<String>, example: Option<Example>) -> Self {
        Self { words: words.into(), example, goes_on: false }
    }
}

/// What is said of a picture.
#[derive(Clone, Copy, Debug)]
pub enum ExampleWords {
    /// A message; empty where nothing is said.
    Said(&'static str),
    /// A message that names both sides of the table, the one that moves first before the other.
    OfSides(fn(&'static str, &'static str) -> String),
}

/// A position that shows a rule.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The position it begins from, where that is not the start position.
    pub position: Option<&'static str>,
    /// The moves that lead to it, as notation.md writes them.
    pub moves: &'static str,
    /// The piece whose moves are drawn, if any.
    pub selected: Option<&'static str>,
    /// What is to be seen.
    pub words: ExampleWords,
    /// Whether it is played with everything ready at the start, as demonstrations are.
    pub demonstrates: bool,
}

impl Example {
    /// A position by the moves from the start.
    pub(super) const fn after(moves: &'static str, words: &'static str) -> Self {
        Self { position: None, moves, selected: None, words: ExampleWords::Said(words), demonstrates: false }
    }

    /// A position of its own and the moves from there.
    pub(super) const fn at(position: &'static str, moves: &'static str, words: &'static str) -> Self {
        Self { position: Some(position), ..Self::after(moves, words) }
    }

    /// The same picture, of which something is said that names both sides: a message with two variables.
    pub(super) const fn of_sides(self, words: fn(&'static str, &'static str) -> String) -> Self {
        Self { words: ExampleWords::OfSides(words), ..self }
    }

    /// The same with everything ready at the start.
    pub(super) const fn demonstrated(self) -> Self {
        Self { demonstrates: true, ..self }
    }

    /// The same picture with nothing said about it.
    pub(super) const fn without_words(self) -> Self {
        Self { words: ExampleWords::Said(""), ..self }
    }

    /// The same with all that a piece can do.
    pub(super) const fn with_ways_of(self, piece: &'static str) -> Self {
        Self { selected: Some(piece), ..self }
    }

    /// What is to be seen, as it is said of White and Black; [`super::rules::by_sides`] names the sides of a table.
    pub fn told(&self) -> String {
        match self.words {
            ExampleWords::Said(words) => words.to_owned(),
            ExampleWords::OfSides(words) => words(sides::WHITE, sides::BLACK),
        }
    }

    /// The same as it takes room.
    pub(super) fn written(&self, language: &Language) -> String {
        written(&self.told(), language)
    }
}

/// What of a screen some written words take, in characters.
pub(super) fn cost(words: &str) -> usize {
    let marks = words.matches("**").count() * 2;
    (words.chars().count() + words.matches('\n').count() * LINE_END).saturating_sub(marks)
}

/// Sections, and a line for each picture.
pub(super) fn with_examples(mut sections: Vec<String>, examples: Vec<Example>) -> RulesText {
    if !examples.is_empty() {
        let told = examples.iter().enumerate().map(|(index, example)| {
            let (number, words) = (index + 1, example.told());
            match (example.moves, example.position) {
                ("", None) => rules::picture_of_start(number, words),
                ("", Some(_)) => rules::picture(number, words),
                (moves, _) => rules::picture_after(number, moves, words),
            }
        });
        sections.push(rules::examples(told.collect::<Vec<_>>().join("\n")));
    }
    RulesText { text: sections.join("\n\n"), examples }
}
