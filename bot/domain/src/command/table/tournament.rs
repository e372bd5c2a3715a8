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
    help: "Tournaments: join one, see who leads; managers create, start and end them",
    options: &[
        option(
            "action",
            "What to do; standings by default",
            OptionKind::Choice(&[
                ("standings", "who leads, and who plays whom"),
                ("join", "take part"),
                ("leave", "withdraw"),
                ("create", "announce a tournament (managers)"),
                ("start", "start it (managers)"),
                ("end", "end it now (managers)"),
            ]),
            false,
            CompletionSource::No,
        ),
        option(
            "format",
            "How opponents are found; Swiss by default, a league for three players",
            OptionKind::Choice(&[
                ("arena", "a new opponent after every game, until the time is over"),
                ("swiss", "rounds against players with equal scores"),
                ("knockout", "whoever loses is out"),
                ("league", "tables of three"),
            ]),
            false,
            CompletionSource::No,
        ),
        GAME,
        OPTIONS,
        option(
            "time",
            "A clock like 10+5 (default), or a time per move like 1d",
            OptionKind::Text(20),
            false,
            CompletionSource::Times,
        ),
        option(
            "rating",
            "Whether the games count for ratings; casual by default",
            OptionKind::Choice(&[("casual", "they don't count"), ("rated", "they count for ratings")]),
            false,
            CompletionSource::No,
        ),
        option(
            "ties",
            "Knockout: who goes on after a draw; a rematch decides by default",
            OptionKind::Choice(&[
                ("rematch", "up to two rematches, then the higher seed"),
                ("seed", "the higher seed"),
                ("second", "the side that moved second"),
            ]),
            false,
            CompletionSource::No,
        ),
        option(
            "rounds",
            "How many rounds, 1 to 30; by the number of players by default",
            OptionKind::Text(2),
            false,
            CompletionSource::No,
        )
        .taking(ValueExtent::Count),
        option(
            "length",
            "How long an arena lasts, like 45m or 2h; 1h by default",
            OptionKind::Text(20),
            false,
            CompletionSource::No,
        )
        .taking(ValueExtent::Span),
        option(
            "first",
            "How long the first move may take, like 10m; 5m by default",
            OptionKind::Text(20),
            false,
            CompletionSource::No,
        )
        .taking(ValueExtent::Span),
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
