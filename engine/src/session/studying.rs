//! Forced goals, and the lasermates at hand, as texts.

use super::Legal;
use crate::action::Asked;
use crate::notation::{Notation, Texts, action_text, sorted_actions};
use crate::problems::Positions;
use crate::search::{ActionProof, Goal, Proof, ProofError, makes_lasermate, solve};
use crate::seat::Seat;

pub(super) fn proved<M: Copy + Eq>(
    positions: &mut dyn Positions<M>,
    seat: Seat,
    (goal, moves): (Goal, u8),
    most: u64,
) -> Result<Proof, ProofError> {
    let ActionProof { seat, keys, line, tried } = solve(positions, seat, goal, moves, most)?;
    let keys = sorted_actions(positions.position(0), &keys);
    let mut written = Vec::new();
    for (at, (seat, action)) in line.into_iter().enumerate() {
        written.push((seat, action_text(positions.position(at), action)));
        positions.follow(at, seat, action, None);
    }
    Ok(Proof { seat, keys, line: written, tried })
}

pub(super) fn lasermates<S: Notation>(state: &S, seat: Seat) -> Vec<Legal> {
    scoring(state, seat, &|mv| makes_lasermate(state, seat, mv))
}

/// The moves of a seat that is to move which do something at once, in order of their texts.
fn scoring<M: Copy>(texts: &dyn Texts<M>, seat: Seat, does: &dyn Fn(M) -> bool) -> Vec<Legal> {
    if texts.to_act().of(seat) != Some(Asked::Move) {
        return Vec::new();
    }
    let moves = texts.legal_moves(seat).into_iter().filter(|mv| does(*mv));
    let mut found: Vec<_> = moves.map(|mv| Legal::of(texts, seat, mv)).collect();
    Legal::sort(&mut found);
    found
}
