//! One search beside the conversation: what it is asked, and what it says.

use std::cell::Cell;
use std::time::Duration;

use lasermate_engine::any::AnyGame;
use lasermate_engine::search::{Level, Limits, Thought, TranspositionTable, Tuning};
use lasermate_engine::seat::Seat;

use super::go::Go;
use super::signal::Signal;

/// What is to be thought about.
pub(super) struct SearchTask {
    pub game: AnyGame,
    pub seat: Seat,
    pub go: Go,
    pub level: Level,
    /// How many best lines are shown.
    pub lines: u8,
    pub threads: u8,
    /// How long, where that is known at the beginning; only how much memory is used depends on it.
    pub time: Option<Duration>,
}

/// What is answered to `go`.
pub(super) struct BestMove {
    pub action: String,
    /// The opponent's answer that the search expects, where it expects one.
    pub ponder: Option<String>,
}

impl SearchTask {
    /// The best action, told line by line as the search goes on. Nothing where there is none.
    pub fn best(
        &self,
        signal: &Signal,
        memory: &mut TranspositionTable,
        say: &dyn Fn(String),
    ) -> Option<BestMove> {
        let mated = Cell::new(false);
        let stop = || mated.get() || signal.is_over();
        let mut tell = |thought: &Thought| {
            say(self.info(thought, signal.elapsed()));
            if thought.rank == 1 {
                mated.set(self.go.mate.is_some_and(|moves| mates_within(thought, moves)));
            }
        };
        let (limits, tuning) = self.limits(&stop);
        let thought = self.think((limits, tuning), memory, &mut tell)?;
        let lost = thought.ends_in().is_some_and(|plies| plies <= 0);
        if self.go.mate.is_some() && self.level == Level::HIGHEST && !lost && !stop() {
            // What was passed over by judgement is tried too: then there is none, or it is found.
            let tuning = Tuning { selective: false, quiescence: false, ..tuning };
            let nodes = limits.nodes.saturating_sub(thought.nodes);
            let whole =
                (nodes > 0).then(|| self.think((Limits { nodes, ..limits }, tuning), memory, &mut tell));
            if let Some(whole) = whole.flatten().filter(|_| mated.get()) {
                return self.answer(whole);
            }
        }
        self.answer(thought)
    }

    /// What is done, with what the opponent may be expected to answer.
    fn answer(&self, thought: Thought) -> Option<BestMove> {
        let expected = thought.line.get(1).cloned();
        let first = thought.line.first().cloned();
        let action = action(thought)?;
        let follows = first.as_ref() == Some(&action);
        let mut game = self.game.clone();
        let ponder = expected.filter(|text| {
            // The line goes on with the next decision, which may be of the same side: a lifeline.
            let next = follows && game.try_text(self.seat, &action, 0).is_ok();
            let asked = game.to_act().iter().next().map(|(seat, _)| seat);
            next && asked.is_some_and(|seat| seat != self.seat && game.may(seat, text).is_ok())
        });
        Some(BestMove { action, ponder })
    }

    fn think(
        &self,
        how: (Limits<'_>, Tuning),
        memory: &mut TranspositionTable,
        tell: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        self.game.think_among(self.seat, (&self.go.among, self.lines), how, memory, tell)
    }

    /// What the search may do: what `go` says, and no more than its level.
    fn limits<'a>(&self, stop: &'a dyn Fn() -> bool) -> (Limits<'a>, Tuning) {
        let (nodes, depth) = (self.go.nodes(self.time), self.go.depth());
        if self.level == Level::HIGHEST {
            // A program's game goes on with what was found before; a level answers the same to the same position.
            let limits = Limits { nodes, depth, threads: self.threads, stop };
            return (limits, Tuning { continues: true, ..Tuning::PLAY });
        }
        let strength = self.game.strength(self.level);
        let (nodes, depth) = (nodes.min(strength.nodes), depth.min(strength.depth));
        let limits = Limits { depth, stop, ..Limits::nodes(nodes) };
        (limits, strength.tuning(0))
    }

    /// A line about how far the search is.
    fn info(&self, thought: &Thought, elapsed: Duration) -> String {
        let milliseconds = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX);
        let pace = thought.nodes.saturating_mul(1000) / milliseconds.max(1);
        let rank = if self.lines > 1 { format!(" multipv {}", thought.rank) } else { String::new() };
        let score = match thought.ends_in() {
            Some(plies) => format!("mate {}", moves(plies)),
            None => format!("cp {}", thought.value),
        };
        format!(
            "info depth {}{rank} score {score} nodes {} nps {pace} time {milliseconds} pv {}",
            thought.depth,
            thought.nodes,
            thought.line.join(" ")
        )
    }
}

/// What is done, where draws are the other program's to see: it is not told of one that could be claimed.
fn action(thought: Thought) -> Option<String> {
    let claims = thought.action.as_deref() == Some("draw-claim");
    if claims { thought.line.into_iter().next() } else { thought.action }
}

/// In how many moves of the side that thinks a game ends after so many plies.
const fn moves(plies: i32) -> i32 {
    (plies + plies.signum()) / 2
}

fn mates_within(thought: &Thought, most: u8) -> bool {
    thought.ends_in().is_some_and(|plies| plies > 0 && moves(plies) <= i32::from(most))
}
