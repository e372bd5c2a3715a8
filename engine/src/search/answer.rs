//! What the computer does at a table: a move, a decision, or an answer to an offer.

use super::evaluate::Evaluate;
use super::limits::{Limits, Tuning};
use super::outlined::played;
use super::root::{Searched, Terms, drawn, search, search_bound};
use super::transposition::TranspositionTable;
use super::{SURE, Score};
use crate::action::{Action, Asked};
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
}

/// Most games are searched as they are.
impl<S: Evaluate> Thinks for S {
    type Tree = Self;

    fn tree(&self, _: Seat) -> Self {
        *self
    }
}

/// What the computer does, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer<M> {
    /// What it does; nothing where it had better do nothing.
    pub action: Option<Action<M>>,
    /// What it found.
    pub searched: Searched<M>,
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
    answer_bound(table, seat, Terms::NONE, how, memory, tell)
}

/// The same where something is asked of the action. Where it is to be one of some, offers are left unanswered and draws
/// unclaimed.
pub(crate) fn answer_bound<S: Thinks>(
    table: &Game<S>,
    seat: Seat,
    terms: Terms<'_, S::Move>,
    (limits, tuning): (Limits<'_>, Tuning),
    memory: &mut TranspositionTable,
    tell: &mut dyn FnMut(&Searched<S::Move>),
) -> Option<Answer<S::Move>> {
    let asked = table.to_act();
    let is_asked = |what: Asked| asked.iter().any(|(other, found)| other == seat && found == what);
    let tree = table.state().tree(seat);
    let searched = search_bound(&tree, seat, (table.keys(), terms), (limits, tuning), memory, tell)?;
    let value = searched.value;
    if !terms.among.is_empty() {
        return Some(Answer { action: searched.line.first().copied(), searched });
    }
    if is_asked(Asked::Draw) {
        // On its own turn a refusal is a move, whose cost is in the value already.
        let declines = terms.scruples.iter().find(|(action, _)| *action == Action::DrawDecline);
        let cost = declines.filter(|_| !is_asked(Asked::Move)).map_or(0, |(_, cost)| *cost);
        let better = drawn(&tree, seat, DrawReason::Agreement, memory) >= value - cost;
        if better {
            return Some(Answer { action: Some(Action::DrawAccept), searched });
        }
        if !is_asked(Asked::Move) {
            return Some(Answer { action: Some(Action::DrawDecline), searched });
        }
    }
    if is_asked(Asked::Billi) && would_rather_billi::<S>(&tree, seat, value, (limits, tuning), memory) {
        return Some(Answer { action: Some(Action::Billi), searched });
    }
    if let Some(reason) =
        table.claimable().filter(|_| is_asked(Asked::Move) || is_asked(Asked::Denial { ends: true }))
        && value < SURE
        && drawn(&tree, seat, reason, memory) > value
    {
        return Some(Answer { action: Some(Action::DrawClaim), searched });
    }
    let own = asked.iter().any(|(other, what)| {
        other == seat && !matches!(what, Asked::Draw | Asked::Billi | Asked::Pact { .. })
    });
    let action = searched.line.first().copied().filter(|_| own);
    Some(Answer { action, searched })
}

/// Whether the hunt without kings is better for a seat than the game as it stands (billichess.md 2.5.8).
fn would_rather_billi<S: Thinks>(
    tree: &S::Tree,
    seat: Seat,
    value: Score,
    how: (Limits<'_>, Tuning),
    memory: &mut TranspositionTable,
) -> bool {
    let after = played(tree, seat, Action::Billi);
    search(&after, seat, &[], how, memory, &mut |_| {}).is_some_and(|billi| billi.value > value)
}
