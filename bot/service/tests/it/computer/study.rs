//! Games that wait to be looked back at: their queue has an end, each is posted once, and the end of the program stops them.

use std::sync::Arc;

use crate::kit::asked;
use crate::kit::served::{BEGUN, Served};
use lasermate_domain::command::CommandId;
use lasermate_domain::port::{
    Ask, Audience, ButtonId, PictureOf, PictureSource, Post, Reply, ReplyKind, UnixMillis,
};
use lasermate_domain::tables::log_payload::KeyMoment;
use lasermate_present::saying::in_english;
use lasermate_present::text;
use lasermate_service::questions;
use lasermate_service::service;

struct TestTable {
    served: Served,
    now: UnixMillis,
}

impl TestTable {
    fn new() -> Self {
        Self { served: Served::new(), now: BEGUN }
    }

    fn ask(&mut self, who: &str, room: &str, command: CommandId, options: &[(&str, &str)]) -> Reply {
        self.take(who, room, asked::command(command, options))
    }

    fn press(&mut self, who: &str, room: &str, button: &ButtonId) -> Reply {
        self.take(who, room, Ask::Press(button.clone()))
    }

    fn take(&mut self, who: &str, room: &str, ask: Ask) -> Reply {
        self.now += 1_000;
        self.served.ask(who, room, self.now, ask)
    }

    fn analyse(&mut self, who: &str, room: &str) -> Reply {
        self.ask(who, room, CommandId::Analyse, &[])
    }

    fn begin(&mut self, room: &str) {
        let challenged = self.ask("ann", room, CommandId::Challenge, &[("game", "chess"), ("side", "first")]);
        assert_eq!(challenged.kind, ReplyKind::Done, "{}", challenged.text);
        self.ask("bob", room, CommandId::Accept, &[]);
    }

    /// A game of one move in a room, which is soon looked back at.
    fn given_up(&mut self, room: &str) {
        self.begin(room);
        self.ask("ann", room, CommandId::Move, &[("move", "e4")]);
        let resigned = self.ask("bob", room, CommandId::Resign, &[]);
        let done = self.press("bob", room, &resigned.buttons[0].id);
        assert_eq!(done.kind, ReplyKind::Done, "{}", done.text);
    }

    /// A fool's mate in a room.
    fn fools_mate(&mut self, room: &str) {
        self.begin(room);
        for (who, mv) in [("ann", "f3"), ("bob", "e5"), ("ann", "g4"), ("bob", "Qh4#")] {
            let played = self.ask(who, room, CommandId::Move, &[("move", mv)]);
            assert_eq!(played.kind, ReplyKind::Done, "{}", played.text);
        }
    }

    /// The courses that are owed, each noted as delivered.
    fn courses(&self) -> usize {
        let posts = self.served.posts().into_iter();
        posts.filter(|post| matches!(post.picture, Some(PictureOf::Course(_)))).count()
    }
}

