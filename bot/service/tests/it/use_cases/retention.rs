//! What is old goes where whoever runs the bot says so, and nothing that others depend on goes with it.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_domain::command::CommandId;
use lasermate_domain::port::{ReplyKind, UnixMillis};
use lasermate_domain::tables::table::GameId;
use lasermate_service::service::{Retention, keep_for};

use super::ratings::{CHESS, ann_wins, chess, moves, rebuilt};
use crate::kit::asked;
use crate::kit::served::{BEGUN, Served};

const DAY: UnixMillis = 24 * 60 * 60 * 1000;

fn keeping(games: Option<UnixMillis>, requests: Option<UnixMillis>) -> Served {
    let served = Served::new();
    keep_for(served.service(), Retention { games, requests }).unwrap();
    served
}

/// How many rows a table has.
fn rows(served: &Served, which: &str) -> i64 {
    let db = rusqlite::Connection::open(served.service().store().path()).unwrap();
    db.query_row(&format!("SELECT count(*) FROM {which}"), [], |row| row.get(0)).unwrap()
}

#[test]
fn old_games_go_with_their_rows_and_ratings_stay_also_after_a_rebuild() {
    let served = keeping(Some(20 * DAY), None);
    ann_wins(&served, "a", 1, &CHESS);
    ann_wins(&served, "b", 2, &CHESS);
    let watched = served.command("cid", "c", CommandId::Watch, &[("game", "G2")]);
    assert_eq!(watched.kind, ReplyKind::Refused, "it is over");
    served.command("cid", "c", CommandId::Challenge, &[]);
    served.begin("d", &[]);
    let ratings = || ["ann", "bob"].map(|who| served.rating(who, &chess()));
    let (before, derived) = (ratings(), served.derived());
    let results = || served.derived().lines().filter(|line| line.starts_with("result ")).count();
    assert!(before.iter().all(Option::is_some) && results() == 4);

    served.service().tick(BEGUN + 19 * DAY);
    assert!(!served.log(1).is_empty(), "not old enough");
    served.service().tick(BEGUN + 21 * DAY);
    for game in [1, 2] {
        assert!(served.log(game).is_empty());
        assert!(served.service().look(GameId(game)).unwrap().is_none());
        for table in ["game", "seat", "challenge"] {
            let which = if table == "seat" { "game" } else { "id" };
            assert_eq!(rows(&served, &format!("{table} WHERE {which} = {game}")), 0, "{table}");
        }
    }
    assert_eq!((ratings(), results()), (before.clone(), 4), "what came of them stays");
    assert!(!served.log(3).is_empty(), "a live game stays");
    let told = served.command("ann", "a", CommandId::Board, &[("game", "G1")]);
    assert_eq!(told.kind, ReplyKind::Refused, "{}", told.text);
    rebuilt(&served);
    assert_eq!((ratings(), results()), (before, 4));
    assert_ne!(served.derived(), derived);
}

/// A number that is given twice would show one game in the other's messages.
#[test]
fn no_number_of_a_removed_game_is_given_again() {
    let mut served = keeping(Some(20 * DAY), None);
    ann_wins(&served, "a", 1, &CHESS);
    served.service().tick(BEGUN + 25 * DAY);
    assert!(served.log(1).is_empty());
    served.restart();
    assert_eq!(served.service().store().last_numbers().unwrap(), (1, 1));
    served.begin("a", &CHESS);
    assert!(!served.log(2).is_empty());
    // And what is rated now is rated after what is gone.
    moves(&served, "a", 5);
    super::ratings::resign(&served, "bob", "a", 2);
    assert_eq!(served.rating("ann", &chess()).unwrap().games, 2);
    rebuilt(&served);
}

#[test]
fn a_bounded_number_goes_at_once_and_the_next_tick_goes_on() {
    let served = keeping(Some(20 * DAY), None);
    for number in 1..=30 {
        ann_wins(&served, &format!("room{number}"), number, &[]);
    }
    let left = || rows(&served, "game");
    served.service().tick(BEGUN + 25 * DAY);
    assert_eq!(left(), 10);
    served.service().tick(BEGUN + 25 * DAY + 1);
    assert_eq!(left(), 0);
}

/// A clock that is years ahead removed everything.
#[test]
fn after_a_leap_of_the_clock_somebody_has_a_day_to_put_it_right() {
    let served = keeping(Some(20 * DAY), None);
    ann_wins(&served, "a", 1, &[]);
    served.service().tick(BEGUN + DAY);
    served.service().tick(BEGUN + 700 * DAY);
    assert!(!served.log(1).is_empty());
    served.service().tick(BEGUN + 2 * DAY);
    served.service().tick(BEGUN + 10 * DAY);
    assert!(!served.log(1).is_empty());
    served.service().tick(BEGUN + 30 * DAY);
    served.service().tick(BEGUN + 700 * DAY);
    served.service().tick(BEGUN + 701 * DAY);
    assert!(served.log(1).is_empty(), "it was right");
}

#[test]
fn nothing_goes_unless_somebody_says_so() {
    let served = Served::new();
    ann_wins(&served, "a", 1, &[]);
    for day in [20, 40, 60, 400, 800] {
        served.service().tick(BEGUN + day * DAY);
    }
    assert!(!served.log(1).is_empty());
}

#[test]
fn answers_are_forgotten_and_what_was_done_stays() {
    let served = keeping(None, Some(8 * DAY));
    let challenge =
        served.request("ann", "a", BEGUN, asked::command(CommandId::Challenge, &[("side", "first")]));
    let told = served.service().handle(&challenge);
    assert_eq!(told.kind, ReplyKind::Done);
    served.service().tick(BEGUN + 7 * DAY);
    let answer = || served.service().store().answer(&challenge.id).unwrap().unwrap();
    assert!(!answer().reply.is_empty());
    let log = rows(&served, "log");
    served.service().tick(BEGUN + 9 * DAY);
    assert!(answer().reply.is_empty());
    assert_eq!(rows(&served, "log WHERE request IS NOT NULL"), 1);
    assert!(rows(&served, "log") >= log);
    // Delivered again after all this time it still does nothing twice.
    assert_eq!(served.service().handle(&challenge).kind, ReplyKind::Done);
    assert_eq!(rows(&served, "log WHERE request IS NOT NULL"), 1);
}
