//! Live clocks in words: what is on them.

use lasermate_domain::port::UnixMillis;
use lasermate_domain::tables::table::Table;
use lasermate_engine::seat::Seat;

use super::names::side as title;
use super::time::{clock, countdown};
use super::wording::commas;
use crate::say::live_clock as say;

pub use crate::say::live_clock::NOTHING_TO_CLAIM;

/// What is on the clocks as the turn began: `Clocks: Blue 4:58, Red 5:00.` On a side's first turn, that its clock does not run
/// yet; later a countdown, where the platform has one. Nothing without live clocks, and once they stand still.
pub fn clocks(table: &Table) -> Option<String> {
    let live_clock = table.clock.live?;
    let (running, _) = live_clock.running()?;
    let until = live_clock.flag_at()?;
    let first = live_clock.is_first_turn();
    let side = |seat: Seat| {
        let ends = if seat == running && !first { countdown(until) } else { String::new() };
        say::side(title(table.game.side(seat)), face(live_clock.kept(seat)) + &ends)
    };
    let sides: Vec<_> = table.living().into_iter().map(side).collect();
    let told = say::clocks(commas(&sides));
    Some(if first { format!("{told} {}", say::starts(title(table.game.side(running)))) } else { told })
}

/// The same for the words that stand for a picture, which do not change with the time; empty without live clocks.
pub fn on_a_picture(table: &Table) -> String {
    let Some(live_clock) = table.clock.live else { return String::new() };
    let side = |seat: Seat| say::side(title(table.game.side(seat)), face(live_clock.kept(seat)));
    let sides: Vec<_> = table.living().into_iter().map(side).collect();
    if sides.is_empty() { String::new() } else { say::clocks(commas(&sides)) }
}

/// What a clock shows: `4:58`; below ten seconds with tenths, `0:07.3`.
pub fn face(left: UnixMillis) -> String {
    let left = u64::try_from(left).unwrap_or(0);
    if left == 0 || left >= 10_000 {
        return clock(left);
    }
    format!("{}.{}", clock(left), left % 1000 / 100)
}
