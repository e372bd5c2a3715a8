//! The soak: any number of games of all kinds, played by people and computers over the HTTP interface of the real program
//! and read by a watcher, while the program is killed, stopped, told another time and left without disk space. Nothing that
//! was acknowledged may be lost, and nothing may be there twice.
//!
//! A soak goes in rounds, each over a folder of its own. What is done is the same for a seed as far as the program's own
//! pace allows: each table has its own chance, and so has whoever breaks the program.

mod acts;
mod asking;
pub mod disk;
mod folded;
mod life;
mod line;
mod older;
mod proof;
mod round;
mod table;
mod tally;
mod watcher;

use std::sync::Arc;
use std::time::{Duration, Instant};

pub use tally::{Counts, Tally};

use crate::dice::Dice;
use round::Round;

/// How long a soak goes on: until the first of these bounds is reached.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    pub kills: u64,
    pub time: Duration,
    pub games: usize,
    /// SIGKILLs in a round, about.
    pub round: u64,
    pub seed: u64,
}

/// Runs a soak and gives what was counted. `say` is told what happens.
///
/// # Panics
/// There is no program, or no folder for it.
pub fn run(bounds: &Bounds, say: &mut dyn FnMut(&str)) -> Counts {
    let begun = Instant::now();
    let tally = Arc::new(Tally::default());
    let mut dice = Dice(bounds.seed);
    while tally.counts().killed() < bounds.kills && begun.elapsed() < bounds.time {
        let mut round = Round::begin(bounds, begun + bounds.time, &tally, Dice(dice.below(1 << 30) as u64));
        round.go(say);
        round.end();
    }
    tally.counts().clone()
}
