//! Game review: the value of each position, better moves, and missed lasermates.

use super::critic::{Critic, Worth};
use crate::action::{Action, Millis, ordered};
use crate::any::{AnyGame, Legal};
use crate::effect::Effect;
use crate::pact::text::is_act;
use crate::search::{Score, TranspositionTable};
use crate::seat::{Seat, Side};
use crate::sorting::sort_by;
use crate::variants::Setup;

/// An action of a game record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedAction {
    pub seat: Seat,
    pub exact: String,
    /// In milliseconds since the game began.
    pub at: Millis,
}

/// The limits of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewBudget {
    /// Nodes for each position of the game.
    pub nodes: u64,
    /// How many of the costliest moves are searched again.
    pub again: usize,
    /// Nodes of the second search.
    pub nodes_again: u64,
}

impl ReviewBudget {
    /// The default by number of seats: some seconds on one core.
    #[must_use]
    pub const fn usual(seats: usize) -> Self {
        const NODES: u64 = 12_000;
        let nodes = if seats > 2 { NODES / 4 } else { NODES };
        Self { nodes, again: 8, nodes_again: nodes * 8 }
    }
}

/// The review of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveReview {
    /// Its index in the record, from 0.
    pub index: usize,
    pub seat: Seat,
    /// What was done, as players write it.
    pub san: String,
    /// The value for each seat after it, in centipawns.
    pub values: Vec<Score>,
    /// Better actions as players write them, the best first; empty if there is none, or waiting was better. More than one only
    /// after a second search.
    pub better: Vec<String>,
    /// How much worse than the best action it was, in centipawns; never negative.
    pub loss: Score,
    /// Whether the positions before and after it were searched again; only then it is called a mistake.
    pub again: bool,
    pub missed: Option<String>,
}

/// The review of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    pub sides: Vec<Side>,
    /// The value of the start for each seat.
    pub start: Vec<Score>,
    /// The actions in order, without offers, answers and pact acts.
    pub plies: Vec<MoveReview>,
}

/// From here on a game is as good as won, and more makes no difference, in centipawns.
pub const PLENTY: Score = 1_500;

/// What costs less is no mistake, in centipawns.
pub const MISTAKE: Score = 60;

impl Review {
    /// The costliest actions, the worst first, among those searched again.
    #[must_use]
    pub fn worst(&self, most: usize) -> Vec<&MoveReview> {
        let mut found: Vec<_> = self.plies.iter().filter(|ply| ply.again && ply.loss >= MISTAKE).collect();
        sort_by(&mut found, &|a, b| (b.loss, a.index).cmp(&(a.loss, b.index)));
        found.truncate(most);
        found
    }

    /// The actions that missed a lasermate.
    pub fn missed(&self) -> impl Iterator<Item = &MoveReview> {
        self.plies.iter().filter(|ply| ply.missed.is_some())
    }
}

/// The most better actions given.
const BETTER: u8 = 3;

/// A game before an action.
#[derive(Debug)]
struct ReviewPosition {
    game: AnyGame,
    index: usize,
    seat: Seat,
    exact: String,
    san: String,
    missed: Option<Legal>,
}

/// Reviews a whole game. `None` if stopped, or if the record cannot be played. The same record and budget give the same
/// review.
pub fn review(
    setup: &Setup,
    record: &[RecordedAction],
    budget: ReviewBudget,
    stop: &dyn Fn() -> bool,
    memory: &mut TranspositionTable,
) -> Option<Review> {
    let mut reviewer = Reviewer::new(setup, record, budget)?;
    while !reviewer.is_done() {
        reviewer.step(stop, memory)?;
    }
    Some(reviewer.finish())
}

/// A review that searches one position at a time, so that other searches get their turn.
#[derive(Debug)]
pub struct Reviewer {
    befores: Vec<ReviewPosition>,
    last: AnyGame,
    budget: ReviewBudget,
    worths: Vec<Worth>,
    /// The cost of each action by the first search, once that is complete.
    first: Vec<Score>,
    /// The positions still to be searched again, the last first.
    deeper: Vec<usize>,
    /// The actions whose positions are searched again.
    again: Vec<usize>,
    done: usize,
}

impl Reviewer {
    /// `None` if the record cannot be played.
    #[must_use]
    pub fn new(setup: &Setup, record: &[RecordedAction], budget: ReviewBudget) -> Option<Self> {
        let (befores, last) = replay(setup, record)?;
        let worths = Vec::with_capacity(befores.len() + 1);
        let (first, deeper, again) = (Vec::new(), Vec::new(), Vec::new());
        Some(Self { befores, last, budget, worths, first, deeper, again, done: 0 })
    }

