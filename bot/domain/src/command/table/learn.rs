//! Rows for learning: rules, demonstrations, puzzles and help.

use crate::command::listed::{CommandBranch, CommandGroup};
use crate::command::spec::{
    AllowedUsers, Changes, CommandFacts, CommandSpec, CompletionSource, OptionKind, ValueExtent, option,
};
use crate::port::{CommandId, Invocation};

/// The parts of which rules are also told one by one, which one game has, each with what it tells.
pub const RULE_PARTS: &[(&str, &str)] = PART_CHOICES.split_at(1).1;

/// The value of the option `part` that tells the rules all at once.
pub const ALL_PARTS: &str = "all";

const PART_CHOICES: &[(&str, &str)] = &[
    (ALL_PARTS, "everything at once"),
    ("rooks", "stacks, jumping in, pieces that fall"),
    ("kings", "two steps in a turn"),
    ("queens", "all-round capture, and revenge"),
    ("bishops", "they rise once after being captured"),
    ("knights", "captures on the way, or inside a rook"),
    ("pawns", "four ways to step, and disguises"),
    ("denying", "the right to undo a move"),
];

pub(super) const RULES: CommandSpec = CommandSpec {
    id: CommandId::Rules,
    name: "rules",
    help: "The rules of a game, with pictures",
    options: &[
        option(
            "game",
            "Which game; this room's by default",
            OptionKind::Text(30),
            false,
            CompletionSource::Games,
        ),
        option(
            "part",
            "All at once, or one piece of Crazy chess",
            OptionKind::Choice(PART_CHOICES),
            false,
            CompletionSource::No,
        ),
    ],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Learn, 1),
    branch: (CommandBranch::Top, 7),
    facts: CommandFacts { draws: true, ..CommandFacts::SHOWS },
};

pub(super) const DEMO: CommandSpec = CommandSpec {
    id: CommandId::Demo,
    name: "demo",
    help: "A short game in pictures, with comments",
    options: &[option(
        "game",
        "Which game; BilliChess by default",
        OptionKind::Text(30),
        false,
        CompletionSource::Games,
    )],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Learn, 2),
    branch: (CommandBranch::Study, 11),
    facts: CommandFacts { draws: true, ..CommandFacts::SHOWS },
};

pub(super) const PUZZLE: CommandSpec = CommandSpec {
    id: CommandId::Puzzle,
    name: "puzzle",
    help: "A position to solve, near your puzzle rating",
    options: &[
        option(
            "answer",
            "Your answer: the first move, for example e2e4, or deny",
            OptionKind::Text(30),
            false,
            CompletionSource::No,
        ),
        option(
            "game",
            "For which game; daily, mine for your own mistakes, or a game's code",
            OptionKind::Text(30),
            false,
            CompletionSource::PuzzleGames,
        ),
        option(
            "number",
            "Which puzzle; one near your rating by default",
            OptionKind::Text(5),
            false,
            CompletionSource::No,
        )
        .taking(ValueExtent::Count),
        option(
            "theme",
            "About what; anything by default",
            OptionKind::Text(12),
            false,
            CompletionSource::PuzzleThemes,
        ),
    ],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Learn, 3),
    branch: (CommandBranch::Top, 8),
    facts: CommandFacts {
        draws: true,
        everybody: Some(shows_one),
        changes: Changes::When(answers),
        secret: Changes::When(answers),
        ..CommandFacts::SHOWS
    },
};

/// What is answered to an answer is nobody else's business.
fn shows_one(invocation: &Invocation) -> bool {
    !answers(invocation)
}

/// A first answer counts for a rating, and the daily puzzle for a streak.
fn answers(invocation: &Invocation) -> bool {
    invocation.get("answer").is_some()
}

pub(super) const HELP: CommandSpec = CommandSpec {
    id: CommandId::Help,
    name: "help",
    help: "What the bot can do, or how a command works",
    options: &[option("command", "Which command", OptionKind::Text(20), false, CompletionSource::Commands)],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Learn, 6),
    branch: (CommandBranch::Top, 10),
    facts: CommandFacts::SHOWS,
};
