//! Commands in our sentences, as marks that each network shows as people type them there.

use lasermate_domain::command::mark::{BEFORE, BEHIND};
use lasermate_domain::command::{CommandId, CommandSpec};

use super::mark::MarkDelimiters;

/// A command's line between its two private characters.
const MARK: MarkDelimiters = MarkDelimiters { before: BEFORE, behind: BEHIND };

/// A command for one of our sentences, as a mark.
pub fn command(id: CommandId) -> String {
    MARK.around(CommandSpec::of(id).name)
}

/// A line of a command for one of our sentences, as a mark: what is typed behind the slash. What it holds of people's own
/// words must be clean already.
pub fn line(id: CommandId, rest: &str) -> String {
    MARK.around(format_args!("{} {rest}", CommandSpec::of(id).name))
}

/// The text with every command as the network shows it; it is given the command's name and what follows it in the line,
/// which is empty for a command alone.
pub fn render(text: &str, shown: impl Fn(&str, &str) -> String) -> String {
    MARK.render(text, |line| {
        let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
        Some(shown(name, rest))
    })
}

/// The text with every command behind a prefix, as `/move e2e4`.
pub fn prefixed(text: &str, prefix: &str) -> String {
    MARK.render(text, |line| Some(format!("{prefix}{line}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_marked_and_shown_as_they_are_typed() {
        let text = format!("{} or `{}`.", command(CommandId::Board), line(CommandId::Move, "e2e4"));
        assert_eq!(prefixed(&text, "/"), "/board or `/move e2e4`.");
        assert_eq!(prefixed(&text, "!"), "!board or `!move e2e4`.");
        let linked = render(&text, |name, rest| format!("<{name}|{rest}>"));
        assert_eq!(linked, "<board|> or `<move|e2e4>`.");
    }

    #[test]
    fn nobody_types_a_command_of_ours() {
        let typed = format!("a{}b", command(CommandId::Move));
        assert_eq!(lasermate_domain::escape::plain_text(&typed, 40), "amoveb");
    }
}
