//! Whether a goal can be forced: every choice of everybody tried, nothing judged.

use thiserror::Error;

use crate::action::{Action, Asked};
use crate::effect::{Effect, Recorder, Recording};
use crate::notation::{Notation, lifelines};
use crate::problems::{Positions, Table};
use crate::seat::Seat;

/// What is to be forced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The attacker's beam reaches an opponent's heel and scores.
    Lasermate,
    /// The attacker wins by mate.
    Mate,
    /// The attacker takes an opponent's king, where kings are taken (three_way.md 3.3.1).
    King,
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
    /// How many first actions there were to choose from.
    pub tried: usize,
}

/// Why nothing was proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unproved {
    /// It cannot be forced.
    #[error("the goal can't be forced in that many moves")]
    No,
    /// It was not looked at to the end.
    #[error("the limit of positions was reached. Allow more positions or fewer moves")]
    TooMany,
    /// Nobody is to act.
    #[error("the game is over in this position")]
    NobodyActs,
}

/// The same as [`Proved`] before it is written.
pub struct Solved<M> {
    pub seat: Seat,
    pub keys: Vec<Action<M>>,
    pub line: Vec<(Seat, Action<M>)>,
    pub tried: usize,
}

/// Looks at effects for what reaches a goal while the game goes on.
struct GoalWatch {
    goal: Goal,
    by: Seat,
    seen: bool,
}

impl Recorder for GoalWatch {
    fn wants_own(&self) -> bool {
        false
    }

    fn record(&mut self, effect: Effect) {
        self.seen |= self.goal.is_reached_by(&effect, self.by);
    }
}

impl Goal {
    /// Whether an effect reaches the goal for a seat. A mate is seen by the end of the game alone.
    #[must_use]
    pub fn is_reached_by(self, effect: &Effect, by: Seat) -> bool {
        match (self, effect) {
            (Self::Lasermate, Effect::Lasermate { beam, points, .. }) => *points > 0 && *beam == by,
            (Self::King, Effect::Eliminated { by: taker, .. }) => *taker == Some(by),
            _ => false,
        }
    }
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

/// Proves that a seat that is to act in the first of the positions forces a goal within so many of its own moves, looking at
/// `most` positions at the most.
/// Where there are no turns a wait is a move.
///
/// # Errors
/// Why nothing was proved.
pub fn solve<M: Copy + Eq>(
    positions: &mut dyn Positions<M>,
    attacker: Seat,
    goal: Goal,
    moves: u8,
    most: u64,
) -> Result<Solved<M>, Unproved> {
    let asked = positions.texts(0).to_act().of(attacker).ok_or(Unproved::NobodyActs)?;
    let mut prover = Prover::new(positions, attacker, goal, (moves, most));
    let mut keys = Vec::new();
    let first = prover.choices(0, attacker, asked);
    let tried = first.len();
    for action in first {
        if prover.forces(0, attacker, action, moves) {
            keys.push(action);
        }
    }
    if prover.left == 0 {
        return Err(Unproved::TooMany);
    }
    let first = *keys.first().ok_or(Unproved::No)?;
    let mut line = vec![(attacker, first)];
    if !prover.after(0, attacker, first) {
        line.extend(prover.line(1, moves.saturating_sub(cost(first))));
    }
    if prover.left == 0 { Err(Unproved::TooMany) } else { Ok(Solved { seat: attacker, keys, line, tried }) }
}

/// How many of the attacker's moves an action uses up.
fn cost<M>(action: Action<M>) -> u8 {
    u8::from(matches!(action, Action::Move(_) | Action::Pass))
}

struct Prover<'a, M> {
    /// The position, and those on the way into the tree.
    positions: &'a mut dyn Positions<M>,
    attacker: Seat,
    goal: Goal,
    /// How many positions may still be looked at.
    left: u64,
    /// What last refuted an attempt, or reached the goal, by the moves that were left and by seat: tried first.
    settling: Vec<Option<Action<M>>>,
    /// Positions that were tried with so many moves left; none where there is just one move.
    known: Option<Table>,
}

/// So many positions have a megabyte of what is known.
const A_MEGABYTE: u64 = 1 << 16;

impl<'a, M: Copy + Eq> Prover<'a, M> {
    fn new(
        positions: &'a mut dyn Positions<M>,
        attacker: Seat,
        goal: Goal,
        (moves, most): (u8, u64),
    ) -> Self {
        let megabytes = usize::try_from((most / A_MEGABYTE).min(32)).unwrap_or(1);
        let known = (moves > 1).then(|| Table::new(megabytes));
        Self { positions, attacker, goal, left: most, settling: Vec::new(), known }
    }

