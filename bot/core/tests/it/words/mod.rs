//! What people read.

mod alt;
mod commands;
mod denial;
mod escape;
mod frames;
pub mod live;
mod pgn;
mod playthrough;
mod record;
mod refused;
mod show;
mod voice;
