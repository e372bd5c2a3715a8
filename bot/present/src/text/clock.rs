//! Games by a clock in words: how many pieces are ready, and what waits.

use lasermate_domain::port::UnixMillis;
use lasermate_domain::tables::table::Table;
use lasermate_engine::any::AnyGame;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Preset;
use lasermate_engine::view::{ClockView, CoolingView, View};

use super::games;
use super::names::side as title;
use super::time::{clock, span};
use super::wording::commas;
use crate::say::clock as say;

pub use crate::say::clock::{HAS_TURNS, NO_TAKEBACKS};

/// A limit for each move says nothing without turns.
pub fn no_time_per_move(game: &Preset) -> String {
    say::no_time_per_move(games::title(game))
}
/// A game without turns where the bot writes only as an answer.
pub fn needs_the_bot(game: &Preset) -> String {
    say::needs_the_bot(games::title(game))
}

/// How many pieces of a seat there are, and how many of them cool.
fn counts(view: &View, clock: &ClockView, seat: Seat) -> (usize, usize) {
    let all = view.pieces.iter().filter(|piece| piece.seat == seat);
    let cooling = all.clone().filter(|piece| clock.cooling.iter().any(|cooling| cooling.cell == piece.cell));
    (all.count(), cooling.count())
}

/// The clock of a game without turns, where a piece has to wait by it.
fn waiting(view: &View) -> Option<&ClockView> {
    view.clock.as_ref().filter(|clock| !clock.cooling.is_empty())
}

/// How many of a side's pieces are ready, as `12/16`; `None` in a game of turns, and where no piece of any side waits.
pub fn ready_of(view: &View, seat: Seat) -> Option<String> {
    let (all, cooling) = counts(view, waiting(view)?, seat);
    Some(format!("{}/{all}", all - cooling))
}

/// What stands in a picture where pieces wait: when it was so.
pub fn snapshot(view: &View) -> Option<String> {
    waiting(view).map(|waiting| say::as_of(clock(waiting.now)))
}

/// `White: 12 of 16 ready. Black: 14 of 16 ready.`
pub fn ready_line(game: &AnyGame) -> String {
    ready_sides(&game.view())
}

fn ready_sides(view: &View) -> String {
    let Some(clock) = &view.clock else { return String::new() };
    let side = |(seat, side): (Seat, &lasermate_engine::seat::Side)| {
        let (all, cooling) = counts(view, clock, seat);
        say::ready(title(*side), all - cooling, all)
    };
    Seat::ALL.into_iter().zip(view.sides).map(side).collect::<Vec<_>>().join(" ")
}

/// The time and who is ready, in place of whose turn it is; `None` in a game of turns.
pub fn turn(view: &View) -> Option<String> {
    let clock_view = view.clock.as_ref()?;
    if view.outcome.is_some() {
        return None;
    }
    Some(format!("{} {}", say::at(clock(clock_view.now)), ready_sides(view)))
}

/// The pieces that cool, side by side, and the moves that wait.
pub fn waits(view: &View) -> Vec<String> {
    let Some(clock) = &view.clock else { return Vec::new() };
    let mut lines = Vec::new();
    for (seat, side) in Seat::ALL.into_iter().zip(view.sides) {
        let pieces = in_order(view, clock, seat).map(|piece| {
            let left = piece.ready_at.saturating_sub(clock.now);
            say::cooling_piece(view.mesh.name(piece.cell), span(left))
        });
        let pieces: Vec<_> = pieces.collect();
        if !pieces.is_empty() {
            lines.push(say::cooling(title(*side), commas(&pieces)));
        }
    }
    for held in &clock.held {
        lines.push(say::about_to_move(view.mesh.name(held.from), view.mesh.name(held.to)));
    }
    lines
}

/// A seat's pieces that cool, those first that are ready first.
pub fn in_order<'a>(view: &View, clock: &'a ClockView, seat: Seat) -> impl Iterator<Item = &'a CoolingView> {
    let own =
        |piece: &&CoolingView| view.pieces.iter().any(|other| other.cell == piece.cell && other.seat == seat);
    let mut pieces: Vec<_> = clock.cooling.iter().filter(own).collect();
    pieces.sort_by_key(|piece| piece.ready_at);
    pieces.into_iter()
}

/// The bot is back, and the clock has stood still.
pub fn stood_still(table: &Table, away: UnixMillis) -> String {
    say::stood_still(table.id.to_string(), span(u64::try_from(away).unwrap_or(0)))
}
