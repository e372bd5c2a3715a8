//! The one table of commands: what every platform offers, parses, completes and explains.

pub mod intent;
pub mod line;
mod line_error;
mod listed;
pub mod mark;
pub mod multi_line;
mod offered;
mod option_words;
mod quotes;
mod reader;
mod spec;
mod suggestion;
mod table;
mod taken;
mod usage;
mod validation;

pub use crate::port::CommandId;
pub use listed::{CommandBranch, CommandGroup};
pub use offered::{is_option_offered, offered};
pub use spec::{
    AllowedUsers, Changes, CommandFacts, CommandOption, CommandSpec, CompletionSource, LINE_CHARS,
    OptionKind, RECORD_CHARS, ValueExtent,
};
pub use suggestion::nearest;
pub use table::{ALL_PARTS, COMMANDS, RULE_PARTS};
pub use taken::options_text;
