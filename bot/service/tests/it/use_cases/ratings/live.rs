//! Rated games as they are played: what counts, what is told, what a person sees and deletes.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_domain::command::CommandId;
use lasermate_domain::log::Verb;
use lasermate_domain::port::{Reply, ReplyKind, SentPost};
use lasermate_domain::ratings::{Category, Tempo};
use lasermate_domain::tables::table::GameId;
use lasermate_engine::seat::Seat;
use lasermate_present::saying::in_english;
use lasermate_present::text;
use lasermate_service::questions;
use lasermate_service::service;

use crate::kit::asked;
use crate::kit::served::{Served, press};

pub(in crate::use_cases) const CHESS: [(&str, &str); 2] = [("game", "chess"), ("rating", "rated")];

pub(in crate::use_cases) fn chess() -> Category {
    Category { variant: "chess".to_owned(), tempo: Tempo::Untimed }
}

/// Everything that rooms were told since this was asked last.
pub(super) fn told(served: &Served) -> String {
    let mut words = String::new();
    for owed in served.service().owed("test", 1000) {
        words += &owed.post.text;
        words += "\n";
        served.service().delivered(owed.id, &SentPost::default());
    }
    words
}

pub(super) fn done(reply: &Reply) {
    assert_ne!(reply.kind, ReplyKind::Refused, "{}", reply.text);
}

/// Somebody resigns the room's game, which is the one of this number.
pub(in crate::use_cases) fn resign(served: &Served, who: &str, room: &str, game: u64) {
    let version = served.service().look(GameId(game)).unwrap().unwrap().version;
    done(&served.command(who, room, CommandId::Resign, &[]));
    done(&served.ask(who, room, crate::kit::served::BEGUN, press(&format!("resign:g{game}:{version}"))));
}

/// Ann and Bob play five moves each, and Bob resigns.
pub(in crate::use_cases) fn ann_wins(served: &Served, room: &str, game: u64, options: &[(&str, &str)]) {
    served.begin(room, options);
    moves(served, room, 5);
    resign(served, "bob", room, game);
}

/// Ann and Bob play so many moves each.
pub(in crate::use_cases) fn moves(served: &Served, room: &str, pairs: usize) {
    for file in ["e", "a", "b", "c", "d"].into_iter().take(pairs) {
        done(&served.play("ann", room, &format!("{file}2{file}3")));
        done(&served.play("bob", room, &format!("{file}7{file}6")));
    }
}

/// The log gives everything derived again.
pub(in crate::use_cases) fn rebuilt(served: &Served) {
    let before = served.service().store().derived_text().unwrap();
    service::rebuild(served.service()).unwrap();
    assert_eq!(served.service().store().derived_text().unwrap(), before);
}

#[test]
fn a_rated_game_changes_both_numbers_and_the_room_is_told() {
    let served = Served::new();
    ann_wins(&served, "lobby", 1, &CHESS);
    let words = told(&served);
    assert!(words.contains("Chess, no time limit, rated, "), "{words}");
    assert!(words.contains("Ratings: ann 1662? (+162), bob 1338? (\u{2212}162)."), "{words}");
    let profile = served.command("ann", "lobby", CommandId::Profile, &[]);
    assert!(profile.text.contains("has finished 1 game against people here and won 1."));
    assert!(profile.text.contains("Chess, no time limit: **1662?** (1 rated game)"), "{}", profile.text);
    assert!(profile.text.contains("Chess here: 1 won, 0 drawn, 0 lost"), "{}", profile.text);
    let [curve] = profile.pictures.as_slice() else { panic!("a curve") };
    assert!(
        curve.alt.contains("Rating of ann: Chess, no time limit, now 1662?. 1 rated game."),
        "{}",
        curve.alt
    );
    let pinned = curve.pinned.clone().unwrap();
    let never = || false;
    let again = questions::sketch(served.service().world(), &pinned).unwrap().draw(&never).unwrap();
    assert_eq!(again, curve.sketch.draw(&never).unwrap(), "the same picture, whenever it is drawn");
    let leaders = served.command("bob", "lobby", CommandId::Leaderboard, &[]);
    let place = |words: &str| leaders.text.find(words).unwrap_or_else(|| panic!("{}", leaders.text));
    assert!(place("1. ann 1662? (1 game)") < place("2. bob 1338? (1 game)"));
    let [table] = leaders.pictures.as_slice() else { panic!("a table") };
    assert!(table.alt.contains("1. ann 1662?; 2. bob 1338?"), "{}", table.alt);
    let again = questions::sketch(served.service().world(), &table.pinned.clone().unwrap())
        .unwrap()
        .draw(&never)
        .unwrap();
    assert_eq!(again, table.sketch.draw(&never).unwrap());
    rebuilt(&served);
}

