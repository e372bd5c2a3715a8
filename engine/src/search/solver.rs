//! Proves that a goal can be forced by trying every action of both sides: no evaluation, no pruning.

use thiserror::Error;

use crate::action::{Action, Asked};
use crate::effect::{Effect, Recorder, Recording};
use crate::notation::{Notation, lifelines};
use crate::problems::{Positions, ProofTable};
use crate::seat::Seat;

/// What a proof is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The attacker's beam reaches an opponent's heel and scores.
    Lasermate,
    /// The attacker wins by mate.
    Mate,
    /// The attacker captures a king, where kings can be captured (three_way.md 3.3.1).
    King,
}

/// A proof, in the texts of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    pub seat: Seat,
    /// The first actions that force it, exact and sorted.
    pub keys: Vec<String>,
    /// A main line: the first key and the longest defence, exact.
    pub line: Vec<(Seat, String)>,
    /// How many first actions were tried.
    pub tried: usize,
}

/// Why there is no proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ProofError {
    #[error("the goal can't be forced in that many moves")]
    No,
    #[error("the limit of positions was reached. Allow more positions or fewer moves")]
    TooMany,
    #[error("the game is over in this position")]
    NobodyActs,
}

/// A [`Proof`] as actions.
pub struct ActionProof<M> {
    pub seat: Seat,
    pub keys: Vec<Action<M>>,
    pub line: Vec<(Seat, Action<M>)>,
    pub tried: usize,
}

/// Watches effects for a goal that is reached while the game goes on.
pub struct GoalWatch {
    goal: Goal,
    /// Who is to reach it; `None` for anybody.
    by: Option<Seat>,
    pub reached: bool,
}

impl GoalWatch {
    pub const fn new(goal: Goal, by: Option<Seat>) -> Self {
        Self { goal, by, reached: false }
    }
}

impl Recorder for GoalWatch {
    fn record(&mut self, effect: Effect) {
        self.reached |= self.goal.is_reached_by(&effect, self.by);
    }
}

impl Goal {
    /// Whether an effect reaches the goal for a seat, or with `None` for anybody. A mate is known by the end of the game alone.
    #[must_use]
    pub fn is_reached_by(self, effect: &Effect, by: impl Into<Option<Seat>>) -> bool {
        let by = by.into();
        let is_by = |seat: Seat| by.is_none_or(|by| by == seat);
        match (self, effect) {
            (Self::Lasermate, Effect::Lasermate { beam, points, .. }) => *points > 0 && is_by(*beam),
            (Self::King, Effect::Eliminated { by: taker, .. }) => taker.is_some_and(is_by),
            _ => false,
        }
    }
}

/// Whether a move scores a lasermate at once, whatever it does besides.
pub fn makes_lasermate<S: Notation>(state: &S, seat: Seat, mv: S::Move) -> bool {
    let mut watch = GoalWatch::new(Goal::Lasermate, Some(seat));
    let mut after = *state;
    after.play(seat, Action::Move(mv), 0, &mut Recording(&mut watch));
    watch.reached
}

/// Proves that `attacker`, who is to act in the first of the positions, forces a goal within `moves` of its own, by at most
/// `most` positions. Without turns a wait is a move.
pub fn solve<M: Copy + Eq>(
    positions: &mut dyn Positions<M>,
    attacker: Seat,
    goal: Goal,
    moves: u8,
    most: u64,
) -> Result<ActionProof<M>, ProofError> {
    let asked = positions.position(0).to_act().of(attacker).ok_or(ProofError::NobodyActs)?;
    let mut prover = Prover::new(positions, attacker, goal, (moves, most));
    let mut keys = Vec::new();
    let first = prover.actions(0, attacker, asked);
    let tried = first.len();
    for action in first {
        if prover.forces(0, attacker, action, moves) {
            keys.push(action);
        }
    }
    if prover.left == 0 {
        return Err(ProofError::TooMany);
    }
    let first = *keys.first().ok_or(ProofError::No)?;
    let mut line = vec![(attacker, first)];
    if !prover.make(0, attacker, first) {
        line.extend(prover.line(1, moves.saturating_sub(cost(first))));
    }
    if prover.left == 0 {
        Err(ProofError::TooMany)
    } else {
        Ok(ActionProof { seat: attacker, keys, line, tried })
    }
}

/// How many of the attacker's moves an action is.
fn cost<M>(action: Action<M>) -> u8 {
    u8::from(matches!(action, Action::Move(_) | Action::Pass))
}

struct Prover<'a, M> {
    /// The root, and the positions from it to the current node.
    positions: &'a mut dyn Positions<M>,
    attacker: Seat,
    goal: Goal,
    /// Positions that may still be searched.
    left: u64,
    /// Killer actions by moves left and seat: what last reached the goal, or refuted an attempt.
    killers: Vec<Option<Action<M>>>,
    /// Results by position and moves left; none for a proof in one move.
    table: Option<ProofTable>,
}

/// The table gets a megabyte for so many positions.
const POSITIONS_PER_MEGABYTE: u64 = 1 << 16;

impl<'a, M: Copy + Eq> Prover<'a, M> {
    fn new(
        positions: &'a mut dyn Positions<M>,
        attacker: Seat,
        goal: Goal,
        (moves, most): (u8, u64),
    ) -> Self {
        let megabytes = usize::try_from((most / POSITIONS_PER_MEGABYTE).min(32)).unwrap_or(1);
        let table = (moves > 1).then(|| ProofTable::new(megabytes));
        Self { positions, attacker, goal, left: most, killers: Vec::new(), table }
    }

