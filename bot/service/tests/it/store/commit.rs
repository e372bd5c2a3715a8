//! What every store must do: all of a commit or nothing, each request once, rows that stay, posts in order.

use lasermate_domain::log::{NewRow, PersonNo, Verb};
use lasermate_domain::port::{Person, PersonId, Post, RequestId, RoomId, ServerId};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::GameRow;
use lasermate_engine::seat::Seat;
use lasermate_service::store::{
    AnsweredRequest, Commit, DerivedChange, GameRows, NewPost, Store, StoreError,
};
use tempfile::TempDir;

fn open() -> (TempDir, Store, PersonNo) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).expect("a store");
    let ann = store.know(&Person { id: PersonId("test:ann".to_owned()), name: "ann".to_owned() });
    (folder, store, ann.expect("known"))
}

fn room(name: &str) -> RoomId {
    RoomId(format!("test:{name}"))
}

fn commit(request: &str, ann: PersonNo, game: u64, place: &str) -> Commit {
    judged_on(0, request, ann, game, place)
}

/// A move in a game whose last row was so when it was judged.
fn judged_on(judged_on: i64, request: &str, ann: PersonNo, game: u64, place: &str) -> Commit {
    let server = ServerId("test:home".to_owned());
    Commit {
        arrived: None,
        silent: None,
        manager: None,
        request: Some(AnsweredRequest {
            id: RequestId(request.to_owned()),
            at: 5,
            person: ann,
            reply: format!("answer to {request}"),
            buttons: Vec::new(),
        }),
        at: 5,
        rows: Vec::new(),
        game: Some(GameRows::new(
            game,
            judged_on,
            vec![NewRow {
                at: 5,
                server: server.clone(),
                room: room(place),
                person: Some(ann),
                challenge: None,
                seat: Some(Seat::First),
                verb: Verb::Play,
                body: "e2e4".to_owned(),
            }],
        )),
        derived: vec![DerivedChange::Game(GameRow {
            id: game,
            server,
            room: room(place),
            state: GameStatus::Live,
            wakes_at: Some(9),
            seats: vec![ann],
        })],
        posts: vec![post(place, request)],
    }
}

fn post(place: &str, text: &str) -> NewPost {
    NewPost { room: room(place), post: Post::of_words(text) }
}

fn everything(store: &Store) -> (usize, usize, String) {
    let log = store.log_after(0, 1000).expect("the log").len();
    let owed = store.owed("test", 1000).expect("the outbox").len();
    (log, owed, store.derived_text().expect("derived"))
}

#[test]
fn a_request_is_committed_once_and_its_answer_kept() {
    let (_folder, store, ann) = open();
    store.commit(&commit("r1", ann, 1, "a")).expect("committed");
    let before = everything(&store);
    assert_eq!((before.0, before.1), (1, 1));
    assert!(matches!(store.commit(&commit("r1", ann, 2, "b")), Err(StoreError::Repeated)));
    assert_eq!(everything(&store), before, "nothing of the repeated commit was written");
    let answer = store.answer(&RequestId("r1".to_owned())).expect("read");
    let told = answer.expect("answered");
    assert_eq!((told.reply.as_str(), told.accepted), ("answer to r1", true));
}

#[test]
fn a_commit_that_fails_leaves_nothing_not_even_its_request() {
    let (_folder, store, ann) = open();
    store.commit(&commit("r1", ann, 1, "a")).expect("committed");
    let before = everything(&store);
    // A second live game in the room: the index refuses it.
    assert!(matches!(store.commit(&commit("r2", ann, 2, "a")), Err(StoreError::Sqlite(_))));
    assert_eq!(everything(&store), before);
    assert_eq!(store.answer(&RequestId("r2".to_owned())).expect("read"), None);
    // A person nobody knows: the foreign key refuses it.
    assert!(store.commit(&commit("r3", PersonNo(77), 3, "c")).is_err());
    assert_eq!(everything(&store), before);
}