    /// Whether nothing is left to be searched.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.worths.len() > self.befores.len() && self.deeper.is_empty()
    }

    /// Positions searched, and their number as far as it is known yet.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let unseen = self.befores.len() + 1 - self.worths.len();
        (self.done, self.done + unseen + self.deeper.len())
    }

    /// Searches one more position. `None` if stopped; it can be tried again.
    pub fn step(&mut self, stop: &dyn Fn() -> bool, memory: &mut TranspositionTable) -> Option<()> {
        let mut critic = Critic { stop, memory };
        if self.worths.len() <= self.befores.len() {
            let (game, seat) = self.position(self.worths.len());
            let worth = critic.worth(game, seat, (self.budget.nodes, 1))?;
            self.worths.push(worth);
            if self.worths.len() > self.befores.len() {
                self.look_again();
            }
        } else if let Some(at) = self.deeper.last().copied() {
            let (game, seat) = self.position(at);
            let is_deep = self.again.contains(&at);
            // Several lines share the nodes.
            let how =
                if is_deep { (self.budget.nodes_again * 2, BETTER) } else { (self.budget.nodes_again, 1) };
            let worth = critic.worth(game, seat, how)?;
            self.worths[at] = worth;
            self.deeper.pop();
        }
        self.done += 1;
        Some(())
    }

    #[must_use]
    pub fn finish(self) -> Review {
        let mut plies = judge(&self.befores, &self.worths);
        for (at, ply) in plies.iter_mut().enumerate() {
            ply.again = self.again.contains(&at);
            // Values of a deep and a shallow search cannot be compared.
            if !ply.again {
                ply.loss = ply.loss.min(self.first.get(at).copied().unwrap_or(0));
            }
        }
        let mut values = self.worths.into_iter().map(|worth| worth.values);
        let start = values.next().unwrap_or_default();
        Review { sides: self.last.sides().to_vec(), start, plies }
    }

    /// Chooses the positions to search again: before and after the costliest actions.
    fn look_again(&mut self) {
        self.first = judge(&self.befores, &self.worths).into_iter().map(|ply| ply.loss).collect();
        let mut again: Vec<usize> = (0..self.first.len()).filter(|at| self.first[*at] >= MISTAKE).collect();
        sort_by(&mut again, &|a, b| (self.first[*b], *a).cmp(&(self.first[*a], *b)));
        again.truncate(self.budget.again);
        self.deeper = again.iter().flat_map(|at| [*at, at + 1]).collect();
        sort_by(&mut self.deeper, &|a, b| b.cmp(a));
        self.deeper.dedup();
        self.again = again;
    }

    fn position(&self, at: usize) -> (&AnyGame, Seat) {
        let next = || self.last.to_act().iter().next().map_or(Seat::First, |(seat, _)| seat);
        self.befores.get(at).map_or_else(|| (&self.last, next()), |before| (&before.game, before.seat))
    }
}

/// Plays a record: the game before each action that counts, and at the end.
fn replay(setup: &Setup, record: &[RecordedAction]) -> Option<(Vec<ReviewPosition>, AnyGame)> {
    let mut game = AnyGame::new(setup).ok()?;
    let mut befores = Vec::new();
    for (index, action) in record.iter().enumerate() {
        game.advance(action.at);
        let before = game.clone();
        let played = game.try_text(action.seat, &action.exact, action.at).ok()?;
        if !counts(&played.exact) {
            continue;
        }
        let made = |effect: &Effect| matches!(effect, Effect::Lasermate { beam, points, .. } if *beam == action.seat && *points > 0);
        let missed = if played.effects.iter().any(made) || !moves_pieces(&played.exact) {
            None
        } else {
            before.lasermates(action.seat).into_iter().find(|legal| legal.exact != played.exact)
        };
        befores.push(ReviewPosition {
            game: before,
            index,
            seat: action.seat,
            exact: played.exact,
            san: played.san,
            missed,
        });
    }
    Some((befores, game))
}

/// Whether an action changes the position: no offer, no answer, no pact act.
fn counts(exact: &str) -> bool {
    !is_act(exact)
        && match Action::<()>::from_word(exact) {
            None => ordered(exact).is_none(),
            Some(action) => matches!(
                action,
                Action::Pass
                    | Action::Deny
                    | Action::Allow
                    | Action::Billi
                    | Action::AcceptDefeat
                    | Action::Lifeline(_)
            ),
        }
}

fn moves_pieces(exact: &str) -> bool {
    Action::<()>::from_word(exact).is_none()
}

/// Compares each action with the best one.
fn judge(befores: &[ReviewPosition], worths: &[Worth]) -> Vec<MoveReview> {
    let within =
        |values: &[Score], seat: Seat| values.get(seat.index()).copied().unwrap_or(0).clamp(-PLENTY, PLENTY);
    let mut plies = Vec::new();
    for (before, pair) in befores.iter().zip(worths.windows(2)) {
        let [was, is] = pair else { break };
        let as_good = was.best.first().is_some_and(|(best, _)| *best == before.exact);
        let became = within(&is.values, before.seat);
        let loss = within(&was.values, before.seat) - became;
        // The best one, and others that are clearly better than the action.
        let best = if as_good { &[][..] } else { &was.best[..] };
        let better = best.iter().enumerate().filter(|(rank, (exact, value))| {
            let clearly = (*value).clamp(-PLENTY, PLENTY) - became >= MISTAKE;
            *rank == 0 || (clearly && *exact != before.exact)
        });
        let better = better.map(|(_, better)| better);
        let legal = before.game.legal(before.seat);
        let written = |exact: &str| {
            legal
                .iter()
                .find(|legal| legal.exact == exact)
                .map_or(exact, |legal| legal.san.as_str())
                .to_owned()
        };
        plies.push(MoveReview {
            index: before.index,
            seat: before.seat,
            san: before.san.clone(),
            values: is.values.clone(),
            better: better.map(|(exact, _)| written(exact)).collect(),
            loss: if as_good { 0 } else { loss.max(0) },
            again: false,
            missed: before.missed.as_ref().map(|legal| legal.san.clone()),
        });
    }
    plies
}
