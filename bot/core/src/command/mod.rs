//! The one table of commands: what every platform offers, parses, completes and explains.

mod checked;
pub mod intent;
pub mod line;
mod line_error;
pub mod lines;
mod listed;
pub mod mark;
mod nearest;
mod offered;
mod option_words;
mod quoted;
mod reader;
mod spec;
mod table;
mod taken;
mod usage;

pub use crate::port::CommandId;
pub use listed::{Branch, Group};
pub use nearest::nearest;
pub use offered::{is_option_offered, offered};
pub use spec::{
    Changes, CommandSpec, Complete, Facts, LINE_CHARS, OptionKind, OptionSpec, RECORD_CHARS, Takes, Who,
};
pub use table::COMMANDS;
pub(crate) use taken::options_text;
