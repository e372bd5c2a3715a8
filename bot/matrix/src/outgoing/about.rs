//! What a post is about, so that a word about the same thing that calls nobody is written in the place of the one before.

use crate::id::RoomPlace;
use lasermate_domain::port::{PictureOf, Post};

/// What a post is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostSubject {
    /// It, as the store knows it.
    pub key: String,
    /// Whether this post may change what was said about it before.
    pub changes: bool,
    /// Whether a later post about it may change this one.
    pub stays: bool,
    /// Whether both have a picture, or else neither may be the other's.
    pub pictured: bool,
}

/// What a post is about; `None` for one that stands for itself.
///
/// Words about a game are in one message until its board is shown again: an offer, its answer, a remark. A challenge is in one
/// message, which says in the end what became of it. The board of a game without turns changes as fast as people type, and is
/// changed in place too. Any other board calls whoever is to move, as an event of its own; where a move has no such follower, because a
/// computer is to move, the board after it takes the place of the one that called for that move. What nobody was called for and nobody
/// asked for changes nothing: who watches a game of computers, or one of another room, has each move before their eyes.
pub fn about(post: &Post, place: &RoomPlace) -> Option<PostSubject> {
    if post.alone || post.thread.is_some() || post.offer.is_some() {
        return None;
    }
    let key = |kind: char, number: u64| keyed(kind, number, place);
    let changing = |key: String| PostSubject { key, changes: true, stays: true, pictured: false };
    match (&post.picture, post.board_of, post.challenge) {
        (None, None, Some(challenge)) => {
            Some(PostSubject { changes: post.buttons.is_empty(), ..changing(key('c', challenge)) })
        }
        (None, Some(game), None) => Some(changing(key('w', game))),
        (Some(PictureOf::Now { .. }), Some(game), _) => Some(changing(key('n', game))),
        (Some(PictureOf::Board { .. }), Some(game), _) => {
            let calls = post.mentioned().next().is_some();
            let changes = !calls && post.asked.is_some();
            Some(PostSubject { changes, stays: calls, pictured: true, ..changing(key('b', game)) })
        }
        _ => None,
    }
}

/// What is over with a post: words and boards that stand above a board are not changed any more.
pub fn ends(post: &Post, place: &RoomPlace) -> Vec<String> {
    let game = post.board_of.filter(|_| post.picture.is_some());
    game.map(|game| ['w', 'b'].map(|kind| keyed(kind, game, place)).to_vec()).unwrap_or_default()
}

fn keyed(kind: char, number: u64, place: &RoomPlace) -> String {
    match &place.thread {
        Some(root) => format!("{kind}{number}/{root}"),
        None => format!("{kind}{number}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_domain::port::{Button, ButtonId, PersonId, RequestId};

    fn place(thread: Option<&str>) -> RoomPlace {
        let thread = thread.map(|thread| thread.try_into().unwrap());
        RoomPlace { room: "!r:s".try_into().unwrap(), thread }
    }

    fn changing(key: &str) -> PostSubject {
        PostSubject { key: key.to_owned(), changes: true, stays: true, pictured: false }
    }

    #[test]
    fn words_change_what_was_said_and_boards_with_turns_stand_for_themselves() {
        let words = Post { board_of: Some(7), ..Post::of_words("White declines.") };
        let told = |post: &Post| about(post, &place(None));
        assert_eq!(told(&words), Some(changing("w7")));
        let board = Post { picture: Some(PictureOf::Board { game: 7, actions: 3 }), ..words.clone() };
        assert_eq!(ends(&board, &place(None)), ["w7", "b7"]);
        assert!(ends(&words, &place(None)).is_empty());
        let now = Post { picture: Some(PictureOf::Now { game: 7 }), ..words.clone() };
        assert_eq!(told(&now), Some(changing("n7")));
        assert_eq!(told(&Post { alone: true, ..now }), None, "the end is seen");
        assert_eq!(told(&Post::of_words("Hello")), None);
        assert_eq!(about(&words, &place(Some("$t"))).unwrap().key, "w7/$t");
    }

    #[test]
    fn the_board_after_a_move_for_which_somebody_was_called_takes_the_place_of_that_call() {
        let told = |post: &Post| about(post, &place(None)).map(|about| (about.changes, about.stays));
        let picture = Some(PictureOf::Board { game: 7, actions: 3 });
        let watched = Post { board_of: Some(7), picture, ..Post::of_words("Computer: e5") };
        assert_eq!(told(&watched), Some((false, false)), "nobody has asked for it");
        let moved = Post { asked: Some(RequestId("matrix:$e".to_owned())), ..watched.clone() };
        assert_eq!(told(&moved), Some((true, false)));
        let calls = moved.clone().mentioning([PersonId("matrix:@ann:s".to_owned())]);
        assert_eq!(told(&calls), Some((false, true)));
        assert_eq!(told(&Post { alone: true, ..moved }), None, "the end is seen");
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
