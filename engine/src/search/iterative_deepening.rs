//! Iterative deepening until a limit is reached, with helper threads (Lazy SMP) that share the transposition table.
//!
//! One trait object stands for the search of a game, so that this is compiled once for each type of move.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use super::history::HistoryTables;
use super::limits::{Limits, Tuning};
use super::pv::{MultiPv, PvTable, SearchInfo};
use super::searcher::STOP_CHECK_NODES;
use super::transposition::{TableOwner, TranspositionTable};
use super::{PLIES, SURE, Score, WIN};
use crate::action::Action;

/// The search of a root position, of any game.
pub(super) trait RootSearch<M> {
    /// One iteration; `previous` is the value of the one before.
    fn iterate(&mut self, depth: i32, previous: Option<Score>) -> Iteration;

    fn state(&mut self) -> RootState<'_, M>;
}

/// The result of one iteration.
#[derive(Clone, Copy, Debug)]
pub(super) struct Iteration {
    pub value: Score,
    pub complete: bool,
    /// Positions that this thread has searched so far.
    pub nodes: u64,
}

/// What iterative deepening reads and sets of a search.
pub(super) struct RootState<'a, M> {
    pub pv: &'a mut PvTable<M>,
    /// First actions of the lines found at this depth.
    pub found: &'a mut Vec<Action<M>>,
    /// Whether there is a move to play, so that the search may stop.
    pub ready: &'a mut bool,
}

/// Sets up a search within limits and passes it to the callback, unless nobody can act. Returns the history it leaves.
type StartSearch<'a, M> = dyn Fn(
        Limits<'_>,
        &TranspositionTable,
        HistoryTables,
        &mut dyn FnMut(&mut dyn RootSearch<M>),
    ) -> HistoryTables
    + Sync
    + 'a;

/// Runs a search and its helper threads on one table.
pub(super) fn run<M: Copy + PartialEq>(
    (limits, tuning): (Limits<'_>, Tuning),
    (owner, multi_pv): (Option<TableOwner>, u8),
    tt: &mut TranspositionTable,
    start: &StartSearch<'_, M>,
    report: &mut dyn FnMut(&SearchInfo<M>),
) -> Option<SearchInfo<M>> {
    let history = if tuning.use_tt { tt.start_search(limits.nodes, owner) } else { HistoryTables::default() };
    // Helpers help through the table alone.
    let helpers = if tuning.use_tt { limits.threads.saturating_sub(1) } else { 0 };
    let share = (limits.nodes / (u64::from(helpers) + 1)).max(1);
    let limits = Limits { nodes: share, ..limits };
    let table = &*tt;
    let helper_history = (helpers > 0).then(|| history.clone());
    let (mut history, mut best) = (Some(history), None);
    let help = |number: u8, shared: &SharedProgress| {
        let stop = || shared.add_nodes(STOP_CHECK_NODES);
        let limits = Limits { stop: &stop, ..Limits::nodes(share) };
        let history = helper_history.clone().unwrap_or_default();
        start(limits, table, history, &mut |search| deepen_as_helper(search, number));
    };
    with_helpers(helpers, &help, &mut |shared| {
        let before = history.take().unwrap_or_default();
        let mut go = |search: &mut dyn RootSearch<M>| {
            best = deepen(search, limits, (multi_pv, tuning.selective), report, shared);
        };
        history = Some(start(limits, table, before, &mut go));
    });
    if let Some(history) = history.filter(|_| tuning.use_tt) {
        tt.keep_history(history);
    }
    best
}

/// Deepens until a limit is reached. Reports all lines after each iteration, and at the end those that an unfinished one has
/// changed. A selective search also stops once a win or loss is proved.
fn deepen<M: Copy + PartialEq>(
    search: &mut dyn RootSearch<M>,
    limits: Limits<'_>,
    (multi_pv, selective): (u8, bool),
    report: &mut dyn FnMut(&SearchInfo<M>),
    shared: &SharedProgress,
) -> Option<SearchInfo<M>> {
    let lines = usize::from(multi_pv.max(1));
    let mut multi_pv = MultiPv::new(lines);
    'deepening: for depth in 1..=i32::from(limits.depth.max(1)).min(PLIES as i32 - 1) {
        search.state().found.clear();
        for rank in 0..lines {
            let state = search.state();
            let (previous, first) = multi_pv.best_except(state.found).unzip();
            state.pv.reset(first);
            let Iteration { value, complete, nodes } = search.iterate(depth, previous);
            let state = search.state();
            let line = state.pv.line();
            let Some(first) = line.first().copied() else {
                // There are fewer actions than lines wanted; without any there is nothing to search.
                if rank == 0 {
                    break 'deepening;
                }
                break;
            };
            if !complete && rank > 0 {
                break 'deepening;
            }
            let value = if complete { value } else { previous.unwrap_or(value) };
            let reached = if complete { depth } else { depth - 1 };
            let info = SearchInfo {
                rank: rank as u8 + 1,
                line,
                value,
                depth: reached.clamp(0, 255) as u8,
                nodes: nodes + shared.nodes.load(Ordering::Relaxed),
            };
            multi_pv.put(rank, info);
            *state.ready = true;
            state.found.push(first);
            let ends_within = WIN - value.abs();
            let proved = value.abs() >= SURE && selective && ends_within <= reached;
            let is_last = rank + 1 == lines;
            if !complete || (proved && is_last) || nodes >= limits.nodes {
                break 'deepening;
            }
        }
        multi_pv.report(report);
    }
    multi_pv.report(report);
    multi_pv.into_best()
}

/// Deepens until the main search is over or the share of nodes is used up. Every other helper starts a ply deeper, so that not
/// all search the same part of the tree.
fn deepen_as_helper<M>(search: &mut dyn RootSearch<M>, number: u8) {
    // A helper may stop before depth 1: it owes nobody a move.
    *search.state().ready = true;
    let mut previous = None;
    for depth in 1 + i32::from(number % 2 == 1)..PLIES as i32 {
        let Iteration { value, complete, .. } = search.iterate(depth, previous);
        if !complete {
            return;
        }
        previous = Some(value);
    }
}

/// What the threads of one search share besides the table.
#[derive(Debug, Default)]
struct SharedProgress {
    over: AtomicBool,
    nodes: AtomicU64,
}

impl SharedProgress {
    /// Counts a helper's nodes. Returns whether the search is over.
    fn add_nodes(&self, nodes: u64) -> bool {
        self.nodes.fetch_add(nodes, Ordering::Relaxed);
        self.over.load(Ordering::Relaxed)
    }
}

/// Stops the helpers when dropped, also where the main search panics.
struct StopOnDrop<'a>(&'a AtomicBool);

impl Drop for StopOnDrop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Runs `work` with `helpers` threads beside it, fewer where the system gives fewer. They end with `work`.
fn with_helpers(
    helpers: u8,
    help: &(dyn Fn(u8, &SharedProgress) + Sync),
    work: &mut dyn FnMut(&SharedProgress),
) {
    let shared = SharedProgress::default();
    if helpers == 0 {
        return work(&shared);
    }
    thread::scope(|scope| {
        let stop = StopOnDrop(&shared.over);
        for number in 0..helpers {
            let shared = &shared;
            let help = move || help(number, shared);
            if thread::Builder::new().name("search".to_owned()).spawn_scoped(scope, help).is_err() {
                break;
            }
        }
        work(&shared);
        drop(stop);
    });
}
