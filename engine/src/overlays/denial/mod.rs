//! Denial over a base game: crazy.md A1 to A13, and overlays.md D1, D2, L8.
//!
//! [`Denial`] is a position around a base: it holds the right, and the position before the last move for as long as that
//! move may be taken back. While nobody denies it is leaf for leaf its base.

mod base;
mod effect;
mod evaluation;
mod judge;
mod lasers;
mod options;
mod play;
mod reason;
mod rules;
mod search_support;
mod state;
mod text;
mod waiting;

pub use base::DenialSupport;
pub use effect::DenialEffect;
pub use options::{DeniableMoves, DenialOptions};
pub use reason::DenialReason;
pub use rules::DenialRules;
pub use state::Denial;
