//! The computer player: one search over the contract for every game, without clock or chance, in as many threads as it is told.
#![doc = include_str!("README.md")]

mod allies;
mod answer;
mod attention;
pub mod bargain;
mod choice;
mod choices;
mod corrections;
mod cuts;
mod deepening;
mod depth;
pub mod eval;
pub(crate) mod evaluate;
mod helpers;
mod judgements;
mod level;
mod limits;
mod node;
mod order;
mod outlined;
mod party;
mod pv;
mod quiescence;
mod ranked;
mod root;
mod searcher;
mod solver;
mod thought;
mod transposition;
mod window;

pub use allies::Allies;
pub use answer::{Answer, Thinks, answer};
pub(crate) use answer::{Standing, Tree, answer_bound};
pub use evaluate::{Eval, Evaluate, MoveGain};
pub(crate) use level::row;
pub use level::{Level, Strength, Strengths};
pub(crate) use limits::Terms;
pub use limits::{Limits, Tuning};
pub use node::plies_to_end as ends_in;
pub use ranked::Searched;
pub use root::search;
pub use solver::{Goal, Proved, Unproved};
pub use thought::Thought;
pub use transposition::TranspositionTable;

pub(crate) use solver::{LasermateWatch, Solved, makes_lasermate, solve};

/// How good something is for somebody, in hundredths of a pawn, or [`WIN`] less the plies to it.
pub type Score = i32;

/// A game that is won at once; one won in `n` plies is worth `WIN - n`.
pub const WIN: Score = 30_000;

/// From here on a score is not a judgement any more but a forced end of the game.
pub const SURE: Score = 29_000;

/// More than any score.
pub(crate) const INFINITE: Score = 32_000;

/// How many plies a line can have.
pub(crate) const PLIES: usize = 96;
