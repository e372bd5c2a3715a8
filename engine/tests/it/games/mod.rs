//! Whole games.

mod playthroughs;
mod table;
