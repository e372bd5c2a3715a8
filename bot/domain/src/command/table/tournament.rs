//! The row for tournaments.

use super::begin::{GAME, OPTIONS};
use crate::command::listed::{CommandBranch, CommandGroup};
use crate::command::spec::{
    AllowedUsers, Changes, CommandFacts, CommandSpec, CompletionSource, OptionKind, ValueExtent, option,
};
use crate::port::{CommandId, Invocation};

pub(super) const TOURNAMENT: CommandSpec = CommandSpec {
    id: CommandId::Tournament,
    name: "tournament",
    options: &[
        option(
            "action",
            OptionKind::Choice(&["standings", "join", "leave", "create", "start", "end"]),
            false,
            CompletionSource::No,
        ),
        option(
            "format",
            OptionKind::Choice(&["arena", "swiss", "knockout", "league"]),
            false,
            CompletionSource::No,
        ),
        GAME,
        OPTIONS,
        option("time", OptionKind::Text(20), false, CompletionSource::Times),
        option("rating", OptionKind::Choice(&["casual", "rated"]), false, CompletionSource::No),
        option("ties", OptionKind::Choice(&["rematch", "seed", "second"]), false, CompletionSource::No),
        option("rounds", OptionKind::Text(2), false, CompletionSource::No).taking(ValueExtent::Count),
        option("length", OptionKind::Text(20), false, CompletionSource::No).taking(ValueExtent::Span),
        option("first", OptionKind::Text(20), false, CompletionSource::No).taking(ValueExtent::Span),
    ],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 13),
    branch: (CommandBranch::Main, 12),
    facts: CommandFacts {
        needs_bot: true,
        changes: Changes::When(does_something),
        draws: true,
        ..CommandFacts::SHOWS
    },
};

/// To look at the standings holds no room up.
fn does_something(invocation: &Invocation) -> bool {
    !invocation.get("action").unwrap_or("standings").eq_ignore_ascii_case("standings")
}
