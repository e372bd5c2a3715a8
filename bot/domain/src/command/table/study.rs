//! Rows for positions that people put up, and for problems.

use crate::command::listed::{CommandBranch, CommandGroup};
use crate::command::spec::{
    AllowedUsers, Changes, CommandFacts, CommandSpec, CompletionSource, OptionKind, ValueExtent, option,
};
use crate::port::{CommandId, Invocation};

pub(super) const SETUP: CommandSpec = CommandSpec {
    id: CommandId::Setup,
    name: "setup",
    help: "Set up a position, piece by piece or as text",
    options: &[
        option(
            "action",
            "What to do; show it by default",
            OptionKind::Choice(&[
                ("show", "show it to me"),
                ("new", "begin with a game's start position"),
                ("position", "set up a position from its text (FEN)"),
                ("put", "put pieces on squares"),
                ("move", "move a piece to another square"),
                ("remove", "take pieces off"),
                ("clear", "take all pieces off"),
                ("turn", "say whose turn it is"),
                ("moves", "list the legal moves"),
                ("beams", "tell where the beams run"),
                ("evaluation", "ask the computer what it thinks"),
                ("share", "show it to everybody"),
                ("play", "challenge anybody to play on from it"),
            ]),
            false,
            CompletionSource::No,
        ),
        option(
            "what",
            "Pieces (Qd1 kg8), squares, a side, a game or a position",
            OptionKind::Text(600),
            false,
            CompletionSource::No,
        ),
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
    help: "Solve a problem (#2, h#2.5, s#2, hlm2.5, pg4.0)",
    options: &[
        option(
            "stipulation",
            "What should I solve? For example mate in 2, #2, s#2, h#2.5, ser-#3, lm2, hlm2.5 or pg4.0",
            OptionKind::Text(30),
            true,
            CompletionSource::No,
        )
        .taking(ValueExtent::Stipulation),
        option(
            "position",
            "The position (FEN); what you have set up by default",
            OptionKind::Text(600),
            false,
            CompletionSource::No,
        )
        .taking(ValueExtent::Position),
        option("game", "Which game; chess by default", OptionKind::Text(30), false, CompletionSource::Games),
        option(
            "options",
            "Game options as name=value, separated by spaces",
            OptionKind::Text(200),
            false,
            CompletionSource::GameOptions,
        ),
        option(
            "target",
            "For pg: the position that the game should reach",
            OptionKind::Text(600),
            false,
            CompletionSource::No,
        )
        .taking(ValueExtent::Position),
    ],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Learn, 5),
    branch: (CommandBranch::Study, 10),
    facts: CommandFacts { draws: true, everybody: Some(|_| true), ..CommandFacts::SHOWS },
};
