//! The daily puzzle: posted where a room wants it, and counted for whoever solves it.

use lasermate_domain::daily::{Streak, day_of, puzzle_of, solved_day};
use lasermate_domain::log::Verb;
use lasermate_domain::port::{PuzzleId, UnixMillis};
use lasermate_domain::puzzles;
use lasermate_present::text;

use crate::store::DerivedChange;
use crate::use_cases::change::{Call, Change, ServiceError};
use crate::world::World;

/// The puzzle of the day.
pub(crate) fn puzzle_of_today(now: UnixMillis) -> PuzzleId {
    PuzzleId::Numbered(puzzle_of(day_of(now), puzzles::all().len()))
}

/// What a puzzle that was solved rightly is told and counts for as the daily one.
pub(crate) fn solved(
    world: &World,
    call: &Call<'_>,
    number: u64,
    words: String,
) -> Result<Change, ServiceError> {
    let before = world.store.streak(call.who)?;
    let day = solved_day(number, call.at(), puzzles::all().len());
    let counted = day.and_then(|day| Some((day, Streak::with(before, day)?)));
    let Some((day, streak)) = counted else {
        return Ok(Change { words, ..Change::default() });
    };
    Ok(Change::of(
        format!("{words} {}", text::puzzle::streak(streak)),
        call.row(Verb::Solved, day.to_string()),
        DerivedChange::Solved(call.who, day),
    ))
}
