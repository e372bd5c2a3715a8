//! What only Matrix needs to say.

use lasermate_domain::command::mark::{IMPORT, says};
use lasermate_domain::command::{CommandId, mark};
use lasermate_domain::escape::{NAME_CHARS, escape_text};

use lasermate_present::text::command::command;

/// To somebody who asks for too much at once.
pub const TOO_MUCH: &str = "Too many commands at once. Wait a few seconds.";
/// In the room, where the answer is for the asker alone.
pub const SENT_TO_YOU: &str = "Sent to you in a direct chat.";
/// In the room, where the asker cannot be told alone.
pub const NO_DIRECT_ROOM: &str =
    "This answer is private, and I can't open a direct chat with you. Invite me to one and ask there.";
/// In the room, where the server lets the bot open no further direct rooms for now.
pub const TOO_MANY_ROOMS: &str = "This answer is private, and the server doesn't let me open another direct chat right now. Ask again in a minute.";
/// In the place of a file that the server does not take.
pub const NO_FILE: &str = "I can't send the file: this server doesn't take it.";
/// What else is kept, beside what is kept everywhere.
pub const KEPT_TOO: &str = "On Matrix I also keep, outside my database, the members, names and device keys of the rooms I am in, and \
                            which direct chat is yours. Your messages are not kept: a command is deleted once it is answered. I keep what I \
                            know about a room for a while after I leave it. Whoever runs me can delete the folder `matrix`.";
/// Behind a question whether another command was meant: a message that is changed is not heard again.
pub const SEND_ANEW: &str = "Send it as a new message.";
/// To somebody who has changed a message so that it is a command.
pub const EDITED: &str = says!("I don't read changes of a message. ", SEND_ANEW);
/// To somebody whose number answers a board that has been changed in place, and may be one of those that stood there before.
pub const BOARD_CHANGED: &str = "That board has changed, and so have its numbers.";
/// To somebody who has answered a message that is neither a file nor a text.
pub const NO_GAME: &str =
    says!("There is no game in that message. Answer a file or a text with `", IMPORT, "`.");
/// Behind the question which record is meant.
pub const AS_A_FILE: &str =
    says!("Or send the file with `", IMPORT, "` as its caption, or answer its message with `", IMPORT, "`.");
/// To a room in which an encrypted message cannot be read.
pub const LOCKED: &str =
    "I can't read an encrypted message in this room. If it was for me, please send it again.";

/// Before an answer that stands in a direct room, because the bot may not write in the room where it was asked: its name, or who is
/// in one that has none.
pub fn from_a_closed_room(name: Option<&str>, people: &str) -> String {
    let shown = |words: &str| escape_text(words, NAME_CHARS);
    let room = name.map_or_else(|| format!("the room with {}", shown(people)), shown);
    format!("You asked in {room}, where I can't post:")
}

/// To a room that has invited the bot.
pub fn hello() -> String {
    let (challenge, help) = (command(CommandId::Challenge), command(CommandId::Help));
    format!(
        "Hello! I play chess variants here. `{challenge}` starts a game, `{help}` shows what else there is."
    )
}

/// Behind the list of commands.
pub fn move_alone() -> String {
    format!("When it is your turn, the move alone is enough: `{}`.", mark::line("e4"))
}

/// To a room that is replaced by another one, where that can be reached with a link.
pub fn moved(link: &str) -> String {
    format!("I moved to the new room, and this room's games continue there: {link}")
}

/// To somebody who talks with the bot; `direct` where nobody else is there, and commands need no prefix.
pub fn only_commands(direct: bool) -> String {
    let (help, start) = (line("help", direct), line("challenge computer", direct));
    format!("I only understand commands. {help} lists them, {start} starts a game.")
}

/// To somebody who has mistyped a command without a prefix.
pub fn did_you_mean(name: &str, direct: bool) -> String {
    format!("Did you mean {}? {SEND_ANEW}", line(name, direct))
}

/// To somebody who has typed a number that is on no list.
pub fn no_choice(number: u16) -> String {
    format!("There is no choice {number} here.")
}

/// A line as it is typed where it is said.
fn line(typed: &str, direct: bool) -> String {
    if direct { format!("`{typed}`") } else { format!("`{}`", mark::line(typed)) }
}

/// To somebody who has named a person by a name that several have, whose ids these are.
pub fn several_called(typed: &str, ids: &[String]) -> String {
    let shown = escape_text(typed, NAME_CHARS);
    // What could end the code is no id that anybody can type.
    let ids = ids.iter().filter(|id| id.chars().all(|c| c.is_ascii_graphic() && c != '`'));
    let ids: Vec<_> = ids.map(|id| format!("`{id}`")).collect();
    let ids = if ids.is_empty() { String::new() } else { format!(": {}", ids.join(" or ")) };
    format!("Several people here are called {shown}. Use an id{ids}.")
}

/// To somebody who has set a reaction where more is needed.
pub fn type_it(number: u16) -> String {
    format!("This can't be undone. Type {number} to confirm.")
}
