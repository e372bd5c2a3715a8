//! Where commands are listed: under a heading in help, and where a network has room for few names.

use super::{COMMANDS, CommandSpec};

/// A heading of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// For those who want a game.
    Start,
    /// For those who play one.
    Play,
    /// What can be looked at.
    Look,
    /// What can be learnt.
    Learn,
    /// What holds in a room and for a person.
    Manage,
}

/// Where a command is typed on a network that has room for few names: alone, or below a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Branch {
    /// Alone.
    Top,
    /// Below the bot's own name.
    Main,
    /// What belongs to one game, which has buttons where that game is played.
    Variant,
    /// For those who are away for a while.
    Away,
    /// What positions and games are studied with.
    Study,
    /// For those who manage the room.
    Admin,
}

impl Group {
    /// Its commands, in the order in which help lists them.
    #[must_use]
    pub fn commands(self) -> Vec<&'static CommandSpec> {
        in_order(|spec| (spec.group.0 == self).then_some(spec.group.1))
    }
}

impl Branch {
    /// Its commands, in the order in which a network gets them.
    #[must_use]
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
