//! Which of the posts that wait for one room are worth a picture.

use lasermate_domain::port::{PictureOf, Post};

/// For each post of a room's queue, in order, whether its picture is drawn: the latest board of a game wins,
/// unless the platform wants every picture. Words are always sent.
pub fn pictures<'a>(queue: impl DoubleEndedIterator<Item = &'a Post>, every_picture: bool) -> Vec<bool> {
    let mut shown = Vec::new();
    let mut wanted: Vec<bool> = queue
        .rev()
        .map(|post| match (&post.picture, post.board_of) {
            (None, _) => false,
            (Some(of), Some(game)) if !every_picture || is_now(of) => {
                let newest = !shown.contains(&game);
                if newest {
                    shown.push(game);
                }
                newest
            }
            (Some(_), _) => true,
        })
        .collect();
    wanted.reverse();
    wanted
}

/// For each post of a room's queue, in order, whether a later board of its game shows more: where only little can be sent, it
/// need not be. A post that something waits for is always needed.
pub fn overtaken<'a>(queue: impl DoubleEndedIterator<Item = &'a Post>) -> Vec<bool> {
    let mut shown = Vec::new();
    let mut overtaken: Vec<bool> = queue
        .rev()
        .map(|post| {
            let Some(game) = post.board_of else { return false };
            let overtaken = shown.contains(&game) && post.thread.is_none() && post.offer.is_none();
            if post.picture.is_some() {
                shown.push(game);
            }
            overtaken
        })
        .collect();
    overtaken.reverse();
    overtaken
}

/// Whether a picture is of a game without turns: moves come as fast as people can type, so it may wait a moment for the
/// next one.
pub const fn is_now(of: &PictureOf) -> bool {
    matches!(of, PictureOf::Now { .. })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(game: u64, actions: u32) -> Post {
        let picture = Some(PictureOf::Board { game, actions });
        Post { picture, board_of: Some(game), ..Post::default() }
    }

    fn words() -> Post {
        Post::default()
    }

    #[test]
    fn the_latest_board_of_each_game_alone_is_drawn_where_sending_is_limited() {
        let queue = [board(1, 1), board(2, 7), words(), board(1, 2), words()];
        assert_eq!(pictures(queue.iter(), false), [false, true, false, true, false]);
    }

    #[test]
    fn a_later_board_of_the_same_game_overtakes_what_nothing_waits_for() {
        let remark = |game| Post { picture: None, ..board(game, 0) };
        let thread = Post { thread: Some("G1".to_owned()), ..remark(1) };
        let queue = [thread, board(1, 1), remark(1), board(2, 7), words(), board(1, 2), remark(1)];
        assert_eq!(overtaken(queue.iter()), [false, true, true, false, false, false, false]);
    }

    #[test]
    fn without_turns_the_latest_board_alone_is_drawn_everywhere() {
        let now = |game| Post { picture: Some(PictureOf::Now { game }), ..board(game, 0) };
        let queue = [now(1), words(), now(1), now(2)];
        assert_eq!(pictures(queue.iter(), true), [false, false, true, true]);
    }

    #[test]
    fn every_board_is_drawn_where_sending_is_not_limited() {
        let queue = [board(1, 1), words(), board(1, 2)];
        assert_eq!(pictures(queue.iter(), true), [true, false, true]);
    }
}
