//! Lazy SMP: more threads search the same position, each for itself, and what they find reaches the others through the
//! transposition table.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

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

    /// A helper has searched so many positions more. Whether it is over.
    pub fn is_over_after(&self, nodes: u64) -> bool {
        self.nodes.fetch_add(nodes, Ordering::Relaxed);
        self.over.load(Ordering::Relaxed)
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