    /// All that a seat may choose where it matters: moves, a pass, a denial, lifelines, and defeat where the game goes on.
    fn choices(&mut self, at: usize, seat: Seat, asked: Asked) -> Vec<Action<M>> {
        let texts = self.positions.texts(at);
        let legal = |action: &Action<M>| texts.judge(seat, *action).is_ok();
        let mut found = Vec::new();
        match asked {
            Asked::Move => {
                found.extend(texts.legal_moves(seat).into_iter().map(Action::Move));
                found.extend([Action::Pass, Action::Deny].into_iter().filter(legal));
                // To wait, where there are no turns.
                self.positions.asides(at, seat, &mut |action| {
                    if action == Action::Pass && !found.contains(&action) {
                        found.push(action);
                    }
                });
                let defeat = Action::AcceptDefeat;
                if legal(&defeat) && !self.positions.needs_consent(at, defeat) {
                    self.positions.follow(at, seat, defeat, None);
                    let goes_on = !self.positions.texts(at + 1).to_act().is_nobody();
                    found.extend(Some(defeat).filter(|_| goes_on));
                }
            }
            Asked::Denial { .. } => found.extend([Action::Deny, Action::Allow].into_iter().filter(legal)),
            Asked::Lifeline { .. } => found.extend(lifelines(texts, seat)),
            Asked::Draw | Asked::Billi | Asked::Pact { .. } => {}
        }
        found
    }

    /// Makes the position after an action. Whether it reached the goal while the game goes on.
    fn after(&mut self, at: usize, seat: Seat, action: Action<M>) -> bool {
        self.left = self.left.saturating_sub(1);
        let mut watch = GoalWatch { goal: self.goal, by: self.attacker, seen: false };
        self.positions.follow(at, seat, action, Some(&mut watch));
        watch.seen
    }

    /// Whether an action leads to the goal within `moves` of the attacker's, itself included.
    fn forces(&mut self, at: usize, seat: Seat, action: Action<M>, moves: u8) -> bool {
        let cost = if seat == self.attacker { cost(action) } else { 0 };
        let Some(moves) = moves.checked_sub(cost) else { return false };
        // A move that was denied has not been made.
        let moves = moves + u8::from(seat != self.attacker && action == Action::Deny);
        self.after(at, seat, action) || self.left > 0 && self.reaches(at + 1, moves)
    }

    /// Whether the goal is reached from a position with so many moves left.
    fn reaches(&mut self, at: usize, moves: u8) -> bool {
        let Some((seat, asked)) = self.positions.texts(at).to_act().iter().next() else {
            return self.goal == Goal::Mate && self.is_won(at);
        };
        if self.positions.has_fallen(at, self.attacker) {
            return false;
        }
        let word = (moves > 0 && matches!(asked, Asked::Move | Asked::Denial { ends: false }))
            .then(|| self.positions.word(at, moves.into()));
        if let Some(known) = word.and_then(|word| self.known.as_ref()?.get(word)) {
            return known;
        }
        let reached = self.settles(at, seat, asked, moves) == (seat == self.attacker);
        // What was not looked at to the end is not known.
        if let (Some(word), Some(table)) = (word.filter(|_| self.left > 0), &mut self.known) {
            table.put(word, reached);
        }
        reached
    }

    /// Whether a seat that is to act has what it needs: one choice that leads to the goal, or for the others one that does not. Who
    /// has none at all has not.
    fn settles(&mut self, at: usize, seat: Seat, asked: Asked, moves: u8) -> bool {
        let own = seat == self.attacker;
        let choices = self.choices(at, seat, asked);
        let place = usize::from(moves) * Seat::ALL.len() + seat.index();
        if self.settling.len() <= place {
            self.settling.resize(place + 1, None);
        }
        let first = self.settling[place].filter(|first| choices.contains(first));
        let others = choices.iter().copied().filter(|action| Some(*action) != first);
        for action in first.into_iter().chain(others) {
            if self.forces(at, seat, action, moves) == own {
                self.settling[place] = Some(action);
                return true;
            }
        }
        // Whoever has no choice holds nothing up, and reaches nothing.
        choices.is_empty() && !own
    }

    fn is_won(&self, at: usize) -> bool {
        let outcome = self.positions.outcome(at);
        outcome.is_some_and(|outcome| outcome.kind.is_mate() && outcome.winners().eq([self.attacker]))
    }

    /// How it goes on from a position in which the goal is reached: the replies that hold out longest.
    fn line(&mut self, at: usize, moves: u8) -> Vec<(Seat, Action<M>)> {
        let Some((seat, asked)) = self.positions.texts(at).to_act().iter().next() else { return Vec::new() };
        let own = seat == self.attacker;
        let mut longest: Option<Vec<(Seat, Action<M>)>> = None;
        for action in self.choices(at, seat, asked) {
            if self.left == 0 || own && !self.forces(at, seat, action, moves) {
                continue;
            }
            let seen = self.after(at, seat, action);
            let next = if own {
                moves.saturating_sub(cost(action))
            } else {
                moves + u8::from(action == Action::Deny)
            };
            let mut line = vec![(seat, action)];
            if !seen {
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
