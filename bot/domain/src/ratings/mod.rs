//! Ratings: which games count, for what, and what they make of the players' numbers. Pure: the same games give the same
//! numbers, live and when they are rebuilt from the log.
//!
//! Between two it is Glicko-2, each game a period of its own; among more Weng-Lin. Both are shown in points on one scale: who
//! has 400 more wins about ten times as often as not. Numbers are whole millionths of a point from game to game.

mod category;
mod computers;
mod counts;
mod kept;
mod result;
mod row;
mod skill;
mod solving;
mod weight;

pub use category::{Category, Tempo};
pub use computers::fixed;
pub use counts::{UncountedReason, counts, is_at_stake, without_accounts};
pub use result::{GameResult, SeatResult};
pub use row::{RatingRow, ResultKind, Skill, VariantTally};
pub use skill::{PROVISIONAL, after, is_provisional, new_skill, points};
pub use solving::{Attempt, PuzzleSkill, after_attempt, new_solver, untried};
pub use weight::{NEW, RatedMeeting, meetings, weights};
