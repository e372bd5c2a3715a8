//! Whether a goal can be forced: every choice of everybody tried, nothing judged.

use thiserror::Error;

use crate::action::{Action, Asked};
use crate::effect::{Effect, Recorder, Recording};
use crate::notation::{Notation, lifelines};
use crate::seat::Seat;

/// What is to be forced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The attacker's beam reaches an opponent's heel and scores.
    Lasermate,
    /// The attacker wins by mate.
    Mate,
}

/// A goal that can be forced, in the texts of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proved {
    /// Who can.
    pub seat: Seat,
    /// The first actions that do it, exact and in order.
    pub keys: Vec<String>,
    /// One way: the first key, and the replies that hold out longest; each with its seat, exact.
    pub line: Vec<(Seat, String)>,
}

/// Why nothing was proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unproved {
    /// It cannot be forced.
    #[error("the goal cannot be forced within so many moves")]
    No,
    /// It was not looked at to the end.
    #[error("there are more positions than may be looked at: allow more of them, or fewer moves")]
    TooMany,
    /// Nobody is to act.
    #[error("nobody is to act in this position")]
    NobodyActs,
}

/// The same as [`Proved`] before it is written.
pub struct Solved<M> {
    pub seat: Seat,
    pub keys: Vec<Action<M>>,
    pub line: Vec<(Seat, Action<M>)>,
}

/// Looks at effects for a lasermate that scores.
pub struct LasermateWatch {
    /// Whose beam is to do it; any without.
    pub by: Option<Seat>,
    /// Whether it was seen.
    pub seen: bool,
}

impl Recorder for LasermateWatch {
    fn wants_own(&self) -> bool {
        false
    }

    fn record(&mut self, effect: Effect) {
        if let Effect::Lasermate { beam, points, .. } = effect {
            self.seen |= points > 0 && self.by.is_none_or(|by| by == beam);
        }
    }
}

/// Whether a move scores a lasermate at once, whatever it does besides.
pub fn makes_lasermate<S: Notation>(state: &S, seat: Seat, mv: S::Move) -> bool {
    let mut watch = LasermateWatch { by: Some(seat), seen: false };
    let mut after = *state;
    after.play(seat, Action::Move(mv), 0, &mut Recording(&mut watch));
    watch.seen
}

/// Proves that the seat that is to act forces a goal within so many of its own moves, looking at `most` positions at the most.
///
/// # Errors
/// Why nothing was proved.
pub fn solve<S: Notation>(state: &S, goal: Goal, moves: u8, most: u64) -> Result<Solved<S::Move>, Unproved> {
    let (attacker, asked) = state.to_act().iter().next().ok_or(Unproved::NobodyActs)?;
    let mut prover = Prover { attacker, goal, left: most, refuting: Vec::new() };
    let mut keys = Vec::new();
    for action in choices(state, attacker, asked) {
        if prover.forces(state, attacker, action, moves) {
            keys.push(action);
        }
    }
    if prover.left == 0 {
        return Err(Unproved::TooMany);
    }
    let first = *keys.first().ok_or(Unproved::No)?;
    let mut line = vec![(attacker, first)];
    let (after, seen) = prover.after(state, attacker, first);
    if !seen {
        line.extend(prover.line(&after, moves.saturating_sub(cost(first))));
    }
    if prover.left == 0 { Err(Unproved::TooMany) } else { Ok(Solved { seat: attacker, keys, line }) }
}

/// How many of the attacker's moves an action uses up.
fn cost<M>(action: Action<M>) -> u8 {
    u8::from(matches!(action, Action::Move(_) | Action::Pass))
}

