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
pub use listed::{CommandBranch, CommandGroup};
pub use nearest::nearest;
pub use offered::{is_option_offered, offered};
pub use spec::{
    AllowedUsers, Changes, CommandFacts, CommandOption, CommandSpec, CompletionSource, LINE_CHARS,
    OptionKind, RECORD_CHARS, ValueExtent,
};
pub use table::COMMANDS;
pub(crate) use taken::options_text;
