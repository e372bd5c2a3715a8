//! A game that is followed from another room while it is played: each board is there once, in the order of the log.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use lasermate_core::command::CommandId;
use lasermate_core::port::PictureOf;
use lasermate_core::store::Verb;

use crate::served::Served;

/// Knights that go out and come back.
const MOVES: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];
const PLIES: usize = 200;

/// What a channel was shown, or is owed by the log: versions of the game.
type Versions = Vec<u32>;

#[test]
fn who_follows_in_the_middle_of_a_move_gets_each_board_once() {
    let served = Served::new();
    served.begin("a", &[("game", "chess")]);
    let over = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            for (ply, mv) in (0..PLIES).zip(MOVES.iter().cycle()) {
                served.play(["ann", "bob"][ply % 2], "a", mv);
            }
            over.store(true, Ordering::Relaxed);
        });
        for gallery in ["b", "c"] {
            let (served, over) = (&served, &over);
            scope.spawn(move || {
                while !over.load(Ordering::Relaxed) {
                    served.command("cid", gallery, CommandId::Watch, &[("game", "G1")]);
                    served.command("cid", gallery, CommandId::Unwatch, &[]);
                }
            });
        }
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
        assert!(due.len() > 5, "{gallery} followed the game now and then: {due:?}");
        assert_eq!(shown, due, "{gallery}");
    }
}
