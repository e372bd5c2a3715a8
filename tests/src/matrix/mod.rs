//! A real Matrix server on loopback, people played by another team's client, and the bot among them.

mod bot;
mod player;
mod proxy;
mod python;
mod reader;
mod synapse;
mod talk;
mod template;

pub use bot::MatrixBot;
pub use player::{Player, ShownEvent, command};
pub use proxy::{Proxy, ServerRefusal};
pub use python::python;
pub use reader::{Reader, marked, node};
pub use synapse::{SendLimits, Synapse};
