//! What people read.

mod alt;
mod commands;
mod denial;
mod escape;
pub mod live;
mod pgn;
mod playthrough;
mod record;
mod refused;
mod show;
mod voice;
