//! Black holes.

mod differential;
pub mod help;
mod lasers;
mod laws;
mod reasons;
mod relativistic;
mod text;
mod vectors;
