//! What people see of a game on every network: words and pictures, made from the same snapshot.

pub mod draft;
pub mod draft_board;
mod draft_cells;
pub mod live_board;
pub mod move_preview;
pub mod overview;
pub mod picture;
pub mod record;
pub mod snapshot;
pub mod steps;
pub mod text;
pub mod title;
