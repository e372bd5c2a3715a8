//! Rows for who plays: moves, answers, offers, pacts and claims.

use lasermate_engine::variants::LONGEST_TYPED;

use crate::command::listed::{CommandBranch, CommandGroup};
use crate::command::spec::{
    AllowedUsers, Changes, CommandFacts, CommandSpec, CompletionSource, OptionKind, ValueExtent, option,
};
use crate::escape::WORDS_CHARS;
use crate::port::{CommandId, Invocation};
use crate::variants;

/// A move, as long as the longest that any game reads.
const MOVE_TEXT: OptionKind = OptionKind::Text(LONGEST_TYPED as u16);

pub(super) const MOVE: CommandSpec = CommandSpec {
    id: CommandId::Move,
    name: "move",
    help: "Make your move (without a move: from menus)",
    options: &[option(
        "move",
        "The move: e2e4, Nf3, O-O, e7e8q; leave out to choose from menus",
        MOVE_TEXT,
        false,
        CompletionSource::Moves,
    )],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 1),
    branch: (CommandBranch::Top, 2),
    facts: CommandFacts { changes: Changes::When(names_a_move), ..CommandFacts::TOLD },
};

pub(super) const PREMOVE: CommandSpec = CommandSpec {
    id: CommandId::Premove,
    name: "premove",
    help: "Realtime: queue a move for when its piece is ready",
    options: &[option(
        "move",
        "Which move? For example e2e4",
        OptionKind::Text(30),
        true,
        CompletionSource::No,
    )],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 3),
    branch: (CommandBranch::Variant, 7),
    facts: CommandFacts::CHANGES,
};

pub(super) const READY: CommandSpec = CommandSpec {
    id: CommandId::Ready,
    name: "ready",
    help: "Realtime: which pieces are ready, and when the others will be",
    options: &[],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 2),
    branch: (CommandBranch::Variant, 8),
    facts: CommandFacts::SHOWS,
};

pub(super) const PREVIEW: CommandSpec = CommandSpec {
    id: CommandId::Preview,
    name: "preview",
    help: "See what a move would do",
    options: &[option(
        "move",
        "Which move? For example e2e4 or Nf3",
        MOVE_TEXT,
        true,
        CompletionSource::Moves,
    )],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Play, 4),
    branch: (CommandBranch::Study, 6),
    facts: CommandFacts { draws: true, ..CommandFacts::SHOWS },
};

pub(super) const TARGETS: CommandSpec = CommandSpec {
    id: CommandId::Targets,
    name: "targets",
    help: "Where a piece can move",
    options: &[option(
        "square",
        "Which square? For example e2",
        OptionKind::Text(4),
        true,
        CompletionSource::Squares,
    )],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Play, 5),
    branch: (CommandBranch::Study, 7),
    facts: CommandFacts { draws: true, ..CommandFacts::SHOWS },
};

pub(super) const DROP: CommandSpec = CommandSpec {
    id: CommandId::Drop,
    name: "drop",
    help: variants::DROP_HELP,
    options: &[option(
        "square",
        "Which square? For example c1",
        OptionKind::Text(4),
        true,
        CompletionSource::Drops,
    )],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 2),
    branch: (CommandBranch::Variant, 1),
    facts: CommandFacts::TOLD,
};

pub(super) const DENY: CommandSpec = CommandSpec {
    id: CommandId::Deny,
    name: "deny",
    help: "Deny your opponent's last move; the right to deny passes on",
    options: &[],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 6),
    branch: (CommandBranch::Variant, 2),
    facts: CommandFacts::TOLD,
};

pub(super) const ALLOW: CommandSpec = CommandSpec {
    id: CommandId::Allow,
    name: "allow",
    help: "Allow a move you could deny",
    options: &[],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 7),
    branch: (CommandBranch::Variant, 3),
    facts: CommandFacts::TOLD,
};

pub(super) const BILLI: CommandSpec = CommandSpec {
    id: CommandId::Billi,
    name: "billi",
    help: "LET'S BILLI: turn both kings into rooks (propose or agree)",
    options: &[],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 9),
    branch: (CommandBranch::Variant, 4),
    facts: CommandFacts::TOLD,
};

pub(super) const DEFEAT: CommandSpec = CommandSpec {
    id: CommandId::Defeat,
    name: "defeat",
    help: "ACCEPT DEFEAT in the chess game; in Billi-Chess the hunt begins",
    options: &[],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 10),
    branch: (CommandBranch::Variant, 5),
    facts: CommandFacts::TOLD,
};

pub(super) const LIFELINE: CommandSpec = CommandSpec {
    id: CommandId::Lifeline,
    name: "lifeline",
    help: "Choose what your Joker Knight does with the beam that hits it",
    options: &[option(
        "choice",
        "What should the Joker do with the beam? Pass, reflect, stop or none",
        OptionKind::Choice(&[
            ("pass", "the beam goes through"),
            ("reflect", "the beam is deflected as by a rook"),
            ("stop", "the beam stops here"),
            ("none", "use no lifeline"),
        ]),
        true,
        CompletionSource::Lifelines,
    )],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 8),
    branch: (CommandBranch::Variant, 6),
    facts: CommandFacts::TOLD,
};

pub(super) const RESIGN: CommandSpec = CommandSpec {
    id: CommandId::Resign,
    name: "resign",
    help: "Resign the game (you are asked to confirm)",
    options: &[],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 17),
    branch: (CommandBranch::Main, 5),
    facts: CommandFacts::TOLD,
};

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

pub(super) const HINT: CommandSpec = CommandSpec {
    id: CommandId::Hint,
    name: "hint",
    help: "What the computer would do, or a hint for your puzzle",
    options: &[],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 16),
    branch: (CommandBranch::Main, 9),
    facts: CommandFacts { draws: true, secret: Changes::Always, ..CommandFacts::SHOWS },
};

/// Without a move it opens the menus.
fn names_a_move(invocation: &Invocation) -> bool {
    invocation.get("move").is_some()
}

/// Without its terms an offer is a form, and without a word a list.
fn offers_or_answers(invocation: &Invocation) -> bool {
    let word = invocation.get("action").unwrap_or("list").to_ascii_lowercase();
    let terms = invocation.get("terms").is_some() || invocation.get("words").is_some();
    !matches!((word.as_str(), terms), ("list", _) | ("offer" | "counter", false))
}
