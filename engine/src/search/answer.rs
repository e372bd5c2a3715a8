//! What the computer does at a table: a move, a decision, or an answer to an offer.

use super::evaluate::Evaluate;
use super::limits::Terms;
use super::limits::{Limits, Tuning};
use super::outlined::played;
use super::ranked::Searched;
use super::root::{drawn, search, search_bound};
use super::transposition::TranspositionTable;
use super::{SURE, Score};
use crate::action::{Action, Asked, ToAct};
use crate::game::Game;
use crate::notation::Notation;
use crate::outcome::DrawReason;
use crate::seat::Seat;

/// A game and the tree that is searched for it: its own positions, or for a game without turns moments of it.
pub trait Thinks: Notation {
    /// What is searched.
    type Tree: Evaluate<Move = Self::Move>;

    /// The position as `seat` sees it, who thinks about what to do now.
    fn tree(&self, seat: Seat) -> Self::Tree;

    /// The same for proofs: everybody is asked whenever he may act, also who can only wait.
    fn proof_tree(&self, seat: Seat) -> Self::Tree {
        self.tree(seat)
    }
}

/// Most games are searched as they are.
impl<S: Evaluate> Thinks for S {
    type Tree = Self;

    fn tree(&self, _: Seat) -> Self {
        *self
    }
}

/// So few positions have stood in a game that has hardly begun: nobody agrees to a draw there unless it stands so much worse.
const YOUNG: usize = 30;
const EARLY: Score = 100;

/// What the computer does, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer<M> {
    /// What it does; nothing where it had better do nothing.
    pub action: Option<Action<M>>,
    /// What it found.
    pub searched: Searched<M>,
}

/// A game as far as an answer depends on it besides the tree.
pub(crate) struct Standing<'a> {
    /// Who may act, offers included.
    pub asked: ToAct,
    /// The keys of the positions that stood, the present one's last.
    pub keys: &'a [u64],
    /// The draw that may be claimed now.
    pub claimable: Option<DrawReason>,
}

impl<'a> Standing<'a> {
    /// A game as it stands.
    pub fn of<S: Notation>(table: &'a Game<S>) -> Self {
        Self { asked: table.to_act(), keys: table.keys(), claimable: table.claimable() }
    }
}

/// What is searched, as an object: an answer is compiled once for each type of move.
pub(crate) trait Tree<M> {
    /// [`search_bound`].
    fn search(
        &self,
        seat: Seat,
        about: (&[u64], Terms<'_, M>),
        how: (Limits<'_>, Tuning),
        memory: &mut TranspositionTable,
        tell: &mut dyn FnMut(&Searched<M>),
    ) -> Option<Searched<M>>;

    /// What the position is worth to a seat if it is drawn for a reason.
    fn drawn(&self, seat: Seat, reason: DrawReason, memory: &mut TranspositionTable) -> Score;

    /// What the hunt without kings is worth to a seat (billichess.md 2.5.8).
    fn billi(&self, seat: Seat, how: (Limits<'_>, Tuning), memory: &mut TranspositionTable) -> Option<Score>;
}

impl<S: Evaluate> Tree<S::Move> for S {
    fn search(
        &self,
        seat: Seat,
        about: (&[u64], Terms<'_, S::Move>),
        how: (Limits<'_>, Tuning),
        memory: &mut TranspositionTable,
        tell: &mut dyn FnMut(&Searched<S::Move>),
    ) -> Option<Searched<S::Move>> {
        search_bound(self, seat, about, how, memory, tell)
    }

    fn drawn(&self, seat: Seat, reason: DrawReason, memory: &mut TranspositionTable) -> Score {
        drawn(self, seat, reason, memory)
    }

    fn billi(&self, seat: Seat, how: (Limits<'_>, Tuning), memory: &mut TranspositionTable) -> Option<Score> {
        let after = played(self, seat, Action::Billi);
        search(&after, seat, &[], how, memory, &mut |_| {}).map(|billi| billi.value)
    }
}

/// What a seat does now: the answer to what it is asked, or nothing where it had better do nothing. `tell` hears how far
/// the search is.
pub fn answer<S: Thinks>(
    table: &Game<S>,
    seat: Seat,
    how: (Limits<'_>, Tuning),
    memory: &mut TranspositionTable,
    tell: &mut dyn FnMut(&Searched<S::Move>),
) -> Option<Answer<S::Move>> {
    let tree = table.state().tree(seat);
    answer_bound(&Standing::of(table), &tree, (seat, Terms::NONE), how, memory, tell)
}

/// The same where something is asked of the action. Where it is to be one of some, offers are left unanswered and draws
/// unclaimed.
pub(crate) fn answer_bound<M: Copy + Eq>(
    standing: &Standing<'_>,
    tree: &dyn Tree<M>,
    (seat, terms): (Seat, Terms<'_, M>),
    how: (Limits<'_>, Tuning),
    memory: &mut TranspositionTable,
    tell: &mut dyn FnMut(&Searched<M>),
) -> Option<Answer<M>> {
    let asked = &standing.asked;
    let is_asked = |what: Asked| asked.iter().any(|(other, found)| other == seat && found == what);
    let searched = tree.search(seat, (standing.keys, terms), how, memory, tell)?;
    let value = searched.value;
    if !terms.among.is_empty() {
        return Some(Answer { action: searched.line.first().copied(), searched });
    }
    if is_asked(Asked::Draw) {
        // On its own turn a refusal is a move, whose cost is in the value already.
        let declines = terms.scruples.iter().find(|(action, _)| *action == Action::DrawDecline);
        let cost = declines.filter(|_| !is_asked(Asked::Move)).map_or(0, |(_, cost)| *cost);
        let early = if standing.keys.len() < YOUNG { EARLY } else { 0 };
        let better = tree.drawn(seat, DrawReason::Agreement, memory) >= value - cost + early;
        if better {
            return Some(Answer { action: Some(Action::DrawAccept), searched });
        }
        if !is_asked(Asked::Move) {
            return Some(Answer { action: Some(Action::DrawDecline), searched });
        }
    }
    if is_asked(Asked::Billi) && tree.billi(seat, how, memory).is_some_and(|billi| billi > value) {
        return Some(Answer { action: Some(Action::Billi), searched });
    }
    if let Some(reason) =
        standing.claimable.filter(|_| is_asked(Asked::Move) || is_asked(Asked::Denial { ends: true }))
        && value < SURE
        && tree.drawn(seat, reason, memory) > value
    {
        return Some(Answer { action: Some(Action::DrawClaim), searched });
    }
    let own = asked.iter().any(|(other, what)| {
        other == seat && !matches!(what, Asked::Draw | Asked::Billi | Asked::Pact { .. })
    });
    let action = searched.line.first().copied().filter(|_| own);
    Some(Answer { action, searched })
}
