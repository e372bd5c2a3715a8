//! What others ask for never holds up a move, and a move stores no picture.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::net::SocketAddr;
use std::sync::Arc;
use std::thread;

use lasermate_page::Chat;
use lasermate_page::access::Access;
use lasermate_page::push::Push;
use lasermate_present::saying::in_english;
use lasermate_present::text;
use lasermate_service::drawing::{DrawingLane, PoolPlace};
use lasermate_service::outbox;
use lasermate_service::service::Service;
use lasermate_service::store::Store;
use lasermate_service::web::{Hosts, ServerLimits};
use lasermate_tests::http::{self, Events, HttpAnswer};
use rusqlite::Connection;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::watch;

const MOVES: [&str; 16] = [
    "e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7", "f1e1", "b7b5", "a4b3",
    "d7d6", "c2c3", "e8g8",
];

/// The chat in this process, so that its pool can be looked into.
struct Open {
    runtime: Runtime,
    folder: TempDir,
    service: Arc<Service>,
    at: SocketAddr,
    stop: watch::Sender<bool>,
}

impl Open {
    fn new() -> Self {
        Self::over(tempfile::tempdir().unwrap())
    }

    fn over(folder: TempDir) -> Self {
        let runtime = Runtime::new().unwrap();
        let service = Arc::new(Service::open(Store::open(folder.path()).unwrap()).unwrap());
        let (stop, stopped) = watch::channel(false);
        let push = Push::open(folder.path(), None).unwrap();
        let chat = Chat::open(Arc::clone(&service), Access::Open, push, stopped.clone()).unwrap();
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let at = listener.local_addr().unwrap();
        runtime.spawn(outbox::run(Arc::clone(&service), Arc::clone(&chat), stopped));
        runtime.spawn(chat.serve(listener, Hosts::of(at, &[]), ServerLimits::usual(&[])));
        Self { runtime, folder, service, at, stop }
    }

    fn ended(self) -> TempDir {
        self.stop.send(true).unwrap();
        drop(self.runtime);
        assert_eq!(Arc::strong_count(&self.service), 1, "nothing holds the store open");
        self.folder
    }

    /// Takes every place of some lanes.
    fn block(&self, lanes: &[DrawingLane]) -> Vec<PoolPlace> {
        let mut places = Vec::new();
        for lane in lanes {
            for _ in 0..lane.places() {
                places
                    .push(self.runtime.block_on(self.service.drawings().pool().place(*lane, None)).unwrap());
            }
        }
        places
    }

    fn name(&self, name: &str) -> String {
        let taken = http::ask(self.at, "POST", "/api/name", &[], Some(&json!({ "name": name }))).unwrap();
        assert_eq!(taken.status, 200, "{}", taken.text());
        taken.json()["secret"].as_str().unwrap().to_owned()
    }

    /// A game of ann and bob in the lobby.
    fn game(&self) -> [String; 2] {
        let players = ["ann", "bob"].map(|name| self.name(name));
        assert_eq!(
            send(self.at, &players[0], "lobby", "/challenge side:first game:chess", "c")["accepted"],
            true
        );
        assert_eq!(send(self.at, &players[1], "lobby", "/accept", "a")["accepted"], true);
        players
    }

    fn play(&self, players: &[String; 2], from: usize, to: usize) {
        for (ply, typed) in MOVES.iter().enumerate().take(to).skip(from) {
            let told =
                send(self.at, &players[ply % 2], "lobby", &format!("/move {typed}"), &format!("m{ply}"));
            assert_eq!(told["accepted"], true, "{told}");
        }
    }

    /// The addresses of the pictures of a channel's boards, once there are so many.
    fn boards(&self, wanted: usize) -> Vec<String> {
        let mut events = Events::open(self.at, "/api/events?room=lobby&after=0", &[]).unwrap();
        let mut found = Vec::new();
        while found.len() < wanted {
            let message = events.next_json().unwrap();
            if message["board_of"].is_u64() {
                found.push(message["pictures"][0]["src"].as_str().unwrap().to_owned());
            }
        }
        found
    }

    fn get(&self, src: &str) -> HttpAnswer {
        http::ask(self.at, "GET", src, &[], None).unwrap()
    }
}

