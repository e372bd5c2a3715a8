//! Bargaining: what the computer offers, answers, denounces and breaks among three, and why.
#![doc = include_str!("README.md")]

mod allies;
mod denouncing;
mod drafting;
mod motive;
mod pact_cost;
mod persona;
mod situation;
mod weighing;

pub(crate) use allies::allies;
pub(crate) use denouncing::denounced;
pub(crate) use drafting::drafted;
pub use motive::{Bargain, Breach, Motive, Resolved};
pub(crate) use pact_cost::{Prospect, breach_cost, reluctance, why_broken};
pub use persona::{Manner, Persona};
pub(crate) use situation::Situation;
pub(crate) use weighing::answered;
