//! The dispatcher over a stand-in platform: order in a room, pauses, pictures that are overtaken, a clean end.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use lasermate_domain::command::line;
use lasermate_domain::platform::{Delivery, Platform, SendError};
use lasermate_domain::port::{
    Abilities, Ask, Capabilities, Locales, Person, PersonId, Reply, Request, RequestId, RoomId, SentPost,
    ServerId,
};
use lasermate_service::outbox;
use lasermate_service::service::Service;
use tokio::sync::{Semaphore, watch};

use crate::kit::served::Served;

/// A platform that limits what may be sent, and fails where it is told to.
#[derive(Default)]
struct Stand {
    /// Room, words, and whether a picture came with them.
    sent: Mutex<Vec<(String, String, bool)>>,
    /// When a picture was sent.
    drawn: Mutex<Vec<Instant>>,
    /// How often sending to a room still fails.
    failures: Mutex<BTreeMap<String, u32>>,
    /// Permits for sending, where it is held up.
    gate: Option<Semaphore>,
    /// How many have come to the gate.
    at_gate: AtomicUsize,
    /// The same for one room.
    slow: Option<(String, Semaphore)>,
}

impl Platform for Stand {
    const NAME: &'static str = "stand";
    const EVERY_PICTURE: bool = false;

    fn capabilities(&self) -> Capabilities {
        Capabilities::ALL
    }

    async fn send(self: &Arc<Self>, delivery: Delivery) -> Result<SentPost, SendError> {
        if let Some(gate) = &self.gate {
            self.at_gate.fetch_add(1, Ordering::Relaxed);
            gate.acquire().await.unwrap().forget();
        }
        if let Some((_, gate)) = self.slow.as_ref().filter(|(room, _)| *room == delivery.room.0) {
            gate.acquire().await.unwrap().forget();
        }
        if let Some(left) = self.failures.lock().unwrap().get_mut(&delivery.room.0).filter(|left| **left > 0)
        {
            *left -= 1;
            return Err(SendError::Later { reason: "told to".to_owned(), after: None });
        }
        if delivery.picture.is_some() {
            self.drawn.lock().unwrap().push(Instant::now());
        }
        let sent = (delivery.room.0, delivery.post.text, delivery.picture.is_some());
        self.sent.lock().unwrap().push(sent);
        Ok(SentPost::default())
    }
}

impl Stand {
    fn to(&self, room: &str) -> Vec<(String, bool)> {
        let sent = self.sent.lock().unwrap();
        sent.iter().filter(|(to, ..)| to == room).map(|(_, text, drawn)| (text.clone(), *drawn)).collect()
    }
}

fn ask(service: &Service, room: &str, who: &str, line: &str) -> Reply {
    service.handle(&Request {
        id: RequestId(format!("{room} {who} {line}")),
        server: ServerId("stand:s".to_owned()),
        room: RoomId(room.to_owned()),
        who: Person { id: PersonId(format!("stand:{who} {room}")), name: who.to_owned() },
        admin: false,
        can: Abilities::ALL,
        at: 1_000_000,
        intent: Ask::Command(line::parse(line).unwrap()).into(),
        locales: Locales::default(),
    })
}

/// A game of four boards in a room: the start and three moves, behind the challenge.
fn play(service: &Service, room: &str) {
    ask(service, room, "Ann", "/challenge first");
    ask(service, room, "Bob", "/accept");
    for (who, mv) in [("Ann", "e2e4"), ("Bob", "e7e5"), ("Ann", "g1f3")] {
        let reply = ask(service, room, who, &format!("/move {mv}"));
        assert!(reply.text.contains("played"), "{}", reply.text);
    }
}

