//! What only Discord needs to say.

use lasermate_domain::command::mark::{HELP, says};

/// In the place of a text that is too long for messages.
pub const AS_A_FILE: &str = "That is too long for a message, so here it is as a file.";
/// In the place of a file Discord does not take.
pub const TOO_LARGE: &str = "A picture is larger than the 10 MB Discord allows.";
/// To the asker, where the answer is for everybody and comes as a message of its own.
pub const SHOWN_BELOW: &str = "Shown to everybody below.";
/// Under an older board, on a button that leads to the newest one.
pub const NEWEST_BOARD: &str = "Newest board";
/// Under the announcement of a game, on a button that leads into its thread.
pub const TO_THE_GAME: &str = "Open the game";
/// A form that could not be shown in time.
pub const FORM_LATE: &str = "Discord didn't get the form in time. Press the button again.";
/// What the root of rarer commands is for.
pub const ROOT: &str = "Answers, draws, takebacks, records, analysis and everything else";
/// What the group of commands of single games is for.
pub const VARIANT: &str = "Denials, lifelines, drops and other things only some games have";
/// What the root of commands for who is away is for.
pub const AWAY: &str = "Pauses, substitutes, holidays, pings and mutes";
/// What the root of commands about positions and finished games is for.
pub const STUDY: &str = "Analysis, records, positions and problems";
/// What the root of managing commands is for.
pub const ADMIN: &str = "Manage this channel's games";
/// A command that needs the bot itself, where a person has brought it along.
pub const NOT_A_MEMBER: &str =
    "I'm not a member here, so that doesn't work. Add me to the server first. Games work without that.";
/// A message that holds no position or game.
pub const NO_POSITION: &str =
    "There is no position in that message. I can read a FEN, a game as PGN or a Lasermate record.";
/// What the option for a file with a record is.
pub const RECORD_FILE: &str = "The record, PGN or PDN as a file, of any length";
pub const NO_BOTS: &str = "That is a bot, and bots can't play here. Choose a person, or leave the opponent out to play whoever accepts.";
/// A command Discord still shows and the bot no longer has.
pub const NO_SUCH_COMMAND: &str =
    says!("This command no longer exists. Reload Discord to update the list, or use `", HELP, "`.");

/// Under the help: how the bot is installed.
pub fn install(server: &str, oneself: &str) -> String {
    format!(
        "\n\nAdd the bot to a server:\n{server}\nOr to your account, to play in direct messages and on any server:\n{oneself}"
    )
}

/// The tag of posts whose game is on.
pub const TAG_LIVE: &str = "Live";
/// The tag of posts whose game is over.
pub const TAG_FINISHED: &str = "Finished";

/// What the bot is shown to play.
pub fn playing(games: u64) -> String {
    match games {
        0 => "chess variants".to_owned(),
        1 => "1 game of chess variants".to_owned(),
        games => format!("{games} games of chess variants"),
    }
}

/// A moment in a file, where Discord shows no times: seconds since 1970.
pub fn unix_time(seconds: i64) -> String {
    format!("{seconds} (unix time)")
}
