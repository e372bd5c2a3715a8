//! What people ask to see: pure functions from a live game, or from nothing, to a reply.

mod ask;
mod board;
mod explain;
mod games;
mod learn;
mod moves;
mod record;
mod reply;
mod tour;

pub use ask::ask;
pub use board::{BoardAs, board, preview, targets, ways};
pub use explain::explain;
pub use games::{games, help, help_page};
pub use learn::{Lesson, demo, demo_page, exercise, rules, rules_page};
pub use moves::{history, replay, step};
pub use record::{export, export_pdn, export_pgn, import};
pub use tour::{tour, welcome};
