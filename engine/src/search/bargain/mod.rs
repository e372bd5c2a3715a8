//! Bargaining: what the computer offers, answers, denounces and breaks among three, and why.
#![doc = include_str!("README.md")]

mod bonds;
mod denouncing;
mod drafting;
mod motive;
mod scruple;
mod situation;
mod temper;
mod weighing;

pub use bonds::Bonds;
pub(crate) use denouncing::denounced;
pub(crate) use drafting::drafted;
pub use motive::{Bargain, Breach, Motive, Resolved};
pub(crate) use scruple::{Prospect, breach_cost, reluctance, why_broken};
pub(crate) use situation::Situation;
pub use temper::{Manner, Temper};
pub(crate) use weighing::answered;
