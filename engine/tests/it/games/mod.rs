//! Whole games.

mod laws;
mod perft;
mod playthroughs;
mod table;
mod variants;
