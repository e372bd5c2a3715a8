//! The table of commands: a row for each, in the order in which names are completed.

mod begin;
mod learn;
mod look;
mod manage;
mod play;
mod study;
mod tournament;

pub(crate) use manage::NOTE_CHARS;

use super::spec::{CommandSpec, Complete, OptionKind, OptionSpec, option};
use crate::port::CommandId;

const GAME_CODE: OptionSpec = option(
    "game",
    "The game's code; this room's game by default",
    OptionKind::Text(12),
    false,
    Complete::GameCodes,
);

/// Every command there is, in the order in which names are completed.
pub const COMMANDS: &[CommandSpec] = &[
    begin::CHALLENGE,
    begin::ACCEPT,
    begin::DECLINE,
    begin::CANCEL,
    begin::REMATCH,
    play::MOVE,
    play::PREMOVE,
    play::READY,
    look::BOARD,
    play::PREVIEW,
    play::TARGETS,
    play::DROP,
    play::DENY,
    play::ALLOW,
    play::BILLI,
    play::DEFEAT,
    play::LIFELINE,
    play::RESIGN,
    play::DRAW,
    play::TAKEBACK,
    play::PAUSE,
    play::SUBSTITUTE,
    play::HOLIDAY,
    play::CLAIM,
    play::PACT,
    look::BALANCE,
    look::PROFILE,
    look::LEADERBOARD,
    tournament::TOURNAMENT,
    look::GAMES,
    look::WATCH,
    look::UNWATCH,
    look::HISTORY,
    look::REPLAY,
    look::EXPORT,
    look::IMPORT,
    learn::RULES,
    learn::DEMO,
    look::ASK,
    look::EXPLAIN,
    play::HINT,
    look::ANALYSE,
    learn::PUZZLE,
    study::SETUP,
    study::SOLVE,
    manage::SETTINGS,
    manage::LINK,
    manage::UNLINK,
    manage::BLOCK,
    manage::UNBLOCK,
    manage::ADJUDICATE,
    manage::PINGS,
    manage::PRIVACY,
    learn::HELP,
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
