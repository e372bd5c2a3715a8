//! Rows for beginning a game: challenges and seats.

use crate::command::spec::{CommandSpec, Complete, Facts, OptionKind, OptionSpec, Who, option};
use crate::port::CommandId;

const SIDE: OptionSpec = option(
    "side",
    "Your side; drawn by lot if left out",
    OptionKind::Choice(&[
        ("first", "the side that moves first"),
        ("second", "the side that moves second"),
        ("third", "the side that moves third, where three play"),
        ("random", "drawn by lot"),
    ]),
    false,
    Complete::No,
);

const AGAINST: OptionSpec = option(
    "against",
    "Play the computer, at once; people if left out",
    OptionKind::Choice(&[
        ("computer", "the computer, in all other seats"),
        ("one-computer", "one computer; where three play a seat stays open"),
    ]),
    false,
    Complete::No,
);

const LEVEL: OptionSpec = option(
    "level",
    "How strong the computer is, 1 to 8; 4 if left out",
    OptionKind::Choice(&[
        ("1", "level 1, a beginner"),
        ("2", "level 2, easy"),
        ("3", "level 3, casual"),
        ("4", "level 4, the usual one"),
        ("5", "level 5, careful"),
        ("6", "level 6, strong"),
        ("7", "level 7, very strong"),
        ("8", "level 8, the strongest"),
    ]),
    false,
    Complete::No,
);

const TEMPER: OptionSpec = option(
    "temper",
    "How computers keep their word where three play; drawn if left out",
    OptionKind::Choice(&[
        ("loyal", "loyal, it keeps its word"),
        ("shrewd", "shrewd, it keeps its word while that pays"),
        ("treacherous", "treacherous, it breaks its word for little"),
        ("any", "drawn by lot"),
    ]),
    false,
    Complete::No,
);

const WHERE: OptionSpec = option(
    "where",
    "In this room, or in a thread of its own; here if left out",
    OptionKind::Choice(&[("here", "in this room"), ("thread", "in a thread of its own")]),
    false,
    Complete::No,
);

/// Seconds a player may take for a move, by the value that is typed.
const TIMES: &[(&str, &str)] = &[
    ("none", "no limit"),
    ("1h", "1 hour a move"),
    ("6h", "6 hours a move"),
    ("12h", "12 hours a move"),
    ("1d", "1 day a move"),
    ("2d", "2 days a move"),
    ("3d", "3 days a move"),
    ("7d", "7 days a move"),
    ("14d", "14 days a move"),
];

pub(super) const CHALLENGE: CommandSpec = CommandSpec {
    id: CommandId::Challenge,
    name: "challenge",
    help: "Challenge somebody, or leave the seat open",
    options: &[
        option("opponent", "Who; leave out for an open seat", OptionKind::Person, false, Complete::No),
        AGAINST,
        LEVEL,
        TEMPER,
        option("game", "Which game; BilliChess if left out", OptionKind::Text(30), false, Complete::Games),
        option(
            "options",
            "Table options as name=value, separated by spaces",
            OptionKind::Text(200),
            false,
            Complete::GameOptions,
        ),
        SIDE,
        option(
            "time",
            "Time for each move; none if left out",
            OptionKind::Choice(TIMES),
            false,
            Complete::No,
        ),
        WHERE,
    ],
    who: Who::Anybody,
    facts: Facts { seats: true, ..Facts::CHANGES },
};

pub(super) const ACCEPT: CommandSpec = CommandSpec {
    id: CommandId::Accept,
    name: "accept",
    help: "Accept the challenge here, or take a seat",
    options: &[SIDE, WHERE],
    who: Who::Anybody,
    facts: Facts { seats: true, ..Facts::CHANGES },
};

pub(super) const DECLINE: CommandSpec = CommandSpec {
    id: CommandId::Decline,
    name: "decline",
    help: "Decline a challenge made to you",
    options: &[],
    who: Who::Anybody,
    facts: Facts { seats: true, ..Facts::CHANGES },
};

pub(super) const CANCEL: CommandSpec = CommandSpec {
    id: CommandId::Cancel,
    name: "cancel",
    help: "Take your challenge back, or leave your seat",
    options: &[],
    who: Who::Anybody,
    facts: Facts { seats: true, ..Facts::CHANGES },
};
