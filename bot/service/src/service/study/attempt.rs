//! First attempts at puzzles: what they make of the ratings of solver and puzzle.

use std::sync::MutexGuard;

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::ratings::{Attempt, after_attempt, new_solver};
use lasermate_engine::study::Puzzle;
use lasermate_present::text;

use crate::service::memory::locks::hold;
use crate::service::state::Service;
use crate::service::use_case::{Call, Change, HandlerOutcome, ServiceError};
use crate::store::{DerivedChange, StoreError};

impl Service {
    /// Tells somebody what came of a puzzle, and notes it where it is their first attempt.
    pub(super) fn attempted(
        &self,
        call: &Call<'_>,
        (number, puzzle): (u64, &Puzzle),
        solved: bool,
        change: Change,
    ) -> Result<HandlerOutcome, ServiceError> {
        if self.store.has_attempted(call.who, number)? {
            return Ok(told(change));
        }
        let variant = puzzle.setup.preset().name.to_owned();
        let seed = puzzle.rating;
        let attempt = Attempt { person: call.who, puzzle: number, variant, seed, solved, at: call.at() };
        Ok(Change { attempt: Some(attempt), ..change }.into())
    }

    /// Notes a first attempt, and says how the solver's rating changes. What is returned is held until all of it is stored: two
    /// attempts at the same moment are rated one after the other.
    pub(in crate::service) fn note_attempt(
        &self,
        call: &Call<'_>,
        attempt: Attempt,
        rows: &mut Vec<NewRow>,
        derived: &mut Vec<DerivedChange>,
    ) -> Result<(Option<MutexGuard<'_, ()>>, String), StoreError> {
        let held = hold(&self.ratings);
        if self.store.has_attempted(call.who, attempt.puzzle)? {
            return Ok((Some(held), String::new()));
        }
        let before = self.store.solver(call.who, &attempt.variant)?;
        let (now, _) = after_attempt(&attempt, before, self.store.puzzle(attempt.puzzle)?);
        let was = before.unwrap_or_else(new_solver);
        rows.push(call.row(Verb::Attempt, attempt.body()));
        let told = format!(" {}", text::puzzle::rated(&attempt.variant, &was.skill, &now.skill));
        derived.push(DerivedChange::Attempted(attempt));
        Ok((Some(held), told))
    }
}

/// What changes nothing is only told.
fn told(change: Change) -> HandlerOutcome {
    if change.rows.is_empty() {
        HandlerOutcome::shown(lasermate_domain::port::Reply::secret(change.words))
    } else {
        change.into()
    }
}