#[test]
fn what_does_not_count_changes_nothing() {
    let served = Served::new();
    // Casual, which is the default.
    ann_wins(&served, "lobby", 1, &[("game", "chess")]);
    assert!(!told(&served).contains("ated"), "nothing is said of ratings");
    // Over before both have moved.
    served.begin("lobby", &CHESS);
    done(&served.play("ann", "lobby", "e2e4"));
    resign(&served, "bob", "lobby", 2);
    assert!(told(&served).contains("Not rated: too few moves were made."));
    // A computer plays on for somebody.
    served.begin("lobby", &[&CHESS[..], &[("time", "1h")]].concat());
    done(&served.play("ann", "lobby", "e2e4"));
    done(&served.play("bob", "lobby", "e7e5"));
    let late = crate::kit::served::BEGUN + 2 * 3_600_000;
    let claim = asked::command(CommandId::Claim, &[("what", "computer")]);
    done(&served.ask("bob", "lobby", late, claim));
    let version = served.service().look(GameId(3)).unwrap().unwrap().version;
    done(&served.ask("bob", "lobby", late, asked::command(CommandId::Resign, &[])));
    done(&served.ask("bob", "lobby", late, press(&format!("resign:g3:{version}"))));
    assert!(told(&served).contains("Not rated: a substitute played."));
    assert_eq!((served.rating("ann", &chess()), served.rating("bob", &chess())), (None, None));
    // The results are there all the same, but that against a computer is nobody's score.
    let profile = served.command("ann", "lobby", CommandId::Profile, &[]).text;
    assert!(profile.contains("has finished 2 games against people here and won 2."), "{profile}");
    rebuilt(&served);
}

/// Whoever was losing typed `/hint`, and the game did not count.
#[test]
fn a_rated_game_has_no_hints_and_counts_whatever_is_asked() {
    let served = Served::new();
    served.begin("lobby", &CHESS);
    moves(&served, "lobby", 5);
    let typed = served.command("ann", "lobby", CommandId::Hint, &[]);
    let pressed = served.ask("ann", "lobby", crate::kit::served::BEGUN, press("hint:g1:10"));
    for reply in [typed, pressed] {
        assert_eq!((reply.kind, reply.text), (ReplyKind::Refused, in_english(text::study::NOT_IN_RATED)));
    }
    // And nobody is told that one helps.
    let analysed = served.command("ann", "lobby", CommandId::Analyse, &[]);
    assert_eq!(
        (analysed.kind, analysed.text.contains("int")),
        (ReplyKind::Refused, false),
        "{}",
        analysed.text
    );
    resign(&served, "bob", "lobby", 1);
    assert!(told(&served).contains("Ratings: ann 1662?"));
}

/// Games of before may have one.
#[test]
fn a_hint_makes_a_game_casual() {
    let mut served = Served::new();
    served.begin("lobby", &CHESS);
    done(&served.play("ann", "lobby", "e2e4"));
    done(&served.play("bob", "lobby", "e7e5"));
    let last = served.log(1).pop().unwrap();
    let row = lasermate_domain::log::NewRow {
        verb: Verb::Hint,
        seat: Some(Seat::First),
        body: "g1f3".to_owned(),
        ..last.what
    };
    let game = Some(lasermate_service::store::GameRows::new(1, last.n, vec![row]));
    let commit = lasermate_service::store::Commit { game, ..Default::default() };
    served.service().store().commit(&commit).unwrap();
    served.restart();
    // Nothing is at stake any more.
    done(&served.command("ann", "lobby", CommandId::Hint, &[]));
    resign(&served, "bob", "lobby", 1);
    assert!(told(&served).contains("Not rated: White (ann) took a hint."));
    assert_eq!(served.rating("ann", &chess()), None);
    rebuilt(&served);
}

