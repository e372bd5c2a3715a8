//! Forced goals, and the lasermates at hand, as texts.

use super::Legal;
use crate::action::{Action, Asked};
use crate::notation::{Notation, Texts, action_text};
use crate::problems::Positions;
use crate::search::{Goal, Proved, Solved, Unproved, makes_lasermate, solve};
use crate::seat::Seat;
use crate::sorting::sort_by;

pub(super) fn proved<M: Copy + Eq>(
    positions: &mut dyn Positions<M>,
    seat: Seat,
    (goal, moves): (Goal, u8),
    most: u64,
) -> Result<Proved, Unproved> {
    let Solved { seat, keys, line, tried } = solve(positions, seat, goal, moves, most)?;
    let keys = sorted_texts(positions.texts(0), &keys);
    let mut written = Vec::new();
    for (at, (seat, action)) in line.into_iter().enumerate() {
        written.push((seat, action_text(positions.texts(at), action)));
        positions.follow(at, seat, action, None);
    }
    Ok(Proved { seat, keys, line: written, tried })
}

fn sorted_texts<M: Copy>(texts: &dyn Texts<M>, actions: &[Action<M>]) -> Vec<String> {
    let mut found: Vec<_> = actions.iter().map(|action| action_text(texts, *action)).collect();
    sort_by(&mut found, &String::cmp);
    found
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
