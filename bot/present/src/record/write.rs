//! Writing a record.

use lasermate_domain::calendar::date;
use lasermate_domain::escape::plain;
use lasermate_domain::tables::hint::Hint;
use lasermate_domain::tables::record::RecordEntry;
use lasermate_domain::tables::table::Table;
use lasermate_engine::any::AnyGame;
use lasermate_engine::variants::Setup;

use super::FIRST_LINE;
use crate::text;

/// The longest line of words.
const LINE_CHARS: usize = 76;

/// The record of a live game.
pub fn write(table: &Table) -> String {
    let names = text::person::all_in_a_file(&table.seating.players);
    let result = result_of(table);
    write_parts(
        &table.setup,
        &table.game,
        &names,
        &date(table.clock.started_at),
        &result,
        (&table.record, &table.hints),
    )
}

/// A record from its parts: the game as it stands, and what led to it with the hints that were given.
pub(super) fn write_parts(
    setup: &Setup,
    game: &AnyGame,
    names: &[String],
    date: &str,
    result: &str,
    (record, hints): (&[RecordEntry], &[Hint]),
) -> String {
    let mut text = format!("{FIRST_LINE}\nGame: {}\n", setup.preset().name);
    let clock = game.view().clock;
    let options = if clock.is_some() { setup.full_text() } else { setup.options_text() };
    if !options.is_empty() {
        text += &format!("Options: {options}\n");
    }
    if let Some(position) = &setup.position {
        text += &format!("Position: {position}\n");
    }
    for (side, name) in game.sides().iter().zip(names) {
        text += &format!("Player: {} {}\n", side.name(), plain(&name.replace(':', " ")));
    }
    text += &format!("Date: {date}\n");
    if let Some(clock) = clock {
        text += &format!("Clock: {}\n", clock.now);
    }
    text += &format!("Result: {result}\n");
    if !hints.is_empty() {
        let hint = |hint: &Hint| format!(" {}:{}", game.side(hint.seat).letter(), hint.before);
        text += &format!("Hints:{}\n", hints.iter().map(hint).collect::<String>());
    }
    text += "Moves:\n";
    let word = |entry: &RecordEntry| format!("{}:{}", game.side(entry.seat).letter(), entry.exact);
    text += &wrapped(record.iter().map(word));
    if record.iter().any(|entry| entry.at > 0) {
        text += "Times:\n";
        text += &wrapped(record.iter().map(|entry| entry.at.to_string()));
    }
    text
}

/// The same of a live game, where the moves alone do not tell how it ended: `adjudication, white 1, black 0`.
fn result_of(table: &Table) -> String {
    let result = result(&table.game);
    match (text::off_the_board(table), result.split_once(',')) {
        (Some(kind), Some((_, scores))) => format!("{kind},{scores}"),
        _ => result,
    }
}

/// `checkmate, blue 777, red 0`, or `unfinished`.
pub(super) fn result(game: &AnyGame) -> String {
    let Some(outcome) = game.outcome() else { return "unfinished".to_owned() };
    let scores = game.sides().iter().zip(outcome.scores());
    let scores: Vec<_> = scores.map(|(side, score)| format!("{} {score}", side.name())).collect();
    format!("{}, {}", outcome.kind.word(), scores.join(", "))
}

/// Words in lines, each line ended.
pub(super) fn wrapped(words: impl Iterator<Item = String>) -> String {
    let mut text = String::new();
    let mut line = 0;
    for word in words {
        if line > 0 && line + 1 + word.len() > LINE_CHARS {
            text.push('\n');
            line = 0;
        }
        if line > 0 {
            text.push(' ');
            line += 1;
        }
        text += &word;
        line += word.len();
    }
    if line > 0 {
        text.push('\n');
    }
    text
}
