//! Trouble under the service: a store that refuses to write, a panic inside a request, more games and rooms than memory
//! keeps, one id in two rooms, and a long list of refused requests.

use std::sync::{Arc, Barrier};
use std::thread;

use crate::kit::asked;
use crate::kit::served::{BEGUN, Served, place, renamed};
use lasermate_domain::command::CommandId;
use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::{ReplyKind, Request};
use lasermate_engine::seat::Seat;
use lasermate_service::service;
use lasermate_service::store::{Commit, GameRows};

const HOUR: i64 = 60 * 60 * 1000;
/// What a full disk does to whoever wants to write.
const FULL: &str = "CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'disk full'); END";
const ROOM_AGAIN: &str = "DROP TRIGGER full";

#[test]
fn where_the_store_refuses_to_write_a_request_memory_and_log_stay_equal() {
    let served = Served::new();
    served.begin("a", &[]);
    served.play("ann", "a", "e2e4");
    served.sql(FULL);
    let mv = served.request("bob", "a", BEGUN, asked::command(CommandId::Move, &[("move", "e7e5")]));
    for _ in 0..2 {
        let reply = served.service().handle(&mv);
        assert_eq!(reply.kind, ReplyKind::Refused);
        assert!(reply.text.contains("Something went wrong"), "{}", reply.text);
        assert_eq!(served.moves(1), ["e2e4"]);
    }
    // Nothing of it is remembered as done or refused, so the same request may come again.
    served.sql(ROOM_AGAIN);
    let reply = served.service().handle(&mv);
    assert!(reply.text.starts_with("You played e5."), "{}", reply.text);
    assert_eq!(served.moves(1), ["e2e4", "e7e5"]);
    assert_eq!(served.service().handle(&mv).text, reply.text);
    assert_eq!(served.moves(1), ["e2e4", "e7e5"]);
}

#[test]
fn where_the_store_refuses_to_write_a_tick_it_is_made_up_for_later() {
    let served = Served::new();
    for room in ["a", "b"] {
        served.begin(room, &[("time", "1h")]);
    }
    served.command("ann", "c", CommandId::Challenge, &[("game", "billichess")]);
    served.sql(FULL);
    let overdue = BEGUN + 2 * HOUR;
    served.service().tick(overdue);
    for game in [1, 2] {
        assert_eq!(served.verbs(game), [Verb::Begin]);
        assert!(served.moves(game).is_empty());
    }
    served.sql(ROOM_AGAIN);
    served.service().tick(overdue + 1000);
    for game in [1, 2] {
        assert_eq!(served.verbs(game), [Verb::Begin, Verb::Overdue]);
        assert!(served.moves(game).is_empty());
    }
    served.service().tick(BEGUN + 25 * HOUR);
    let challenge = served.service().store().challenge(3).expect("read").expect("there");
    assert_eq!(challenge.state.word(), "expired");
}

/// One game cannot be written although its time is over: the others' turn comes in the same tick.
#[test]
fn a_game_that_cannot_be_written_keeps_no_other_from_its_turn() {
    let served = Served::new();
    for room in ["a", "b", "c"] {
        served.begin(room, &[("time", "1h")]);
    }
    served.sql(
        "CREATE TRIGGER full BEFORE INSERT ON log WHEN new.game = 1 BEGIN SELECT RAISE(ABORT, 'no'); END",
    );
    served.service().tick(BEGUN + 2 * HOUR);
    assert_eq!(served.verbs(1), [Verb::Begin]);
    for game in [2, 3] {
        assert_eq!(served.verbs(game), [Verb::Begin, Verb::Overdue]);
    }
}

