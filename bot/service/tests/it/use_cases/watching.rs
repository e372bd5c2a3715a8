//! A game that is followed from another room while it is played: each board is there once, in the order of the log.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use lasermate_domain::command::CommandId;
use lasermate_domain::log::Verb;
use lasermate_domain::port::PictureOf;

use crate::kit::served::Served;

/// What a channel was shown, or is owed by the log: versions of the game.
type Versions = Vec<u32>;

/// Pawns that go on a step at a time, so that no position comes again: white's and black's moves in turn.
fn moves() -> impl Iterator<Item = String> {
    [(2, 3, 7, 6), (3, 4, 6, 5)].into_iter().flat_map(|(from, to, black_from, black_to)| {
        ('a'..='h').flat_map(move |file| {
            [format!("{file}{from}{file}{to}"), format!("{file}{black_from}{file}{black_to}")]
        })
    })
}

/// Says at its end, also after a panic, that there will be no more moves.
struct Over<'a>(&'a AtomicBool);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[test]
fn who_follows_in_the_middle_of_a_move_gets_each_board_once() {
    let served = Served::new();
    served.begin("a", &[("game", "chess")]);
    let over = AtomicBool::new(false);
    let asked = [const { AtomicUsize::new(0) }; 2];
    thread::scope(|scope| {
        let ends = Over(&over);
        let followers = [("b", &asked[0]), ("c", &asked[1])].map(|(gallery, asked)| {
            let (served, over) = (&served, &over);
            let follower = scope.spawn(move || {
                while !over.load(Ordering::Relaxed) {
                    served.command("cid", gallery, CommandId::Watch, &[("game", "G1")]);
                    asked.fetch_add(1, Ordering::Relaxed);
                    served.command("cid", gallery, CommandId::Unwatch, &[]);
                    asked.fetch_add(1, Ordering::Relaxed);
                }
            });
            (follower, asked)
        });
        for (ply, mv) in moves().enumerate() {
            // Whoever is given the processor: both follow and leave while the game is played, and never wait for a move.
            for (follower, asked) in &followers {
                while asked.load(Ordering::Relaxed) <= ply {
                    assert!(!follower.is_finished(), "a follower ended at ply {ply}");
                    thread::yield_now();
                }
            }
            served.play(["ann", "bob"][ply % 2], "a", &mv);
        }
        drop(ends);
    });
    let store = served.service().store();
    let rows = store.log_after(0, 100_000).expect("the log");
    let posts = store.owed("test", 100_000).expect("the outbox");
    for gallery in ["test:b", "test:c"] {
        let shown: Versions = posts
            .iter()
            .filter(|owed| owed.room.0 == gallery)
            .filter_map(|owed| match owed.post.picture {
                Some(PictureOf::Board { actions, .. }) => Some(actions),
                _ => None,
            })
            .collect();
        let (mut version, mut follows, mut due) = (0, false, Versions::new());
        for row in &rows {
            match row.what.verb {
                Verb::Play => {
                    version += 1;
                    due.extend(follows.then_some(version));
                }
                Verb::Watch if row.what.room.0 == gallery => {
                    follows = true;
                    due.push(version);
                }
                Verb::Unwatch if row.what.room.0 == gallery => follows = false,
                _ => {}
            }
        }
        assert_eq!(version as usize, moves().count(), "every move was played");
        assert!(due.len() > 5, "{gallery} followed the game now and then: {due:?}");
        assert_eq!(shown, due, "{gallery}");
    }
}
