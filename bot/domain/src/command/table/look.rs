//! Rows for looking at games, and for their records.

use crate::command::listed::{CommandBranch, CommandGroup};
use crate::command::mark::{EXPORT as EXPORT_MARK, GAMES as GAMES_MARK, says};
use crate::command::spec::{
    AllowedUsers, Changes, CommandFacts, CommandOption, CommandSpec, CompletionSource, OptionKind,
    ValueExtent, option,
};
use crate::port::CommandId;

pub(super) const GAME_CODE: CommandOption = option(
    "game",
    "The game's code; this room's game by default",
    OptionKind::Text(12),
    false,
    CompletionSource::GameCodes,
);

pub(super) const BOARD: CommandSpec = CommandSpec {
    id: CommandId::Board,
    name: "board",
    help: "The board as a picture or text",
    options: &[
        option(
            "how",
            "As a picture, from the other side, or as text",
            OptionKind::Choice(&[
                ("picture", "a picture"),
                ("turned", "a picture from the other side"),
                ("text", "text, square by square"),
            ]),
            false,
            CompletionSource::No,
        ),
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
    help: "What each side has, in numbers",
    options: &[],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 5),
    branch: (CommandBranch::Study, 8),
    facts: CommandFacts { everybody: Some(|_| true), ..CommandFacts::SHOWS },
};

pub(super) const PROFILE: CommandSpec = CommandSpec {
    id: CommandId::Profile,
    name: "profile",
    help: "Somebody's ratings, games and pacts",
    options: &[option("player", "Who; you by default", OptionKind::Person, false, CompletionSource::No)],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 11),
    branch: (CommandBranch::Top, 9),
    facts: CommandFacts { draws: true, everybody: Some(|_| true), ..CommandFacts::SHOWS },
};

pub(super) const LEADERBOARD: CommandSpec = CommandSpec {
    id: CommandId::Leaderboard,
    name: "leaderboard",
    help: "The best ratings in a game",
    options: &[
        option(
            "game",
            "Which game; the most rated one by default",
            OptionKind::Text(30),
            false,
            CompletionSource::Games,
        ),
        option(
            "tempo",
            "How fast; what is played most by default",
            OptionKind::Choice(&[
                ("bullet", "less than 3 minutes each"),
                ("blitz", "less than 8 minutes each"),
                ("rapid", "less than 25 minutes each"),
                ("classical", "a longer clock"),
                ("realtime", "without turns, in one sitting"),
                ("correspondence", "hours or days per move"),
                ("untimed", "no time limit"),
            ]),
            false,
            CompletionSource::No,
        ),
        option(
            "of",
            "Of this server (default) or of all",
            OptionKind::Choice(&[("server", "this server"), ("all", "all servers")]),
            false,
            CompletionSource::No,
        ),
        option(
            "me",
            "Whether you are on the list of all servers; you are not by default",
            OptionKind::Choice(&[("list", "put me on it"), ("hide", "take me off it")]),
            false,
            CompletionSource::No,
        ),
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
    help: "The games on this server",
    options: &[],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 8),
    branch: (CommandBranch::Top, 6),
    facts: CommandFacts::SHOWS,
};

pub(super) const WATCH: CommandSpec = CommandSpec {
    id: CommandId::Watch,
    name: "watch",
    help: "Follow a game of another room here",
    options: &[option(
        "game",
        says!("Which game? See ", GAMES_MARK),
        OptionKind::Text(12),
        true,
        CompletionSource::GameCodes,
    )],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 9),
    branch: (CommandBranch::Top, 5),
    facts: CommandFacts { needs_bot: true, ..CommandFacts::CHANGES },
};

pub(super) const UNWATCH: CommandSpec = CommandSpec {
    id: CommandId::Unwatch,
    name: "unwatch",
    help: "Stop following games here",
    options: &[option(
        "game",
        "The game's code; all by default",
        OptionKind::Text(12),
        false,
        CompletionSource::GameCodes,
    )],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 10),
    branch: (CommandBranch::Main, 10),
    facts: CommandFacts { needs_bot: true, ..CommandFacts::CHANGES },
};

pub(super) const HISTORY: CommandSpec = CommandSpec {
    id: CommandId::History,
    name: "history",
    help: "The moves so far",
    options: &[GAME_CODE],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 6),
    branch: (CommandBranch::Study, 1),
    facts: CommandFacts::SHOWS,
};

pub(super) const REPLAY: CommandSpec = CommandSpec {
    id: CommandId::Replay,
    name: "replay",
    help: "The game as an animation",
    options: &[GAME_CODE],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 7),
    branch: (CommandBranch::Study, 2),
    facts: CommandFacts { draws: true, everybody: Some(|_| true), ..CommandFacts::SHOWS },
};

pub(super) const EXPORT: CommandSpec = CommandSpec {
    id: CommandId::Export,
    name: "export",
    help: "The game as a text record, PGN or PDN",
    options: &[
        GAME_CODE,
        option(
            "format",
            "Which format; a record by default",
            OptionKind::Choice(&[
                ("record", "a text record of Lasermate"),
                ("pgn", "PGN, for chess programs (two players)"),
                ("pdn", "PDN, for draughts programs"),
            ]),
            false,
            CompletionSource::No,
        ),
    ],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 14),
    branch: (CommandBranch::Study, 12),
    facts: CommandFacts::SHOWS,
};

pub(super) const IMPORT: CommandSpec = CommandSpec {
    id: CommandId::Import,
    name: "import",
    help: "Show a game from a text record, PGN or PDN",
    options: &[option(
        "record",
        says!("Which record? From ", EXPORT_MARK, ", or a game as PGN or PDN"),
        OptionKind::Record,
        true,
        CompletionSource::No,
    )
    .taking(ValueExtent::All)],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 15),
    branch: (CommandBranch::Study, 13),
    facts: CommandFacts { draws: true, ..CommandFacts::SHOWS },
};

pub(super) const ASK: CommandSpec = CommandSpec {
    id: CommandId::Ask,
    name: "ask",
    help: "Ask about the position (a square, a beam, the last move)",
    options: &[option(
        "question",
        "What do you want to know? For example e4, attackers e4, blue beam or last move",
        OptionKind::Text(60),
        true,
        CompletionSource::Questions,
    )],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 3),
    branch: (CommandBranch::Study, 5),
    facts: CommandFacts::SHOWS,
};

pub(super) const EXPLAIN: CommandSpec = CommandSpec {
    id: CommandId::Explain,
    name: "explain",
    help: "What the last move did, step by step",
    options: &[GAME_CODE],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 4),
    branch: (CommandBranch::Study, 4),
    facts: CommandFacts { draws: true, ..CommandFacts::SHOWS },
};

pub(super) const ANALYSE: CommandSpec = CommandSpec {
    id: CommandId::Analyse,
    name: "analyse",
    help: "Analyse a finished game: biggest mistakes, missed lasermates",
    options: &[option(
        "game",
        "The game's code; this room's last game by default",
        OptionKind::Text(12),
        false,
        CompletionSource::GameCodes,
    )],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 16),
    branch: (CommandBranch::Study, 3),
    facts: CommandFacts::CHANGES,
};
