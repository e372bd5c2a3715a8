//! Help, printed from the table of commands.

use crate::command::mark::{self, CHALLENGE, HELP, MOVE, RULES, says};
use crate::command::{COMMANDS, CommandId, CommandSpec, OptionKind, OptionSpec, Who, nearest, offered};
use crate::escape::escape_text;

/// The commands in groups, as help lists them.
const GROUPS: &[(&str, &[CommandId])] = {
    use CommandId::*;
    &[
        ("Begin", &[Challenge, Accept, Decline, Cancel]),
        (
            "Play",
            &[
                Move, Drop, Premove, Preview, Targets, Deny, Allow, Lifeline, Billi, Defeat, Draw, Takeback,
                Pact, Hint, Resign, Claim,
            ],
        ),
        (
            "Look",
            &[
                Board, Ready, Ask, Explain, Balance, History, Replay, Games, Watch, Profile, Export, Import,
                Analyse,
            ],
        ),
        ("Learn", &[Rules, Demo, Puzzle, Help]),
        ("Manage", &[Settings, Link, Block, Privacy]),
    ]
};

/// Commands that take back what another one does: they share its line.
const TAKING_BACK: [(CommandId, CommandId); 3] = [
    (CommandId::Watch, CommandId::Unwatch),
    (CommandId::Link, CommandId::Unlink),
    (CommandId::Block, CommandId::Unblock),
];

/// All commands, grouped, a line each.
#[must_use]
pub fn all_commands() -> String {
    let mut text = format!(
        "**Lasermate** plays strange chess here. First game: `{CHALLENGE} computer`, `{MOVE} e2e4`.\n"
    );
    for (title, ids) in GROUPS {
        text += &format!("\n**{title}**\n");
        for id in *ids {
            let spec = CommandSpec::of(*id);
            // What goes further stands under `/help command`.
            let short = spec.help.split([';', '(']).next().unwrap_or_default().trim_end();
            let back = TAKING_BACK.iter().find(|(done, _)| done == id);
            let back = back.map(|(_, back)| format!(", `{}`", CommandSpec::of(*back).mark()));
            text += &format!("`{}`{} {short}\n", spec.mark(), back.unwrap_or_default());
        }
    }
    text += says!("\n`", HELP, " command` explains one of them, `", RULES, "` the game.");
    text
}

/// One command in detail; where there is no such command, the nearest one is named.
#[must_use]
pub fn one_command(name: &str) -> String {
    let Some(spec) = CommandSpec::named(name) else {
        const SHOWN: usize = 20;
        let typed = escape_text(name.trim_start_matches('/'), SHOWN);
        let names = COMMANDS.iter().map(|spec| spec.name);
        return match nearest(name.trim_start_matches('/'), names) {
            Some(near) => {
                format!("There is no command {}; did you mean `{}`?", mark::line(&typed), mark::line(near))
            }
            None => format!("There is no command {}; `{HELP}` lists them all.", mark::line(&typed)),
        };
    };
    let mut text = format!("**{}**: {}.\nTyped as `{}`\n", spec.mark(), spec.help, spec.usage());
    for option in spec.options {
        text += &option_line(option);
    }
    text += match spec.who {
        Who::Anybody => "Anybody may use it.",
        Who::Players => "For those who sit in this room's game.",
        Who::Admins => "To change something, you must be allowed to manage this room.",
    };
    text
}

fn option_line(option: &OptionSpec) -> String {
    let needed = if option.required { "" } else { " (may be left out)" };
    let mut line = format!("- `{}`{needed}: {}\n", option.name, option.help);
    if let OptionKind::Choice(values) = option.kind {
        for (value, what) in values {
            line += &format!("  - `{value}` {what}\n");
        }
    }
    line
}

/// No game is called so.
#[must_use]
pub fn no_such_game(typed: &str) -> String {
    const SHOWN: usize = 30;
    let names: Vec<_> = offered().map(|preset| format!("`{}`", preset.name)).collect();
    let typed = escape_text(typed, SHOWN);
    let near = nearest(&typed, offered().map(|preset| preset.name));
    let near = near.map_or_else(String::new, |near| format!(" Did you mean `{near}`?"));
    format!("There is no game \"{typed}\".{near} The games are {}.", names.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_lists_every_command_once() {
        for spec in COMMANDS {
            let listed = GROUPS.iter().flat_map(|(_, ids)| ids.iter().copied());
            let all = listed.chain(TAKING_BACK.iter().map(|(_, back)| *back));
            let count = all.filter(|id| *id == spec.id).count();
            assert_eq!(count, 1, "/{}", spec.name);
        }
    }
}
