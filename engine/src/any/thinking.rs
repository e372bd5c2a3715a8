//! The computer at any game.

use super::{AnyGame, AnyTable};
use crate::action::Action;
use crate::notation::Notation;
use crate::search::{
    Answer, Level, Limits, Memory, Score, Searched, Terms, Thinks, Thought, Tuning, answer_bound,
};
use crate::seat::Seat;
use crate::table::Table;

impl AnyGame {
    /// What a seat had best do now, searched within limits; nothing once the game is over. `tell` hears of every depth that
    /// is finished. Pacts are left out of account.
    pub fn think(
        &self,
        seat: Seat,
        how: (Limits<'_>, Tuning),
        memory: &mut Memory,
        tell: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        each!(self, table => think(table, seat, (&[], &[]), how, memory, tell))
    }

    /// The same where it is to be one of some actions, by their texts: moves, or answers to what the seat is asked. Texts of
    /// anything else are passed over; where none is left it may be any.
    pub fn think_among(
        &self,
        seat: Seat,
        among: &[String],
        how: (Limits<'_>, Tuning),
        memory: &mut Memory,
        tell: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        each!(self, table => think(table, seat, (&[], among), how, memory, tell))
    }

    /// The same at a level of play: the same position, level and seed give the same answer, unless `stop` says to stop.
    pub fn think_at(
        &self,
        seat: Seat,
        (level, seed): (Level, u64),
        stop: &dyn Fn() -> bool,
        memory: &mut Memory,
    ) -> Option<Thought> {
        let means = level.means(self.sides().len());
        let limits = Limits { nodes: means.nodes, depth: means.depth, stop };
        self.think(seat, (limits, level.tuning(seed)), memory, &mut |_| {})
    }
}

/// What a seat had best do at a table, where some actions (by their exact texts) cost it so much besides what comes of them,
/// and it is to be one of some others.
#[inline(never)]
pub(super) fn think<S: Thinks>(
    table: &Table<S>,
    seat: Seat,
    (scruples, among): (&[(String, Score)], &[String]),
    how: (Limits<'_>, Tuning),
    memory: &mut Memory,
    tell: &mut dyn FnMut(&Thought),
) -> Option<Thought> {
    if table.outcome().is_some() {
        return None;
    }
    let mut told = |searched: &Searched<S::Move>| tell(&thought(table.state(), searched));
    let read = |(text, cost): &(String, Score)| Some((table.read(seat, text).ok()?, *cost));
    let scruples: Vec<_> = scruples.iter().filter_map(read).collect();
    let own = |action: &Action<S::Move>| {
        matches!(action, Action::Move(_) | Action::Pass | Action::Deny | Action::Allow | Action::Lifeline(_))
    };
    let read = |text: &String| table.read(seat, text).ok().filter(|action| own(action));
    let among: Vec<_> =
        among.iter().filter_map(read).filter(|action| table.judge(seat, *action).is_ok()).collect();
    let terms = Terms { scruples: &scruples, among: &among };
    let Answer { action, searched } = answer_bound(table, seat, terms, how, memory, &mut told)?;
    let mut thought = thought(table.state(), &searched);
    thought.action =
        action.filter(|action| table.judge(seat, *action).is_ok()).map(|action| text(table.state(), action));
    Some(thought)
}

pub(super) fn text<S: Notation>(state: &S, action: Action<S::Move>) -> String {
    match action {
        Action::Move(mv) => state.write_move(mv),
        Action::Premove(mv) => format!("premove-{}", state.write_move(mv)),
        other => other.word().unwrap_or_default().to_owned(),
    }
}

fn thought<S: Notation>(state: &S, searched: &Searched<S::Move>) -> Thought {
    Thought {
        action: None,
        line: searched.line.iter().map(|action| text(state, *action)).collect(),
        value: searched.value,
        depth: searched.depth,
        nodes: searched.nodes,
    }
}
