//! First attempts at puzzles: what they make of the ratings of solver and puzzle.

use std::sync::MutexGuard;

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::ratings::{Attempt, after_attempt, new_solver};
use lasermate_present::text;

use crate::service::Service;
use crate::store::{DerivedChange, StoreError};
use crate::use_cases::change::Call;
use crate::world::cache::hold;

/// Notes a first attempt, and says how the solver's rating changes. What is returned is held until all of it is stored: two
/// attempts at the same moment are rated one after the other.
pub(crate) fn note_attempt<'a>(
    service: &'a Service,
    call: &Call<'_>,
    attempt: Attempt,
    rows: &mut Vec<NewRow>,
    derived: &mut Vec<DerivedChange>,
) -> Result<(Option<MutexGuard<'a, ()>>, String), StoreError> {
    let world = &service.world;
    let held = hold(&service.locks.ratings);
    if world.store.has_attempted(call.who, attempt.puzzle)? {
        return Ok((Some(held), String::new()));
    }
    let before = world.store.solver(call.who, &attempt.variant)?;
    let (now, _) = after_attempt(&attempt, before, world.store.puzzle(attempt.puzzle)?);
    let was = before.unwrap_or_else(new_solver);
    rows.push(call.row(Verb::Attempt, attempt.body()));
    let told = format!(" {}", text::puzzle::rated(&attempt.variant, &was.skill, &now.skill));
    derived.push(DerivedChange::Attempted(attempt));
    Ok((Some(held), told))
}
