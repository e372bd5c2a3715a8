//! The one table of commands: what every platform offers, parses, completes and explains.

pub mod line;
mod nearest;
mod table;

pub use nearest::nearest;
pub use table::{COMMANDS, CommandId, CommandSpec, Complete, OptionKind, OptionSpec, Who};
