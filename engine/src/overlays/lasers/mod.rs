//! Laser beams over a base game, one for each side: billichess.md, and overlays.md L1 to L7.
//!
//! [`Lasers`] is a state around a base: it holds the scores, the phase and the Jokers, and retraces the beams
//! after every change of the position. Switched to mode A it is move for move its base.

mod black_holes;
mod cells;
mod chess;
mod crazy;
mod evaluation;
mod heading;
mod joker;
mod judge;
mod legs;
pub(crate) mod options;
mod path;
mod play;
mod probe;
mod rules;
mod score;
mod several;
mod state;
mod tally;
mod text;
mod three_way;
mod trace;
mod under;
mod view;
mod windows;
mod words;

pub use cells::Cells;
pub use joker::{Joker, Place};
pub use legs::Legs;
pub use options::LaserOptions;
pub use path::{Meeting, Path};
pub use rules::{Frame, LaserRules, LetsBilli, LifelineDuration, Mirror, Mode};
pub use state::Lasers;
pub use tally::Tally;
pub use under::{FrameTables, UnderBeams};

/// Points for a lasermate in mode A, and for checkmate in mode B (billichess.md 2.5.4, 2.5.5).
pub const LESSER_POINTS: u32 = 277;
/// Points for checkmate in mode A, and for a lasermate in mode B (billichess.md 2.5.4, 2.5.5).
pub const GREATER_POINTS: u32 = 500;
