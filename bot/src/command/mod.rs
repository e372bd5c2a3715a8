//! The one table of commands: what every platform offers, parses, completes and explains.

pub mod line;
pub mod locale;
mod nearest;
mod spec;
mod table;

pub use nearest::nearest;
pub use spec::{CommandId, CommandSpec, Complete, OptionKind, OptionSpec, Who};
pub use table::COMMANDS;
