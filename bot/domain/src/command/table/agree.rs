//! Rows for what players ask of each other: draws, takebacks, pauses, seats, claims and pacts.

use crate::command::listed::{CommandBranch, CommandGroup};
use crate::command::spec::{
    AllowedUsers, Changes, CommandFacts, CommandSpec, CompletionSource, OptionKind, ValueExtent, option,
};
use crate::escape::WORDS_CHARS;
use crate::port::{CommandId, Invocation};

pub(super) const DRAW: CommandSpec = CommandSpec {
    id: CommandId::Draw,
    name: "draw",
    options: &[option(
        "action",
        OptionKind::Choice(&["offer", "accept", "decline", "claim"]),
        false,
        CompletionSource::No,
    )],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 11),
    branch: (CommandBranch::Main, 6),
    facts: CommandFacts::TOLD,
};

pub(super) const TAKEBACK: CommandSpec = CommandSpec {
    id: CommandId::Takeback,
    name: "takeback",
    options: &[option(
        "action",
        OptionKind::Choice(&["ask", "accept", "decline"]),
        false,
        CompletionSource::No,
    )],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 12),
    branch: (CommandBranch::Main, 7),
    facts: CommandFacts::TOLD,
};

pub(super) const PAUSE: CommandSpec = CommandSpec {
    id: CommandId::Pause,
    name: "pause",
    options: &[option(
        "action",
        OptionKind::Choice(&["ask", "accept", "decline", "resume"]),
        false,
        CompletionSource::No,
    )],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 13),
    branch: (CommandBranch::Away, 1),
    facts: CommandFacts::TOLD,
};

pub(super) const SUBSTITUTE: CommandSpec = CommandSpec {
    id: CommandId::Substitute,
    name: "substitute",
    options: &[
        option("player", OptionKind::Person, false, CompletionSource::No),
        option("action", OptionKind::Choice(&["accept", "decline"]), false, CompletionSource::No),
    ],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 14),
    branch: (CommandBranch::Away, 2),
    facts: CommandFacts { seats: Changes::Always, ..CommandFacts::TOLD },
};

pub(super) const HOLIDAY: CommandSpec = CommandSpec {
    id: CommandId::Holiday,
    name: "holiday",
    options: &[option("days", OptionKind::Text(10), false, CompletionSource::No).taking(ValueExtent::All)],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Manage, 8),
    branch: (CommandBranch::Away, 3),
    facts: CommandFacts {
        changes: Changes::When(|asked| asked.get("days").is_some()),
        ..CommandFacts::SHOWS
    },
};

pub(super) const CLAIM: CommandSpec = CommandSpec {
    id: CommandId::Claim,
    name: "claim",
    options: &[option(
        "what",
        OptionKind::Choice(&["win", "draw", "wait", "retire", "computer"]),
        true,
        CompletionSource::No,
    )],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 18),
    branch: (CommandBranch::Main, 8),
    facts: CommandFacts::TOLD,
};

pub(super) const PACT: CommandSpec = CommandSpec {
    id: CommandId::Pact,
    name: "pact",
    options: &[
        option(
            "action",
            OptionKind::Choice(&["offer", "accept", "refuse", "counter", "withdraw", "denounce", "list"]),
            false,
            CompletionSource::No,
        ),
        option("to", OptionKind::Text(30), false, CompletionSource::PactWith),
        option("terms", OptionKind::Text(1000), false, CompletionSource::PactTerms),
        option("until", OptionKind::Text(40), false, CompletionSource::PactUntil),
        option("stands", OptionKind::Text(1), false, CompletionSource::No).taking(ValueExtent::Word),
        option("words", OptionKind::Text(WORDS_CHARS), false, CompletionSource::No).taking(ValueExtent::All),
    ],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 15),
    branch: (CommandBranch::Top, 3),
    facts: CommandFacts {
        changes: Changes::When(offers_or_answers),
        opens_form: Some(|_| true),
        ..CommandFacts::TOLD
    },
};

/// Without its terms an offer is a form, and without a word a list.
fn offers_or_answers(invocation: &Invocation) -> bool {
    let word = invocation.get("action").unwrap_or("list").to_ascii_lowercase();
    let terms = invocation.get("terms").is_some() || invocation.get("words").is_some();
    !matches!((word.as_str(), terms), ("list", _) | ("offer" | "counter", false))
}
