//! Rows for who plays: moves, answers, offers, pacts and claims.

use lasermate_engine::variants::LONGEST_TYPED;

use crate::command::spec::{Changes, CommandSpec, Complete, Facts, OptionKind, Who, option};
use crate::port::{CommandId, Invocation};

/// A move, as long as the longest that any game reads.
const MOVE_TEXT: OptionKind = OptionKind::Text(LONGEST_TYPED as u16);

pub(super) const MOVE: CommandSpec = CommandSpec {
    id: CommandId::Move,
    name: "move",
    help: "Make your move; as e2e4 or Nf3, or picked from menus",
    options: &[option(
        "move",
        "The move, as e2e4, Nf3, O-O or e7e8q; menus if left out",
        MOVE_TEXT,
        false,
        Complete::Moves,
    )],
    who: Who::Players,
    facts: Facts { changes: Changes::When(names_a_move), ..Facts::SHOWS },
};

pub(super) const PREMOVE: CommandSpec = CommandSpec {
    id: CommandId::Premove,
    name: "premove",
    help: "Order a move ahead; realtime: for the moment its piece is ready",
    options: &[option("move", "The move, as e2e4", OptionKind::Text(30), true, Complete::No)],
    who: Who::Players,
    facts: Facts::CHANGES,
};

pub(super) const READY: CommandSpec = CommandSpec {
    id: CommandId::Ready,
    name: "ready",
    help: "List who is ready; realtime: and when the others will be",
    options: &[],
    who: Who::Anybody,
    facts: Facts::SHOWS,
};

pub(super) const PREVIEW: CommandSpec = CommandSpec {
    id: CommandId::Preview,
    name: "preview",
    help: "Show you alone how a move would turn out",
    options: &[option("move", "The move, as e2e4 or Nf3", MOVE_TEXT, true, Complete::Moves)],
    who: Who::Anybody,
    facts: Facts { draws: true, ..Facts::SHOWS },
};

pub(super) const TARGETS: CommandSpec = CommandSpec {
    id: CommandId::Targets,
    name: "targets",
    help: "Where the piece on a square can go",
    options: &[option("square", "The square, as e2", OptionKind::Text(4), true, Complete::Squares)],
    who: Who::Anybody,
    facts: Facts { draws: true, ..Facts::SHOWS },
};

pub(super) const DROP: CommandSpec = CommandSpec {
    id: CommandId::Drop,
    name: "drop",
    help: "Black holes: drop a hole instead of a move",
    options: &[option(
        "square",
        "A vacant square of your first row, as c1",
        OptionKind::Text(4),
        true,
        Complete::Drops,
    )],
    who: Who::Players,
    facts: Facts::CHANGES,
};

pub(super) const DENY: CommandSpec = CommandSpec {
    id: CommandId::Deny,
    name: "deny",
    help: "Take your opponent's last move back; the right to deny passes to your opponent",
    options: &[],
    who: Who::Players,
    facts: Facts::CHANGES,
};

pub(super) const ALLOW: CommandSpec = CommandSpec {
    id: CommandId::Allow,
    name: "allow",
    help: "Let a move stand that you could deny",
    options: &[],
    who: Who::Players,
    facts: Facts::CHANGES,
};

pub(super) const BILLI: CommandSpec = CommandSpec {
    id: CommandId::Billi,
    name: "billi",
    help: "LET'S BILLI: propose, or agree, to turn both kings into rooks",
    options: &[],
    who: Who::Players,
    facts: Facts::CHANGES,
};

pub(super) const DEFEAT: CommandSpec = CommandSpec {
    id: CommandId::Defeat,
    name: "defeat",
    help: "ACCEPT DEFEAT: give the chess game up; in Billi-Chess the hunt goes on",
    options: &[],
    who: Who::Players,
    facts: Facts::CHANGES,
};

