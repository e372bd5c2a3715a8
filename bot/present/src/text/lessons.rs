//! Rules, demonstrations and exercises page by page, and a game step by step.

use lasermate_domain::command::mark::{LIFELINE, says};
use lasermate_domain::escape::notation;
use lasermate_domain::sessions::session::Session;

use crate::overview::{MoveLine, numbered};
use crate::variants::exercise::{Exercise, ExerciseChoice};
use crate::variants::page::{Example, RulesPage};

/// There is no such exercise.
pub const NO_EXERCISE: &str = "There is no exercise with that number.";
/// There is no such position in the game.
pub const NO_STEP: &str = "The game has no such move.";

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
    let part = if more > 0 { format!(" (part {} of {})", page - head + 1, more + 1) } else { String::new() };
    format!("{}{part}", place(number.saturating_sub(1), numbers))
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
    let after = match example.moves.split_whitespace().collect::<Vec<_>>().as_slice() {
        // A level of a stack is written with a colon too; only a time is left out.
        // No emphasis round code: moves have stars of their own, and Discord ends it at the first one.
        [only] if example.demonstrates => format!("*After* `{}`:", one(only)),
        [only] => format!("*After* `{only}`:"),
        _ => "*In the picture:*".to_owned(),
    };
    (!example.words.is_empty()).then(|| format!("{after} {}", example.words))
}

/// The title of the rules, or of a part of them.
pub fn title(game: &str, part: Option<&str>) -> String {
    part.map_or_else(|| game.to_owned(), |part| format!("{game}: {part}"))
}

/// A page of a demonstration.
pub fn demo(title: &str, subject: &str, (deed, note): (&str, &str), page: usize, pages: usize) -> String {
    let deed = deed.replace("lifeline-", says!(LIFELINE, " "));
    let deed = if deed.is_empty() { deed } else { format!("**{deed}** ") };
    format!("**{title}: {subject}**{}\n{deed}{note}", place(page, pages))
}

/// An exercise as it is set.
pub fn exercise(title: &str, exercise: &Exercise, number: usize, count: usize) -> String {
    format!("**{title}: exercise**{}\n{}", place(number, count), exercise.question)
}

/// What an answer to it is told.
pub fn verdict(choice: &ExerciseChoice) -> String {
    let head = if choice.right { "**Right.**" } else { "**Not quite.**" };
    format!("\n\n*{}:* {head} {}", choice.label, choice.why)
}

/// A position of a game's past: which move led there, and of how many.
pub fn step(live: &Session, lines: &[MoveLine], at: usize) -> String {
    let title = super::players_line(live);
    let Some((index, line)) = at.checked_sub(1).and_then(|index| Some((index, lines.get(index)?))) else {
        let follow =
            if lines.len() == 1 { "1 move follows" } else { &format!("{} moves follow", lines.len()) };
        return format!("`{}` {title}\n**The start.** {follow}.", live.id);
    };
    let strike = if line.denied { "~~" } else { "" };
    let moved = format!("{} {strike}{}{strike}", numbered(lines, index), notation(&line.san));
    format!("`{}` {title}\n**{moved}** by {} \u{b7} {at}/{}", live.id, line.side, lines.len())
}
