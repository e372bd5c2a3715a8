//! The table of commands: name, description, options, completion and who may use each.

/// A command, by what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CommandId {
    /// Challenge somebody, or anybody.
    Challenge,
    /// Accept the challenge that stands in the room.
    Accept,
    /// Decline a challenge.
    Decline,
    /// Take one's own challenge back.
    Cancel,
    /// Move.
    Move,
    /// Show the board.
    Board,
    /// Show privately how the board and beams would be after a move.
    Preview,
    /// Name the moves of the man on a square.
    Targets,
    /// LET'S BILLI.
    Billi,
    /// ACCEPT DEFEAT.
    Defeat,
    /// Answer a lifeline window.
    Lifeline,
    /// Resign, after a confirmation.
    Resign,
    /// Offer, accept, decline or claim a draw.
    Draw,
    /// Ask to take the last move back, or answer such a request.
    Takeback,
    /// Claim what an opponent's overstepped time allows.
    Claim,
    /// The live games of the server.
    Games,
    /// Follow a game of another room here.
    Watch,
    /// Stop following.
    Unwatch,
    /// The moves so far.
    History,
    /// The game as an animation.
    Replay,
    /// The game as a text record.
    Export,
    /// Show a text record as a game.
    Import,
    /// The rules of a game.
    Rules,
    /// A short annotated game.
    Demo,
    /// A question about the position.
    Ask,
    /// The room's settings.
    Settings,
    /// What is kept about a person, and its deletion.
    Privacy,
    /// Help.
    Help,
}

/// Who may use a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Anybody in the room.
    Anybody,
    /// Those who sit in the room's game.
    Players,
    /// Those who may manage the room.
    Admins,
}

/// What kind of text an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// Free text of at most so many characters.
    Text(u16),
    /// A person of the room.
    Person,
    /// One of these values.
    Choice(&'static [(&'static str, &'static str)]),
}

/// What completes an option while it is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Complete {
    /// Nothing.
    No,
    /// The legal moves.
    Moves,
    /// The squares with men that can move.
    Squares,
    /// The presets.
    Games,
    /// Options of the chosen preset, as `name=value`.
    GameOptions,
    /// The lifelines that are left.
    Lifelines,
    /// The server's live and recent games, by their codes.
    GameCodes,
    /// The commands.
    Commands,
    /// Questions that can be asked.
    Questions,
}

/// An option of a command.
#[derive(Debug)]
pub struct OptionSpec {
    /// Its name, lower case.
    pub name: &'static str,
    /// What it is, at most 100 characters.
    pub help: &'static str,
    /// What it takes.
    pub kind: OptionKind,
    /// Whether the command needs it.
    pub required: bool,
    /// What completes it.
    pub complete: Complete,
}

/// A command: a row of the table.
#[derive(Debug)]
pub struct CommandSpec {
    /// Which.
    pub id: CommandId,
    /// Its name, lower case.
    pub name: &'static str,
    /// What it does, at most 100 characters.
    pub help: &'static str,
    /// Its options, required ones first. Which takes a word typed without a name: [`super::line::parse`].
    pub options: &'static [OptionSpec],
    /// Who may use it.
    pub who: Who,
}

const fn option(
    name: &'static str,
    help: &'static str,
    kind: OptionKind,
    required: bool,
    complete: Complete,
) -> OptionSpec {
    OptionSpec { name, help, kind, required, complete }
}

