//! What only Discord needs to say.

use crate::command::mark::{HELP, says};

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
/// A bot as an opponent.
pub const NO_BOTS: &str = "That is a bot, and bots can't play here. Choose a person, or leave the opponent out to play whoever accepts.";
/// A command Discord still shows and the bot no longer has.
pub const NO_SUCH_COMMAND: &str =
    says!("This command no longer exists. Reload Discord to update the list, or use `", HELP, "`.");

/// A moment in a file, where Discord shows no times: seconds since 1970.
#[must_use]
pub fn unix_time(seconds: i64) -> String {
    format!("{seconds} (unix time)")
}
