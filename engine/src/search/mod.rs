//! The computer player: one search over the contract for every game, without clock or chance.
#![doc = include_str!("README.md")]

mod alpha_beta;
mod answer;
pub mod bargain;
mod blunder_model;
mod correction_history;
pub mod eval;
pub(crate) mod evaluate;
mod history;
mod iterative_deepening;
mod level;
mod limits;
mod move_picker;
mod pruning;
mod pv;
mod quiescence;
mod root;
mod searcher;
mod solver;
mod static_eval;
mod transposition;

pub use answer::{Answer, Thinks, Thought, answer};
pub(crate) use answer::{GameState, Tree, answer_with};
pub use evaluate::{Eval, Evaluate, MoveGain};
pub(crate) use level::row;
pub use level::{Level, Strength, Strengths};
pub(crate) use limits::RootOptions;
pub use limits::{Allies, Limits, Tuning};
pub use pv::SearchInfo;
pub use root::search;
pub use solver::{Goal, Proof, ProofError};
pub use transposition::TranspositionTable;

pub(crate) use solver::{ActionProof, GoalWatch, makes_lasermate, solve};

/// A value for somebody, in centipawns; [`WIN`] less the plies to it where the game is decided.
pub type Score = i32;

/// A game won at once; one won in `n` plies is worth `WIN - n`.
pub const WIN: Score = 30_000;

/// Scores from here on are forced ends of the game.
pub const SURE: Score = 29_000;

pub(crate) const INFINITE: Score = 32_000;

/// The longest line in plies.
pub(crate) const PLIES: usize = 96;

/// In how many plies the game ends by force; negative if it is lost, `None` if it is not decided.
#[must_use]
pub const fn ends_in(value: Score) -> Option<Score> {
    if value >= SURE {
        Some(WIN - value)
    } else if value <= -SURE {
        Some(-WIN - value)
    } else {
        None
    }
}