/// Three people of one strength have played, and bob has fallen before ann, so that cid wins.
fn three_of_whom_two_fall(served: &Served) {
    let three = [("game", "three-way"), ("rating", "rated"), ("time", "1d"), ("side", "first")];
    done(&served.command("ann", "lobby", CommandId::Challenge, &three));
    done(&served.command("bob", "lobby", CommandId::Accept, &[("side", "second")]));
    done(&served.command("cid", "lobby", CommandId::Accept, &[("side", "third")]));
    for who in ["ann", "bob", "cid"].repeat(5) {
        let table = served.service().look(GameId(1)).unwrap().unwrap();
        let seat = table.game.to_act().mover().unwrap();
        let exact = table.game.legal(seat)[0].exact.clone();
        done(&served.play(who, "lobby", &exact));
    }
    resign(served, "bob", "lobby", 1);
    assert!(!told(served).contains("Ratings"), "the game is not over");
    resign(served, "ann", "lobby", 1);
}

/// three_way.md 3.3.8: a room can say that those who fall share a place.
#[test]
fn rule_3_3_8_the_fallen_share_a_place_where_the_room_says_so() {
    let served = Served::new();
    let places = [("setting", "places"), ("value", "shared")];
    done(&served.as_manager("ann", "lobby", asked::command(CommandId::Settings, &places)));
    three_of_whom_two_fall(&served);
    let three = Category { variant: "three-way".to_owned(), tempo: Tempo::Correspondence };
    let points = |who| served.rating(who, &three).unwrap().skill.rating;
    assert!(points("cid") > points("ann") && points("ann") == points("bob"));
    rebuilt(&served);
}

#[test]
fn three_are_rated_together_and_each_game_and_tempo_for_itself() {
    let served = Served::new();
    three_of_whom_two_fall(&served);
    let words = told(&served);
    assert!(words.contains("Ratings: ann 1"), "{words}");
    let three = Category { variant: "three-way".to_owned(), tempo: Tempo::Correspondence };
    let points = |who| served.rating(who, &three).unwrap().skill.rating;
    assert!(points("cid") > 1_500_000_000 && points("bob") < 1_500_000_000);
    assert!(points("cid") > points("ann") && points("ann") > points("bob"), "who fell later comes first");
    assert_eq!(served.rating("cid", &chess()), None);
    ann_wins(&served, "den", 2, &CHESS);
    ann_wins(&served, "den", 3, &[&CHESS[..], &[("time", "1d")]].concat());
    let daily = Category { tempo: Tempo::Correspondence, ..chess() };
    assert_eq!(served.rating("ann", &chess()).unwrap().skill, served.rating("ann", &daily).unwrap().skill);
    rebuilt(&served);
}

#[test]
fn a_draw_and_points_are_as_the_game_has_them() {
    let served = Served::new();
    for (game, options) in
        [(1, [("game", "chess"), ("rating", "rated")]), (2, [("game", "billichess"), ("rating", "rated")])]
    {
        served.begin("lobby", &options);
        for who in ["ann", "bob"].repeat(5) {
            let table = served.service().look(GameId(game)).unwrap().unwrap();
            let seat = table.game.to_act().mover().unwrap();
            done(&served.play(who, "lobby", &table.game.legal(seat)[0].exact.clone()));
        }
        done(&served.command("ann", "lobby", CommandId::Draw, &[]));
        done(&served.command("bob", "lobby", CommandId::Draw, &[("action", "accept")]));
        let words = told(&served);
        assert!(words.contains("Ratings: ann 1500? (+0), bob 1500? (+0)."), "{words}");
    }
    rebuilt(&served);
}

