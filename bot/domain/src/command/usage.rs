//! How a command is typed, for sentences of ours.

use super::{CommandSpec, OptionKind, mark};

impl CommandSpec {
    /// The command in a sentence of ours, as a mark.
    pub fn mark(&self) -> String {
        mark::line(self.name)
    }

    /// How a line of this command is typed, with its name as a mark; what may be left out stands in brackets.
    pub fn usage(&self) -> String {
        let mut line = self.mark();
        for option in self.options {
            let what = match option.kind {
                OptionKind::Choice(values) if values.len() <= 4 => values.join("|"),
                OptionKind::Person => format!("@{}", option.name),
                _ => option.name.to_owned(),
            };
            line += &if option.required { format!(" {what}") } else { format!(" [{what}]") };
        }
        line
    }
}
