//! Rows for who plays: moves, answers and hints.

use lasermate_engine::variants::LONGEST_TYPED;

use crate::command::listed::{CommandBranch, CommandGroup};
use crate::command::spec::{
    AllowedUsers, Changes, CommandFacts, CommandSpec, CompletionSource, OptionKind, option,
};
use crate::port::{CommandId, Invocation};

/// A move, as long as the longest that any game reads.
const MOVE_TEXT: OptionKind = OptionKind::Text(LONGEST_TYPED as u16);

pub(super) const MOVE: CommandSpec = CommandSpec {
    id: CommandId::Move,
    name: "move",
    options: &[option("move", MOVE_TEXT, false, CompletionSource::Moves)],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 1),
    branch: (CommandBranch::Top, 2),
    facts: CommandFacts { changes: Changes::When(names_a_move), ..CommandFacts::TOLD },
};

pub(super) const PREMOVE: CommandSpec = CommandSpec {
    id: CommandId::Premove,
    name: "premove",
    options: &[option("move", OptionKind::Text(30), true, CompletionSource::No)],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 3),
    branch: (CommandBranch::Variant, 7),
    facts: CommandFacts::CHANGES,
};

pub(super) const READY: CommandSpec = CommandSpec {
    id: CommandId::Ready,
    name: "ready",
    options: &[],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Look, 2),
    branch: (CommandBranch::Variant, 8),
    facts: CommandFacts::SHOWS,
};

pub(super) const PREVIEW: CommandSpec = CommandSpec {
    id: CommandId::Preview,
    name: "preview",
    options: &[option("move", MOVE_TEXT, true, CompletionSource::Moves)],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Play, 4),
    branch: (CommandBranch::Study, 6),
    facts: CommandFacts { draws: true, ..CommandFacts::SHOWS },
};

pub(super) const TARGETS: CommandSpec = CommandSpec {
    id: CommandId::Targets,
    name: "targets",
    options: &[option("square", OptionKind::Text(4), true, CompletionSource::Squares)],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Play, 5),
    branch: (CommandBranch::Study, 7),
    facts: CommandFacts { draws: true, ..CommandFacts::SHOWS },
};

pub(super) const DROP: CommandSpec = CommandSpec {
    id: CommandId::Drop,
    name: "drop",
    options: &[option("square", OptionKind::Text(4), true, CompletionSource::Drops)],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 2),
    branch: (CommandBranch::Variant, 1),
    facts: CommandFacts::TOLD,
};

pub(super) const DENY: CommandSpec = CommandSpec {
    id: CommandId::Deny,
    name: "deny",
    options: &[],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 6),
    branch: (CommandBranch::Variant, 2),
    facts: CommandFacts::TOLD,
};

pub(super) const ALLOW: CommandSpec = CommandSpec {
    id: CommandId::Allow,
    name: "allow",
    options: &[],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 7),
    branch: (CommandBranch::Variant, 3),
    facts: CommandFacts::TOLD,
};

pub(super) const BILLI: CommandSpec = CommandSpec {
    id: CommandId::Billi,
    name: "billi",
    options: &[],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 9),
    branch: (CommandBranch::Variant, 4),
    facts: CommandFacts::TOLD,
};

pub(super) const DEFEAT: CommandSpec = CommandSpec {
    id: CommandId::Defeat,
    name: "defeat",
    options: &[],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 10),
    branch: (CommandBranch::Variant, 5),
    facts: CommandFacts::TOLD,
};

pub(super) const LIFELINE: CommandSpec = CommandSpec {
    id: CommandId::Lifeline,
    name: "lifeline",
    options: &[option(
        "choice",
        OptionKind::Choice(&["pass", "reflect", "stop", "none"]),
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
    options: &[],
    who: AllowedUsers::Players,
    group: (CommandGroup::Play, 17),
    branch: (CommandBranch::Main, 5),
    facts: CommandFacts::TOLD,
};

pub(super) const HINT: CommandSpec = CommandSpec {
    id: CommandId::Hint,
    name: "hint",
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
