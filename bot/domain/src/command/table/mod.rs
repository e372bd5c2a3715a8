//! The table of commands: a row for each, in the order in which names are completed.

mod agree;
mod begin;
mod learn;
mod look;
mod manage;
mod play;
mod study;
mod tournament;

use agree::*;
use begin::*;
use learn::*;
use look::*;
use manage::*;
use play::*;
use study::*;
use tournament::*;

pub use learn::{ALL_PARTS, RULE_PARTS};

use super::listed::{CommandBranch, CommandGroup};
use super::spec::CommandSpec;
use crate::port::{CommandId, every_command};

macro_rules! rows {
    ($($id:ident $row:ident $name:literal)*) => {
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

/// How operators type their command where it stands alone, as it begins where commands stand below words.
const OPERATORS_WORD: &str = "lasermate-admin";

impl CommandSpec {
    /// The row of a command.
    pub const fn of(id: CommandId) -> &'static Self {
        &COMMANDS[id as usize]
    }

    /// The row of a name, in any case and with or without a slash.
    pub fn named(name: &str) -> Option<&'static Self> {
        let name = name.trim_start_matches('/');
        if name.eq_ignore_ascii_case(OPERATORS_WORD) {
            return Some(Self::of(CommandId::Operator));
        }
        COMMANDS.iter().find(|spec| spec.name.eq_ignore_ascii_case(name))
    }
}

impl CommandGroup {
    /// Its commands, in the order in which help lists them.
    pub fn commands(self) -> Vec<&'static CommandSpec> {
        in_order(|spec| (spec.group.0 == self).then_some(spec.group.1))
    }
}

impl CommandBranch {
    /// Its commands, in the order in which a network gets them.
    pub fn commands(self) -> Vec<&'static CommandSpec> {
        in_order(|spec| (spec.branch.0 == self).then_some(spec.branch.1))
    }
}

/// The commands that have a number here, by it; equal ones as they are in the table.
fn in_order(number: impl Fn(&CommandSpec) -> Option<u8>) -> Vec<&'static CommandSpec> {
    let mut found: Vec<_> = COMMANDS.iter().filter(|spec| number(spec).is_some()).collect();
    found.sort_by_key(|spec| number(spec));
    found
}

/// Whether a command's name is the short one that every table knows.
pub(in crate::command) fn is_short_for_move(name: &str) -> bool {
    name.eq_ignore_ascii_case("m")
}
