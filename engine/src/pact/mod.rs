//! Pacts: promises made in public, and how actions keep or break them. They wrap a game without changing a move.
#![doc = include_str!("README.md")]

pub(crate) mod as_seat;
mod balance;
mod complete;
mod effect;
mod entry;
mod error;
mod event;
mod ledger;
pub mod limits;
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

pub(crate) use balance::balance;
pub use balance::{Balance, worth};
pub use complete::Completion;
pub(crate) use complete::Drafting;
pub use effect::PactEffect;
pub use entry::{End, OfferEnd, Pact, PactNumber, Stage};
pub use error::{PactError, TermError};
pub use event::Loss;
pub(crate) use event::{Event, TurnUse};
pub use ledger::Ledger;
pub use offer::{Act, Duration, Offer};
pub use promise::{Judgment, Promise, Stamp, Verdict};
pub use record::Record;
pub use snapshot::Snapshot;
pub use term::{Area, Pledge, Promiser, SparedPieces, Term};
