//! A game that somebody ends who manages the room.

use lasermate_domain::command::mark::{CLAIM, DRAW, says};
use lasermate_domain::sessions::session::Session;
use lasermate_domain::sessions::stage::Ending;
use lasermate_engine::seat::Seat;

use super::{end_line, player};

/// It is for others to do.
pub const MANAGERS_ONLY: &str = "Only people who can manage this room can end a game with a result.";
/// The game is played where others manage the room.
pub const ELSEWHERE: &str =
    "That game is played in another room. Only people who can manage that room can end it.";
/// Nobody judges their own game.
pub const YOUR_OWN: &str = says!(
    "You play in this game, so somebody else who manages this room has to end it. You can offer a draw with `",
    DRAW,
    "`, claim overstepped time with `",
    CLAIM,
    "`, or resign. After 14 days without a move the bot asks the players, and 7 days later another game can start here."
);
/// Words of somebody's own do not cross between rooms.
pub const NO_NOTE_HERE: &str =
    "This game is shared with another room, where your note would show. Leave the note out.";
/// The game does not end that way from here.
pub const NOT_POSSIBLE: &str = "The game can't end with this result from this position.";
pub const YOU_ENDED: &str = "You ended the game.";

/// There is no such side in a game.
pub fn no_such_side(live: &Session) -> String {
    let sides: Vec<_> = live.game.sides().iter().map(|side| format!("`{}`", side.name())).collect();
    format!("Use {} or `draw`.", sides.join(", "))
}

/// A side has fallen already.
pub fn is_out(live: &Session, seat: Seat) -> String {
    format!("{} is out of the game.", player(live, seat))
}

/// A game has been ended, for everybody.
pub fn ended(live: &Session) -> String {
    end_line(live).unwrap_or_default()
}

/// Why a game was ended so, where a note says it; hostile text is made harmless.
pub(super) fn note(live: &Session) -> String {
    match live.ending() {
        Some(Ending::Adjudicated(note)) if !note.is_empty() => {
            format!(" {}", lasermate_domain::escape::noted(note))
        }
        _ => String::new(),
    }
}
