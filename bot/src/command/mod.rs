//! The one table of commands: what every platform offers, parses, completes and explains.

mod table;

pub use table::{COMMANDS, CommandId, CommandSpec, Complete, OptionKind, OptionSpec, Who};