/// All that a seat may choose where it matters: moves, a pass, a denial, lifelines, and defeat where the game goes on.
fn choices<S: Notation>(state: &S, seat: Seat, asked: Asked) -> Vec<Action<S::Move>> {
    let legal = |action: &Action<S::Move>| state.judge(seat, *action).is_ok();
    let mut found = Vec::new();
    match asked {
        Asked::Move => {
            found.extend(state.legal_moves(seat).into_iter().map(Action::Move));
            found.extend([Action::Pass, Action::Deny].into_iter().filter(legal));
            let defeat = Action::AcceptDefeat;
            if legal(&defeat) && !state.needs_consent(defeat) {
                let mut after = *state;
                after.play(seat, defeat, 0, &mut ());
                found.extend(Some(defeat).filter(|_| !after.to_act().is_nobody()));
            }
        }
        Asked::Denial { .. } => found.extend([Action::Deny, Action::Allow].into_iter().filter(legal)),
        Asked::Lifeline { .. } => found.extend(lifelines(state, seat)),
        Asked::Draw | Asked::Billi | Asked::Pact { .. } => {}
    }
    found
}

struct Prover<M> {
    attacker: Seat,
    goal: Goal,
    /// How many positions may still be looked at.
    left: u64,
    /// What last refuted an attempt, by the moves that were left: tried first.
    refuting: Vec<Option<Action<M>>>,
}

impl<M: Copy + Eq> Prover<M> {
    /// The position after an action, and whether the attacker's lasermate was seen.
    fn after<S: Notation<Move = M>>(&mut self, state: &S, seat: Seat, action: Action<M>) -> (S, bool) {
        self.left = self.left.saturating_sub(1);
        let mut watch = LasermateWatch { by: Some(self.attacker), seen: false };
        let mut after = *state;
        after.play(seat, action, 0, &mut Recording(&mut watch));
        (after, watch.seen && self.goal == Goal::Lasermate)
    }

    /// Whether an action leads to the goal within `moves` of the attacker's, itself included.
    fn forces<S: Notation<Move = M>>(&mut self, state: &S, seat: Seat, action: Action<M>, moves: u8) -> bool {
        let cost = if seat == self.attacker { cost(action) } else { 0 };
        let Some(moves) = moves.checked_sub(cost) else { return false };
        // A move that was denied has not been made.
        let moves = moves + u8::from(seat != self.attacker && action == Action::Deny);
        let (after, seen) = self.after(state, seat, action);
        seen || self.left > 0 && self.reaches(&after, moves)
    }

    /// Whether the goal is reached from a position with so many moves left.
    fn reaches<S: Notation<Move = M>>(&mut self, state: &S, moves: u8) -> bool {
        let Some((seat, asked)) = state.to_act().iter().next() else {
            return self.goal == Goal::Mate && self.is_won(state);
        };
        let choices = choices(state, seat, asked);
        if seat == self.attacker {
            return choices.into_iter().any(|action| self.forces(state, seat, action, moves));
        }
        let at = usize::from(moves);
        if self.refuting.len() <= at {
            self.refuting.resize(at + 1, None);
        }
        if let Some(known) = self.refuting[at].filter(|known| choices.contains(known))
            && !self.forces(state, seat, known, moves)
        {
            return false;
        }
        for action in &choices {
            if !self.forces(state, seat, *action, moves) {
                self.refuting[at] = Some(*action);
                return false;
            }
        }
        !choices.is_empty()
    }

    fn is_won<S: Notation<Move = M>>(&self, state: &S) -> bool {
        state.outcome().is_some_and(|outcome| outcome.kind.is_mate() && outcome.winners().eq([self.attacker]))
    }

    /// How it goes on from a position in which the goal is reached: the replies that hold out longest.
    fn line<S: Notation<Move = M>>(&mut self, state: &S, moves: u8) -> Vec<(Seat, Action<M>)> {
        let Some((seat, asked)) = state.to_act().iter().next() else { return Vec::new() };
        let own = seat == self.attacker;
        let mut longest: Option<Vec<(Seat, Action<M>)>> = None;
        for action in choices(state, seat, asked) {
            if self.left == 0 || own && !self.forces(state, seat, action, moves) {
                continue;
            }
            let (after, seen) = self.after(state, seat, action);
            let next = if own {
                moves.saturating_sub(cost(action))
            } else {
                moves + u8::from(action == Action::Deny)
            };
            let mut line = vec![(seat, action)];
            if !seen {
                line.extend(self.line(&after, next));
            }
            if own {
                return line;
            }
            if longest.as_ref().is_none_or(|longest| longest.len() < line.len()) {
                longest = Some(line);
            }
        }
        longest.unwrap_or_default()
    }
}
