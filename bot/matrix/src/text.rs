//! What only Matrix needs to say, where there is something to choose.

use lasermate_domain::command::mark;
use lasermate_domain::escape::{NAME_CHARS, escape_text};
use lasermate_present::say;
pub use lasermate_present::say::matrix::{
    A_THREAD, ANOTHER_ROOM, AS_A_FILE, BOARD_CHANGED, EDITED, HELLO, KEPT_TOO, LOCKED, MESSAGE, MOVE_ALONE,
    NO_DIRECT_ROOM, NO_FILE, NO_GAME, PICTURE_IN_WORDS, SEND_ANEW, SENT_TO_YOU, SPOILER, TOO_MANY_ROOMS,
    TOO_MUCH, in_time, moved, past,
};

/// Before an answer that stands in a direct room, because the bot may not write in the room where it was asked: its name, or who is
/// in one that has none.
pub fn from_a_closed_room(name: Option<&str>, people: &str) -> String {
    let shown = |words: &str| escape_text(words, NAME_CHARS);
    match name {
        Some(name) => say::matrix::from_a_closed_room(shown(name)),
        None => say::matrix::from_a_nameless_room(shown(people)),
    }
}

/// To somebody who talks with the bot; `direct` where nobody else is there, and commands need no prefix.
pub fn only_commands(direct: bool) -> String {
    say::matrix::understands(line("help", direct), line("challenge computer", direct))
}

/// To somebody who has mistyped a command without a prefix.
pub fn did_you_mean(name: &str, direct: bool) -> String {
    say::matrix::meant(line(name, direct))
}

/// To somebody who has typed a number that is on no list.
pub fn no_choice(number: u16) -> String {
    say::matrix::no_choice(number.to_string())
}

/// A line as it is typed where it is said.
fn line(typed: &str, direct: bool) -> String {
    if direct { format!("`{typed}`") } else { format!("`{}`", mark::line(typed)) }
}

/// To somebody who has named a person by a name that several have, whose ids these are.
pub fn several_called(typed: &str, ids: &[String]) -> String {
    let name = escape_text(typed, NAME_CHARS);
    // What could end the code is no id that anybody can type.
    let ids = ids.iter().filter(|id| id.chars().all(|c| c.is_ascii_graphic() && c != '`'));
    match ids.map(|id| format!("`{id}`")).reduce(say::wording::or) {
        Some(ids) => say::matrix::namesakes_with_ids(name, ids),
        None => say::matrix::namesakes(name),
    }
}

/// To somebody who has set a reaction where more is needed.
pub fn type_it(number: u16) -> String {
    say::matrix::type_it(number.to_string())
}
