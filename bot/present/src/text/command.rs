//! Commands in our sentences, as marks that each network shows as people type them there.

use lasermate_domain::command::mark::{BEFORE, BEHIND};
use lasermate_domain::command::{CommandId, CommandSpec};

use super::mark::MarkDelimiters;
use crate::saying::Saying;

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

/// What a command does: a message by its name.
pub fn does(spec: &CommandSpec) -> String {
    Saying::new(spec.name).made()
}

/// What an option of a command is, by the names of both: a part of the command's message.
pub fn option_of(command: &str, option: &str) -> String {
    Saying::new(&format!("{command}.{option}")).made()
}

/// What a value of an option means, in the same way.
pub fn value_of(command: &str, option: &str, value: &str) -> String {
    Saying::new(&format!("{command}.{option}-{value}")).made()
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
    use crate::saying::in_english;
    use lasermate_domain::command::{COMMANDS, OptionKind};

    #[test]
    fn commands_are_marked_and_shown_as_they_are_typed() {
        let text = format!("{} or `{}`.", command(CommandId::Board), line(CommandId::Move, "e2e4"));
        assert_eq!(prefixed(&text, "/"), "/board or `/move e2e4`.");
        assert_eq!(prefixed(&text, "!"), "!board or `!move e2e4`.");
        let linked = render(&text, |name, rest| format!("<{name}|{rest}>"));
        assert_eq!(linked, "<board|> or `<move|e2e4>`.");
    }

    /// The bounds of the strictest platform's slash commands.
    #[test]
    fn what_commands_are_is_short_and_what_is_needed_is_asked_for() {
        let fits = |said: String| (1..=100).contains(&in_english(&said).chars().count());
        for spec in COMMANDS {
            assert!(fits(does(spec)), "/{}", spec.name);
            for option in spec.options {
                let place = format!("/{} {}", spec.name, option.name);
                let what = option_of(spec.name, option.name);
                assert!(!option.required || in_english(&what).contains('?'), "{place}");
                assert!(fits(what), "{place}");
                let OptionKind::Choice(values) = option.kind else { continue };
                for value in values {
                    assert!(fits(value_of(spec.name, option.name, value)), "{place} {value}");
                }
            }
        }
    }

    #[test]
    fn nobody_types_a_command_of_ours() {
        let typed = format!("a{}b", command(CommandId::Move));
        assert_eq!(lasermate_domain::escape::plain_text(&typed, 40), "amoveb");
    }
}
