//! The table of commands: a row for each, in the order in which names are completed.

mod begin;
mod learn;
mod look;
mod manage;
mod play;
mod study;
mod tournament;

pub(crate) use manage::NOTE_CHARS;

use begin::*;
use learn::*;
use look::*;
use manage::*;
use play::*;
use study::*;
use tournament::*;

use super::spec::{CommandSpec, Complete, OptionKind, OptionSpec, option};
use crate::port::{CommandId, every_command};

const GAME_CODE: OptionSpec = option(
    "game",
    "The game's code; this room's game by default",
    OptionKind::Text(12),
    false,
    Complete::GameCodes,
);

macro_rules! rows {
    ($($(#[$doc:meta])* $id:ident $row:ident $name:literal)*) => {
        /// Every command there is, in the order in which names are completed.
        pub const COMMANDS: &[CommandSpec] = &[$($row),*];
    };
}

every_command!(rows);

/// Each command has its own row, where [`CommandSpec::of`] looks for it.
const _: () = {
    let mut at = 0;
    while at < COMMANDS.len() {
        assert!(COMMANDS[at].id as usize == at, "a row has the id of another command");
        at += 1;
    }
};

impl CommandSpec {
    /// The row of a command.
    #[must_use]
    pub const fn of(id: CommandId) -> &'static Self {
        &COMMANDS[id as usize]
    }

    /// The row of a name, in any case and with or without a slash.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        let name = name.trim_start_matches('/');
        COMMANDS.iter().find(|spec| spec.name.eq_ignore_ascii_case(name))
    }
}
