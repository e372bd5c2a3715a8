//! Lazy SMP: more threads search the same position, each for itself, and what they find reaches the others through the
//! transposition table.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use super::PLIES;
use super::evaluate::Evaluate;
use super::limits::{Limits, Tuning};
use super::order::Learned;
use super::party::PartyTurn;
use super::root::Terms;
use super::searcher::{ASKED_EVERY, Searcher};
use super::transposition::TranspositionTable;
use crate::seat::Seat;

/// What all threads of a search begin with.
#[derive(Clone, Copy)]
pub(super) struct Begun<'a, S: Evaluate> {
    pub state: &'a S,
    pub seat: Seat,
    /// The keys of the positions that stood, this one last.
    pub history: &'a [u64],
    pub terms: Terms<'a, S::Move>,
    pub tuning: Tuning,
}

/// Tells the helpers that it is over, also where the search that they help panics.
struct Over<'a>(&'a AtomicBool);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// What the helpers of one search share with it.
#[derive(Debug, Default)]
pub(super) struct Beside {
    over: AtomicBool,
    /// How many positions they have searched.
    nodes: AtomicU64,
}

impl Beside {
    /// How many positions they have searched.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }
}

/// Does `work` while so many threads do `help` beside it, fewer where the system gives fewer; each is told its number. They end
/// with `work`.
pub(super) fn beside(helpers: u8, help: &(dyn Fn(u8, &Beside) + Sync), work: &mut dyn FnMut(&Beside)) {
    let beside = Beside::default();
    if helpers == 0 {
        return work(&beside);
    }
    thread::scope(|scope| {
        let end = Over(&beside.over);
        for number in 0..helpers {
            let beside = &beside;
            let help = move || help(number, beside);
            if thread::Builder::new().name("search".to_owned()).spawn_scoped(scope, help).is_err() {
                break;
            }
        }
        work(&beside);
        drop(end);
    });
}

/// Goes deeper and deeper until it is over, or its share of the positions is used up; `learned` is what it knows of the order of
/// moves. Every other thread is a ply ahead, so that they are not all at the same place.
pub(super) fn help<S: Evaluate>(
    begun: Begun<'_, S>,
    memory: &TranspositionTable,
    learned: Learned,
    (number, share): (u8, u64),
    Beside { over, nodes }: &Beside,
) {
    let Begun { state, seat, history, terms, tuning } = begun;
    let stop = || {
        nodes.fetch_add(ASKED_EVERY, Ordering::Relaxed);
        over.load(Ordering::Relaxed)
    };
    let limits = Limits { stop: &stop, ..Limits::nodes(share) };
    let mut searcher = Searcher::new(seat, (limits, tuning), history, memory, learned);
    searcher.terms = terms;
    // It owes nobody an answer.
    searcher.ripe = true;
    let PartyTurn::Of(asking) = searcher.turn(state, 0) else { return };
    let mut last = None;
    for depth in 1 + i32::from(number % 2 == 1)..PLIES as i32 {
        let (value, done) = searcher.deepen(state, asking, depth, last);
        if !done {
            return;
        }
        last = Some(value);
    }
}
