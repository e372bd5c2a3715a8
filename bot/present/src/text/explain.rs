//! The last move explained: its steps by their numbers, why such steps happen, what the beams did before and do now.

use lasermate_domain::tables::table::Table;
use lasermate_domain::tables::timeline::TimelineStep;
use lasermate_engine::any::AnyGame;
use lasermate_engine::view::{BeamView, View};

use super::announce::consequences;
use super::beam::side;
use super::wording::sentence;
use super::{beam_end, beam_way, denial, heading, summary};
use crate::say::explain as say;
use crate::variants;

/// The most cells that are named of a beam.
const BEAM_CELLS: usize = 16;
/// The most steps of a chain in a message; the file beside it has them all.
pub const TOLD: usize = 24;
/// The name of that file.
pub const FILE: &str = "lasermate-last-move.txt";

/// A step of a game that is looked back on, by its sides alone.
pub fn step(step: &TimelineStep) -> String {
    let by_clock = variants::of(step.game.choices()).by_clock();
    by_clock.map_or_else(|| summary(&step.game, &step.played), |clock| clock.step(step))
}

/// What a move did and what was done since. `steps` begins with the move; `before` is the game it was played in.
pub fn explain(table: &Table, before: &AnyGame, steps: &[TimelineStep]) -> String {
    let Some((made, since)) = steps.split_first() else { return super::NO_LAST_MOVE.to_owned() };
    let denial = since.iter().find(|step| step.is_denial());
    let mut lines = Vec::new();
    if let Some(stacks) = variants::of(made.game.choices()).stacks() {
        lines.push(sentence(heading(&made.game, &made.played)));
        lines.extend(denial.map(|_| say::DENIED.to_owned()));
        lines.push(shortened(&stacks.chain(&made.game, &made.played.effects)));
        lines.extend(consequences(&made.game, &made.played));
        lines.extend(stacks.reasons(&made.played.effects));
    } else {
        lines.push(step(made));
        lines.extend(denial.map(|_| say::DENIED.to_owned()));
    }
    if denial.is_none() {
        lines.extend(beams(&before.view(), &made.game.view()));
    }
    lines.extend(super::how_it_ended(table).map(say::end));
    lines.extend(since.iter().map(step));
    if since.is_empty() {
        let may = denial::may_still(table);
        lines.extend(Some(may.trim().to_owned()).filter(|may| !may.is_empty()));
    }
    lines.join("\n")
}

/// The numbered steps, the first ones of a long chain.
fn shortened(chain: &str) -> String {
    let lines: Vec<_> = chain.lines().collect();
    if let [one] = lines.as_slice() {
        return sentence(one.trim_start_matches("1. "));
    }
    if lines.len() <= TOLD {
        return chain.to_owned();
    }
    format!("{}\n{}", lines[..TOLD].join("\n"), say::more_steps(lines.len() - TOLD))
}

/// Each beam whose path has changed: where it went, and where it goes.
fn beams(before: &View, after: &View) -> Vec<String> {
    let way = |view: &View, beam: &BeamView| beam_way(view, beam, BEAM_CELLS);
    let mut lines = Vec::new();
    for now in &after.beams {
        let Some(was) = before.beams.iter().find(|was| was.seat == now.seat) else { continue };
        if was.crossings != now.crossings || was.end != now.end {
            let was = say::beam_before(side(before, was), way(before, was), beam_end(before, was));
            let now = say::beam_now(side(after, now), way(after, now), beam_end(after, now));
            lines.extend([was, now].map(|line| format!("- {line}")));
        }
    }
    lines
}
