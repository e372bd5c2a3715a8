//! Where the commands of the table stand on Discord: a few at the top, the others as subcommands of the roots.

use lasermate_domain::command::{CommandBranch, CommandSpec, line};
use lasermate_domain::port::Invocation;

/// A command of Discord's that has nothing but subcommands.
#[derive(Debug)]
pub struct RootCommand {
    /// What is typed after the slash.
    pub name: &'static str,
    /// The message of the catalogues that says what it is for.
    pub message: &'static str,
    /// Which commands are its subcommands.
    pub branch: CommandBranch,
    pub groups: &'static [SubcommandGroup],
    /// Whether it is for those who manage the channel.
    pub manages: bool,
}

/// Subcommands below a word of their own.
#[derive(Debug)]
pub struct SubcommandGroup {
    pub name: &'static str,
    /// The message of the catalogues that says what it is for.
    pub message: &'static str,
    pub branch: CommandBranch,
}

/// Everything that is not at the top. What belongs to one game has buttons where that game is played.
pub const ROOTS: [RootCommand; 4] = [
    RootCommand {
        name: "lasermate",
        message: "discord-root",
        branch: CommandBranch::Main,
        groups: &[SubcommandGroup {
            name: "variant",
            message: "discord-variant",
            branch: CommandBranch::Variant,
        }],
        manages: false,
    },
    RootCommand {
        name: "lasermate-away",
        message: "discord-away",
        branch: CommandBranch::Away,
        groups: &[],
        manages: false,
    },
    RootCommand {
        name: "lasermate-study",
        message: "discord-study",
        branch: CommandBranch::Study,
        groups: &[],
        manages: false,
    },
    RootCommand {
        name: "lasermate-admin",
        message: "discord-admin",
        branch: CommandBranch::Admin,
        groups: &[],
        manages: true,
    },
];

/// The command on people: a challenge to one of them.
pub const ON_PERSON: &str = "Challenge";
/// The command on messages: what a message holds of a game, as a board.
pub const ON_MESSAGE: &str = "Open as position";

impl RootCommand {
    /// Everything that is typed below it.
    pub fn commands(&self) -> impl Iterator<Item = &'static CommandSpec> {
        let groups = self.groups.iter().flat_map(|group| group.branch.commands());
        self.branch.commands().into_iter().chain(groups)
    }
}

/// What is typed after the slash: `move`, `lasermate draw`, `lasermate variant deny`.
pub fn path(spec: &CommandSpec) -> String {
    let (branch, _) = spec.branch;
    let name = spec.name;
    for root in &ROOTS {
        if root.branch == branch {
            return format!("{} {name}", root.name);
        }
        if let Some(group) = root.groups.iter().find(|group| group.branch == branch) {
            return format!("{} {} {name}", root.name, group.name);
        }
    }
    name.to_owned()
}

/// The command of these words, as Discord sends them.
pub fn named(words: &[&str]) -> Option<&'static CommandSpec> {
    let spec = CommandSpec::named(words.last()?)?;
    path(spec).split(' ').eq(words.iter().copied()).then_some(spec)
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
    let path = CommandSpec::named(name).map_or_else(|| name.to_owned(), path);
    let options = options(name, rest);
    format!("/{path} {options}").trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_domain::command::COMMANDS;

    #[test]
    fn every_command_has_one_place() {
        for spec in COMMANDS {
            let below = ROOTS.iter().flat_map(RootCommand::commands);
            let all = CommandBranch::Top.commands().into_iter().chain(below);
            let places = all.filter(|placed| placed.id == spec.id).count();
            assert_eq!(places, 1, "/{}", spec.name);
            let path = path(spec);
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
