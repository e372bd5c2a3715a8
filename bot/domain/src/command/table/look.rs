//! Rows for looking at games, and for their records.

use crate::command::listed::{CommandBranch, CommandGroup};
use crate::command::spec::{
    AllowedUsers, Changes, CommandFacts, CommandOption, CommandSpec, CompletionSource, OptionKind,
    ValueExtent, option,
};
use crate::port::CommandId;

pub(super) const GAME_CODE: CommandOption =
    option("game", OptionKind::Text(12), false, CompletionSource::GameCodes);

pub(super) const BOARD: CommandSpec = CommandSpec {
    id: CommandId::Board,
    name: "board",
    options: &[
        option("how", OptionKind::Choice(&["picture", "turned", "text"]), false, CompletionSource::No),
        GAME_CODE,
    ],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 1),
    branch: (CommandBranch::Top, 4),
    facts: CommandFacts { draws: true, ..CommandFacts::SHOWS },
};

pub(super) const BALANCE: CommandSpec = CommandSpec {
    id: CommandId::Balance,
    name: "balance",
    options: &[],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 5),
    branch: (CommandBranch::Study, 8),
    facts: CommandFacts { everybody: Some(|_| true), ..CommandFacts::SHOWS },
};

pub(super) const PROFILE: CommandSpec = CommandSpec {
    id: CommandId::Profile,
    name: "profile",
    options: &[option("player", OptionKind::Person, false, CompletionSource::No)],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 11),
    branch: (CommandBranch::Top, 9),
    facts: CommandFacts { draws: true, everybody: Some(|_| true), ..CommandFacts::SHOWS },
};

pub(super) const LEADERBOARD: CommandSpec = CommandSpec {
    id: CommandId::Leaderboard,
    name: "leaderboard",
    options: &[
        option("game", OptionKind::Text(30), false, CompletionSource::Games),
        option(
            "tempo",
            OptionKind::Choice(&[
                "bullet",
                "blitz",
                "rapid",
                "classical",
                "realtime",
                "correspondence",
                "untimed",
            ]),
            false,
            CompletionSource::No,
        ),
        option("of", OptionKind::Choice(&["server", "all"]), false, CompletionSource::No),
        option("me", OptionKind::Choice(&["list", "hide"]), false, CompletionSource::No),
    ],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 12),
    branch: (CommandBranch::Main, 11),
    facts: CommandFacts {
        draws: true,
        changes: Changes::When(|invocation| invocation.get("me").is_some()),
        ..CommandFacts::SHOWS
    },
};

pub(super) const GAMES: CommandSpec = CommandSpec {
    id: CommandId::Games,
    name: "games",
    options: &[],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 8),
    branch: (CommandBranch::Top, 6),
    facts: CommandFacts::SHOWS,
};

pub(super) const WATCH: CommandSpec = CommandSpec {
    id: CommandId::Watch,
    name: "watch",
    options: &[option("game", OptionKind::Text(12), true, CompletionSource::GameCodes)],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 9),
    branch: (CommandBranch::Top, 5),
    facts: CommandFacts { needs_bot: true, ..CommandFacts::CHANGES },
};

pub(super) const UNWATCH: CommandSpec = CommandSpec {
    id: CommandId::Unwatch,
    name: "unwatch",
    options: &[option("game", OptionKind::Text(12), false, CompletionSource::GameCodes)],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 10),
    branch: (CommandBranch::Main, 10),
    facts: CommandFacts { needs_bot: true, ..CommandFacts::CHANGES },
};

pub(super) const HISTORY: CommandSpec = CommandSpec {
    id: CommandId::History,
    name: "history",
    options: &[GAME_CODE],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 6),
    branch: (CommandBranch::Study, 1),
    facts: CommandFacts::SHOWS,
};

pub(super) const REPLAY: CommandSpec = CommandSpec {
    id: CommandId::Replay,
    name: "replay",
    options: &[GAME_CODE],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 7),
    branch: (CommandBranch::Study, 2),
    facts: CommandFacts { draws: true, everybody: Some(|_| true), ..CommandFacts::SHOWS },
};

pub(super) const EXPORT: CommandSpec = CommandSpec {
    id: CommandId::Export,
    name: "export",
    options: &[
        GAME_CODE,
        option("format", OptionKind::Choice(&["record", "pgn", "pdn"]), false, CompletionSource::No),
    ],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 14),
    branch: (CommandBranch::Study, 12),
    facts: CommandFacts::SHOWS,
};

pub(super) const IMPORT: CommandSpec = CommandSpec {
    id: CommandId::Import,
    name: "import",
    options: &[option("record", OptionKind::Record, true, CompletionSource::No).taking(ValueExtent::All)],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 15),
    branch: (CommandBranch::Study, 13),
    facts: CommandFacts { draws: true, ..CommandFacts::SHOWS },
};

pub(super) const ASK: CommandSpec = CommandSpec {
    id: CommandId::Ask,
    name: "ask",
    options: &[option("question", OptionKind::Text(60), true, CompletionSource::Questions)],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 3),
    branch: (CommandBranch::Study, 5),
    facts: CommandFacts::SHOWS,
};

pub(super) const EXPLAIN: CommandSpec = CommandSpec {
    id: CommandId::Explain,
    name: "explain",
    options: &[GAME_CODE],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 4),
    branch: (CommandBranch::Study, 4),
    facts: CommandFacts { draws: true, ..CommandFacts::SHOWS },
};

pub(super) const ANALYSE: CommandSpec = CommandSpec {
    id: CommandId::Analyse,
    name: "analyse",
    options: &[option("game", OptionKind::Text(12), false, CompletionSource::GameCodes)],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 16),
    branch: (CommandBranch::Study, 3),
    facts: CommandFacts::CHANGES,
};
