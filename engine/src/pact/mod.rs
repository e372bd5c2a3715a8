//! Pacts: promises made in public, and how actions keep or break them. They wrap a game without changing a move.
#![doc = include_str!("README.md")]

mod act;
mod balance;
mod complete;
mod deed;
mod duration;
mod entry;
mod fault;
mod ledger;
pub mod limits;
mod loss;
mod offer;
mod offers;
pub(crate) mod play;
mod promise;
mod record;
mod referee;
mod sight;
mod term;
pub mod text;
pub(crate) mod turned;
mod verdict;
mod watch;

pub use act::Act;
pub(crate) use balance::balance;
pub use balance::{Balance, worth};
pub use complete::Completion;
pub(crate) use complete::Drafting;
pub(crate) use deed::{Deed, Report, Turn};
pub use duration::Duration;
pub use entry::{End, Pact, PactNumber, Stage, Unsigned};
pub use fault::{PactFault, TermFault};
pub use ledger::Ledger;
pub use loss::Loss;
pub use offer::Offer;
pub use promise::{Judged, Promise, Stamp};
pub use record::Record;
pub use sight::Sight;
pub use term::{Area, Pledge, Promiser, Spared, Term};
pub use verdict::Verdict;
