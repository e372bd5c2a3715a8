//! Rows for learning: rules, demonstrations, puzzles and help.

use crate::command::listed::{CommandBranch, CommandGroup};
use crate::command::spec::{
    AllowedUsers, Changes, CommandFacts, CommandSpec, CompletionSource, OptionKind, ValueExtent, option,
};
use crate::port::{CommandId, Invocation};

/// The parts of which rules are also told one by one, which one game has.
pub const RULE_PARTS: &[&str] = PART_CHOICES.split_at(1).1;

/// The value of the option `part` that tells the rules all at once.
pub const ALL_PARTS: &str = "all";

const PART_CHOICES: &[&str] =
    &[ALL_PARTS, "rooks", "kings", "queens", "bishops", "knights", "pawns", "denying"];

pub(super) const RULES: CommandSpec = CommandSpec {
    id: CommandId::Rules,
    name: "rules",
    options: &[
        option("game", OptionKind::Text(30), false, CompletionSource::Games),
        option("part", OptionKind::Choice(PART_CHOICES), false, CompletionSource::No),
    ],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Learn, 1),
    branch: (CommandBranch::Top, 7),
    facts: CommandFacts { draws: true, ..CommandFacts::SHOWS },
};

pub(super) const DEMO: CommandSpec = CommandSpec {
    id: CommandId::Demo,
    name: "demo",
    options: &[option("game", OptionKind::Text(30), false, CompletionSource::Games)],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Learn, 2),
    branch: (CommandBranch::Study, 11),
    facts: CommandFacts { draws: true, ..CommandFacts::SHOWS },
};

pub(super) const PUZZLE: CommandSpec = CommandSpec {
    id: CommandId::Puzzle,
    name: "puzzle",
    options: &[
        option("answer", OptionKind::Text(30), false, CompletionSource::No),
        option("game", OptionKind::Text(30), false, CompletionSource::PuzzleGames),
        option("number", OptionKind::Text(5), false, CompletionSource::No).taking(ValueExtent::Count),
        option("theme", OptionKind::Text(12), false, CompletionSource::PuzzleThemes),
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
    options: &[option("command", OptionKind::Text(20), false, CompletionSource::Commands)],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Learn, 6),
    branch: (CommandBranch::Top, 10),
    facts: CommandFacts::SHOWS,
};
