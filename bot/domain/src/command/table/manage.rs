//! Rows for managing: what holds in a room, and what is kept about a person.

use super::look::GAME_CODE;
use crate::command::listed::{CommandBranch, CommandGroup};
use crate::command::spec::{
    AllowedUsers, Changes, CommandFacts, CommandOption, CommandSpec, CompletionSource, OptionKind,
    ValueExtent, option,
};
use crate::escape::NOTE_CHARS;
use crate::port::{CommandId, Invocation};

/// Who is blocked or muted, by a name that is shown.
const PLAYER_HERE: CommandOption = option("player", OptionKind::Text(100), false, CompletionSource::No);

/// Who is let play or heard again.
const THE_PLAYER: CommandOption = option("player", OptionKind::Text(100), false, CompletionSource::No);

/// Who is blocked or muted and may never have played.
const ANYBODY_HERE: CommandOption = option("person", OptionKind::Person, false, CompletionSource::No);

pub(super) const SETTINGS: CommandSpec = CommandSpec {
    id: CommandId::Settings,
    name: "settings",
    options: &[
        option(
            "setting",
            OptionKind::Choice(&[
                "games", "starters", "theme", "time", "threads", "rating", "places", "daily", "language",
            ]),
            false,
            CompletionSource::No,
        ),
        option("value", OptionKind::Text(100), false, CompletionSource::SettingValues),
    ],
    who: AllowedUsers::Admins,
    group: (CommandGroup::Manage, 1),
    branch: (CommandBranch::Admin, 1),
    facts: CommandFacts { needs_bot: true, ..CommandFacts::CHANGES },
};

pub(super) const LINK: CommandSpec = CommandSpec {
    id: CommandId::Link,
    name: "link",
    options: &[
        option("code", OptionKind::Text(40), false, CompletionSource::No).taking(ValueExtent::Word),
        option("encrypted", OptionKind::Choice(&["yes"]), false, CompletionSource::No),
    ],
    who: AllowedUsers::Admins,
    group: (CommandGroup::Manage, 2),
    branch: (CommandBranch::Admin, 2),
    facts: CommandFacts { needs_bot: true, ..CommandFacts::TOLD },
};

pub(super) const UNLINK: CommandSpec = CommandSpec {
    id: CommandId::Unlink,
    name: "unlink",
    options: &[],
    who: AllowedUsers::Admins,
    group: (CommandGroup::Manage, 3),
    branch: (CommandBranch::Admin, 3),
    facts: CommandFacts { needs_bot: true, ..CommandFacts::TOLD },
};

pub(super) const BLOCK: CommandSpec = CommandSpec {
    id: CommandId::Block,
    name: "block",
    options: &[PLAYER_HERE, ANYBODY_HERE],
    who: AllowedUsers::Admins,
    group: (CommandGroup::Manage, 4),
    branch: (CommandBranch::Admin, 4),
    // Their seats are cleared.
    facts: CommandFacts { needs_bot: true, seats: Changes::Always, ..CommandFacts::TOLD },
};

pub(super) const UNBLOCK: CommandSpec = CommandSpec {
    id: CommandId::Unblock,
    name: "unblock",
    options: &[THE_PLAYER, option("person", OptionKind::Person, false, CompletionSource::No)],
    who: AllowedUsers::Admins,
    group: (CommandGroup::Manage, 5),
    branch: (CommandBranch::Admin, 5),
    facts: CommandFacts { needs_bot: true, ..CommandFacts::CHANGES },
};

pub(super) const ADJUDICATE: CommandSpec = CommandSpec {
    id: CommandId::Adjudicate,
    name: "adjudicate",
    options: &[
        option(
            "result",
            OptionKind::Choice(&["draw", "white", "black", "blue", "red"]),
            true,
            CompletionSource::No,
        ),
        option("note", OptionKind::Text(NOTE_CHARS), false, CompletionSource::No).taking(ValueExtent::All),
        GAME_CODE,
    ],
    who: AllowedUsers::Admins,
    group: (CommandGroup::Manage, 6),
    branch: (CommandBranch::Admin, 6),
    facts: CommandFacts { needs_bot: true, ..CommandFacts::CHANGES },
};

pub(super) const MUTE: CommandSpec = CommandSpec {
    id: CommandId::Mute,
    name: "mute",
    options: &[PLAYER_HERE, ANYBODY_HERE],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Manage, 9),
    branch: (CommandBranch::Away, 5),
    facts: CommandFacts { secret: Changes::Always, ..CommandFacts::CHANGES },
};

pub(super) const UNMUTE: CommandSpec = CommandSpec {
    id: CommandId::Unmute,
    name: "unmute",
    options: &[THE_PLAYER, option("person", OptionKind::Person, false, CompletionSource::No)],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Manage, 10),
    branch: (CommandBranch::Away, 6),
    facts: CommandFacts { secret: Changes::Always, ..CommandFacts::CHANGES },
};

pub(super) const PINGS: CommandSpec = CommandSpec {
    id: CommandId::Pings,
    name: "pings",
    options: &[
        option("when", OptionKind::Choice(&["always", "away", "never"]), false, CompletionSource::No),
        option("quiet", OptionKind::Text(80), false, CompletionSource::No).taking(ValueExtent::Hours),
        option("zone", OptionKind::Text(40), false, CompletionSource::Zones),
        option("seats", OptionKind::Choice(&["yes", "no"]), false, CompletionSource::No),
    ],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Manage, 7),
    branch: (CommandBranch::Away, 4),
    facts: CommandFacts::CHANGES,
};

pub(super) const LANGUAGE: CommandSpec = CommandSpec {
    id: CommandId::Language,
    name: "language",
    options: &[option("language", OptionKind::Text(20), false, CompletionSource::Languages)],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Manage, 13),
    branch: (CommandBranch::Away, 7),
    facts: CommandFacts::CHANGES,
};

pub(super) const PRIVACY: CommandSpec = CommandSpec {
    id: CommandId::Privacy,
    name: "privacy",
    options: &[option(
        "action",
        OptionKind::Choice(&["show", "export", "delete"]),
        false,
        CompletionSource::No,
    )],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Manage, 11),
    branch: (CommandBranch::Main, 13),
    facts: CommandFacts { changes: Changes::When(deletes), secret: Changes::Always, ..CommandFacts::SHOWS },
};

/// What it does takes the locks that it needs.
pub(super) const OPERATOR: CommandSpec = CommandSpec {
    id: CommandId::Operator,
    name: "operator",
    options: &[option("do", OptionKind::Text(300), false, CompletionSource::No).taking(ValueExtent::All)],
    who: AllowedUsers::Operators,
    group: (CommandGroup::Manage, 12),
    branch: (CommandBranch::Admin, 7),
    facts: CommandFacts { secret: Changes::Always, needs_bot: true, ..CommandFacts::SHOWS },
};

/// To look at what is kept about oneself holds no room up.
fn deletes(invocation: &Invocation) -> bool {
    invocation.get("action").is_some_and(|action| action.eq_ignore_ascii_case("delete"))
}
