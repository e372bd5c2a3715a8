//! Random positions of any game, and plain minimax as an oracle for the search.

use lasermate_engine::action::{Action, Asked, Lifeline};
use lasermate_engine::notation::Notation;
use lasermate_engine::search::eval::balance;
use lasermate_engine::search::{Evaluate, Score, WIN};
use lasermate_engine::seat::Seat;

use crate::dice::Dice;

/// The actions that the search chooses between.
pub fn actions<S: Evaluate>(state: &S) -> Vec<(Seat, Action<S::Move>)> {
    let asked = state.to_act();
    let Some((seat, what)) = asked.iter().next() else { return Vec::new() };
    let mut found = Vec::new();
    let words: &[Action<S::Move>] = match what {
        Asked::Lifeline { .. } => &[
            Action::Lifeline(None),
            Action::Lifeline(Some(Lifeline::Pass)),
            Action::Lifeline(Some(Lifeline::Reflect)),
            Action::Lifeline(Some(Lifeline::Stop)),
        ],
        Asked::Denial { .. } => &[Action::Deny, Action::Allow],
        _ => {
            found.extend(state.legal_moves(seat).into_iter().map(Action::Move));
            if found.is_empty() && state.judge(seat, Action::Pass).is_ok() {
                found.push(Action::Pass);
            }
            state.other_actions(seat, &mut |action| found.push(action));
            &[]
        }
    };
    found.extend(words.iter().copied().filter(|word| state.judge(seat, *word).is_ok()));
    found.into_iter().map(|action| (seat, action)).collect()
}

/// A position some random actions after the start.
pub fn walk<S: Evaluate>(rules: <S as Notation>::Rules, dice: &mut Dice, plies: usize) -> S {
    let mut state = S::start(rules);
    for _ in 0..plies {
        let all = actions(&state);
        if all.is_empty() {
            break;
        }
        let (seat, action) = all[dice.up_to(all.len())];
        let mut next = state;
        next.play(seat, action, 0, &mut ());
        if next.to_act().is_nobody() {
            break;
        }
        state = next;
    }
    state
}

/// The minimax value of a position for a seat, with all others against it.
pub fn minimax<S: Evaluate>(state: &S, root: Seat, depth: u32, ply: Score) -> Score {
    if S::SIDES.len() > 2 && state.has_fallen(root) {
        return -WIN + ply;
    }
    let Some((seat, _)) = state.to_act().iter().next() else {
        let Some(outcome) = state.outcome() else { return 0 };
        let winners: Vec<Seat> = outcome.winners().collect();
        return if winners.is_empty() {
            0
        } else if winners.contains(&root) {
            WIN - ply
        } else {
            ply - WIN
        };
    };
    if depth == 0 {
        return balance(state, root);
    }
    let all = actions(state);
    if all.is_empty() {
        return balance(state, root);
    }
    let values = all.into_iter().map(|(seat, action)| {
        let mut after = *state;
        after.play(seat, action, 0, &mut ());
        let cost = u32::from(!matches!(action, Action::Lifeline(_)));
        minimax(&after, root, depth - cost, ply + 1)
    });
    if seat == root { values.max().unwrap_or(0) } else { values.min().unwrap_or(0) }
}
