//! Rows for starting a game: challenges and seats.

use crate::command::listed::{CommandBranch, CommandGroup};
use crate::command::spec::{
    AllowedUsers, Changes, CommandFacts, CommandOption, CommandSpec, CompletionSource, OptionKind,
    ValueExtent, option,
};
use crate::port::CommandId;

/// What is played, here and in a tournament.
pub(super) const GAME: CommandOption = option("game", OptionKind::Text(30), false, CompletionSource::Games);

/// By which options of its rules.
pub(super) const OPTIONS: CommandOption =
    option("options", OptionKind::Text(200), false, CompletionSource::GameOptions);

const SIDE: CommandOption =
    option("side", OptionKind::Choice(&["first", "second", "third", "random"]), false, CompletionSource::No)
        .taking(ValueExtent::Side);

const AGAINST: CommandOption =
    option("against", OptionKind::Choice(&["computer", "one-computer"]), false, CompletionSource::No);

const LEVEL: CommandOption = option(
    "level",
    OptionKind::Choice(&["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]),
    false,
    CompletionSource::No,
);

const TEMPER: CommandOption = option(
    "temper",
    OptionKind::Choice(&["loyal", "shrewd", "treacherous", "any"]),
    false,
    CompletionSource::No,
);

const WHERE: CommandOption =
    option("where", OptionKind::Choice(&["here", "thread"]), false, CompletionSource::No);

const RATING: CommandOption =
    option("rating", OptionKind::Choice(&["casual", "rated"]), false, CompletionSource::No);

pub(super) const CHALLENGE: CommandSpec = CommandSpec {
    id: CommandId::Challenge,
    name: "challenge",
    options: &[
        option("opponent", OptionKind::Person, false, CompletionSource::No),
        AGAINST,
        LEVEL,
        TEMPER,
        GAME,
        OPTIONS,
        SIDE,
        option("time", OptionKind::Text(20), false, CompletionSource::Times),
        option("position", OptionKind::Text(400), false, CompletionSource::Position),
        RATING,
        WHERE,
    ],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Start, 1),
    branch: (CommandBranch::Top, 1),
    facts: CommandFacts {
        seats: Changes::Always,
        opens_form: Some(|asked| asked.options.is_empty()),
        ..CommandFacts::TOLD
    },
};

pub(super) const ACCEPT: CommandSpec = CommandSpec {
    id: CommandId::Accept,
    name: "accept",
    options: &[SIDE, WHERE],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Start, 2),
    branch: (CommandBranch::Main, 1),
    facts: CommandFacts { seats: Changes::Always, ..CommandFacts::TOLD },
};

pub(super) const DECLINE: CommandSpec = CommandSpec {
    id: CommandId::Decline,
    name: "decline",
    options: &[],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Start, 3),
    branch: (CommandBranch::Main, 2),
    facts: CommandFacts { seats: Changes::Always, ..CommandFacts::TOLD },
};

pub(super) const CANCEL: CommandSpec = CommandSpec {
    id: CommandId::Cancel,
    name: "cancel",
    options: &[],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Start, 4),
    branch: (CommandBranch::Main, 3),
    facts: CommandFacts { seats: Changes::Always, ..CommandFacts::TOLD },
};

pub(super) const REMATCH: CommandSpec = CommandSpec {
    id: CommandId::Rematch,
    name: "rematch",
    options: &[],
    who: AllowedUsers::Players,
    group: (CommandGroup::Start, 5),
    branch: (CommandBranch::Main, 4),
    facts: CommandFacts { seats: Changes::Always, ..CommandFacts::TOLD },
};
