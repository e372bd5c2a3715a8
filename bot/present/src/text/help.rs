//! Help, printed from the table of commands.

use lasermate_domain::command::{
    AllowedUsers, COMMANDS, CommandGroup, CommandId, CommandOption, CommandSpec, CompletionSource,
    OptionKind, nearest, offered,
};
use lasermate_domain::escape::escape_text;
use lasermate_domain::port::PersonId;
use lasermate_domain::tables::table::Table;
use lasermate_domain::time_control::OFFERED;
use lasermate_engine::overlays::lasers::Mode;
use lasermate_engine::variants::Setup;

use super::{command, games, names};
use crate::say::help;

/// The headings, in the order in which help lists them.
const GROUPS: [(CommandGroup, &str); 5] = [
    (CommandGroup::Start, help::START),
    (CommandGroup::Play, help::PLAY),
    (CommandGroup::Look, help::LOOK),
    (CommandGroup::Learn, help::LEARN),
    (CommandGroup::Manage, help::MANAGE),
];

/// How many pages the commands have.
pub const HELP_PAGES: usize = GROUPS.len();

/// A page of the commands that matter in a room with this game, or in one without, for whoever asks, a line each: what is needed next
/// is on the first. The last page for any that is not there.
pub fn help_page(page: usize, game: Option<&Table>, who: &PersonId) -> String {
    let page = page.min(HELP_PAGES - 1);
    let first = if game.is_some() { CommandGroup::Play } else { CommandGroup::Start };
    let mut groups = GROUPS;
    groups.sort_by_key(|(group, _)| *group != first);
    let (group, title) = groups[page];
    let mut lines = match game {
        _ if page > 0 => Vec::new(),
        Some(live) => {
            let on = help::game_is_on(games::title(live.setup.preset()));
            let told: Vec<_> = [on].into_iter().chain(next_move(live, who)).collect();
            vec![told.join(" "), String::new()]
        }
        None => vec![help::WELCOME.to_owned(), String::new()],
    };
    lines.push(help::heading(title, page + 1, HELP_PAGES));
    let mut specs = group.commands();
    specs.retain(|spec| spec.is_offered() && game.is_none_or(|live| matters(spec.id, &live.setup)));
    lines.extend(specs.into_iter().map(|spec| help::command(spec.name, command::does(spec))));
    lines.push(String::new());
    if page == 0 {
        lines.push(help::EXPLAINS.to_owned());
    }
    lines.join("\n")
}

/// How whoever can move now makes a move, and for all others whose turn it is.
fn next_move(table: &Table, who: &PersonId) -> Option<String> {
    let own = table.seating.seat_of(who).map_or_else(Vec::new, |seat| table.game.legal(seat));
    let moves: Vec<_> = own.iter().filter(|legal| !legal.from.is_empty() && !legal.is_drop()).collect();
    // The shortest are the plainest, and in the middle stand those of the middle of the board.
    let short = moves.iter().map(|legal| legal.exact.len()).min();
    let plain: Vec<_> = moves.iter().filter(|legal| Some(legal.exact.len()) == short).collect();
    if let Some(example) = plain.get(plain.len() / 2) {
        let name = CommandSpec::of(CommandId::Move).name;
        return Some(help::your_move(format!("{name} {}", example.exact)));
    }
    let mover = table.game.to_act().mover()?;
    Some(help::to_move(names::side(table.game.side(mover))))
}

/// Whether a command does anything in a game.
fn matters(id: CommandId, setup: &Setup) -> bool {
    let facts = setup.facts();
    match id {
        CommandId::Drop => facts.drops.is_some(),
        CommandId::Premove | CommandId::Ready => !facts.has_turns,
        CommandId::Takeback => facts.has_turns,
        CommandId::Deny | CommandId::Allow => setup.denial().is_some(),
        CommandId::Lifeline => setup.lasers().is_some_and(|lasers| lasers.joker),
        CommandId::Billi => setup.lasers().is_some_and(|lasers| lasers.mode == Mode::B),
        CommandId::Defeat => setup.lasers().is_some() && facts.sides.len() == 2,
        CommandId::Pact | CommandId::Balance => facts.sides.len() > 2,
        _ => true,
    }
}

/// One command in detail; where there is no such command, the nearest one is named.
pub fn one_command(name: &str) -> String {
    let Some(spec) = CommandSpec::named(name) else {
        const SHOWN: usize = 20;
        let typed = escape_text(name.trim_start_matches('/'), SHOWN);
        let names = COMMANDS.iter().filter(|spec| spec.is_offered()).map(|spec| spec.name);
        return match nearest(name.trim_start_matches('/'), names) {
            Some(near) => help::no_command_but(typed, near),
            None => help::no_command(typed),
        };
    };
    let mut lines = vec![help::usage(spec.usage(), command::does(spec))];
    for option in spec.options {
        lines.extend(option_lines(spec, option));
    }
    lines.extend(match spec.who {
        AllowedUsers::Anybody => None,
        AllowedUsers::Players => Some(help::FOR_PLAYERS.to_owned()),
        AllowedUsers::Admins => Some(help::FOR_ADMINS.to_owned()),
        AllowedUsers::Operators => Some(help::FOR_OPERATORS.to_owned()),
    });
    lines.join("\n")
}

fn option_lines(spec: &CommandSpec, option: &CommandOption) -> Vec<String> {
    let what = command::option_of(spec.name, option.name);
    let line = match option.required {
        true => help::option(option.name, what),
        false => help::option_optional(option.name, what),
    };
    let mut lines = vec![line];
    if option.complete == CompletionSource::Times {
        let times: Vec<_> = OFFERED.iter().map(|time| format!("`{time}`")).collect();
        lines.push(format!("  - {}", times.join(", ")));
    }
    if let OptionKind::Choice(values) = option.kind {
        lines.extend(values.iter().map(|value| {
            let what = command::value_of(spec.name, option.name, value);
            format!("  - `{value}` {}", help::value(what, value))
        }));
    }
    lines
}

/// No game is called so.
pub fn no_such_game(typed: &str) -> String {
    const SHOWN: usize = 30;
    let names: Vec<_> = offered().map(|preset| format!("`{}`", preset.name)).collect();
    let typed = escape_text(typed, SHOWN);
    let near = nearest(&typed, offered().map(|preset| preset.name));
    let names = names.join(", ");
    near.map_or_else(|| help::no_game(&typed, &names), |near| help::no_game_but(&typed, near, &names))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_lists_every_command_once() {
        for spec in COMMANDS {
            let count = GROUPS
                .iter()
                .flat_map(|(group, _)| group.commands())
                .filter(|listed| listed.id == spec.id)
                .count();
            assert_eq!(count, 1, "/{}", spec.name);
        }
    }
}