fn send(at: SocketAddr, secret: &str, room: &str, line: &str, request: &str) -> Value {
    let bearer = format!("Bearer {secret}");
    let body = json!({"room": room, "text": line, "request": request});
    let answer = http::ask(at, "POST", "/api/send", &[("Authorization", &bearer)], Some(&body)).unwrap();
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

/// Issue 14, 3: ten names took the bot down with `/replay`. With every place taken their answers are "busy", and moves are
/// made, posted and answered as ever.
#[test]
fn ten_names_that_flood_hold_up_nobody_s_move() {
    let open = Open::new();
    let players = open.game();
    open.play(&players, 0, 8);
    let flooders: Vec<_> = (0..10).map(|n| open.name(&format!("flooder {n}"))).collect();
    let replays: Vec<_> = flooders
        .iter()
        .map(|secret| {
            let told = send(open.at, secret, "table-1", "/replay game:G1", "replay");
            let id = told["id"].as_u64().unwrap();
            let page = open.get(&format!("/api/messages?room=table-1&after={}", id - 1)).json();
            page["messages"][0]["pictures"][0]["src"].as_str().unwrap().to_owned()
        })
        .collect();
    let places =
        open.block(&[DrawingLane::Boards, DrawingLane::Older, DrawingLane::Replays, DrawingLane::Scans]);
    let flood: Vec<_> = flooders
        .into_iter()
        .zip(&replays)
        .map(|(secret, src)| {
            let (at, src) = (open.at, src.clone());
            thread::spawn(move || {
                let export = send(at, &secret, "table-1", "/export game:G1", "export");
                (export, http::ask(at, "GET", &src, &[], None).unwrap())
            })
        })
        .collect();
    open.play(&players, 8, MOVES.len());
    let boards = open.boards(MOVES.len() + 1);
    for asked in flood {
        let (export, picture) = asked.join().unwrap();
        assert_eq!(export["accepted"], false, "{export}");
        assert_eq!(export["reply"]["text"], in_english(text::handler::BUSY));
        assert_eq!((picture.status, picture.header("retry-after")), (503, Some("1")), "{}", picture.text());
    }
    for lane in DrawingLane::ALL {
        assert!(open.service.drawings().pool().at_work(lane) <= lane.places());
    }
    drop(places);
    assert!(open.get(&boards[MOVES.len()]).body.starts_with(b"\x89PNG"));
    let files: Vec<_> = replays.iter().map(|src| open.get(src)).collect();
    assert!(files.iter().all(|file| file.status == 200 && file.body == files[0].body));
    assert!(files[0].body.starts_with(b"GIF89a"));
    assert_eq!(files[0].header("content-type"), Some("image/gif"));
    assert_eq!(files[0].header("cache-control"), Some("private, max-age=31536000, immutable"));
}

/// What stands in the database of a move: rows of words, no picture; and pictures are the same after a restart.
#[test]
fn a_move_takes_less_than_two_kilobytes_and_its_picture_outlives_a_restart() {
    const MOST: i64 = 2_000;
    let open = Open::new();
    let players = open.game();
    open.play(&players, 0, 2);
    open.boards(3);
    let used = |open: &Open| -> i64 {
        let db = Connection::open(open.folder.path().join("lasermate.db")).unwrap();
        let number = |sql: &str| db.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap();
        assert_eq!(number("SELECT count(*) FROM local_picture"), 0);
        number(
            "SELECT (SELECT coalesce(sum(length(body)), 0) FROM local_message)
                  + (SELECT sum(length(id) * 2 + length(shows) + 16) FROM local_pinned)
                  + (SELECT sum(length(request) + length(server) + length(room) + length(body) + 32) FROM log)
                  + (SELECT sum(length(id) + length(reply) + length(buttons) + 32) FROM request)",
        )
    };
    let before = used(&open);
    open.play(&players, 2, MOVES.len());
    let boards = open.boards(MOVES.len() + 1);
    let moves = i64::try_from(MOVES.len()).unwrap() - 2;
    let each = (used(&open) - before) / moves;
    assert!(each < MOST, "{each} bytes a move");
    let files: Vec<_> = boards.iter().map(|src| open.get(src).body).collect();
    assert!(files.iter().all(|file| file.starts_with(b"\x89PNG")));
    assert_ne!(files[0], files[1]);
    let again = Open::over(open.ended());
    for (src, file) in boards.iter().zip(&files) {
        assert!(again.get(src).body == *file, "{src}");
    }
    assert_eq!(again.get("/picture/00000000000000000000000000000000.png").status, 404);
    // A message of an earlier version has its file.
    let db = Connection::open(again.folder.path().join("lasermate.db")).unwrap();
    let old = "INSERT INTO local_picture (id, message, gif, bytes) SELECT 'old', max(id), 1, x'474946' FROM local_message";
    db.execute(old, []).unwrap();
    let file = again.get("/picture/old.gif");
    assert_eq!((file.status, file.body.as_slice()), (200, b"GIF".as_slice()));
}
