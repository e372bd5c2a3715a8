//! Bargaining: what the computer offers, answers, denounces and breaks among three, and why.
#![doc = include_str!("README.md")]

mod drafting;
mod motive;
mod pact_cost;
mod persona;
mod situation;
mod weighing;

pub(crate) use drafting::drafted;
pub use motive::{Bargain, Breach, ComputerAction, Motive, Resolution};
pub(crate) use pact_cost::{Prospect, allies, breach_cost, delay_cost, why_broken};
pub use persona::{Manner, Persona};
pub(crate) use situation::Situation;
pub(crate) use weighing::{answered, denounced};
