//! What a post is about, so that a word about the same thing that calls nobody is written in the place of the one before.

use lasermate_core::port::{PictureOf, Post};

use crate::id::Place;

/// What a post is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// It, as the store knows it.
    pub key: String,
    /// Whether this post may change what was said about it before.
    pub changes: bool,
}

/// What a post is about; `None` for one that stands for itself.
///
/// Words about a game are in one message until its board is shown again: an offer, its answer, a remark. A challenge is in one
/// message, which says in the end what became of it. The board of a game without turns changes as fast as people type, and is
/// changed in place too; any other board is an event of its own, which calls whoever is to move.
pub fn about(post: &Post, place: &Place) -> Option<About> {
    if post.alone || post.thread.is_some() || post.offer.is_some() {
        return None;
    }
    let key = |kind: char, number: u64| keyed(kind, number, place);
    match (&post.picture, post.board_of, post.challenge) {
        (None, None, Some(challenge)) => {
            Some(About { key: key('c', challenge), changes: post.buttons.is_empty() })
        }
        (None, Some(game), None) => Some(About { key: key('w', game), changes: true }),
        (Some(PictureOf::Now { .. }), Some(game), _) => Some(About { key: key('n', game), changes: true }),
        _ => None,
    }
}

/// What is over with a post: words that stand above a board are not changed any more.
pub fn ends(post: &Post, place: &Place) -> Option<String> {
    let game = post.board_of.filter(|_| post.picture.is_some())?;
    Some(keyed('w', game, place))
}

fn keyed(kind: char, number: u64, place: &Place) -> String {
    match &place.thread {
        Some(root) => format!("{kind}{number}/{root}"),
        None => format!("{kind}{number}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_core::port::{Button, ButtonId};

    fn place(thread: Option<&str>) -> Place {
        let thread = thread.map(|thread| thread.try_into().unwrap());
        Place { room: "!r:s".try_into().unwrap(), thread }
    }

    #[test]
    fn words_change_what_was_said_and_boards_with_turns_stand_for_themselves() {
        let words = Post { board_of: Some(7), ..Post::of_words("White declines.") };
        let told = |post: &Post| about(post, &place(None));
        assert_eq!(told(&words), Some(About { key: "w7".to_owned(), changes: true }));
        let board = Post { picture: Some(PictureOf::Board { game: 7, actions: 3 }), ..words.clone() };
        assert_eq!(told(&board), None);
        assert_eq!(ends(&board, &place(None)).as_deref(), Some("w7"));
        let now = Post { picture: Some(PictureOf::Now { game: 7 }), ..words.clone() };
        assert_eq!(told(&now), Some(About { key: "n7".to_owned(), changes: true }));
        assert_eq!(told(&Post { alone: true, ..now }), None, "the end is seen");
        assert_eq!(told(&Post::of_words("Hello")), None);
        assert_eq!(about(&words, &place(Some("$t"))).unwrap().key, "w7/$t");
    }

    #[test]
    fn a_challenge_is_changed_when_it_is_over() {
        let over = Post { challenge: Some(3), ..Post::of_words("Ann withdraws.") };
        assert!(about(&over, &place(None)).unwrap().changes);
        let button =
            Button { id: ButtonId("accept:c3:0".to_owned()), label: "Accept".to_owned(), dangerous: false };
        let open = Post { buttons: vec![button], ..over };
        assert!(!about(&open, &place(None)).unwrap().changes);
    }
}