async fn until(what: impl Fn() -> bool) {
    const PATIENCE: Duration = Duration::from_secs(60);
    let wait = async {
        while !what() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, wait).await.expect("it never happened");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_s_posts_keep_their_order_and_a_failing_room_holds_up_no_other() {
    let served = Served::new();
    let service = served.shared();
    play(&service, "stand:a");
    play(&service, "stand:b");
    let stand = Arc::new(Stand::default());
    stand.failures.lock().unwrap().insert("stand:a".to_owned(), 1);
    let (tell, stop) = watch::channel(false);
    let run = tokio::spawn(outbox::run(Arc::clone(&service), Arc::clone(&stand), stop));
    until(|| stand.to("stand:b").len() == 5).await;
    until(|| stand.to("stand:a").len() == 5).await;
    for room in ["stand:a", "stand:b"] {
        let posts = stand.to(room);
        let marks = ["challenge", "Game G", "**e4**", "**e5**", "**Nf3**"];
        for ((text, _), mark) in posts.iter().zip(marks) {
            assert!(text.contains(mark), "{room}: {text}");
        }
    }
    // Sent comes before written down as sent.
    until(|| service.owed("stand", 10).is_empty()).await;
    tell.send(true).unwrap();
    run.await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_the_boards_that_wait_the_newest_alone_is_drawn() {
    let served = Served::new();
    let service = served.shared();
    play(&service, "stand:a");
    let stand = Arc::new(Stand::default());
    let (tell, stop) = watch::channel(false);
    let run = tokio::spawn(outbox::run(Arc::clone(&service), Arc::clone(&stand), stop));
    until(|| stand.to("stand:a").len() == 5).await;
    let drawn: Vec<_> = stand.to("stand:a").into_iter().map(|(_, drawn)| drawn).collect();
    assert_eq!(drawn, [false, false, false, false, true]);
    // A board that nothing overtakes has its picture.
    ask(&service, "stand:a", "Bob", "/move b8c6");
    until(|| stand.to("stand:a").len() == 6).await;
    assert!(stand.to("stand:a")[5].1);
    tell.send(true).unwrap();
    run.await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_under_way_is_finished_and_the_rest_is_still_owed() {
    let served = Served::new();
    let service = served.shared();
    play(&service, "stand:a");
    let stand = Arc::new(Stand { gate: Some(Semaphore::new(0)), ..Stand::default() });
    let (tell, stop) = watch::channel(false);
    let run = tokio::spawn(outbox::run(Arc::clone(&service), Arc::clone(&stand), stop));
    until(|| stand.at_gate.load(Ordering::Relaxed) == 1).await;
    assert_eq!(service.owed("stand", 10).len(), 5, "the first one is on its way");
    tell.send(true).unwrap();
    stand.gate.as_ref().unwrap().add_permits(10);
    run.await.unwrap();
    assert_eq!(stand.to("stand:a").len(), 1);
    assert_eq!(service.owed("stand", 10).len(), 4);
}

/// A game without turns in a room, with all pieces ready, and some quick moves of White's.
fn play_realtime(service: &Service, room: &str, moves: &[&str]) {
    ask(
        service,
        room,
        "Ann",
        "/challenge game:realtime side:first options:\"initial=zero black_extra_tu=off\"",
    );
    ask(service, room, "Bob", "/accept");
    for mv in moves {
        let reply = ask(service, room, "Ann", &format!("/move {mv}"));
        assert!(reply.text.contains("played"), "{}", reply.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_turns_words_come_at_once_and_of_the_boards_of_a_second_the_newest_alone() {
    let served = Served::new();
    let service = served.shared();
    let stand = Arc::new(Stand::default());
    let (tell, stop) = watch::channel(false);
    let moves: Vec<_> = "abcdefgh".chars().map(|column| format!("{column}2{column}3")).collect();
    let (first, then) = moves.split_at(4);
    play_realtime(&service, "stand:a", &first.iter().map(String::as_str).collect::<Vec<_>>());
    // Of the five boards that wait already, the newest.
    let run = tokio::spawn(outbox::run(Arc::clone(&service), Arc::clone(&stand), stop));
    until(|| stand.to("stand:a").len() == 6).await;
    let drawn: Vec<_> = stand.to("stand:a").into_iter().map(|(_, drawn)| drawn).collect();
    assert_eq!(drawn, [false, false, false, false, false, true]);
    for mv in then {
        let reply = ask(&service, "stand:a", "Ann", &format!("/move {mv}"));
        assert!(reply.text.contains("played"), "{}", reply.text);
    }
    // The challenge, the start, and eight moves: every word in its order.
    until(|| stand.to("stand:a").len() == 10).await;
    let posts = stand.to("stand:a");
    for (column, (text, _)) in "abcdefgh".chars().zip(&posts[2..]) {
        assert!(text.contains(&format!("**{column}3** by")), "{column}: {text}");
    }
    assert!(posts[9].1, "the newest board is drawn");
    // However slow the machine: two boards are never less than a second apart.
    let drawn = stand.drawn.lock().unwrap().clone();
    let apart: Vec<_> = drawn.windows(2).map(|pair| pair[1].duration_since(pair[0])).collect();
    assert!(apart.iter().all(|apart| *apart >= Duration::from_secs(1)), "{apart:?}");
    assert_eq!(drawn.len(), posts.iter().filter(|(_, drawn)| *drawn).count());
    until(|| service.owed("stand", 20).is_empty()).await;
    tell.send(true).unwrap();
    run.await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_in_which_sending_takes_long_delays_no_other() {
    let served = Served::new();
    let service = served.shared();
    play_realtime(&service, "stand:slow", &["a2a3", "b2b3"]);
    play_realtime(&service, "stand:b", &["a2a3", "b2b3"]);
    let stand =
        Arc::new(Stand { slow: Some(("stand:slow".to_owned(), Semaphore::new(0))), ..Stand::default() });
    let (tell, stop) = watch::channel(false);
    let run = tokio::spawn(outbox::run(Arc::clone(&service), Arc::clone(&stand), stop));
    until(|| stand.to("stand:b").len() == 4).await;
    assert_eq!(stand.to("stand:slow").len(), 0, "it is still at its first");
    if let Some((_, gate)) = &stand.slow {
        gate.add_permits(10);
    }
    until(|| stand.to("stand:slow").len() == 4).await;
    tell.send(true).unwrap();
    run.await.unwrap();
}
