//! Help, printed from the table of commands.

use crate::text::command::line;
use lasermate_domain::command::mark::{self, CHALLENGE, HELP, MOVE, RULES, says};
use lasermate_domain::command::{
    AllowedUsers, COMMANDS, CommandGroup, CommandId, CommandOption, CommandSpec, CompletionSource,
    OptionKind, nearest, offered,
};
use lasermate_domain::escape::escape_text;
use lasermate_domain::port::PersonId;
use lasermate_domain::sessions::session::Session;
use lasermate_domain::time_control::OFFERED;
use lasermate_engine::overlays::lasers::Mode;
use lasermate_engine::variants::Setup;

/// The headings, in the order in which help lists them.
const GROUPS: [(CommandGroup, &str); 5] = [
    (CommandGroup::Start, "Start"),
    (CommandGroup::Play, "Play"),
    (CommandGroup::Look, "Look"),
    (CommandGroup::Learn, "Learn"),
    (CommandGroup::Manage, "Manage"),
];

/// How many pages the commands have.
pub const HELP_PAGES: usize = GROUPS.len();

/// A page of the commands that matter in a room with this game, or in one without, for whoever asks, a line each: what is needed next
/// is on the first. The last page for any that is not there.
pub fn help_page(page: usize, game: Option<&Session>, who: &PersonId) -> String {
    let page = page.min(HELP_PAGES - 1);
    let first = if game.is_some() { CommandGroup::Play } else { CommandGroup::Start };
    let mut groups = GROUPS;
    groups.sort_by_key(|(group, _)| *group != first);
    let (group, title) = groups[page];
    let mut text = match game {
        _ if page > 0 => String::new(),
        Some(live) => format!("**{}** is on here.{}\n\n", live.setup.preset().title, next_move(live, who)),
        None => format!(
            "**Lasermate** plays chess variants here. To start: `{CHALLENGE} computer`, then `{MOVE} e2e4`.\n\n"
        ),
    };
    text += &format!("**{title}** ({} of {HELP_PAGES})\n", page + 1);
    let mut specs = group.commands();
    specs.retain(|spec| spec.is_offered() && game.is_none_or(|live| matters(spec.id, &live.setup)));
    for spec in specs {
        // The rest is under `/help command`.
        let short = spec.help.split([';', '(']).next().unwrap_or_default().trim_end();
        text += &format!("`{}` {short}\n", spec.mark());
    }
    if page == 0 {
        text += says!("\n`", HELP, " command` explains a command, `", RULES, "` the game.");
    }
    text
}

/// How whoever can move now makes a move, and for all others whose turn it is.
fn next_move(live: &Session, who: &PersonId) -> String {
    let own = live.seat_of(who).map_or_else(Vec::new, |seat| live.game.legal(seat));
    let moves: Vec<_> = own.iter().filter(|legal| !legal.from.is_empty() && !legal.is_drop()).collect();
    // The shortest are the plainest, and in the middle stand those of the middle of the board.
    let short = moves.iter().map(|legal| legal.exact.len()).min();
    let plain: Vec<_> = moves.iter().filter(|legal| Some(legal.exact.len()) == short).collect();
    if let Some(example) = plain.get(plain.len() / 2) {
        return format!(" Your move, for example `{}`.", line(CommandId::Move, &example.exact));
    }
    let mover = live.game.to_act().mover();
    mover.map_or_else(String::new, |seat| format!(" {} to move.", live.game.side(seat).title()))
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
            Some(near) => {
                format!("There is no command {}. Did you mean `{}`?", mark::line(&typed), mark::line(near))
            }
            None => format!("There is no command {}. `{HELP}` lists them all.", mark::line(&typed)),
        };
    };
    let mut text = format!("`{}`\n{}.\n", spec.usage(), spec.help);
    for option in spec.options {
        text += &option_line(option);
    }
    text += match spec.who {
        AllowedUsers::Anybody => "",
        AllowedUsers::Players => "For the players of this room's game.",
        AllowedUsers::Admins => "For people who can manage this room.",
        AllowedUsers::Operators => "For people who run this bot.",
    };
    text.trim_end().to_owned()
}

fn option_line(option: &CommandOption) -> String {
    let needed = if option.required { "" } else { " (optional)" };
    let mut line = format!("- `{}`{needed}: {}\n", option.name, option.help);
    if option.complete == CompletionSource::Times {
        let times: Vec<_> = OFFERED.iter().map(|(time, _)| format!("`{time}`")).collect();
        line += &format!("  - {}\n", times.join(", "));
    }
    if let OptionKind::Choice(values) = option.kind {
        for (value, what) in values {
            // Some say what they are called in menus: once is enough.
            let what = what.strip_prefix(value).and_then(|rest| rest.strip_prefix(": ")).unwrap_or(what);
            line += &format!("  - `{value}` {what}\n");
        }
    }
    line
}

/// No game is called so.
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
            let count = GROUPS
                .iter()
                .flat_map(|(group, _)| group.commands())
                .filter(|listed| listed.id == spec.id)
                .count();
            assert_eq!(count, 1, "/{}", spec.name);
        }
    }
}
