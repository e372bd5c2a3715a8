//! Rooms in our sentences, as marks that each platform shows as it links its rooms.

use lasermate_domain::escape::escape;
use lasermate_domain::port::RoomId;

use super::mark::MarkDelimiters;

/// A room between its two private characters.
const MARK: MarkDelimiters = MarkDelimiters { before: '\u{e002}', behind: '\u{e003}' };

/// A room for one of our sentences, as a mark: what its platform calls it, between two private characters. It stays so
/// in answers and in the outbox; platforms [`render`] it.
pub fn room(room: &RoomId) -> String {
    let name = room.0.split_once(':').map_or(room.0.as_str(), |(_, name)| name);
    MARK.around(escape(name))
}

/// The text with every room as the platform shows it; it is given what the platform calls the room, escaped.
pub fn render(text: &str, shown: impl Fn(&str) -> String) -> String {
    MARK.render(text, |name| Some(shown(name)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        render(text, |name| format!("<{name}>"))
    }

    #[test]
    fn rooms_are_marked_and_shown_by_whoever_shows_them() {
        let text =
            format!("in {} and {}.", room(&RoomId("discord:12".to_owned())), room(&RoomId("x".to_owned())));
        assert_eq!(shown(&text), "in <12> and <x>.");
        assert_eq!(shown("nowhere"), "nowhere");
    }

    #[test]
    fn nobody_types_a_room() {
        let typed = format!("a{}b", room(&RoomId("local:lobby".to_owned())));
        assert_eq!(lasermate_domain::escape::plain_text(&typed, 40), "alobbyb");
        assert_eq!(shown(&room(&RoomId("local:\u{e003}a".to_owned()))), "<a>");
    }

    #[test]
    fn half_a_mark_is_no_room() {
        assert_eq!(shown("a\u{e002}12"), "a12");
    }
}
