//! `/ask`: questions about a position, in a few forgiving words.

use lasermate_domain::escape::plain_text;
use lasermate_domain::port::Reply;
use lasermate_domain::tables::table::Table;
use lasermate_domain::tables::timeline::{self, TimelineStep};
use lasermate_engine::board::Cell;
use lasermate_engine::view::View;

use crate::move_preview::previews_from;
use crate::{text, variants};

/// The answer to a question, to the asker alone.
pub fn ask(table: &Table, question: &str) -> Reply {
    Reply::quiet(answer(table, question))
}

fn answer(table: &Table, question: &str) -> String {
    const READ: usize = 60;
    let asked = plain_text(question, READ).to_lowercase();
    let words: Vec<&str> =
        asked.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let has = |all: &[&str]| words.iter().any(|word| all.contains(word));
    let view = table.game.view();
    let cell = words.iter().find_map(|word| view.mesh.cell_named(word));
    match cell {
        Some(cell) if has(&["attackers", "attacks", "attack", "attacked", "hits", "hit", "guards"]) => {
            text::attacked(&table.game, &view, cell)
        }
        Some(cell) if has(&["moves", "targets", "where", "go"]) => targets(table, &view, cell),
        Some(cell) => text::square(&view, cell),
        None if has(&["beam", "beams", "laser", "lasers"]) => beams(&view, &words),
        None if has(&["last", "happened"]) => last_move(table),
        None if has(&["who", "turn", "whose"]) => text::to_act_line(table),
        None if has(&["score", "scores", "points"]) => text::score(&table.game),
        None if has(&["check"]) => text::check(&view),
        None => text::questions(question, &view),
    }
}

fn targets(table: &Table, view: &View, cell: Cell) -> String {
    let name = view.mesh.name(cell);
    let Some(piece) = view.pieces.iter().find(|piece| piece.cell == cell) else {
        return text::square(view, cell);
    };
    let deeds = previews_from(&table.game, piece.seat, name);
    if deeds.is_empty() {
        text::no_targets(&table.game, view, cell)
    } else {
        text::targets(view, cell, &deeds)
    }
}

/// The beam of the side that was named, or all.
fn beams(view: &View, words: &[&str]) -> String {
    if view.beams.is_empty() {
        return text::NO_BEAMS.to_owned();
    }
    let named = |index: usize| {
        view.sides.get(index).is_some_and(|side| words.iter().any(|word| word.starts_with(side.name())))
    };
    let any_named = (0..view.sides.len()).any(named);
    let wanted = view.beams.iter().filter(|beam| !any_named || named(beam.seat.index()));
    wanted.map(|beam| text::beam(view, beam)).collect::<Vec<_>>().join("\n")
}

/// The last move and what was done since.
fn last_move(table: &Table) -> String {
    let steps: Vec<_> = timeline::steps(table).filter(|step| !step.is_act()).collect();
    let Some(last) = steps.iter().rposition(TimelineStep::is_move) else {
        return text::NO_LAST_MOVE.to_owned();
    };
    let told = steps[last..].iter().map(text::explain::step);
    let mut told = told.collect::<Vec<_>>();
    let stacks = variants::of(table.game.choices()).stacks();
    told.extend(stacks.map(|stacks| stacks.chain(&table.game, table.game.last_move())));
    told.join("\n")
}