/// Two moves that were judged on the same state of a game: the second would stand on a position it was never meant for.
#[test]
fn what_was_judged_on_a_game_that_has_grown_is_refused_and_leaves_nothing() {
    let (_folder, store, ann) = open();
    let first = store.commit(&commit("r1", ann, 1, "a")).expect("committed");
    assert_eq!(first, 1, "the last row of the game");
    let others = store.commit(&commit("r2", ann, 2, "b")).expect("another game has rows of its own");
    let before = everything(&store);
    for stale in [0, others, first - 1, first + 1, i64::MAX] {
        let refused = store.commit(&judged_on(stale, "r3", ann, 1, "a"));
        assert!(matches!(refused, Err(StoreError::Overtaken { game: 1 })), "{refused:?}");
        // Also where it adds no row: what follows from the old state counts for nothing either.
        let commit = judged_on(stale, "r3", ann, 1, "a");
        let commit = Commit { game: Some(GameRows::new(1, stale, Vec::new())), ..commit };
        assert!(matches!(store.commit(&commit), Err(StoreError::Overtaken { game: 1 })));
    }
    assert_eq!(everything(&store), before);
    assert_eq!(store.answer(&RequestId("r3".to_owned())).expect("read"), None, "so it can be judged again");
    let next = store.commit(&judged_on(first, "r3", ann, 1, "a")).expect("judged on the last row");
    assert_eq!(next, others + 1);
    store.commit(&judged_on(next, "r4", ann, 1, "a")).expect("and so on");
}

/// A game's row is added by the one that was faster, and by it alone, whoever else judged on the same state.
#[test]
fn of_many_that_judged_on_the_same_row_one_is_written() {
    let (_folder, store, ann) = open();
    let mut last = store.commit(&commit("begin", ann, 1, "a")).expect("committed");
    for round in 0..20 {
        let written: Vec<i64> = std::thread::scope(|scope| {
            let tries: Vec<_> = (0..4)
                .map(|thread| {
                    let commit = judged_on(last, &format!("{round}-{thread}"), ann, 1, "a");
                    let store = &store;
                    scope.spawn(move || store.commit(&commit))
                })
                .collect();
            tries.into_iter().filter_map(|attempt| attempt.join().expect("no panic").ok()).collect()
        });
        assert_eq!(written.len(), 1, "round {round}: {written:?}");
        last = written[0];
    }
    assert_eq!(store.game_log(1).expect("the log").len(), 21);
}

#[test]
fn rows_of_the_log_can_be_neither_changed_nor_deleted() {
    let (folder, store, ann) = open();
    store.commit(&commit("r1", ann, 1, "a")).expect("committed");
    let db = rusqlite::Connection::open(store.path()).expect("sqlite");
    for sql in ["DELETE FROM log", "UPDATE log SET body = 'd2d4'"] {
        let error = db.execute(sql, []).expect_err("refused");
        assert!(error.to_string().contains("append only"), "{error}");
    }
    drop((db, folder));
}

fn refusal(request: &str, at: i64, ann: PersonNo) -> Commit {
    let answer = commit(request, ann, 1, "a").request.map(|request| AnsweredRequest { at, ..request });
    Commit { request: answer, at, ..Commit::default() }
}

#[test]
fn old_refusals_are_forgotten_oldest_first_and_what_was_accepted_stays() {
    let (folder, store, ann) = open();
    store.commit(&commit("done", ann, 1, "a")).expect("committed");
    for (request, at) in [("r30", 30), ("r10", 10), ("r20", 20)] {
        store.commit(&refusal(request, at, ann)).expect("committed");
    }
    let kept = |store: &Store| -> Vec<&str> {
        let all = ["done", "r10", "r20", "r30"].into_iter();
        all.filter(|id| store.answer(&RequestId((*id).to_owned())).expect("read").is_some()).collect()
    };
    assert_eq!(store.forget_refused(10, 9).expect("swept"), 0, "it is not from before its own time");
    assert_eq!(store.forget_refused(30, 1).expect("swept"), 1);
    assert_eq!(kept(&store), ["done", "r20", "r30"]);
    assert_eq!(store.forget_refused(30, 9).expect("swept"), 1);
    assert_eq!(kept(&store), ["done", "r30"]);
    // A row of the log refers to it, so it stays, whatever was noted with it.
    let db = rusqlite::Connection::open(store.path()).expect("sqlite");
    db.execute("UPDATE request SET accepted = 0 WHERE id = 'done'", []).expect("changed");
    assert_eq!(store.forget_refused(99, 9).expect("swept"), 1);
    assert_eq!(kept(&store), ["done"]);
    drop((db, folder));
}