/// Panics when a line of the log is written that begins so.
struct PanicAt(&'static str);

impl tracing::Subscriber for PanicAt {
    fn enabled(&self, _: &tracing::Metadata<'_>) -> bool {
        true
    }
    fn new_span(&self, _: &tracing::span::Attributes<'_>) -> tracing::span::Id {
        tracing::span::Id::from_u64(1)
    }
    fn record(&self, _: &tracing::span::Id, _: &tracing::span::Record<'_>) {}
    fn record_follows_from(&self, _: &tracing::span::Id, _: &tracing::span::Id) {}
    fn enter(&self, _: &tracing::span::Id) {}
    fn exit(&self, _: &tracing::span::Id) {}
    fn event(&self, event: &tracing::Event<'_>) {
        struct Words(String);
        impl tracing::field::Visit for Words {
            fn record_debug(&mut self, field: &tracing::field::Field, value: &dyn std::fmt::Debug) {
                if field.name() == "message" {
                    self.0 = format!("{value:?}");
                }
            }
        }
        let mut words = Words(String::new());
        event.record(&mut words);
        assert!(!words.0.starts_with(self.0), "told to panic");
    }
}

#[test]
fn a_panic_inside_a_request_is_answered_and_leaves_no_lock_behind() {
    let served = Served::new();
    served.begin("a", &[]);
    served.begin("b", &[]);
    // Judged on what memory has, the next move finds that the game has grown, and says so in the log, under its room's lock.
    let last = served.log(1).pop().expect("a row");
    let hint = NewRow { seat: Some(Seat::First), verb: Verb::Hint, body: "e2e4".to_owned(), ..last.what };
    let game = Some(GameRows::new(1, last.n, vec![hint]));
    served.service().store().commit(&Commit { game, ..Commit::default() }).expect("added");
    let mv = served.request("ann", "a", BEGUN, asked::command(CommandId::Move, &[("move", "e2e4")]));
    let reply =
        tracing::subscriber::with_default(PanicAt("the game has changed"), || served.service().handle(&mv));
    assert_eq!(reply.kind, ReplyKind::Refused);
    assert!(reply.text.contains("Something went wrong"), "{}", reply.text);
    assert_eq!(served.moves(1), Vec::<String>::new(), "nothing was changed");
    // The same request, other requests of the room, other rooms and the clock find every lock free.
    assert!(served.service().handle(&mv).text.starts_with("You played e4."));
    assert!(served.play("bob", "a", "e7e5").text.starts_with("You played e5."));
    assert!(served.play("ann", "b", "e2e4").text.starts_with("You played e4."));
    served.service().tick(BEGUN + 15 * 24 * HOUR);
    assert_eq!(served.moves(1), ["e2e4", "e7e5"]);
}

/// Memory keeps 1,024 games; the others are read back when they are asked for, and go on as if they had never left.
#[test]
fn more_games_and_rooms_than_memory_keeps_go_on_as_before() {
    const GAMES: u64 = 1_100;
    let mut served = Served::new();
    served.begin("1", &[]);
    // As many games as the first one, begun later each.
    served.sql(&format!(
        "WITH RECURSIVE number(g) AS (SELECT 2 UNION ALL SELECT g + 1 FROM number WHERE g < {GAMES})
         INSERT INTO log (at, server, room, person, game, verb, body)
         SELECT at + g, server, 'test:' || g, person, g, verb, body FROM log, number
         WHERE verb = 'begin' AND game = 1 ORDER BY g"
    ));
    service::rebuild(served.service()).expect("rebuilt");
    served.restart();
    for round in ["e2e4", "e7e5"] {
        let who = if round == "e2e4" { "ann" } else { "bob" };
        // Every game is read, so that those of the first ones are pushed out again and again.
        for game in 1..=GAMES {
            assert!(
                served.service().look(lasermate_domain::tables::table::GameId(game)).expect("read").is_some()
            );
        }
        for game in (1..=GAMES).step_by(97).chain([GAMES]) {
            let request = served.request(
                who,
                &game.to_string(),
                BEGUN + 2000,
                asked::command(CommandId::Move, &[("move", round)]),
            );
            let reply = served.service().handle(&request);
            assert!(reply.text.starts_with("You played"), "{game}: {}", reply.text);
        }
    }
    for game in (1..=GAMES).step_by(97) {
        assert_eq!(served.moves(game), ["e2e4", "e7e5"], "game {game}");
    }
    assert_eq!(served.moves(2), Vec::<String>::new());
}

/// No platform gives one id to two requests; where it happens, one is done and the other told that it was.
#[test]
fn one_id_in_two_rooms_at_once_is_done_once() {
    for round in 0..20 {
        let served = Arc::new(Served::new());
        let barrier = Arc::new(Barrier::new(2));
        let threads = ["a", "b"].map(|room| {
            let request = served.request(
                "ann",
                room,
                BEGUN,
                asked::command(CommandId::Challenge, &[("game", "billichess")]),
            );
            let request: Request = renamed(&request, "the same");
            let (served, barrier) = (Arc::clone(&served), Arc::clone(&barrier));
            thread::spawn(move || {
                barrier.wait();
                served.service().handle(&request)
            })
        });
        let replies = threads.map(|thread| thread.join().expect("answered"));
        for reply in &replies {
            assert!(!reply.text.contains("went wrong"), "round {round}: {}", reply.text);
        }
        let open = |room: &str| served.service().store().open_challenges(&place(room).1).expect("read").len();
        assert_eq!(open("a") + open("b"), 1, "round {round}: {replies:?}");
        assert_eq!(served.service().owed("test", 9).len(), 1, "round {round}");
    }
}

/// Refused requests are forgotten 500 at a time: after a full batch the next tick goes on, after a smaller one an hour later.
#[test]
fn refused_requests_are_swept_in_batches() {
    const WEEK: i64 = 7 * 24 * HOUR;
    let served = Served::new();
    let refused = |from: u32, count: u32, at: i64| {
        served.sql(&format!(
            "WITH RECURSIVE number(r) AS (SELECT {from} UNION ALL SELECT r + 1 FROM number WHERE r < {from} + {count} - 1)
             INSERT INTO request (id, at, accepted, reply, buttons) SELECT 'old' || r, {at}, 0, 'no', '[]' FROM number"
        ));
    };
    let left = || {
        let path = served.folder().join(lasermate_service::store::FILE_NAME);
        let db = rusqlite::Connection::open(path).expect("sqlite");
        db.query_row("SELECT count(*) FROM request", [], |row| row.get::<_, u32>(0)).expect("counted")
    };
    refused(0, 1_200, BEGUN);
    let now = BEGUN + WEEK + 1;
    served.service().tick(BEGUN + WEEK);
    assert_eq!(left(), 1_200, "no platform delivers again what is older, but this is not");
    // The tick above looked through all there was; the next look is an hour later.
    served.service().tick(now);
    assert_eq!(left(), 1_200);
    let later = now + HOUR;
    for (tick, expected) in [700, 200, 0].into_iter().enumerate() {
        served.service().tick(later + tick as i64);
        assert_eq!(left(), expected, "after tick {tick}");
    }
    refused(5_000, 3, BEGUN);
    served.service().tick(later + HOUR - 10);
    assert_eq!(left(), 3, "after a small batch an hour passes");
    served.service().tick(later + HOUR + 10);
    assert_eq!(left(), 0);
}
