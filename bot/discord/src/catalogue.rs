//! Where the commands of the table stand on Discord: a few at the top, the others as subcommands of three roots.

use lasermate_core::command::{CommandSpec, line};
use lasermate_core::port::{CommandId, Invocation};
use lasermate_core::present::text;

/// The commands that are typed alone, in the order in which Discord gets them.
pub const TOP: [CommandId; 10] = [
    CommandId::Challenge,
    CommandId::Move,
    CommandId::Pact,
    CommandId::Board,
    CommandId::Watch,
    CommandId::Games,
    CommandId::Rules,
    CommandId::Puzzle,
    CommandId::Profile,
    CommandId::Help,
];

/// A command of Discord's that has nothing but subcommands.
#[derive(Debug)]
pub struct Root {
    /// What is typed after the slash.
    pub name: &'static str,
    /// What it is for.
    pub help: &'static str,
    /// Its subcommands.
    pub commands: &'static [CommandId],
    /// Its groups of subcommands.
    pub groups: &'static [Group],
    /// Whether it is for those who manage the channel.
    pub manages: bool,
}

/// Subcommands below a word of their own.
#[derive(Debug)]
pub struct Group {
    /// The word.
    pub name: &'static str,
    /// What they are for.
    pub help: &'static str,
    /// Them.
    pub commands: &'static [CommandId],
}

/// Everything that is not at the top. What belongs to one game has buttons where that game is played.
pub const ROOTS: [Root; 4] = [
    Root {
        name: "lasermate",
        help: text::discord::ROOT,
        commands: &[
            CommandId::Accept,
            CommandId::Decline,
            CommandId::Cancel,
            CommandId::Rematch,
            CommandId::Resign,
            CommandId::Draw,
            CommandId::Takeback,
            CommandId::Claim,
            CommandId::Hint,
            CommandId::Unwatch,
            CommandId::Leaderboard,
            CommandId::Tournament,
            CommandId::Pings,
            CommandId::Privacy,
        ],
        groups: &[Group {
            name: "variant",
            help: text::discord::VARIANT,
            commands: &[
                CommandId::Drop,
                CommandId::Deny,
                CommandId::Allow,
                CommandId::Billi,
                CommandId::Defeat,
                CommandId::Lifeline,
                CommandId::Premove,
                CommandId::Ready,
            ],
        }],
        manages: false,
    },
    Root {
        name: "lasermate-away",
        help: text::discord::AWAY,
        commands: &[CommandId::Pause, CommandId::Substitute, CommandId::Holiday],
        groups: &[],
        manages: false,
    },
    Root {
        name: "lasermate-study",
        help: text::discord::STUDY,
        commands: &[
            CommandId::History,
            CommandId::Replay,
            CommandId::Analyse,
            CommandId::Explain,
            CommandId::Ask,
            CommandId::Preview,
            CommandId::Targets,
            CommandId::Balance,
            CommandId::Setup,
            CommandId::Solve,
            CommandId::Demo,
            CommandId::Export,
            CommandId::Import,
        ],
        groups: &[],
        manages: false,
    },
    Root {
        name: "lasermate-admin",
        help: text::discord::ADMIN,
        commands: &[
            CommandId::Settings,
            CommandId::Link,
            CommandId::Unlink,
            CommandId::Block,
            CommandId::Unblock,
            CommandId::Adjudicate,
        ],
        groups: &[],
        manages: true,
    },
];

/// The command on people: a challenge to one of them.
pub const ON_PERSON: &str = "Challenge";
/// The command on messages: what a message holds of a game, as a board.
pub const ON_MESSAGE: &str = "Open as position";

/// What is typed after the slash: `move`, `lasermate draw`, `lasermate variant deny`.
pub fn path(id: CommandId) -> String {
    let name = CommandSpec::of(id).name;
    for root in &ROOTS {
        if root.commands.contains(&id) {
            return format!("{} {name}", root.name);
        }
        if let Some(group) = root.groups.iter().find(|group| group.commands.contains(&id)) {
            return format!("{} {} {name}", root.name, group.name);
        }
    }
    name.to_owned()
}

/// The command of these words, as Discord sends them.
pub fn named(words: &[&str]) -> Option<&'static CommandSpec> {
    let spec = CommandSpec::named(words.last()?)?;
    path(spec.id).split(' ').eq(words.iter().copied()).then_some(spec)
}

/// What is typed behind a command's name in one of our sentences, with the names of Discord's options: `action:accept` for
/// `accept`. Empty where it only says which options there are, which Discord shows by itself.
pub fn options(name: &str, rest: &str) -> String {
    const USAGE: [char; 2] = ['[', '|'];
    if rest.contains(USAGE) {
        return String::new();
    }
    // A colon may have been made harmless already.
    let rest = rest.replace('\\', "");
    let Ok(Invocation { command, options }) = line::parse(&format!("{name} {rest}")) else {
        return rest;
    };
    let given = CommandSpec::of(command).options.iter().filter_map(|option| {
        let value = options.get(option.name)?;
        // A word that stands for any value.
        let value = if value == option.name { "" } else { value };
        Some(format!("{}:{value}", option.name))
    });
    given.collect::<Vec<_>>().join(" ")
}

/// A command with what follows it, as it is typed on Discord.
pub fn typed(name: &str, rest: &str) -> String {
    let path = CommandSpec::named(name).map_or_else(|| name.to_owned(), |spec| path(spec.id));
    let options = options(name, rest);
    format!("/{path} {options}").trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_core::command::COMMANDS;

    #[test]
    fn every_command_has_one_place() {
        for spec in COMMANDS {
            let below = ROOTS.iter().flat_map(|root| {
                root.commands.iter().chain(root.groups.iter().flat_map(|group| group.commands))
            });
            let places = TOP.iter().chain(below).filter(|id| **id == spec.id).count();
            assert_eq!(places, 1, "/{}", spec.name);
            let path = path(spec.id);
            let words: Vec<_> = path.split(' ').collect();
            assert_eq!(named(&words).map(|found| found.id), Some(spec.id), "{path}");
        }
        assert!(
            named(&["draw"]).is_none() && named(&["lasermate", "move"]).is_none() && named(&[]).is_none()
        );
    }

    #[test]
    fn a_line_of_ours_is_typed_with_the_names_of_its_options() {
        for (name, rest, wanted) in [
            ("move", "", "/move"),
            ("move", "e2e4", "/move move:e2e4"),
            ("draw", "accept", "/lasermate draw action:accept"),
            ("challenge", "computer level:4", "/challenge against:computer level:4"),
            ("lifeline", "pass", "/lasermate variant lifeline choice:pass"),
            ("rules", "crazy rooks", "/rules game:crazy part:rooks"),
            ("pact", "accept 1", "/pact action:accept to:1"),
            ("settings", "threads on", "/lasermate-admin settings setting:threads value:on"),
            ("help", "command", "/help command:"),
            ("puzzle", "answer:", "/puzzle answer:"),
            ("puzzle", r"number\:3 answer\:Kd2", "/puzzle answer:Kd2 number:3"),
            ("draw", "[offer|accept|decline|claim]", "/lasermate draw"),
            ("nothing", "", "/nothing"),
        ] {
            assert_eq!(typed(name, rest), wanted);
        }
    }
}
