//! What people read.

mod alt;
mod catalogues;
mod commands;
mod denial;
mod endings;
mod escape;
mod frames;
mod grammar;
pub mod live;
mod pgn;
mod playthrough;
mod positions;
mod readmes;
mod record;
mod refused;
mod rules;
mod show;
mod typed;
mod voice;
