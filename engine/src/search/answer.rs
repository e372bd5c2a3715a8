//! What the computer does at a table: a move, a decision, or an answer to an offer.

use super::evaluate::Evaluate;
use super::limits::{Limits, RootOptions, Tuning};
use super::move_picker::played;
use super::pv::SearchInfo;
use super::root::{draw_value, search, search_with};
use super::transposition::TranspositionTable;
use super::{SURE, Score, WIN, ends_in};
use crate::action::{Action, Asked, ToAct};
use crate::game::Game;
use crate::notation::Notation;
use crate::outcome::DrawReason;
use crate::seat::Seat;

/// A game, and the kind of position that is searched for it: its own, or for a game without turns one per event.
pub trait Thinks: Notation {
    /// The positions of the tree.
    type Tree: Evaluate<Move = Self::Move>;

    /// The root for `seat`, which thinks about what to do now.
    fn tree(&self, seat: Seat) -> Self::Tree;

    /// The root for proofs, where a seat that can only wait is asked too.
    fn proof_tree(&self, seat: Seat) -> Self::Tree {
        self.tree(seat)
    }
}

impl<S: Evaluate> Thinks for S {
    type Tree = Self;

    fn tree(&self, _: Seat) -> Self {
        *self
    }
}

/// While a game has fewer positions than this, a draw is accepted only by who stands worse by [`EARLY_MARGIN`].
const EARLY_POSITIONS: usize = 30;
/// In centipawns.
const EARLY_MARGIN: Score = 100;

/// What the computer does, and what its search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer<M> {
    /// `None` where doing nothing is best.
    pub action: Option<Action<M>>,
    pub info: SearchInfo<M>,
}

/// A line that the computer considers, in the texts of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// Its place among the best lines, from 1.
    pub rank: u8,
    /// What to do, exact; `None` where doing nothing is best.
    pub action: Option<String>,
    pub line: Vec<String>,
    /// Its value for the searcher, in centipawns.
    pub value: Score,
    /// The completed depth in plies.
    pub depth: u8,
    pub nodes: u64,
}

impl Thought {
    /// The value of a game that is won now.
    pub const WON: Score = WIN;

    /// In how many plies the game ends by force; negative if it is lost, `None` if it is not decided.
    #[must_use]
    pub const fn ends_in(&self) -> Option<Score> {
        ends_in(self.value)
    }
}

/// What an answer depends on besides the tree.
pub(crate) struct GameState<'a> {
    /// Who may act, offers included.
    pub to_act: ToAct,
    /// The keys of the game's positions, the present one last.
    pub keys: &'a [u64],
    pub claimable: Option<DrawReason>,
}

impl<'a> GameState<'a> {
    pub fn of<S: Notation>(game: &'a Game<S>) -> Self {
        Self { to_act: game.to_act(), keys: game.keys(), claimable: game.claimable() }
    }
}

/// A root position as an object, so that [`answer_with`] is compiled once for each type of move.
pub(crate) trait Tree<M> {
    fn search(
        &self,
        seat: Seat,
        from: (&[u64], RootOptions<'_, M>),
        how: (Limits<'_>, Tuning),
        tt: &mut TranspositionTable,
        report: &mut dyn FnMut(&SearchInfo<M>),
    ) -> Option<SearchInfo<M>>;

    /// The value of a draw for a seat.
    fn draw_value(&self, seat: Seat, reason: DrawReason, tt: &mut TranspositionTable) -> Score;

    /// The value of playing on without kings for a seat (billichess.md 2.5.8).
    fn billi_value(
        &self,
        seat: Seat,
        how: (Limits<'_>, Tuning),
        tt: &mut TranspositionTable,
    ) -> Option<Score>;
}

impl<S: Evaluate> Tree<S::Move> for S {
    fn search(
        &self,
        seat: Seat,
        from: (&[u64], RootOptions<'_, S::Move>),
        how: (Limits<'_>, Tuning),
        tt: &mut TranspositionTable,
        report: &mut dyn FnMut(&SearchInfo<S::Move>),
    ) -> Option<SearchInfo<S::Move>> {
        search_with(self, seat, from, how, tt, report)
    }

    fn draw_value(&self, seat: Seat, reason: DrawReason, tt: &mut TranspositionTable) -> Score {
        draw_value(self, seat, reason, tt)
    }

    fn billi_value(
        &self,
        seat: Seat,
        how: (Limits<'_>, Tuning),
        tt: &mut TranspositionTable,
    ) -> Option<Score> {
        let after = played(self, seat, Action::Billi);
        search(&after, seat, &[], how, tt, &mut |_| {}).map(|billi| billi.value)
    }
}

/// What a seat does now. `report` is called with the best line after each iteration.
pub fn answer<S: Thinks>(
    game: &Game<S>,
    seat: Seat,
    how: (Limits<'_>, Tuning),
    tt: &mut TranspositionTable,
    report: &mut dyn FnMut(&SearchInfo<S::Move>),
) -> Option<Answer<S::Move>> {
    let tree = game.state().tree(seat);
    answer_with(&GameState::of(game), &tree, (seat, RootOptions::DEFAULT), how, tt, report)
}

/// The same with options for the root. With `search_moves` no offer is answered and no draw claimed.
pub(crate) fn answer_with<M: Copy + Eq>(
    game: &GameState<'_>,
    tree: &dyn Tree<M>,
    (seat, options): (Seat, RootOptions<'_, M>),
    how: (Limits<'_>, Tuning),
    tt: &mut TranspositionTable,
    report: &mut dyn FnMut(&SearchInfo<M>),
) -> Option<Answer<M>> {
    let is_asked = |what: Asked| game.to_act.iter().any(|(other, found)| other == seat && found == what);
    let info = tree.search(seat, (game.keys, options), how, tt, report)?;
    let value = info.value;
    if !options.search_moves.is_empty() {
        return Some(Answer { action: info.line.first().copied(), info });
    }
    if is_asked(Asked::Draw) {
        // On its own turn the seat refuses by a move, whose pact cost is in the value already.
        let decline = options.pact_costs.iter().find(|(action, _)| *action == Action::DrawDecline);
        let cost = decline.filter(|_| !is_asked(Asked::Move)).map_or(0, |(_, cost)| *cost);
        let margin = if game.keys.len() < EARLY_POSITIONS { EARLY_MARGIN } else { 0 };
        if tree.draw_value(seat, DrawReason::Agreement, tt) >= value - cost + margin {
            return Some(Answer { action: Some(Action::DrawAccept), info });
        }
        if !is_asked(Asked::Move) {
            return Some(Answer { action: Some(Action::DrawDecline), info });
        }
    }
    if is_asked(Asked::Billi) && tree.billi_value(seat, how, tt).is_some_and(|billi| billi > value) {
        return Some(Answer { action: Some(Action::Billi), info });
    }
    if let Some(reason) =
        game.claimable.filter(|_| is_asked(Asked::Move) || is_asked(Asked::Denial { ends: true }))
        && value < SURE
        && tree.draw_value(seat, reason, tt) > value
    {
        return Some(Answer { action: Some(Action::DrawClaim), info });
    }
    let own = game.to_act.iter().any(|(other, what)| {
        other == seat && !matches!(what, Asked::Draw | Asked::Billi | Asked::Pact { .. })
    });
    let action = info.line.first().copied().filter(|_| own);
    Some(Answer { action, info })
}
