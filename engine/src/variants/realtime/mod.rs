//! Realtime: no turns, every piece cools down after it has moved ([realtime.md](../../../rules/realtime.md)).
#![doc = include_str!("README.md")]
//!
//! [`Realtime`] is a position around orthodox chess, with beams over it or without. It holds the clock, how long each piece
//! cools, and Black's moves while White may still have been first; the engine has no clock of its own, so every time
//! comes in with an action or with [`crate::position::Position::advance`].

mod advance;
mod agreed;
mod array_vec;
mod base;
mod effect;
mod evaluation;
mod executed;
mod held;
mod judge;
mod options;
mod passing;
mod penalty;
mod pieces;
mod play;
mod premove;
mod quiet;
mod reason;
mod rules;
mod search_support;
mod search_tree;
mod state;
mod text;
mod view;

pub use agreed::Penalties;
pub use base::UnderClock;
pub use effect::ClockEffect;
pub use reason::ClockReason;
pub use rules::{EnPassant, Initial, RealtimeRules, Stalemate, TieWindow};
pub use search_tree::EventNode;
pub use state::Realtime;

pub(crate) use options::REALTIME;
