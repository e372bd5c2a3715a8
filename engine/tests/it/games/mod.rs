//! Whole games.

mod playthroughs;
mod table;
mod variants;