const GAME_CODE: OptionSpec = option(
    "game",
    "The game's code; this room's game if left out",
    OptionKind::Text(12),
    false,
    Complete::GameCodes,
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

/// Every command there is, in the order in which help lists them.
pub const COMMANDS: &[CommandSpec] = &[
    CommandSpec {
        id: CommandId::Challenge,
        name: "challenge",
        help: "Challenge somebody to a game, or leave the seat open to anybody",
        options: &[
            option("opponent", "Who; leave out for an open seat", OptionKind::Person, false, Complete::No),
            option(
                "game",
                "Which game; BilliChess if left out",
                OptionKind::Text(30),
                false,
                Complete::Games,
            ),
            option(
                "options",
                "Table options as name=value, separated by spaces",
                OptionKind::Text(200),
                false,
                Complete::GameOptions,
            ),
            option(
                "side",
                "Your side; drawn by lot if left out",
                OptionKind::Choice(&[
                    ("first", "the side that moves first"),
                    ("second", "the side that moves second"),
                    ("random", "drawn by lot"),
                ]),
                false,
                Complete::No,
            ),
            option(
                "time",
                "Time for each move; none if left out",
                OptionKind::Choice(TIMES),
                false,
                Complete::No,
            ),
        ],
        who: Who::Anybody,
    },
    CommandSpec {
        id: CommandId::Accept,
        name: "accept",
        help: "Accept the challenge that stands in this room",
        options: &[],
        who: Who::Anybody,
    },
    CommandSpec {
        id: CommandId::Decline,
        name: "decline",
        help: "Decline a challenge made to you",
        options: &[],
        who: Who::Anybody,
    },
    CommandSpec {
        id: CommandId::Cancel,
        name: "cancel",
        help: "Take your own challenge back",
        options: &[],
        who: Who::Anybody,
    },
    CommandSpec {
        id: CommandId::Move,
        name: "move",
        help: "Make your move, as e2e4 or Nf3",
        options: &[option(
            "move",
            "The move, as e2e4, Nf3, O-O or e7e8q",
            OptionKind::Text(30),
            true,
            Complete::Moves,
        )],
        who: Who::Players,
    },
    CommandSpec {
        id: CommandId::Board,
        name: "board",
        help: "Show the board to you alone, as a picture or as text",
        options: &[
            option(
                "how",
                "As a picture, turned round, or as text",
                OptionKind::Choice(&[
                    ("picture", "a picture"),
                    ("turned", "a picture from the other side"),
                    ("text", "text, square by square"),
                ]),
                false,
                Complete::No,
            ),
            GAME_CODE,
        ],
        who: Who::Anybody,
    },
    CommandSpec {
        id: CommandId::Preview,
        name: "preview",
        help: "Show to you alone how board and beams would be after a move",
        options: &[option("move", "The move, as e2e4 or Nf3", OptionKind::Text(30), true, Complete::Moves)],
        who: Who::Anybody,
    },
    CommandSpec {
        id: CommandId::Targets,
        name: "targets",
        help: "Where the man on a square can go",
        options: &[option("square", "The square, as e2", OptionKind::Text(4), true, Complete::Squares)],
        who: Who::Anybody,
    },
    CommandSpec {
        id: CommandId::Billi,
        name: "billi",
        help: "LET'S BILLI: propose, or agree, to turn both kings into rooks",
        options: &[],
        who: Who::Players,
    },
    CommandSpec {
        id: CommandId::Defeat,
        name: "defeat",
        help: "ACCEPT DEFEAT: give the chess game up; in Billi-Chess the hunt goes on",
        options: &[],
        who: Who::Players,
    },
    CommandSpec {
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
    },
    CommandSpec {
        id: CommandId::Resign,
        name: "resign",
        help: "Resign the game (you are asked once more)",
        options: &[],
        who: Who::Players,
    },
    CommandSpec {
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
    },
    CommandSpec {
        id: CommandId::Takeback,
        name: "takeback",
        help: "Ask to take your last move back, or answer such a request",
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
    },
    CommandSpec {
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
            ]),
            true,
            Complete::No,
        )],
        who: Who::Players,
    },
    CommandSpec {
        id: CommandId::Games,
        name: "games",
        help: "The live games of this server",
        options: &[],
        who: Who::Anybody,
    },
    CommandSpec {
        id: CommandId::Watch,
        name: "watch",
        help: "Follow a game of another room here",
        options: &[option(
            "game",
            "The game's code, as in /games",
            OptionKind::Text(12),
            true,
            Complete::GameCodes,
        )],
        who: Who::Anybody,
    },
    CommandSpec {
        id: CommandId::Unwatch,
        name: "unwatch",
        help: "Stop following games here",
        options: &[option(
            "game",
            "The game's code; all if left out",
            OptionKind::Text(12),
            false,
            Complete::GameCodes,
        )],
        who: Who::Anybody,
    },
    CommandSpec {
        id: CommandId::History,
        name: "history",
        help: "The moves so far",
        options: &[GAME_CODE],
        who: Who::Anybody,
    },
    CommandSpec {
        id: CommandId::Replay,
        name: "replay",
        help: "The game as an animation",
        options: &[GAME_CODE],
        who: Who::Anybody,
    },
    CommandSpec {
        id: CommandId::Export,
        name: "export",
        help: "The game as a text record",
        options: &[GAME_CODE],
        who: Who::Anybody,
    },
    CommandSpec {
        id: CommandId::Import,
        name: "import",
        help: "Read a text record back and show it",
        options: &[option(
            "record",
            "The record, as /export gives it",
            OptionKind::Text(6000),
            true,
            Complete::No,
        )],
        who: Who::Anybody,
    },
    CommandSpec {
        id: CommandId::Rules,
        name: "rules",
        help: "The rules of a game, with pictures",
        options: &[option(
            "game",
            "Which game; this room's if left out",
            OptionKind::Text(30),
            false,
            Complete::Games,
        )],
        who: Who::Anybody,
    },
    CommandSpec {
        id: CommandId::Demo,
        name: "demo",
        help: "A short game with notes, played out in pictures",
        options: &[option(
            "game",
            "Which game; BilliChess if left out",
            OptionKind::Text(30),
            false,
            Complete::Games,
        )],
        who: Who::Anybody,
    },
    CommandSpec {
        id: CommandId::Ask,
        name: "ask",
        help: "Ask about the position: a square, a beam, the last move",
        options: &[option(
            "question",
            "As: e4, attackers e4, blue beam, last move",
            OptionKind::Text(60),
            true,
            Complete::Questions,
        )],
        who: Who::Anybody,
    },
    CommandSpec {
        id: CommandId::Settings,
        name: "settings",
        help: "Show or change this room's settings",
        options: &[
            option(
                "setting",
                "Which setting; shows all if left out",
                OptionKind::Choice(&[
                    ("games", "games allowed here"),
                    ("starters", "who may start a game"),
                    ("theme", "dark or light pictures"),
                    ("language", "the language of the bot"),
                    ("time", "default time for each move"),
                ]),
                false,
                Complete::No,
            ),
            option("value", "The new value", OptionKind::Text(100), false, Complete::No),
        ],
        who: Who::Admins,
    },
    CommandSpec {
        id: CommandId::Privacy,
        name: "privacy",
        help: "What is kept about you, and how to delete it",
        options: &[option(
            "action",
            "Show or delete",
            OptionKind::Choice(&[
                ("show", "what is kept about you"),
                ("delete", "delete it, after a confirmation"),
            ]),
            false,
            Complete::No,
        )],
        who: Who::Anybody,
    },
    CommandSpec {
        id: CommandId::Help,
        name: "help",
        help: "What the bot can do, or how one command works",
        options: &[option("command", "Which command", OptionKind::Text(20), false, Complete::Commands)],
        who: Who::Anybody,
    },
];

impl CommandSpec {
    /// The row of a command.
    #[must_use]
    pub fn of(id: CommandId) -> &'static Self {
        COMMANDS.iter().find(|spec| spec.id == id).unwrap_or(&COMMANDS[COMMANDS.len() - 1])
    }

    /// The row of a name, in any case and with or without a slash.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        let name = name.trim_start_matches('/');
        COMMANDS.iter().find(|spec| spec.name.eq_ignore_ascii_case(name))
    }
}