    /// All actions of a seat that matter: moves, a pass, a denial, lifelines, and accepting defeat where the game goes on.
    fn actions(&mut self, at: usize, seat: Seat, asked: Asked) -> Vec<Action<M>> {
        let texts = self.positions.position(at);
        let legal = |action: &Action<M>| texts.judge(seat, *action).is_ok();
        let mut found = Vec::new();
        match asked {
            Asked::Move => {
                found.extend(texts.legal_moves(seat).into_iter().map(Action::Move));
                found.extend([Action::Pass, Action::Deny].into_iter().filter(legal));
                // To wait, where there are no turns.
                self.positions.position(at).other_actions(seat, &mut |action| {
                    if action == Action::Pass && !found.contains(&action) {
                        found.push(action);
                    }
                });
                let defeat = Action::AcceptDefeat;
                if legal(&defeat) && !self.positions.position(at).needs_consent(defeat) {
                    self.positions.follow(at, seat, defeat, None);
                    let goes_on = !self.positions.position(at + 1).to_act().is_nobody();
                    found.extend(Some(defeat).filter(|_| goes_on));
                }
            }
            Asked::Denial { .. } => found.extend([Action::Deny, Action::Allow].into_iter().filter(legal)),
            Asked::Lifeline { .. } => found.extend(lifelines(texts, seat)),
            Asked::Draw | Asked::Billi | Asked::Pact { .. } => {}
        }
        found
    }

    /// Makes the position after an action. Returns whether it reached the goal while the game goes on.
    fn make(&mut self, at: usize, seat: Seat, action: Action<M>) -> bool {
        self.left = self.left.saturating_sub(1);
        let mut watch = GoalWatch::new(self.goal, Some(self.attacker));
        self.positions.follow(at, seat, action, Some(&mut watch));
        watch.reached
    }

    /// Whether an action leads to the goal within `moves` of the attacker's, itself included.
    fn forces(&mut self, at: usize, seat: Seat, action: Action<M>, moves: u8) -> bool {
        let cost = if seat == self.attacker { cost(action) } else { 0 };
        let Some(moves) = moves.checked_sub(cost) else { return false };
        // A denied move was not made.
        let moves = moves + u8::from(seat != self.attacker && action == Action::Deny);
        self.make(at, seat, action) || self.left > 0 && self.reaches(at + 1, moves)
    }

    /// Whether the goal is reached from a position with `moves` left.
    fn reaches(&mut self, at: usize, moves: u8) -> bool {
        let Some((seat, asked)) = self.positions.position(at).to_act().iter().next() else {
            return self.goal == Goal::Mate && self.is_won(at);
        };
        if self.positions.position(at).has_fallen(self.attacker) {
            return false;
        }
        let key = (moves > 0 && matches!(asked, Asked::Move | Asked::Denial { ends: false }))
            .then(|| self.positions.key(at, moves.into()));
        if let Some(known) = key.and_then(|key| self.table.as_ref()?.get(key)) {
            return known;
        }
        let reached = self.succeeds(at, seat, asked, moves) == (seat == self.attacker);
        // Not stored where the limit cut the search short.
        if let (Some(key), Some(table)) = (key.filter(|_| self.left > 0), &mut self.table) {
            table.put(key, reached);
        }
        reached
    }

    /// Whether the seat to act has an action that is good for it: for the attacker one that forces the goal, for others one that
    /// avoids it.
    fn succeeds(&mut self, at: usize, seat: Seat, asked: Asked, moves: u8) -> bool {
        let own = seat == self.attacker;
        let actions = self.actions(at, seat, asked);
        let slot = usize::from(moves) * Seat::ALL.len() + seat.index();
        if self.killers.len() <= slot {
            self.killers.resize(slot + 1, None);
        }
        let first = self.killers[slot].filter(|first| actions.contains(first));
        let others = actions.iter().copied().filter(|action| Some(*action) != first);
        for action in first.into_iter().chain(others) {
            if self.forces(at, seat, action, moves) == own {
                self.killers[slot] = Some(action);
                return true;
            }
        }
        // Without an action nobody reaches the goal.
        actions.is_empty() && !own
    }

    fn is_won(&self, at: usize) -> bool {
        let outcome = self.positions.position(at).outcome();
        outcome.is_some_and(|outcome| outcome.kind.is_mate() && outcome.winners().eq([self.attacker]))
    }

    /// The main line from a position that reaches the goal: the first key and the longest defence.
    fn line(&mut self, at: usize, moves: u8) -> Vec<(Seat, Action<M>)> {
        let Some((seat, asked)) = self.positions.position(at).to_act().iter().next() else {
            return Vec::new();
        };
        let own = seat == self.attacker;
        let mut longest: Option<Vec<(Seat, Action<M>)>> = None;
        for action in self.actions(at, seat, asked) {
            if self.left == 0 || own && !self.forces(at, seat, action, moves) {
                continue;
            }
            let reached = self.make(at, seat, action);
            let next = if own {
                moves.saturating_sub(cost(action))
            } else {
                moves + u8::from(action == Action::Deny)
            };
            let mut line = vec![(seat, action)];
            if !reached {
                line.extend(self.line(at + 1, next));
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
