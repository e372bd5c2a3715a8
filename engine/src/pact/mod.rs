//! Pacts: promises made in public, and how actions keep or break them. They wrap a game without changing a move.
#![doc = include_str!("README.md")]

mod duration;
mod entry;
mod ledger;
mod offer;
mod promise;
mod term;
mod verdict;

pub use duration::{Duration, LONGEST_STAND};
pub use entry::{End, Pact, PactNumber, Stage, Unsigned};
pub use ledger::Ledger;
pub use offer::Offer;
pub use promise::{Judged, Promise, Stamp};
pub use term::{Area, Pledge, Promiser, Spared, Term};
pub use verdict::Verdict;
