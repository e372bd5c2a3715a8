//! BilliChess and Billi-Chess.

mod beam_laws;
mod beam_reference;
mod beams;
mod differential;
pub mod help;
mod joker;
mod text;
mod vectors;
