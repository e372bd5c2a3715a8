//! Whole games.

mod laws;
mod playthroughs;
mod table;
mod variants;