/// A problem had three seconds of the threads that computers play on, and was given up.
#[test]
fn a_problem_is_solved_however_much_computers_have_to_think_about() {
    let mut table = TestTable::new();
    let long = std::time::Duration::from_secs(600);
    let mut busy = Vec::new();
    while let Ok(pending) = table.served.service().world().searches().thinkers.ask_whole(long, |thinking| {
        while !(thinking.stop)() {
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
    }) {
        busy.push(pending);
    }
    let position = ("position", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1");
    let solved = table.ask("ann", "room", CommandId::Solve, &[("stipulation", "#1"), position]);
    assert!(solved.text.contains("Rd8"), "{}", solved.text);
}

#[test]
fn a_full_queue_says_so_and_each_game_is_posted_once() {
    let mut table = TestTable::new();
    for room in 0..9 {
        table.given_up(&format!("room{room}"));
    }
    for room in 0..8 {
        let told = table.analyse("ann", &format!("room{room}"));
        assert!(told.text.starts_with("Analysing"), "{}", told.text);
    }
    let again = table.analyse("bob", "room3");
    assert!(again.text.starts_with("Still analysing"), "what waits already takes no second place");
    let full = table.analyse("ann", "room8");
    assert_eq!(full.kind, ReplyKind::Refused);
    assert!(full.text.contains("The computer is busy"), "{}", full.text);
    assert_eq!(table.courses(), 0);
    let mut studied = 0;
    while service::study_one(table.served.service(), &|| false) {
        studied += 1;
    }
    assert_eq!((studied, table.courses()), (8, 8));
    assert_eq!(table.analyse("ann", "room8").kind, ReplyKind::Shown);
}

#[test]
fn what_the_end_of_the_program_interrupts_is_taken_up_again_and_posted_once() {
    let mut table = TestTable::new();
    table.fools_mate("room");
    table.analyse("ann", "room");
    assert!(!service::study_one(table.served.service(), &|| true), "the program ends");
    assert_eq!(table.courses(), 0);
    // Also where everything derived is filled again from the log.
    table.served.rebuilt();
    table.served.restart();
    let again = table.analyse("bob", "room");
    assert!(again.text.starts_with("Still analysing"), "{}", again.text);
    assert!(service::study_one(table.served.service(), &|| false));
    assert!(!service::study_one(table.served.service(), &|| false), "once");
    service::rebuild(table.served.service()).expect("rebuilt");
    assert!(!service::study_one(table.served.service(), &|| false), "nor is it asked for by an old row");
    let owed = table.served.service().owed("test", 1_000);
    let post = owed.iter().find(|owed| owed.post.picture.is_some()).expect("a post");
    let picture =
        questions::picture(table.served.service().world(), post.post.picture.as_ref().expect("a picture"))
            .expect("a picture");
    let drawn = picture.sketch.draw(&|| false).expect("drawn");
    assert!(drawn.bytes.starts_with(b"\x89PNG") && picture.alt.contains("g4"), "{}", picture.alt);
}

/// A game of Fool's mate that has been analysed, with what was posted of it.
fn analysed() -> (TestTable, Post) {
    let mut table = TestTable::new();
    table.fools_mate("room");
    table.served.posts();
    table.analyse("ann", "room");
    assert!(service::study_one(table.served.service(), &|| false));
    let owed = table.served.service().owed("test", 1_000);
    let post = owed.into_iter().next().expect("a post").post;
    (table, post)
}

/// Without turns nobody passes: an analysis once said "better were b4, pass or g6".
#[test]
fn to_do_nothing_is_waiting_without_turns_and_passing_with_them() {
    let served = Served::new();
    served.begin("a", &[("game", "realtime")]);
    served.begin("b", &[("game", "chess")]);
    let told = |number, better: &[&str]| {
        let game = served.game(number);
        let better = better.iter().map(|better| (*better).to_owned()).collect();
        let moment = KeyMoment { number: 1, place: 0, seat: 1, cost: 160, worth: 0, better };
        in_english(&text::mistake::solution(&game, "e3", &moment))
    };
    assert!(told(1, &["b4", "pass", "g6"]).ends_with("lost 1.6 pawns. Better: **b4**, waiting or **g6**."));
    assert!(told(1, &["pass"]).ends_with(". Better: waiting."));
    assert!(told(2, &["pass"]).ends_with(". Better: passing."));
    assert!(told(2, &["b4"]).ends_with(". Better: **b4**."));
}

#[test]
fn each_mistake_of_an_analysed_game_is_shown_with_what_was_better() {
    let (mut table, post) = analysed();
    let labels: Vec<_> = post.buttons.iter().map(|button| button.label.as_str()).collect();
    assert_eq!(labels.first(), Some(&"Show 2. g4"), "{}", post.text);
    assert!(post.text.contains("Choose a mistake to see what was better."), "{}", post.text);
    let told = post.text.lines().filter(|line| line.contains(". Better: **"));
    assert_eq!(told.count(), labels.len(), "a button for each mistake that has something better");
    let seen = table.press("bob", "room", &post.buttons[0].id);
    assert_eq!((seen.kind, seen.audience), (ReplyKind::Shown, Audience::Quiet), "{}", seen.text);
    assert!(
        seen.text.starts_with("White (ann) played **2. g4**, which lost the game. Better: **"),
        "{}",
        seen.text
    );
    let alts: Vec<_> = seen.pictures.iter().map(|picture| picture.alt.as_str()).collect();
    assert!(alts.len() == 2 && alts[0].contains("Played: 2. g4") && alts[1].contains("Better: "), "{alts:?}");
    // What the log says is what is derived from it.
    let before = table.served.derived();
    assert!(before.contains("moment"), "{before}");
    table.served.rebuilt();
}

#[test]
fn a_mistake_is_a_puzzle_for_who_made_it() {
    let (mut table, _) = analysed();
    let puzzle = |table: &mut TestTable, who: &str, options: &[(&str, &str)]| {
        table.ask(who, "room", CommandId::Puzzle, options)
    };
    let none = puzzle(&mut table, "bob", &[("game", "mine")]);
    assert_eq!(none.kind, ReplyKind::Refused, "the winner made none: {}", none.text);
    assert!(none.text.starts_with("No mistakes of yours are known yet."), "{}", none.text);
    let shown = puzzle(&mut table, "ann", &[("game", "mine")]);
    assert!(
        shown.text.contains("White (ann) played **2. g4**") && shown.text.contains("What was better?"),
        "{}",
        shown.text
    );
    let pinned = shown.pictures[0].pinned.clone().expect("it can be drawn again");
    let drawn = |sketch: Arc<dyn PictureSource>| sketch.draw(&|| false).expect("drawn").bytes;
    let again = questions::sketch(table.served.service().world(), &pinned).expect("described");
    assert_eq!(drawn(again), drawn(Arc::clone(&shown.pictures[0].sketch)));
    let same = puzzle(&mut table, "ann", &[("answer", "g4")]);
    assert_eq!(
        (same.text.as_str(), same.audience),
        ("That is what was played. What was better?", Audience::Secret)
    );
    let illegal = puzzle(&mut table, "ann", &[("answer", "Qd4")]);
    assert_eq!(illegal.kind, ReplyKind::Refused, "{}", illegal.text);
    for no_move in ["resign", "draw-offer", "premove-e4"] {
        let refused = puzzle(&mut table, "ann", &[("answer", no_move)]);
        assert_eq!(refused.kind, ReplyKind::Refused, "{no_move}: {}", refused.text);
    }
    let better = table.served.service().store().moment(1, 1).expect("read").expect("there").better;
    for better in &better {
        let right = puzzle(&mut table, "ann", &[("answer", better)]);
        assert!(
            right.text.starts_with("**Correct!** White (ann) played **2. g4**"),
            "{better}: {}",
            right.text
        );
    }
    // Every move but the better ones and the one that was played is wrong.
    let wrong = ["a3", "a4", "b3", "h4"].into_iter().find(|mv| !better.iter().any(|better| better == mv));
    let wrong = puzzle(
        &mut table,
        "ann",
        &[("game", "G1"), ("number", "1"), ("answer", wrong.expect("one of them"))],
    );
    assert!(wrong.text.starts_with("That is legal, but"), "{}", wrong.text);
}

#[test]
fn a_mistake_that_is_not_there_and_a_game_of_elsewhere_are_refused() {
    let (mut table, _) = analysed();
    let refused = |table: &mut TestTable, options: &[(&str, &str)], words: &str| {
        let told = table.ask("bob", "room", CommandId::Puzzle, options);
        assert_eq!(told.kind, ReplyKind::Refused, "{}", told.text);
        assert!(told.text.contains(words), "{}", told.text);
    };
    refused(&mut table, &[("game", "G1"), ("number", "9")], "no mistake with that number");
    refused(&mut table, &[("game", "G77")], "G77");
    table.fools_mate("side");
    refused(&mut table, &[("game", "G2")], "No mistakes are known in `G2`");
    for id in ["puzzle-solution:g77:1", "puzzle-solution:g1:9", "form-puzzle:g1:0"] {
        let told = table.press("bob", "room", &ButtonId(id.to_owned()));
        assert_eq!(told.kind, ReplyKind::Refused, "{id}: {}", told.text);
    }
    // A second analysis takes the place of the first.
    let before = table.served.service().store().moments_of(1).expect("read");
    table.analyse("bob", "room");
    table.ask("bob", "room", CommandId::Analyse, &[("game", "G1")]);
    while service::study_one(table.served.service(), &|| false) {}
    assert_eq!(table.served.service().store().moments_of(1).expect("read"), before);
}
