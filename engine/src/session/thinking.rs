//! The computer's answer in any game, as texts.

use super::SearchRequest;
use crate::action::Action;
use crate::game::Game;
use crate::notation::{Texts, action_text};
use crate::pact::as_seat::as_seat;
use crate::search::{
    Answer, GameState, Limits, RootOptions, Score, SearchInfo, Thinks, Thought, TranspositionTable, Tree,
    Tuning, answer_with, search,
};
use crate::seat::Seat;

/// What a seat had best do in a game.
pub(super) fn think<S: Thinks>(
    game: &Game<S>,
    seat: Seat,
    request: SearchRequest<'_>,
    how: (Limits<'_>, Tuning),
    tt: &mut TranspositionTable,
    report: &mut dyn FnMut(&Thought),
) -> Option<Thought> {
    if game.outcome().is_some() {
        return None;
    }
    let thinker = Thinker {
        seat,
        texts: game.state(),
        game: GameState::of(game),
        tree: &game.state().tree(seat),
        read: &|text| game.read(seat, text).ok(),
        is_legal: &|action| game.judge(seat, action).is_ok(),
    };
    thinker.think(request, how, tt, report)
}

/// A seat that thinks about a game, compiled once for each type of move.
struct Thinker<'a, M> {
    seat: Seat,
    texts: &'a dyn Texts<M>,
    game: GameState<'a>,
    tree: &'a dyn Tree<M>,
    read: &'a dyn Fn(&str) -> Option<Action<M>>,
    is_legal: &'a dyn Fn(Action<M>) -> bool,
}

impl<M: Copy + Eq> Thinker<'_, M> {
    fn think(
        &self,
        request: SearchRequest<'_>,
        how: (Limits<'_>, Tuning),
        tt: &mut TranspositionTable,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let mut report = |info: &SearchInfo<M>| report(&thought(self.texts, info));
        let (pact_costs, search_moves) = read_request(request, self.read, self.is_legal);
        let multi_pv = request.multi_pv;
        let options = RootOptions { pact_costs: &pact_costs, search_moves: &search_moves, multi_pv };
        let Answer { action, info } =
            answer_with(&self.game, self.tree, (self.seat, options), how, tt, &mut report)?;
        let mut thought = thought(self.texts, &info);
        thought.action =
            action.filter(|action| (self.is_legal)(*action)).map(|action| action_text(self.texts, action));
        Some(thought)
    }
}

/// The pact costs and the root moves. Texts of actions that a search does not choose among are left out.
#[expect(clippy::type_complexity, reason = "two lists, taken apart at once")]
fn read_request<M: Copy>(
    request: SearchRequest<'_>,
    read: &dyn Fn(&str) -> Option<Action<M>>,
    is_legal: &dyn Fn(Action<M>) -> bool,
) -> (Vec<(Action<M>, Score)>, Vec<Action<M>>) {
    let pact_costs = request.pact_costs.iter().filter_map(|(text, cost)| Some((read(text)?, *cost)));
    let own = |action: &Action<M>| {
        matches!(action, Action::Move(_) | Action::Pass | Action::Deny | Action::Allow | Action::Lifeline(_))
    };
    let search_moves = request.search_moves.iter().filter_map(|text| read(text).filter(own));
    (pact_costs.collect(), search_moves.filter(|action| is_legal(*action)).collect())
}

fn thought<M: Copy>(texts: &dyn Texts<M>, info: &SearchInfo<M>) -> Thought {
    Thought {
        rank: info.rank,
        action: None,
        line: info.line.iter().map(|action| action_text(texts, *action)).collect(),
        value: info.value,
        depth: info.depth,
        nodes: info.nodes,
    }
}

/// How much worse than the best a move is for a seat, as if it were to move now, in centipawns. An illegal move costs nothing
/// to promise.
pub(super) fn move_cost<S: Thinks>(state: &S, seat: Seat, exact: &str, tt: &mut TranspositionTable) -> Score {
    const NODES: u64 = 20_000;
    let limits = |depth| Limits { depth, ..Limits::nodes(NODES) };
    let Some(before) = as_seat(state, seat) else { return 0 };
    let Ok(mv) = before.read_move(seat, exact) else { return 0 };
    let action = Action::Move(mv);
    if before.judge(seat, action).is_err() {
        return 0;
    }
    let mut after = before;
    after.play(seat, action, 0, &mut ());
    let mut value = |state: &S, depth| {
        let tree = state.tree(seat);
        let found = search(&tree, seat, &[], (limits(depth), Tuning::PLAY), tt, &mut |_| {});
        found.map(|found| found.value)
    };
    match (value(&before, 3), value(&after, 2)) {
        (Some(best), Some(so)) => (best - so).max(0),
        _ => 0,
    }
}
