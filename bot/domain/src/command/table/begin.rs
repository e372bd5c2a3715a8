//! Rows for starting a game: challenges and seats.

use crate::command::listed::{CommandBranch, CommandGroup};
use crate::command::spec::{
    AllowedUsers, Changes, CommandFacts, CommandOption, CommandSpec, CompletionSource, OptionKind,
    ValueExtent, option,
};
use crate::port::CommandId;

/// What is played, here and in a tournament.
pub(super) const GAME: CommandOption =
    option("game", "Which game; BilliChess by default", OptionKind::Text(30), false, CompletionSource::Games);

/// By which options of its rules.
pub(super) const OPTIONS: CommandOption = option(
    "options",
    "Game options as name=value, separated by spaces",
    OptionKind::Text(200),
    false,
    CompletionSource::GameOptions,
);

const SIDE: CommandOption = option(
    "side",
    "Your side; random by default",
    OptionKind::Choice(&[
        ("first", "the side that moves first"),
        ("second", "the side that moves second"),
        ("third", "the side that moves third (three players)"),
        ("random", "random"),
    ]),
    false,
    CompletionSource::No,
)
.taking(ValueExtent::Side);

const AGAINST: CommandOption = option(
    "against",
    "Play the computer right away",
    OptionKind::Choice(&[
        ("computer", "computers in all other seats"),
        ("one-computer", "one computer, one seat open (three players)"),
    ]),
    false,
    CompletionSource::No,
);

const LEVEL: CommandOption = option(
    "level",
    "How strong the computer is, 1 to 12; 4 by default",
    OptionKind::Choice(&[
        ("1", "1: Spark, beginner"),
        ("2", "2: Ember, easy"),
        ("3", "3: Candle, easy"),
        ("4", "4: Lantern, casual player"),
        ("5", "5: Torch, casual player"),
        ("6", "6: Lamp, club player"),
        ("7", "7: Signal, club player"),
        ("8", "8: Beacon, strong club player"),
        ("9", "9: Prism, expert"),
        ("10", "10: Laser, expert"),
        ("11", "11: Comet, master"),
        ("12", "12: Nova, strongest"),
    ]),
    false,
    CompletionSource::No,
);

const TEMPER: CommandOption = option(
    "temper",
    "How computers keep pacts (three players); random by default",
    OptionKind::Choice(&[
        ("loyal", "loyal: keeps its word"),
        ("shrewd", "shrewd: keeps its word while it pays"),
        ("treacherous", "treacherous: breaks its word easily"),
        ("any", "random"),
    ]),
    false,
    CompletionSource::No,
);

const WHERE: CommandOption = option(
    "where",
    "In this room (default) or in its own thread",
    OptionKind::Choice(&[("here", "in this room"), ("thread", "in its own thread")]),
    false,
    CompletionSource::No,
);

const RATING: CommandOption = option(
    "rating",
    "Whether the game counts for ratings; casual by default",
    OptionKind::Choice(&[("casual", "it doesn't count"), ("rated", "it counts for ratings")]),
    false,
    CompletionSource::No,
);

pub(super) const CHALLENGE: CommandSpec = CommandSpec {
    id: CommandId::Challenge,
    name: "challenge",
    help: "Challenge somebody, everybody or the computer",
    options: &[
        option(
            "opponent",
            "Who; leave out to play whoever accepts",
            OptionKind::Person,
            false,
            CompletionSource::No,
        ),
        AGAINST,
        LEVEL,
        TEMPER,
        GAME,
        OPTIONS,
        SIDE,
        option(
            "time",
            "A clock like 5+3, or a time per move like 1d; none by default",
            OptionKind::Text(20),
            false,
            CompletionSource::Times,
        ),
        option(
            "position",
            "Start from this position (FEN, or as the record writes it)",
            OptionKind::Text(400),
            false,
            CompletionSource::Position,
        ),
        RATING,
        WHERE,
    ],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Start, 1),
    branch: (CommandBranch::Top, 1),
    facts: CommandFacts {
        seats: Changes::Always,
        opens_form: Some(|asked| asked.options.is_empty()),
        ..CommandFacts::TOLD
    },
};

pub(super) const ACCEPT: CommandSpec = CommandSpec {
    id: CommandId::Accept,
    name: "accept",
    help: "Accept a challenge, or take a seat",
    options: &[SIDE, WHERE],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Start, 2),
    branch: (CommandBranch::Main, 1),
    facts: CommandFacts { seats: Changes::Always, ..CommandFacts::TOLD },
};

pub(super) const DECLINE: CommandSpec = CommandSpec {
    id: CommandId::Decline,
    name: "decline",
    help: "Decline a challenge",
    options: &[],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Start, 3),
    branch: (CommandBranch::Main, 2),
    facts: CommandFacts { seats: Changes::Always, ..CommandFacts::TOLD },
};

pub(super) const CANCEL: CommandSpec = CommandSpec {
    id: CommandId::Cancel,
    name: "cancel",
    help: "Withdraw your challenge, or leave your seat",
    options: &[],
    who: AllowedUsers::Anybody,
    group: (CommandGroup::Start, 4),
    branch: (CommandBranch::Main, 3),
    facts: CommandFacts { seats: Changes::Always, ..CommandFacts::TOLD },
};

pub(super) const REMATCH: CommandSpec = CommandSpec {
    id: CommandId::Rematch,
    name: "rematch",
    help: "Play the last game again with sides swapped",
    options: &[],
    who: AllowedUsers::Players,
    group: (CommandGroup::Start, 5),
    branch: (CommandBranch::Main, 4),
    facts: CommandFacts { seats: Changes::Always, ..CommandFacts::TOLD },
};
