//! The table of commands: a row for each, in the order in which help lists them.

mod begin;
mod learn;
mod look;
mod manage;
mod play;
mod study;
mod tournament;

use super::spec::{CommandSpec, Complete, OptionKind, OptionSpec, option};

const GAME_CODE: OptionSpec = option(
    "game",
    "The game's code; this room's game by default",
    OptionKind::Text(12),
    false,
    Complete::GameCodes,
);

/// Every command there is, in the order in which help lists them.
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
    manage::PINGS,
    manage::PRIVACY,
    learn::HELP,
];
