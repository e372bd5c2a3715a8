//! Positions and moves as text.

mod fields;
mod laws;
mod typed;