/// Without an index each deleted request would have the whole log read, to see that nothing refers to it.
#[test]
fn refusals_are_found_and_checked_by_index() {
    let (folder, store, _) = open();
    let db = rusqlite::Connection::open(store.path()).expect("sqlite");
    for (sql, index) in [
        ("SELECT id FROM request WHERE accepted = 0 AND at < 9 ORDER BY at", "request_refused"),
        ("SELECT 1 FROM log WHERE request = 'r'", "log_request"),
    ] {
        let plan: String =
            db.query_row(&format!("EXPLAIN QUERY PLAN {sql}"), [], |row| row.get("detail")).expect("a plan");
        assert!(plan.contains(index), "{plan}");
    }
    drop((db, folder));
}

#[test]
fn posts_are_owed_in_order_until_they_are_delivered_also_after_a_restart() {
    let (folder, store, ann) = open();
    let mut first = commit("r1", ann, 1, "a");
    first.posts.push(post("b", "second"));
    store.commit(&first).expect("committed");
    store.commit(&Commit { posts: vec![post("a", "third")], ..Commit::default() }).expect("committed");
    drop(store);
    let store = Store::open(folder.path()).expect("again");
    let texts = |store: &Store| -> Vec<String> {
        store.owed("test", 9).expect("owed").into_iter().map(|owed| owed.post.text).collect()
    };
    assert_eq!(texts(&store), ["r1", "second", "third"]);
    assert!(store.owed("elsewhere", 9).expect("owed").is_empty());
    let owed = store.owed("test", 9).expect("owed");
    store.failed(owed[0].id, 99).expect("noted");
    store.delivered(owed[1].id).expect("noted");
    assert_eq!(texts(&store), ["r1", "third"]);
    let again = store.owed("test", 9).expect("owed");
    assert_eq!((again[0].tries, again[0].due_at), (1, 99));
    // Numbers are never given twice, so a platform can recognise a delivery it has seen.
    store.delivered(again[1].id).expect("noted");
    store.commit(&Commit { posts: vec![post("a", "fourth")], ..Commit::default() }).expect("committed");
    assert!(store.owed("test", 9).expect("owed")[1].id > again[1].id);
}

#[test]
fn a_name_is_brought_up_to_date_and_its_number_stays() {
    let (_folder, store, ann) = open();
    let renamed = Person { id: PersonId("test:ann".to_owned()), name: "a".repeat(100) };
    assert_eq!(store.know(&renamed).expect("known"), ann);
    assert_eq!(store.person(ann).expect("read").name.len(), 40);
}

#[test]
fn whose_data_are_deleted_is_known_by_number_alone() {
    let (_folder, store, ann) = open();
    store.commit(&commit("r1", ann, 1, "a")).expect("committed");
    store
        .commit(&Commit { derived: vec![DerivedChange::Forget(ann)], ..Commit::default() })
        .expect("committed");
    let person = store.person(ann).expect("read");
    assert_eq!(person.name, "a former player");
    assert!(!person.id.0.contains("ann"));
    assert_eq!(store.number_of(&PersonId("test:ann".to_owned())).expect("read"), None);
    let told = store.answer(&RequestId("r1".to_owned())).expect("read").expect("answered");
    assert_eq!(told.reply, "");
}
