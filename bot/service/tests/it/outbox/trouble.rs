//! The dispatcher when something is wrong: pictures that cannot be drawn, a platform that panics, more rooms than are served
//! at once, rooms that owe much, posts that cannot be read.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lasermate_domain::platform::{Delivery, Platform, SendError};
use lasermate_domain::port::{Capabilities, PictureOf, Post, RoomId, SentPost};
use lasermate_service::outbox;
use lasermate_service::store::{Commit, FILE_NAME, NewPost};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;

use crate::kit::served::Served;

/// How many rooms the dispatcher serves at once.
const ROOMS_AT_ONCE: usize = 64;

/// A platform that panics, waits and refuses where it is told to.
#[derive(Default)]
struct Stand {
    /// By room: the words, and whether a picture came with them.
    sent: Mutex<BTreeMap<String, Vec<(String, bool)>>>,
    /// How often a post to the room `panics` still ends in a panic.
    panics: AtomicU32,
    /// Whether posts to the room `refuses` are refused for now, for ten minutes each time.
    refuses: AtomicBool,
    /// How often a post to the room `fails` still fails.
    fails: AtomicU32,
    /// Permits for sending, where it is held up, and how many wait for one.
    gate: Option<Semaphore>,
    /// The one room that is held up; empty for all.
    gated: &'static str,
    waiting: AtomicUsize,
}

impl Platform for Stand {
    const NAME: &'static str = "stand";
    const EVERY_PICTURE: bool = true;

    fn capabilities(&self) -> Capabilities {
        Capabilities::ALL
    }

    async fn send(self: &Arc<Self>, delivery: Delivery) -> Result<SentPost, SendError> {
        let room = delivery.room.0.trim_start_matches("stand:").to_owned();
        if let Some(gate) = self.gate.as_ref().filter(|_| self.gated.is_empty() || self.gated == room) {
            self.waiting.fetch_add(1, Ordering::SeqCst);
            gate.acquire().await.unwrap().forget();
            self.waiting.fetch_sub(1, Ordering::SeqCst);
        }
        if room == "panics" {
            let left = self.panics.load(Ordering::SeqCst);
            self.panics.store(left.saturating_sub(1), Ordering::SeqCst);
            assert_eq!(left, 0, "told to panic");
        }
        let fails = self.fails.load(Ordering::SeqCst);
        if room == "fails" && fails > 0 {
            self.fails.store(fails - 1, Ordering::SeqCst);
            return Err(SendError::Later { reason: "told to".to_owned(), after: None });
        }
        if room == "refuses" && self.refuses.load(Ordering::SeqCst) {
            return Err(SendError::Later {
                reason: "told to".to_owned(),
                after: Some(Duration::from_secs(600)),
            });
        }
        let sent = (delivery.post.text, delivery.picture.is_some());
        self.sent.lock().unwrap().entry(room).or_default().push(sent);
        Ok(SentPost::default())
    }
}

impl Stand {
    fn to(&self, room: &str) -> Vec<(String, bool)> {
        self.sent.lock().unwrap().get(room).cloned().unwrap_or_default()
    }
}

struct Dispatched {
    served: Served,
    stand: Arc<Stand>,
    run: Option<(watch::Sender<bool>, JoinHandle<()>)>,
}

impl Dispatched {
    fn over(stand: Stand) -> Self {
        Self { served: Served::new(), stand: Arc::new(stand), run: None }
    }

    fn owe(&self, room: &str, posts: impl IntoIterator<Item = Post>) {
        let room = RoomId(format!("stand:{room}"));
        let posts = posts.into_iter().map(|post| NewPost { room: room.clone(), post }).collect();
        self.served.service().store().commit(&Commit { posts, ..Commit::default() }).unwrap();
    }

    fn start(&mut self) {
        let (tell, stop) = watch::channel(false);
        let run = outbox::run(self.served.shared(), Arc::clone(&self.stand), stop);
        self.run = Some((tell, tokio::spawn(run)));
    }

    async fn end(self) {
        let (tell, run) = self.run.unwrap();
        tell.send(true).unwrap();
        run.await.unwrap();
    }

    fn owed(&self) -> usize {
        self.served.service().owed("stand", usize::MAX).len()
    }
}

fn words(number: usize) -> Post {
    Post::of_words(format!("post {number}"))
}

