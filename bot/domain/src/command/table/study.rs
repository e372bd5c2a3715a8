//! Rows for positions that people put up, and for problems.

use crate::command::listed::{CommandBranch, CommandGroup};
use crate::command::spec::{
    AllowedUsers, Changes, CommandFacts, CommandSpec, CompletionSource, OptionKind, ValueExtent, option,
};
use crate::port::{CommandId, Invocation};

pub(super) const SETUP: CommandSpec = CommandSpec {
    id: CommandId::Setup,
    name: "setup",
    options: &[
        option(
            "action",
            OptionKind::Choice(&[
                "show",
                "new",
                "position",
                "put",
                "move",
                "remove",
                "clear",
                "turn",
                "moves",
                "beams",
                "evaluation",
                "share",
                "play",
            ]),
            false,
            CompletionSource::No,
        ),
        option("what", OptionKind::Text(600), false, CompletionSource::No),
    ],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Learn, 4),
    branch: (CommandBranch::Study, 9),
    facts: CommandFacts {
        draws: true,
        changes: Changes::When(plays),
        seats: Changes::When(plays),
        everybody: Some(is_shared),
        ..CommandFacts::SHOWS
    },
};

/// To play on from it is a challenge.
fn plays(invocation: &Invocation) -> bool {
    invocation.get("action").is_some_and(|action| action.eq_ignore_ascii_case("play"))
}

/// What is put up is its maker's own until it is shared.
fn is_shared(invocation: &Invocation) -> bool {
    invocation.get("action").is_some_and(|action| action.eq_ignore_ascii_case("share"))
}

pub(super) const SOLVE: CommandSpec = CommandSpec {
    id: CommandId::Solve,
    name: "solve",
    options: &[
        option("stipulation", OptionKind::Text(30), true, CompletionSource::No)
            .taking(ValueExtent::Stipulation),
        option("position", OptionKind::Text(600), false, CompletionSource::No).taking(ValueExtent::Position),
        option("game", OptionKind::Text(30), false, CompletionSource::Games),
        option("options", OptionKind::Text(200), false, CompletionSource::GameOptions),
        option("target", OptionKind::Text(600), false, CompletionSource::No).taking(ValueExtent::Position),
    ],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Learn, 5),
    branch: (CommandBranch::Study, 10),
    facts: CommandFacts { draws: true, everybody: Some(|_| true), ..CommandFacts::SHOWS },
};
