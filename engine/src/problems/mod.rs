//! Chess problems: what a stipulation asks for, and everything that solves it.
#![doc = include_str!("README.md")]

mod dual;
mod forced;
mod help;
mod positions;
mod solution;
mod solve;
mod stipulation;
mod support;
mod table;
mod work;

pub(crate) use positions::{Positions, PositionsOf};
pub use solution::{Branch, Dual, Ply, Solution};
pub use solve::ProblemError;
pub(crate) use solve::solve;
pub use stipulation::{Aim, LONGEST, Play, Stipulation, StipulationError};
pub use support::{Diagram, ProblemSupport};
pub(crate) use table::ProofTable;
pub use work::Budget;
