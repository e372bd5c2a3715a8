//! The computer's answer at any game, as texts.

use super::Wanted;
use crate::action::Action;
use crate::game::Game;
use crate::notation::{Texts, action_text};
use crate::pact::as_seat::as_seat;
use crate::search::{
    Answer, Limits, Score, Searched, Standing, Terms, Thinks, Thought, TranspositionTable, Tree, Tuning,
    answer_bound, search,
};
use crate::seat::Seat;

/// What a seat had best do at a table, where some actions (by their exact texts) cost it so much besides what comes of them,
/// and it is to be one of some others.
pub(super) fn think<S: Thinks>(
    table: &Game<S>,
    seat: Seat,
    wanted: Wanted<'_>,
    how: (Limits<'_>, Tuning),
    memory: &mut TranspositionTable,
    tell: &mut dyn FnMut(&Thought),
) -> Option<Thought> {
    if table.outcome().is_some() {
        return None;
    }
    let asked = AskedOf {
        seat,
        texts: table.state(),
        standing: Standing::of(table),
        tree: &table.state().tree(seat),
        read: &|text| table.read(seat, text).ok(),
        is_legal: &|action| table.judge(seat, action).is_ok(),
    };
    asked.think(wanted, how, memory, tell)
}

/// A table at which a seat thinks, for all games that share a type of move.
struct AskedOf<'a, M> {
    seat: Seat,
    texts: &'a dyn Texts<M>,
    standing: Standing<'a>,
    tree: &'a dyn Tree<M>,
    read: &'a dyn Fn(&str) -> Option<Action<M>>,
    is_legal: &'a dyn Fn(Action<M>) -> bool,
}

impl<M: Copy + Eq> AskedOf<'_, M> {
    fn think(
        &self,
        wanted: Wanted<'_>,
        how: (Limits<'_>, Tuning),
        memory: &mut TranspositionTable,
        tell: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let mut told = |searched: &Searched<M>| tell(&thought(self.texts, searched));
        let (scruples, among) = terms(wanted, self.read, self.is_legal);
        let terms = Terms { scruples: &scruples, among: &among, lines: wanted.lines };
        let Answer { action, searched } =
            answer_bound(&self.standing, self.tree, (self.seat, terms), how, memory, &mut told)?;
        let mut thought = thought(self.texts, &searched);
        thought.action =
            action.filter(|action| (self.is_legal)(*action)).map(|action| action_text(self.texts, action));
        Some(thought)
    }
}

/// What is wanted, read: texts of anything else than what a search chooses among are passed over.
#[expect(clippy::type_complexity, reason = "two lists, taken apart at once")]
fn terms<M: Copy>(
    wanted: Wanted<'_>,
    read: &dyn Fn(&str) -> Option<Action<M>>,
    is_legal: &dyn Fn(Action<M>) -> bool,
) -> (Vec<(Action<M>, Score)>, Vec<Action<M>>) {
    let scruples = wanted.scruples.iter().filter_map(|(text, cost)| Some((read(text)?, *cost)));
    let own = |action: &Action<M>| {
        matches!(action, Action::Move(_) | Action::Pass | Action::Deny | Action::Allow | Action::Lifeline(_))
    };
    let among = wanted.among.iter().filter_map(|text| read(text).filter(own));
    (scruples.collect(), among.filter(|action| is_legal(*action)).collect())
}

fn thought<M: Copy>(texts: &dyn Texts<M>, searched: &Searched<M>) -> Thought {
    Thought {
        rank: searched.rank,
        action: None,
        line: searched.line.iter().map(|action| action_text(texts, *action)).collect(),
        value: searched.value,
        depth: searched.depth,
        nodes: searched.nodes,
    }
}

/// What it costs a seat to play a move, as if it were to move now: how much worse it is than the best, in hundredths of a
/// pawn. A move that cannot be made costs nothing to promise.
pub(super) fn move_cost<S: Thinks>(
    state: &S,
    seat: Seat,
    exact: &str,
    memory: &mut TranspositionTable,
) -> Score {
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
        let found = search(&tree, seat, &[], (limits(depth), Tuning::PLAY), memory, &mut |_| {});
        found.map(|found| found.value)
    };
    match (value(&before, 3), value(&after, 2)) {
        (Some(best), Some(so)) => (best - so).max(0),
        _ => 0,
    }
}
