//! Black holes.

mod differential;
pub mod help;
mod lasers;
mod laws;
mod reasons;
mod relativistic;
mod rules;
mod text;
mod vectors;
