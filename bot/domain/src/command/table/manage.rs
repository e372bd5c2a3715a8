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
const PLAYER_HERE: CommandOption = option(
    "player",
    "A player's name, as it is shown here",
    OptionKind::Text(100),
    false,
    CompletionSource::No,
);

/// Who is let play or heard again.
const THE_PLAYER: CommandOption = option(
    "player",
    "The player's name, as it is shown here",
    OptionKind::Text(100),
    false,
    CompletionSource::No,
);

/// Who is blocked or muted and may never have played.
const ANYBODY_HERE: CommandOption =
    option("person", "Anybody here, played or not", OptionKind::Person, false, CompletionSource::No);

pub(super) const SETTINGS: CommandSpec = CommandSpec {
    id: CommandId::Settings,
    name: "settings",
    help: "Show or change this room's settings",
    options: &[
        option(
            "setting",
            "Which setting; shows all by default",
            OptionKind::Choice(&[
                ("games", "games allowed here"),
                ("starters", "who can start a game"),
                ("theme", "dark or light pictures"),
                ("time", "default time per move"),
                ("threads", "games in threads: on, off, or a #forum"),
                ("rating", "casual or rated games by default"),
                ("places", "whether the fallen of three share a place"),
                ("daily", "time of the daily puzzle, or off"),
            ]),
            false,
            CompletionSource::No,
        ),
        option("value", "The new value", OptionKind::Text(100), false, CompletionSource::SettingValues),
    ],
    who: AllowedUsers::Admins,
    group: (CommandGroup::Manage, 1),
    branch: (CommandBranch::Admin, 1),
    facts: CommandFacts { needs_bot: true, ..CommandFacts::CHANGES },
};

pub(super) const LINK: CommandSpec = CommandSpec {
    id: CommandId::Link,
    name: "link",
    help: "Link another room (of any network) to share games; gives a code or takes one",
    options: &[
        option(
            "code",
            "The code from the other room; makes one by default",
            OptionKind::Text(40),
            false,
            CompletionSource::No,
        )
        .taking(ValueExtent::Word),
        option(
            "encrypted",
            "yes, if this room is encrypted and its games may leave the encryption",
            OptionKind::Choice(&[("yes", "games may leave this room's encryption")]),
            false,
            CompletionSource::No,
        ),
    ],
    who: AllowedUsers::Admins,
    group: (CommandGroup::Manage, 2),
    branch: (CommandBranch::Admin, 2),
    facts: CommandFacts { needs_bot: true, ..CommandFacts::TOLD },
};

pub(super) const UNLINK: CommandSpec = CommandSpec {
    id: CommandId::Unlink,
    name: "unlink",
    help: "End the link of this room; games stay in the room they began in",
    options: &[],
    who: AllowedUsers::Admins,
    group: (CommandGroup::Manage, 3),
    branch: (CommandBranch::Admin, 3),
    facts: CommandFacts { needs_bot: true, ..CommandFacts::TOLD },
};

pub(super) const BLOCK: CommandSpec = CommandSpec {
    id: CommandId::Block,
    name: "block",
    help: "Block a player (here and at a shared table); lists who is blocked",
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
    help: "Unblock a player",
    options: &[
        THE_PLAYER,
        option("person", "Anybody who is blocked", OptionKind::Person, false, CompletionSource::No),
    ],
    who: AllowedUsers::Admins,
    group: (CommandGroup::Manage, 5),
    branch: (CommandBranch::Admin, 5),
    facts: CommandFacts { needs_bot: true, ..CommandFacts::CHANGES },
};

pub(super) const ADJUDICATE: CommandSpec = CommandSpec {
    id: CommandId::Adjudicate,
    name: "adjudicate",
    help: "End a game that its players can't finish, with a result and a note",
    options: &[
        option(
            "result",
            "Which result? Who wins, or draw",
            OptionKind::Choice(&[
                ("draw", "the game is drawn"),
                ("white", "White wins"),
                ("black", "Black wins"),
                ("blue", "Blue wins"),
                ("red", "Red wins"),
            ]),
            true,
            CompletionSource::No,
        ),
        option("note", "Why; everybody sees it", OptionKind::Text(NOTE_CHARS), false, CompletionSource::No)
            .taking(ValueExtent::All),
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
    help: "No challenges, offers or pings from somebody, on all servers; lists who is muted",
    options: &[PLAYER_HERE, ANYBODY_HERE],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Manage, 9),
    branch: (CommandBranch::Away, 5),
    facts: CommandFacts { secret: Changes::Always, ..CommandFacts::CHANGES },
};

pub(super) const UNMUTE: CommandSpec = CommandSpec {
    id: CommandId::Unmute,
    name: "unmute",
    help: "Hear somebody again whom you have muted",
    options: &[
        THE_PLAYER,
        option("person", "Anybody you have muted", OptionKind::Person, false, CompletionSource::No),
    ],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Manage, 10),
    branch: (CommandBranch::Away, 6),
    facts: CommandFacts { secret: Changes::Always, ..CommandFacts::CHANGES },
};

pub(super) const PINGS: CommandSpec = CommandSpec {
    id: CommandId::Pings,
    name: "pings",
    help: "See or change when you are pinged",
    options: &[
        option(
            "when",
            "On which occasions",
            OptionKind::Choice(&[
                ("always", "whenever it is your turn"),
                ("away", "only when you have been away for 5 minutes"),
                ("never", "never; boards still name you"),
            ]),
            false,
            CompletionSource::No,
        ),
        option(
            "quiet",
            "Hours without pings, for example 22:00-07:00 or 10pm-7am; or none",
            OptionKind::Text(80),
            false,
            CompletionSource::No,
        )
        .taking(ValueExtent::Hours),
        option(
            "zone",
            "Your time zone, for example Europe/Berlin or +01:00",
            OptionKind::Text(40),
            false,
            CompletionSource::Zones,
        ),
        option(
            "seats",
            "Also when somebody offers you their seat in a game; no by default",
            OptionKind::Choice(&[("yes", "ping me for a seat"), ("no", "name me only")]),
            false,
            CompletionSource::No,
        ),
    ],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Manage, 7),
    branch: (CommandBranch::Away, 4),
    facts: CommandFacts::CHANGES,
};

pub(super) const PRIVACY: CommandSpec = CommandSpec {
    id: CommandId::Privacy,
    name: "privacy",
    help: "See, export or delete what is kept about you",
    options: &[option(
        "action",
        "Show, export or delete",
        OptionKind::Choice(&[
            ("show", "what is kept about you"),
            ("export", "all of it as a file"),
            ("delete", "delete it, after a confirmation"),
        ]),
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
    help: "Look after the games, people and channels of the whole bot",
    options: &[option(
        "do",
        "games, game G12 end, person ID block, room NAME manager NAME; alone it lists them all",
        OptionKind::Text(300),
        false,
        CompletionSource::No,
    )
    .taking(ValueExtent::All)],
    who: AllowedUsers::Operators,
    group: (CommandGroup::Manage, 12),
    branch: (CommandBranch::Admin, 7),
    facts: CommandFacts { secret: Changes::Always, needs_bot: true, ..CommandFacts::SHOWS },
};

/// To look at what is kept about oneself holds no room up.
fn deletes(invocation: &Invocation) -> bool {
    invocation.get("action").is_some_and(|action| action.eq_ignore_ascii_case("delete"))
}
