//! The dispatcher over a network that shows no pictures.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::sync::{Arc, Mutex};
use std::time::Duration;

use lasermate_domain::command::line;
use lasermate_domain::platform::{Delivery, Platform, SendError};
use lasermate_domain::port::{Ask, Capabilities, PictureOf, Post, RoomId, SentPost};
use lasermate_present::language::Language;
use lasermate_present::surface;
use lasermate_service::outbox;
use lasermate_service::store::{Commit, NewPost};
use tokio::sync::watch;

use crate::kit::asked;
use crate::kit::served::Served;
use crate::surface::words_alone::WORDS_ALONE;

/// A network of words alone.
#[derive(Default)]
struct Words(Mutex<Vec<String>>);

impl Platform for Words {
    const NAME: &'static str = "test";
    const EVERY_PICTURE: bool = true;

    fn capabilities(&self) -> Capabilities {
        WORDS_ALONE
    }

    async fn send(self: &Arc<Self>, delivery: Delivery) -> Result<SentPost, SendError> {
        let Delivery { post, picture, board_text, .. } = delivery;
        let shown = surface::of_post(
            &post,
            picture.as_ref(),
            board_text.as_deref(),
            &WORDS_ALONE,
            Language::english(),
        );
        self.0.lock().unwrap().push(shown.into_message().text);
        Ok(SentPost::default())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_network_without_pictures_is_posted_boards_as_text() {
    let served = Served::new();
    let service = served.shared();
    for (number, (who, line)) in
        (0..).zip([("ann", "/challenge chess first"), ("bob", "/accept"), ("ann", "/move e2e4")])
    {
        let ask = Ask::Command(line::parse(line).unwrap());
        service.handle(&asked::request(number, who, "a", 1_000_000, ask));
    }
    // An animation is described: it cannot be written out.
    let replay = Post { picture: Some(PictureOf::Replay { game: 1 }), ..Post::of_words("The replay.") };
    let posts = vec![NewPost { room: RoomId("test:a".to_owned()), post: replay }];
    service.store().commit(&Commit { posts, ..Commit::default() }).unwrap();
    let words = Arc::new(Words::default());
    let (tell, stop) = watch::channel(false);
    let run = tokio::spawn(outbox::run(Arc::clone(&service), Arc::clone(&words), stop));
    while !service.owed("test", 10).is_empty() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    tell.send(true).unwrap();
    run.await.unwrap();
    let said = words.0.lock().unwrap();
    let [_, start, moved, replay] = &said[..] else { panic!("{said:?}") };
    for (board, rank) in [(start, "2 P P P P P P P P 2"), (moved, "4 . . . . P . . . 4")] {
        assert!(board.contains(rank) && !board.contains("Chess: ann – bob. Move"), "{board}");
    }
    assert!(replay.starts_with("The replay.\n") && replay.contains("Animation of the game"), "{replay}");
}