#[test]
fn computers_stay_as_they_are_and_the_room_may_rate_by_default() {
    let served = Served::new();
    let setting = [("setting", "rating"), ("value", "rated")];
    done(&served.as_manager("root", "lobby", asked::command(CommandId::Settings, &setting)));
    let computer = [("game", "chess"), ("against", "computer"), ("level", "1"), ("side", "first")];
    done(&served.command("ann", "lobby", CommandId::Challenge, &computer));
    done(&served.play("ann", "lobby", "e2e4"));
    // The computer does not run here: somebody does it for it.
    let last = served.log(1).pop().unwrap();
    let seats = served.service().look(GameId(1)).unwrap().unwrap().seating.numbers.clone();
    let row = lasermate_domain::log::NewRow {
        person: Some(seats[1]),
        seat: Some(Seat::Second),
        verb: Verb::Play,
        body: "e7e5".to_owned(),
        ..last.what
    };
    let game = Some(lasermate_service::store::GameRows::new(1, last.n, vec![row]));
    let commit = lasermate_service::store::Commit { game, ..Default::default() };
    served.service().store().commit(&commit).unwrap();
    let mut served = served;
    served.restart();
    resign(&served, "ann", "lobby", 1);
    // A loss to the weakest costs much.
    let words = told(&served);
    let ratings = words.lines().find(|line| line.starts_with("Ratings: ")).unwrap();
    assert!(
        ratings.contains("ann 1002? (\u{2212}498)") && !ratings.to_lowercase().contains("computer"),
        "{words}"
    );
    assert!(served.rating("ann", &chess()).unwrap().skill.rating < 1_250_000_000);
    assert!(served.service().store().rating(seats[1], &chess()).unwrap().is_none());
    rebuilt(&served);
}

#[test]
fn who_deletes_their_data_leaves_the_numbers_of_others_alone() {
    let served = Served::new();
    ann_wins(&served, "lobby", 1, &CHESS);
    ann_wins(&served, "lobby", 2, &CHESS);
    done(&served.command("ann", "lobby", CommandId::Leaderboard, &[("me", "list")]));
    done(&served.command("bob", "lobby", CommandId::Leaderboard, &[("me", "list")]));
    let everywhere = |who| served.command(who, "lobby", CommandId::Leaderboard, &[("of", "all")]).text;
    assert!(everywhere("bob").contains("ann 1") && everywhere("ann").contains("bob 1"));
    // A third game is under way: it is resigned with the deletion, and counts for who stays (fair.md F1).
    served.begin("lobby", &CHESS);
    moves(&served, "lobby", 5);
    let (before, gone) = (served.rating("ann", &chess()), served.number("bob"));
    let kept = served.command("bob", "lobby", CommandId::Privacy, &[("action", "export")]).file.unwrap().text;
    assert!(kept.contains("\"variant\": \"chess\"") && kept.contains("\"came\": \"lost\""), "{kept}");
    assert!(kept.contains("\"listed\": true"));
    let shown = served.command("bob", "lobby", CommandId::Privacy, &[]).text;
    assert!(shown.contains("their results, and 1 rating"), "{shown}");
    told(&served);
    done(&served.command("bob", "lobby", CommandId::Privacy, &[("action", "delete")]));
    done(&served.ask("bob", "lobby", crate::kit::served::BEGUN, press("forget:me:0")));
    let words = told(&served);
    assert!(words.contains("Ratings: ann 1") && !words.contains("Not rated"), "{words}");
    let (after, before) = (served.rating("ann", &chess()).unwrap(), before.unwrap());
    assert!(after.skill.rating > before.skill.rating && after.games == before.games + 1);
    assert_eq!(served.service().store().ratings_of(gone).unwrap(), Vec::new());
    let left = everywhere("ann");
    assert!(left.contains("1. ann") && !left.contains("2."), "{left}");
    done(&served.command("ann", "lobby", CommandId::Leaderboard, &[("me", "hide")]));
    assert!(everywhere("ann").contains("nobody on the list of all servers has a rating yet"));
    rebuilt(&served);
    // Who comes back is somebody new.
    ann_wins(&served, "lobby", 4, &CHESS);
    assert_ne!(served.number("bob"), gone);
    assert_eq!(served.rating("bob", &chess()).unwrap().games, 1);
    rebuilt(&served);
}

#[test]
fn files_from_before_results_were_noted_get_them_little_by_little() {
    let mut served = Served::new();
    // More than one look at the clocks takes up.
    for game in 1..=30 {
        ann_wins(&served, "lobby", game, &[("game", "chess")]);
    }
    served.begin("lobby", &[("game", "chess")]);
    let derived = |served: &Served| served.service().store().derived_text().unwrap();
    let noted = |served: &Served| derived(served).lines().filter(|line| line.starts_with("result ")).count();
    let before = derived(&served);
    served.sql("DELETE FROM result;");
    served.restart();
    assert_eq!(noted(&served), 0, "a start is not held up by old games");
    served.service().tick(crate::kit::served::BEGUN);
    assert_eq!(noted(&served), 2 * 20);
    served.service().tick(crate::kit::served::BEGUN);
    assert_eq!(derived(&served), before);
}
