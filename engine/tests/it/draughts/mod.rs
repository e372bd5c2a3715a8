//! English draughts, plain and under beams (draughts.md).

mod differential;
mod help;
mod laws;
mod overlays;
mod vectors;
