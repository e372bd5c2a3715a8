//! Orthodox chess.

mod cozy;
mod flag;
mod laws;
mod perft;
mod reasons;
mod rules;
mod text;
