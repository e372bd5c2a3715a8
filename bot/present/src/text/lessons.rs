//! Rules, demonstrations and exercises page by page, and a game step by step.

use lasermate_domain::command::mark::{LIFELINE, says};
use lasermate_domain::escape::notation;
use lasermate_domain::tables::table::Table;

use super::names::side;
use crate::overview::{MoveLine, numbered};
use crate::say::lessons;
pub use crate::say::lessons::{NO_EXERCISE, NO_STEP};
use crate::variants::exercise::{Exercise, ExerciseChoice};
use crate::variants::page::{Example, RulesPage};

/// A page's place among the others; nothing where it is alone.
fn place(page: usize, pages: usize) -> String {
    if pages > 1 { format!(" {}/{pages}", page + 1) } else { String::new() }
}

/// The place of a page of the rules: several that go on with one another have one number.
fn numbered_place(pages: &[RulesPage], page: usize) -> String {
    let begins = |page: &&RulesPage| !page.goes_on;
    let numbers = pages.iter().filter(begins).count();
    let number = pages.iter().take(page + 1).filter(begins).count();
    let head = pages.iter().take(page + 1).rposition(|page| !page.goes_on).unwrap_or_default();
    let more = pages.iter().skip(head + 1).take_while(|page| page.goes_on).count();
    let place = place(number.saturating_sub(1), numbers);
    if more > 0 { format!("{place} {}", lessons::part(page - head + 1, more + 1)) } else { place }
}

pub fn rules(title: &str, pages: &[RulesPage], page: usize) -> String {
    let mut text = format!("**{title}**{}", numbered_place(pages, page));
    let Some(shown) = pages.get(page) else { return text };
    if !shown.words.is_empty() {
        text += "\n";
        text += &shown.words;
        text += "\n";
    }
    if let Some(told) = shown.example.as_ref().and_then(seen) {
        text += "\n";
        text += &told;
    }
    text.trim_end().to_owned()
}

/// What is to be seen in a picture.
fn seen(example: &Example) -> Option<String> {
    let one = |word: &str| word.rsplit(':').next().unwrap_or_default().to_owned();
    let words = example.told();
    if words.is_empty() {
        return None;
    }
    Some(match example.moves.split_whitespace().collect::<Vec<_>>().as_slice() {
        // A level of a stack is written with a colon too; only a time is left out.
        // No emphasis round code: moves have stars of their own, and Discord ends it at the first one.
        [only] if example.demonstrates => lessons::after(one(only), words),
        [only] => lessons::after(only, words),
        _ => lessons::in_the_picture(words),
    })
}

/// The title of the rules, or of a part of them.
pub fn title(game: &str, part: Option<&str>) -> String {
    part.map_or_else(|| game.to_owned(), |part| lessons::title_of_part(game, part))
}

/// A page of a demonstration.
pub fn demo(title: &str, subject: &str, (deed, note): (&str, &str), page: usize, pages: usize) -> String {
    let deed = deed.replace("lifeline-", says!(LIFELINE, " "));
    let deed = if deed.is_empty() { deed } else { format!("**{deed}** ") };
    format!("{}{}\n{deed}{note}", lessons::demo_title(title, subject), place(page, pages))
}

/// An exercise as it is set.
pub fn exercise(title: &str, exercise: &Exercise, number: usize, count: usize) -> String {
    format!("{}{}\n{}", lessons::exercise_title(title), place(number, count), exercise.question)
}

/// What an answer to it is told.
pub fn verdict(choice: &ExerciseChoice) -> String {
    let verdict = match choice.right {
        true => lessons::right(choice.label, choice.why),
        false => lessons::not_quite(choice.label, choice.why),
    };
    format!("\n\n{verdict}")
}

/// A position of a game's past: which move led there, and of how many.
pub fn step(table: &Table, lines: &[MoveLine], at: usize) -> String {
    let title = super::players_line(table);
    let Some((index, line)) = at.checked_sub(1).and_then(|index| Some((index, lines.get(index)?))) else {
        return format!("`{}` {title}\n{}", table.id, lessons::start(lines.len()));
    };
    let strike = if line.denied { "~~" } else { "" };
    let moved = format!("{} {strike}{}{strike}", numbered(lines, index), notation(&line.san));
    let told = lessons::move_by(moved, side(line.side), at.to_string(), lines.len().to_string());
    format!("`{}` {title}\n{told}", table.id)
}
