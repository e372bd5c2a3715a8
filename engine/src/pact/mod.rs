//! Pacts: promises made in public, and how actions keep or break them. They wrap a game without changing a move.
#![doc = include_str!("README.md")]

mod act;
pub(crate) mod as_seat;
mod balance;
mod complete;
mod duration;
mod effect;
mod entry;
mod error;
mod event;
mod ledger;
pub mod limits;
mod loss;
mod monitor;
mod offer;
mod offers;
pub(crate) mod play;
mod promise;
mod record;
mod referee;
mod snapshot;
mod term;
pub mod text;
mod verdict;

pub use act::Act;
pub(crate) use balance::balance;
pub use balance::{Balance, worth};
pub use complete::Completion;
pub(crate) use complete::Drafting;
pub use duration::Duration;
pub use effect::PactEffect;
pub use entry::{End, OfferEnd, Pact, PactNumber, Stage};
pub use error::{PactError, TermError};
pub(crate) use event::{Event, Report, TurnUse};
pub use ledger::Ledger;
pub use loss::Loss;
pub use offer::Offer;
pub use promise::{Judgment, Promise, Stamp};
pub use record::Record;
pub use snapshot::Snapshot;
pub use term::{Area, Pledge, Promiser, SparedPieces, Term};
pub use verdict::Verdict;
