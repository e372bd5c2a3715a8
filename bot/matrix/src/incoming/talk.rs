//! Talk with the bot: what is said to it without a prefix and is no command. It has one short line of help for that, and no more
//! for a while.

use std::borrow::Cow;
use std::sync::{Mutex, PoisonError};

use crate::limits;
use lasermate_domain::lru::RecentMap;
use lasermate_domain::port::UnixMillis;
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedRoomId, RoomId};

/// How long a room is not told again, in milliseconds.
const PAUSE: UnixMillis = 10 * 60 * 1000;
/// The fewest letters of a word that can be a command mistyped: "hi" only begins like `history`.
const MISTYPED: usize = 3;
/// The longest move that is understood by itself.
const MOVE: usize = 8;
/// How people say hello, though it may look like a command.
const GREETINGS: [&str; 6] = ["hi", "hello", "hey", "hallo", "hola", "salut"];

/// Which rooms were told lately how to speak to the bot, and in answer to what.
#[derive(Debug)]
pub struct HintedRooms(Mutex<RecentMap<OwnedRoomId, (OwnedEventId, UnixMillis)>>);

impl Default for HintedRooms {
    fn default() -> Self {
        Self(Mutex::new(RecentMap::new(limits::PLACES)))
    }
}

impl HintedRooms {
    /// Whether a room may be told in answer to an event: it was not for a while, or the answer to that event has not gone out yet.
    pub fn may_be(&self, room: &RoomId, event: &EventId, now: UnixMillis) -> bool {
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match told.get(&room.to_owned()) {
            Some((before, at)) if now.saturating_sub(at) < PAUSE => before == event,
            _ => {
                told.put(room.to_owned(), (event.to_owned(), now));
                true
            }
        }
    }
}

/// The line that somebody means who says this: a question mark asks for help, and a move by itself is played, whatever follows in
/// further lines.
pub fn in_full(line: &str) -> Cow<'_, str> {
    match line {
        "?" => Cow::Borrowed("help"),
        _ if line.lines().next().is_some_and(is_move) => Cow::Owned(format!("move {line}")),
        _ => Cow::Borrowed(line),
    }
}

/// Whether a line is a move as it is written on boards of chess, `e4` or `Nf3+`, and nothing else: a short word with a square in it,
/// or a castling.
fn is_move(line: &str) -> bool {
    let bytes = line.as_bytes();
    let short = bytes.len() <= MOVE && bytes.iter().all(|b| b.is_ascii_alphanumeric() || b"-+#=".contains(b));
    let square = |pair: &[u8]| matches!(pair, [b'a'..=b'l', b'1'..=b'9']);
    let castles = ["O-O", "0-0"].iter().any(|castling| line.starts_with(castling));
    short && (castles || bytes.windows(2).any(square))
}

/// The command that was mistyped, where the first word of a line is near to one and is no greeting.
pub fn mistyped<'a>(line: &str, nearest: Option<&'a str>) -> Option<&'a str> {
    let word = line.split_whitespace().next().unwrap_or_default();
    let greets = GREETINGS.iter().any(|greeting| greeting.eq_ignore_ascii_case(word));
    nearest.filter(|_| !greets && word.chars().count() >= MISTYPED)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_is_told_once_for_a_while_and_again_where_that_did_not_go_out() {
        let told = HintedRooms::default();
        let room = |id: &str| OwnedRoomId::try_from(id).unwrap();
        let event = |id: &str| OwnedEventId::try_from(id).unwrap();
        let (first, second) = (event("$1:s"), event("$2:s"));
        assert!(told.may_be(&room("!a:s"), &first, 0));
        assert!(told.may_be(&room("!a:s"), &first, 5_000));
        assert!(!told.may_be(&room("!a:s"), &second, 5_000));
        assert!(told.may_be(&room("!b:s"), &second, 5_000));
        assert!(told.may_be(&room("!a:s"), &second, PAUSE));
    }

    #[test]
    fn a_move_by_itself_is_played() {
        for typed in ["e4", "Nf3+", "e2e4", "exd8=Q#", "O-O-O", "0-0", "i11i10"] {
            assert_eq!(in_full(typed), format!("move {typed}"));
        }
        assert_eq!(in_full("e4\ngood luck"), "move e4\ngood luck");
        for talk in
            ["ok", "good luck\ne4", "move e4", "e4 or d4", "e4?", "thanks", "2", "O", "see e4e5e6e7e8", ""]
        {
            assert_eq!(in_full(talk), talk);
        }
        assert_eq!(in_full("?"), "help");
    }

    #[test]
    fn greetings_are_no_commands_mistyped() {
        for talk in ["hi", "Hello there", "hey", "ok"] {
            assert_eq!(mistyped(talk, Some("history")), None, "{talk}");
        }
        assert_eq!(mistyped("mvoe e2e4", Some("move")), Some("move"));
        assert_eq!(mistyped("mvoe e2e4", None), None);
    }
}
