//! Proofs of capturing a king without breaking a pact, checked by the referee.

use crate::any::AnyGame;
use crate::effect::Effect;
use crate::pact::play::broken_by;
use crate::search::{Goal, Proof, ProofError};
use crate::seat::Seat;

/// Proves that a seat captures a king within `moves` of its own against all defences, without breaking a promise
/// (pacts.md P5), by at most `most` positions.
///
/// Pacts take no defence away and add no attack, so only first moves that work without them can work with them.
pub(super) fn proof(game: &AnyGame, solver: Seat, moves: u8, most: u64) -> Result<Proof, ProofError> {
    let free = game.prove_by(solver, (Goal::King, moves), most)?;
    let mut kept = PactProver { solver, left: most, last: Vec::new() };
    let tried = free.tried;
    let mut keys = Vec::new();
    for key in free.keys {
        if kept.forces(game, solver, &key, moves) {
            keys.push(key);
        }
    }
    let first = keys.first().ok_or(ProofError::No)?.clone();
    let line = kept.line(game, first, moves);
    if kept.left == 0 { Err(ProofError::TooMany) } else { Ok(Proof { seat: solver, keys, line, tried }) }
}

struct PactProver {
    solver: Seat,
    /// Positions that may still be searched.
    left: u64,
    /// Killer actions: what last captured a king or refuted an attempt, by seat and moves left.
    last: Vec<(Seat, u8, String)>,
}

impl PactProver {
    /// Whether an action wins a king with all promises kept, and the game after it if it goes on.
    fn forces(&mut self, game: &AnyGame, seat: Seat, text: &str, moves: u8) -> bool {
        let Some(left) = moves.checked_sub(u8::from(seat == self.solver)) else { return false };
        self.left = self.left.saturating_sub(1);
        let mut after = game.clone();
        let Ok(played) = after.try_text(seat, text, 0) else { return false };
        if seat == self.solver && !broken_by(seat, &played.effects).is_empty() {
            return false;
        }
        let solver = self.solver;
        let out = |effect: &Effect| matches!(effect, Effect::Eliminated { seat, .. } if *seat == solver);
        if played.effects.iter().any(out) {
            return false;
        }
        played.effects.iter().any(|effect| Goal::King.is_reached_by(effect, solver))
            || self.left > 0 && self.reaches(&after, left)
    }

    fn reaches(&mut self, game: &AnyGame, moves: u8) -> bool {
        let Some(seat) = game.to_act().mover().filter(|_| game.outcome().is_none()) else { return false };
        let own = seat == self.solver;
        if own && moves == 0 {
            return false;
        }
        let mut choices = game.movable(seat);
        if choices.is_empty() {
            // A pass.
            choices.extend(game.legal(seat).into_iter().map(|legal| legal.exact));
        }
        let known = self.last.iter().position(|(by, left, _)| (*by, *left) == (seat, moves));
        if let Some(place) = known.and_then(|at| choices.iter().position(|text| *text == self.last[at].2)) {
            choices.swap(0, place);
        }
        // The solver needs one action that works, the others one defence.
        let found = choices.iter().find(|text| self.forces(game, seat, text, moves) == own).cloned();
        let is_empty = choices.is_empty();
        if let Some(text) = &found {
            self.last.retain(|(by, left, _)| (*by, *left) != (seat, moves));
            self.last.push((seat, moves, text.clone()));
        }
        if own { found.is_some() } else { found.is_none() && !is_empty }
    }

    /// A line: the first defence each time, and the solver's winning action.
    fn line(&mut self, game: &AnyGame, first: String, moves: u8) -> Vec<(Seat, String)> {
        let mut now = game.clone();
        let mut line = Vec::new();
        let (mut next, mut moves) = (Some((self.solver, first)), moves);
        while let Some((seat, text)) = next.take() {
            let Ok(played) = now.try_text(seat, &text, 0) else { break };
            line.push((seat, text));
            moves = moves.saturating_sub(u8::from(seat == self.solver));
            if played.effects.iter().any(|effect| Goal::King.is_reached_by(effect, self.solver)) {
                break;
            }
            let Some(seat) = now.to_act().mover() else { break };
            let mut choices = now.legal(seat).into_iter().map(|legal| legal.exact);
            let then = if seat == self.solver {
                choices.find(|text| self.forces(&now, seat, text, moves))
            } else {
                choices.next()
            };
            next = then.map(|text| (seat, text));
        }
        line
    }
}