pub(super) const LIFELINE: CommandSpec = CommandSpec {
    id: CommandId::Lifeline,
    name: "lifeline",
    help: "Say how your Joker Knight meets the beam that hits it",
    options: &[option(
        "choice",
        "Let it pass, reflect it, stop it, or none",
        OptionKind::Choice(&[
            ("pass", "the beam goes straight on"),
            ("reflect", "the beam is deflected as by a rook"),
            ("stop", "the beam ends here"),
            ("none", "use no lifeline"),
        ]),
        true,
        Complete::Lifelines,
    )],
    who: Who::Players,
    facts: Facts::CHANGES,
};

pub(super) const RESIGN: CommandSpec = CommandSpec {
    id: CommandId::Resign,
    name: "resign",
    help: "Resign the game (you are asked once more)",
    options: &[],
    who: Who::Players,
    facts: Facts::CHANGES,
};

pub(super) const DRAW: CommandSpec = CommandSpec {
    id: CommandId::Draw,
    name: "draw",
    help: "Offer, accept, decline or claim a draw",
    options: &[option(
        "action",
        "What to do; offer if left out",
        OptionKind::Choice(&[
            ("offer", "offer a draw"),
            ("accept", "accept the draw offered"),
            ("decline", "decline it"),
            ("claim", "claim a draw by repetition or fifty moves"),
        ]),
        false,
        Complete::No,
    )],
    who: Who::Players,
    facts: Facts::CHANGES,
};

pub(super) const TAKEBACK: CommandSpec = CommandSpec {
    id: CommandId::Takeback,
    name: "takeback",
    help: "Ask to take your last move back, or answer",
    options: &[option(
        "action",
        "What to do; ask if left out",
        OptionKind::Choice(&[
            ("ask", "ask to take your last move back"),
            ("accept", "agree"),
            ("decline", "refuse"),
        ]),
        false,
        Complete::No,
    )],
    who: Who::Players,
    facts: Facts::CHANGES,
};

pub(super) const CLAIM: CommandSpec = CommandSpec {
    id: CommandId::Claim,
    name: "claim",
    help: "When your opponent's time is over: claim the win, a draw, or wait",
    options: &[option(
        "what",
        "What you claim",
        OptionKind::Choice(&[
            ("win", "the game is yours"),
            ("draw", "a draw"),
            ("wait", "wait for as long again"),
            ("retire", "play on without them, where three play"),
            ("computer", "let the computer play on for them"),
        ]),
        true,
        Complete::No,
    )],
    who: Who::Players,
    facts: Facts::CHANGES,
};

pub(super) const PACT: CommandSpec = CommandSpec {
    id: CommandId::Pact,
    name: "pact",
    help: "Offer, answer, end and list pacts",
    options: &[
        option(
            "action",
            "What to do; list if left out",
            OptionKind::Choice(&[
                ("offer", "offer a pact"),
                ("accept", "accept an offer"),
                ("refuse", "refuse an offer"),
                ("counter", "refuse an offer and make another"),
                ("withdraw", "take your own offer back"),
                ("denounce", "declare that a pact ends after your next move"),
                ("list", "the pacts of this game"),
            ]),
            false,
            Complete::No,
        ),
        option(
            "to",
            "Whom you offer it to, or the number of the pact you answer or end",
            OptionKind::Text(30),
            false,
            Complete::PactWith,
        ),
        option(
            "terms",
            "Who promises what, as: each peace; white against black every 2",
            OptionKind::Text(1000),
            false,
            Complete::PactTerms,
        ),
        option(
            "until",
            "How long it binds: a round, king, king.black, term 2; until denounced if left out",
            OptionKind::Text(40),
            false,
            Complete::PactUntil,
        ),
        option(
            "stands",
            "For how many of your moves the offer stands, 1 to 3; 2 if left out",
            OptionKind::Text(1),
            false,
            Complete::No,
        ),
        option("words", "Free words, kept and not checked", OptionKind::Text(200), false, Complete::No),
    ],
    who: Who::Players,
    facts: Facts { changes: Changes::When(offers_or_answers), opens_form: true, ..Facts::SHOWS },
};

pub(super) const HINT: CommandSpec = CommandSpec {
    id: CommandId::Hint,
    name: "hint",
    help: "What the computer would do, to you alone; the record says that you had it",
    options: &[],
    who: Who::Players,
    facts: Facts { draws: true, secret: true, ..Facts::SHOWS },
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
