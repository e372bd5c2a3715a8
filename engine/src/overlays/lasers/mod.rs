//! Laser beams over a base game, one for each side: billichess.md, and overlays.md L1 to L7.
//!
//! [`Lasers`] is a position around a base: it holds the scores, the phase and the Jokers, and after every
//! change of the position retraces the beams that it may have moved. Switched to mode A it is move for move its base.

mod base;

mod carom;
mod direction;
mod effect;
mod evaluation;
mod joker;
mod judge;
mod legs;
mod lifeline_queue;
mod options;
mod path;
mod play;
mod reason;
mod rules;
mod score;
mod scoreboard;
mod search_support;
mod state;
mod text;
mod three_seat_text;
mod trace;
mod view;
mod ways;
mod words;

pub use base::{FrameTables, UnderBeams};
pub use carom::Carom;
pub use effect::LaserEffect;
pub use joker::{Joker, JokerPlace};
pub use legs::Legs;
pub use options::LaserOptions;
pub use path::{Meeting, Path};
pub use reason::LaserReason;
pub use rules::{Frame, LaserRules, LetsBilli, LifelineDuration, Mirror, Mode, Scoring};
pub use scoreboard::Scoreboard;
pub use state::Lasers;

/// Points for a lasermate in mode A, and for checkmate in mode B (billichess.md 2.5.4, 2.5.5).
pub const LESSER_POINTS: u32 = 277;
/// Points for checkmate in mode A, and for a lasermate in mode B (billichess.md 2.5.4, 2.5.5).
pub const GREATER_POINTS: u32 = 500;
