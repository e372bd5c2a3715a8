//! Orthodox chess.

mod cozy;
mod laws;
mod perft;
mod reasons;
mod rules;
mod text;
