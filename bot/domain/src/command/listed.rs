//! Where commands are listed: under a heading in help, and where a network has room for few names.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandGroup {
    /// For those who want a game.
    Start,
    Play,
    /// What can be looked at.
    Look,
    Learn,
    /// What holds in a room and for a person.
    Manage,
}

/// Where a command is typed on a network that has room for few names: alone, or below a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandBranch {
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
