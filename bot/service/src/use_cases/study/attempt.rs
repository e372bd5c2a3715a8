//! Who has tried a puzzle first is told what came of it.

use lasermate_domain::port::{PuzzleId, Reply};
use lasermate_domain::ratings::Attempt;
use lasermate_engine::study::Puzzle;

use crate::use_cases::change::{Call, Change, HandlerOutcome, ServiceError};
use crate::world::World;
use crate::world::people::Memo;

/// Tells somebody what came of a puzzle, and notes it where it is their first attempt.
pub(crate) fn attempted(
    world: &World,
    call: &Call<'_>,
    (number, puzzle): (u64, &Puzzle),
    solved: bool,
    change: Change,
) -> Result<HandlerOutcome, ServiceError> {
    let known = Memo::PuzzleKnown(PuzzleId::Numbered(number));
    let memo = change.memo.or_else(|| solved.then_some(known));
    let change = Change { memo, ..change };
    if world.store.has_attempted(call.who, number)? {
        return Ok(told(change));
    }
    let variant = puzzle.setup.preset().name.to_owned();
    let seed = puzzle.rating;
    let attempt = Attempt { person: call.who, puzzle: number, variant, seed, solved, at: call.at() };
    Ok(Change { attempt: Some(attempt), ..change }.into())
}

/// What changes nothing is only told.
fn told(change: Change) -> HandlerOutcome {
    if change.rows.is_empty() {
        HandlerOutcome::Shown(Box::new(Reply::secret(change.words)), change.memo)
    } else {
        change.into()
    }
}
