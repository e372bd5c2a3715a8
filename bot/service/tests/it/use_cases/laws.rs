//! Laws of the service under random talk: it never fails, the log replays to what is in memory, and everything
//! derived can be dropped and rebuilt.

use crate::kit::asked;
use lasermate_domain::command::CommandId;
use lasermate_domain::port::Ask;
use lasermate_service::service;
use proptest::prelude::*;

use super::talk::{PEOPLE, Taken, Talk};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn random_talk_never_fails_and_the_log_replays_to_what_is_in_memory(
        steps in prop::collection::vec((0u8..150, any::<u8>(), any::<u8>(), any::<u16>()), 250)
    ) {
        let mut talk = Talk::new();
        for who in PEOPLE {
            talk.service().introduce(&asked::person(who)).expect("known");
        }
        for step in steps {
            talk.step(step);
        }
        talk.check();
    }
}

/// A derived table that is emptied by hand is filled again by a rebuild, and the bot goes on from there.
#[test]
fn derived_tables_that_are_lost_are_rebuilt_from_the_log() {
    let mut talk = Talk::new();
    for (who, room, command, options) in [
        ("ann", "a", CommandId::Challenge, &[("side", "first")][..]),
        ("bob", "a", CommandId::Accept, &[]),
        ("ann", "a", CommandId::Move, &[("move", "e2e4")]),
        ("cid", "b", CommandId::Watch, &[("game", "G1")]),
        ("ann", "b", CommandId::Settings, &[("setting", "time"), ("value", "1d")]),
        ("cid", "b", CommandId::Challenge, &[("game", "billichess")]),
        ("bob", "a", CommandId::Resign, &[]),
    ] {
        talk.command(who, room, command, options);
    }
    let before = talk.service().store().derived_text().expect("derived");
    for table in ["challenge", "game", "seat", "watch", "setting", "confirmation"] {
        assert!(before.lines().any(|line| line.starts_with(&format!("{table} "))), "{table}: {before}");
    }
    let file = talk.service().store().path().to_owned();
    talk.served.stop();
    let db = rusqlite::Connection::open(file).expect("sqlite");
    for table in ["challenge", "game", "seat", "watch", "setting", "confirmation"] {
        db.execute(&format!("DELETE FROM {table}"), []).expect("emptied");
    }
    drop(db);
    talk.restart();
    assert_eq!(talk.service().store().derived_text().expect("derived"), "");
    let rebuilt = service::rebuild(talk.service()).expect("rebuilt");
    assert_eq!((rebuilt.games, rebuilt.challenges), (1, 2));
    assert_eq!(talk.service().store().derived_text().expect("derived"), before);
    talk.command("bob", "a", CommandId::Move, &[("move", "e5")]);
    assert_eq!(talk.taken.last().map(|taken| taken.told.as_str()), Some("You played e5."));
}

/// The law of repeated requests failed once in fourteen runs, because it held refusals to be remembered for ever.
#[test]
fn a_refusal_is_forgotten_after_seven_days_and_what_was_accepted_never() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let mut talk = Talk::new();
    talk.command("ann", "a", CommandId::Challenge, &[("time", "none")]);
    talk.command("bob", "a", CommandId::Accept, &[]);
    talk.command("cid", "a", CommandId::Accept, &[]);
    assert_eq!(talk.taken.iter().map(|taken| taken.refused).collect::<Vec<_>>(), [false, false, true]);
    let known = |talk: &Talk| {
        let store = talk.service().store();
        let known = |taken: &Taken| store.answer(&taken.request.id).expect("read").is_some();
        talk.taken.iter().map(known).collect::<Vec<_>>()
    };
    talk.now += 7 * DAY;
    talk.service().tick(talk.now);
    assert_eq!(known(&talk), [true, true, true]);
    for dice in [0, 3, 5] {
        talk.again(dice);
    }
    // The tick after the next sweep, which comes once an hour.
    talk.now += DAY;
    talk.service().tick(talk.now);
    assert_eq!(known(&talk), [true, true, false]);
    // As in the run that failed: by now the request would be answered otherwise.
    talk.command("ann", "a", CommandId::Resign, &[]);
    let (room, resign) =
        talk.buttons.iter().rfind(|(_, id)| id.0.starts_with("resign")).expect("a button").clone();
    talk.ask("ann", room, Ask::Press(resign));
    for dice in [0, 3, 5, 7, 9] {
        talk.again(dice);
    }
}

/// Presses are repeated as commands are, and a deletion changes what is told again to nobody else.
#[test]
fn after_a_deletion_what_the_others_were_told_is_told_again() {
    let mut talk = Talk::new();
    talk.command("ann", "a", CommandId::Challenge, &[("side", "first")]);
    talk.command("bob", "a", CommandId::Accept, &[]);
    talk.command("ann", "a", CommandId::Privacy, &[("action", "delete")]);
    let (room, forget) =
        talk.buttons.iter().rfind(|(_, id)| id.0.starts_with("forget")).expect("a button").clone();
    talk.ask("ann", room, Ask::Press(forget));
    assert_eq!(talk.taken.iter().map(|taken| taken.deleted).collect::<Vec<_>>(), [true, false, true, true]);
    for dice in [0, 3, 5, 7] {
        talk.again(dice);
    }
}