async fn until(what: impl Fn() -> bool) {
    const PATIENCE: Duration = Duration::from_secs(120);
    let wait = async {
        while !what() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, wait).await.expect("it never happened");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_that_cannot_be_drawn_goes_out_as_words_and_holds_nothing_up() {
    let mut over = Dispatched::over(Stand::default());
    let nowhere = PictureOf::Board { game: 99, actions: 3 };
    let board = Post { picture: Some(nowhere), board_of: Some(99), ..Post::of_words("a board") };
    over.owe("a", [board, words(1)]);
    over.start();
    until(|| over.owed() == 0).await;
    assert_eq!(over.stand.to("a"), [("a board".to_owned(), false), ("post 1".to_owned(), false)]);
    over.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_while_one_room_is_served_costs_the_others_nothing_and_the_room_only_time() {
    let gate = Some(Semaphore::new(0));
    let stand = Stand { panics: AtomicU32::new(2), gate, gated: "slow", ..Stand::default() };
    let mut over = Dispatched::over(stand);
    over.owe("panics", [words(1), words(2)]);
    // This room is served all the while, so that there is never a moment without a task.
    over.owe("slow", [words(1)]);
    over.owe("other", [words(7)]);
    over.start();
    until(|| over.stand.to("other").len() == 1).await;
    until(|| over.stand.to("panics").len() == 2).await;
    assert_eq!(over.stand.to("panics"), [("post 1".to_owned(), false), ("post 2".to_owned(), false)]);
    assert_eq!(over.stand.waiting.load(Ordering::SeqCst), 1, "the slow room is still being served");
    over.stand.gate.as_ref().unwrap().add_permits(1);
    until(|| over.owed() == 0).await;
    over.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn more_rooms_than_are_served_at_once_take_turns() {
    const ROOMS: usize = ROOMS_AT_ONCE + 16;
    let mut over = Dispatched::over(Stand { gate: Some(Semaphore::new(0)), ..Stand::default() });
    for room in 0..ROOMS {
        over.owe(&room.to_string(), (0..3).map(words));
    }
    over.start();
    until(|| over.stand.waiting.load(Ordering::SeqCst) == ROOMS_AT_ONCE).await;
    over.stand.gate.as_ref().unwrap().add_permits(3 * ROOMS);
    until(|| over.owed() == 0).await;
    for room in 0..ROOMS {
        let texts: Vec<_> = over.stand.to(&room.to_string()).into_iter().map(|(text, _)| text).collect();
        assert_eq!(texts, ["post 0", "post 1", "post 2"], "room {room}");
    }
    over.end().await;
}

/// A room that nothing can be sent to owes more than is read at once, and came first.
#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_owes_much_and_takes_nothing_keeps_no_other_waiting() {
    let mut over = Dispatched::over(Stand { refuses: AtomicBool::new(true), ..Stand::default() });
    over.owe("refuses", (0..300).map(words));
    over.owe("takes", (0..300).map(words));
    over.owe("late", [words(1)]);
    over.start();
    until(|| over.stand.to("late").len() == 1 && over.stand.to("takes").len() == 300).await;
    until(|| over.owed() == 300).await;
    over.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_cannot_be_read_holds_up_neither_its_room_nor_another() {
    let mut over = Dispatched::over(Stand::default());
    over.owe("a", (0..3).map(words));
    over.owe("b", (0..2).map(words));
    let db = rusqlite::Connection::open(over.served.folder().join(FILE_NAME)).unwrap();
    db.execute("UPDATE outbox SET post = '{torn' WHERE id IN (1, 4)", []).unwrap();
    over.start();
    until(|| over.owed() == 0).await;
    assert_eq!(over.stand.to("a"), [("post 1".to_owned(), false), ("post 2".to_owned(), false)]);
    assert_eq!(over.stand.to("b"), [("post 1".to_owned(), false)]);
    let left: u32 = db.query_row("SELECT count(*) FROM outbox", [], |row| row.get(0)).unwrap();
    assert_eq!(left, 2, "they stay for whoever can read them");
    over.end().await;
}

/// A start does not wait out the pauses of the last one: the post has failed so often that the next pause would be ten minutes.
#[tokio::test(flavor = "multi_thread")]
async fn a_start_does_not_go_on_with_the_pauses_of_the_last_one() {
    let mut over = Dispatched::over(Stand { fails: AtomicU32::new(1), ..Stand::default() });
    over.owe("fails", [words(1)]);
    for _ in 0..20 {
        over.served.service().failed(1, 0);
    }
    over.start();
    until(|| over.owed() == 0).await;
    assert_eq!(over.stand.to("fails"), [("post 1".to_owned(), false)]);
    over.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_sent_goes_out_once_the_platform_is_reached_again() {
    let mut over = Dispatched::over(Stand { refuses: AtomicBool::new(true), ..Stand::default() });
    over.owe("refuses", [words(1)]);
    over.start();
    let put_off =
        || over.served.service().store().owed("stand", 1).unwrap().iter().any(|owed| owed.tries == 1);
    until(put_off).await;
    over.stand.refuses.store(false, Ordering::SeqCst);
    // The dispatcher has noted the pause a moment after the store.
    until(|| {
        over.served.service().reached("stand");
        over.owed() == 0
    })
    .await;
    assert_eq!(over.stand.to("refuses"), [("post 1".to_owned(), false)]);
    over.end().await;
}
