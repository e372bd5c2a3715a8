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
    help: "Offer, accept, decline or claim a draw",
    options: &[option(
        "action",
        "What to do; offer by default",
        OptionKind::Choice(&[
            ("offer", "offer a draw"),
            ("accept", "accept the draw offered"),
            ("decline", "decline it"),
            ("claim", "claim a draw by repetition or the 50-move rule"),
        ]),
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
    help: "Request a takeback, or answer one",
    options: &[option(
        "action",
        "What to do; ask by default",
        OptionKind::Choice(&[
            ("ask", "ask to take back your last move"),
            ("accept", "agree"),
            ("decline", "refuse"),
        ]),
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
    help: "Pause the game by agreement, or continue it",
    options: &[option(
        "action",
        "What to do; ask by default",
        OptionKind::Choice(&[
            ("ask", "ask for a pause, or agree to one"),
            ("accept", "agree to the pause asked for"),
            ("decline", "refuse"),
            ("resume", "continue the paused game"),
        ]),
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
    help: "Hand your seat over to somebody, or answer such an offer",
    options: &[
        option("player", "Who plays on for you", OptionKind::Person, false, CompletionSource::No),
        option(
            "action",
            "An answer, or withdraw your offer",
            OptionKind::Choice(&[
                ("accept", "take the seat you were offered"),
                ("decline", "refuse it, or withdraw your own offer"),
            ]),
            false,
            CompletionSource::No,
        ),
    ],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 14),
    branch: (CommandBranch::Away, 2),
    facts: CommandFacts { seats: Changes::Always, ..CommandFacts::TOLD },
};

pub(super) const HOLIDAY: CommandSpec = CommandSpec {
    id: CommandId::Holiday,
    name: "holiday",
    help: "Be away for some days: your time in games with days or hours per move stops",
    options: &[option(
        "days",
        "How many days, or off; shows your holiday by default",
        OptionKind::Text(10),
        false,
        CompletionSource::No,
    )
    .taking(ValueExtent::All)],
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
    help: "When your opponent is out of time: claim the win, a draw, or wait",
    options: &[option(
        "what",
        "What do you claim? For example win",
        OptionKind::Choice(&[
            ("win", "you win the game"),
            ("draw", "a draw"),
            ("wait", "give them the same time again"),
            ("retire", "play on without them (three players)"),
            ("computer", "let the computer take over"),
        ]),
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
    help: "Offer, answer, end and list pacts",
    options: &[
        option(
            "action",
            "What to do; list by default",
            OptionKind::Choice(&[
                ("offer", "offer a pact"),
                ("accept", "accept an offer"),
                ("refuse", "refuse an offer"),
                ("counter", "refuse an offer and make another"),
                ("withdraw", "withdraw your own offer"),
                ("denounce", "end a pact after your next move"),
                ("list", "the pacts of this game"),
            ]),
            false,
            CompletionSource::No,
        ),
        option(
            "to",
            "Who it is for (red, black, both), or the number of a pact",
            OptionKind::Text(30),
            false,
            CompletionSource::PactWith,
        ),
        option(
            "terms",
            "The terms, for example each peace; white against black every 2",
            OptionKind::Text(1000),
            false,
            CompletionSource::PactTerms,
        ),
        option(
            "until",
            "How long it lasts: a round, king, king.black, term 2; no end by default",
            OptionKind::Text(40),
            false,
            CompletionSource::PactUntil,
        ),
        option(
            "stands",
            "For how many of your moves the offer is open, 1 to 3; 2 by default",
            OptionKind::Text(1),
            false,
            CompletionSource::No,
        )
        .taking(ValueExtent::Word),
        option(
            "words",
            "A promise in your own words, not enforced",
            OptionKind::Text(WORDS_CHARS),
            false,
            CompletionSource::No,
        )
        .taking(ValueExtent::All),
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
