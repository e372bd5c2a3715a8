//! A real Matrix server on loopback, people played by another team's client, and the bot among them.

mod bot;
mod player;
mod python;
mod synapse;

pub use bot::MatrixBot;
pub use player::{Player, Seen, command};
pub use python::python;
pub use synapse::{Limits, Synapse};
