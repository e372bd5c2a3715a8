//! Something in the database that cannot be read stops nothing else: it is told once and passed over, and a room that waits
//! for it can be freed.

use std::collections::{BTreeMap, HashSet};

use crate::kit::asked;
use crate::kit::served::{BEGUN, Served, place, press};
use lasermate_domain::command::CommandId;
use lasermate_domain::log::Verb;
use lasermate_domain::port::{Reply, ReplyKind, Typing};
use lasermate_domain::tables::table::GameId;
use lasermate_service::metrics;
use lasermate_service::questions;
use lasermate_service::service;

const HOUR: i64 = 60 * 60 * 1000;

/// A game that cannot be read in room `bad`, and a game with a time for each move in room `good`.
fn one_bad_one_good() -> Served {
    let mut served = Served::new();
    served.begin("bad", &[("time", "1h")]);
    served.begin("good", &[("time", "1h")]);
    served.play("ann", "bad", "e2e4");
    served.play("ann", "good", "e2e4");
    served.spoil(1);
    assert!(served.service().look(GameId(1)).is_err(), "it is not spoilt");
    served
}

fn says_it_plainly(reply: &Reply) {
    assert_eq!(reply.kind, ReplyKind::Refused, "{}", reply.text);
    assert!(reply.text.contains("Game G1 can't be read any more"), "{}", reply.text);
    let text = crate::kit::expected::as_typed(&reply.text);
    assert!(text.contains("/settings") || text.contains("/challenge"), "{text}");
}

#[test]
fn the_clock_goes_on_for_every_other_game() {
    let served = one_bad_one_good();
    served.service().tick(BEGUN);
    for (hours, verb) in [(1, Verb::Remind), (2, Verb::Overdue), (16 * 24, Verb::AskAbandoned)] {
        served.service().tick(BEGUN + hours * HOUR - HOUR / 10);
        assert_eq!(served.verbs(2).last(), Some(&verb), "after {hours} hours");
    }
    assert_eq!(served.verbs(1).last(), Some(&Verb::Play), "nothing is added to what cannot be read");
}

#[test]
fn lists_codes_and_watching_pass_it_over() {
    let served = one_bad_one_good();
    let listed = served.command("carl", "good", CommandId::Games, &[]);
    assert!(listed.text.contains("G2") && !listed.text.contains("G1"), "{}", listed.text);
    let (server, room) = place("good");
    let typing = Typing {
        server,
        room,
        who: asked::person("carl"),
        command: CommandId::Watch,
        option: "game".to_owned(),
        typed: String::new(),
        options: BTreeMap::new(),
        locale: None,
    };
    let codes: Vec<_> = questions::complete(served.service().world(), &typing)
        .into_iter()
        .map(|choice| choice.value)
        .collect();
    assert_eq!(codes, ["G2"]);
    let watched = served.command("carl", "elsewhere", CommandId::Watch, &[("game", "G2")]);
    assert_ne!(watched.kind, ReplyKind::Refused, "{}", watched.text);
    says_it_plainly(&served.command("carl", "elsewhere", CommandId::Watch, &[("game", "G1")]));
}

#[test]
fn its_own_room_says_what_is_wrong_and_everything_else_works_there() {
    let served = one_bad_one_good();
    for (command, options) in [
        (CommandId::Board, &[][..]),
        (CommandId::History, &[]),
        (CommandId::Move, &[("move", "e7e5")]),
        (CommandId::Resign, &[]),
        (CommandId::Draw, &[("action", "offer")]),
        (CommandId::Challenge, &[("game", "billichess"), ("where", "here")]),
    ] {
        says_it_plainly(&served.command("bob", "bad", command, options));
    }
    says_it_plainly(&served.ask("bob", "bad", BEGUN, press("draw-accept:g1:1")));
    for command in [CommandId::Rules, CommandId::Demo, CommandId::Help, CommandId::Games, CommandId::Privacy]
    {
        let reply = served.command("bob", "bad", command, &[]);
        assert_ne!(reply.kind, ReplyKind::Refused, "{command:?}: {}", reply.text);
    }
    let theme = asked::command(CommandId::Settings, &[("setting", "theme"), ("value", "light")]);
    let changed = served.as_manager("ann", "bad", theme);
    assert_ne!(changed.kind, ReplyKind::Refused, "{}", changed.text);
}

#[test]
fn somebody_who_manages_the_room_frees_it_without_reading_the_game() {
    let mut served = one_bad_one_good();
    let settings = || asked::command(CommandId::Settings, &[]);
    let shown = served.as_manager("mia", "bad", settings());
    let ids: Vec<_> = shown.buttons.iter().map(|button| button.id.0.as_str()).collect();
    assert_eq!(ids, ["archive:g1:0"], "{}", shown.text);
    assert_eq!(shown.buttons[0].label, "Archive game G1");
    let others = served.as_manager("mia", "good", settings());
    assert!(others.buttons.is_empty(), "a game that can be read stays: {}", others.text);

    let archive = || press("archive:g1:0");
    let refused = served.ask("ann", "bad", BEGUN, archive());
    assert_eq!(refused.kind, ReplyKind::Refused, "it is for those who manage the room: {}", refused.text);
    let elsewhere = served.as_manager("mia", "good", archive());
    assert_eq!(elsewhere.kind, ReplyKind::Refused, "{}", elsewhere.text);
    let readable = served.as_manager("mia", "good", press("archive:g2:0"));
    assert_eq!(readable.kind, ReplyKind::Refused, "{}", readable.text);
    assert_eq!(served.verbs(1).last(), Some(&Verb::Play));

    let done = served.as_manager("mia", "bad", archive());
    assert_eq!(done.kind, ReplyKind::Done, "{}", done.text);
    assert_eq!(served.verbs(1).last(), Some(&Verb::Archive));
    let again = served.as_manager("mia", "bad", archive());
    assert_eq!(again.kind, ReplyKind::Refused, "{}", again.text);
    served.restart();
    served.begin("bad", &[]);
    assert_eq!(served.moves(3), Vec::<String>::new());
    assert!(served.play("ann", "bad", "e2e4").text.starts_with("You played"));
    let posts = served.service().owed("test", 99);
    assert!(posts.iter().any(|owed| owed.post.text.contains("G1 can't be read any more and is archived")));
}

#[test]
fn a_rebuild_leaves_out_what_cannot_be_read_and_says_so() {
    let mut served = one_bad_one_good();
    let derived = |served: &Served| served.service().store().derived_text().expect("derived");
    let of_good = |text: &str| -> Vec<String> {
        text.lines().filter(|line| line.contains("test:good")).map(str::to_owned).collect()
    };
    let before = derived(&served);
    let rebuilt = service::rebuild(served.service()).expect("rebuilt");
    assert_eq!((rebuilt.games, rebuilt.games_left_out.len()), (1, 1), "{rebuilt:?}");
    assert_eq!(rebuilt.games_left_out[0].0, 1);
    assert_eq!(of_good(&derived(&served)), of_good(&before));
    // The room is free, and no number is given twice.
    served.spoil(2);
    service::rebuild(served.service()).expect("rebuilt");
    served.restart();
    served.begin("bad", &[]);
    assert_eq!(served.verbs(3), [Verb::Begin]);
}

/// A torn question is no part of the game it was asked in.
#[test]
fn a_row_that_says_nothing_to_its_game_does_not_spoil_it() {
    let mut served = Served::new();
    served.begin("room", &[]);
    served.command("ann", "room", CommandId::Resign, &[]);
    served.sql(
        "DROP TRIGGER log_rows_are_final_but_for_what_goes;
         UPDATE log SET body = 'torn' WHERE verb = 'confirm';
         CREATE TRIGGER log_rows_are_final_but_for_what_goes BEFORE UPDATE ON log
         BEGIN SELECT RAISE(ABORT, 'the log is append only'); END;",
    );
    served.restart();
    let rebuilt = service::rebuild(served.service()).expect("rebuilt");
    assert_eq!((rebuilt.games, rebuilt.rows_left_out.len()), (1, 1), "{rebuilt:?}");
    assert!(served.play("ann", "room", "e2e4").text.starts_with("You played"));
}

/// A repaired program finds two live games in a room after the older one had been left out once.
#[test]
fn a_rebuild_gives_a_room_to_its_newest_game() {
    let mut served = Served::new();
    served.begin("room", &[]);
    served.sql("UPDATE game SET state = 'archived', wakes_at = NULL");
    served.restart();
    served.begin("room", &[]);
    let rebuilt = service::rebuild(served.service()).expect("rebuilt");
    assert_eq!((rebuilt.games, rebuilt.games_left_out.len()), (1, 1), "{rebuilt:?}");
    assert!(rebuilt.games_left_out[0].1.contains("G2"), "{rebuilt:?}");
}

/// The pauses of games without turns after a restart were lost behind a game that could not be read, or to a full disk.
#[test]
fn a_game_that_stood_still_is_taken_up_with_its_whole_pause() {
    let mut served = Served::new();
    served.begin("bad", &[]);
    let realtime = [("game", "realtime"), ("options", "tu=2000")];
    served.begin("quick", &realtime);
    served.spoil(1);
    served.service().tick(BEGUN + 1000);
    assert_eq!(served.service().store().alive_at().expect("read"), Some(BEGUN + 1000));
    assert_eq!(served.verbs(2), [Verb::Begin, Verb::Paused], "it is not held up by the other one");
    served.restart();
    served.sql("CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'full'); END");
    let later = BEGUN + 5 * HOUR;
    served.service().tick(later);
    assert_eq!(served.verbs(2), [Verb::Begin, Verb::Paused], "the disk is full");
    assert_eq!(
        served.service().store().alive_at().expect("read"),
        Some(BEGUN + 1000),
        "what the pause is counted from stays until it is stored"
    );
    served.sql("DROP TRIGGER full");
    let moved = served.ask("ann", "quick", later + 500, asked::command(CommandId::Move, &[("move", "e2e4")]));
    assert!(!moved.text.contains("went wrong"), "{}", moved.text);
    let paused: Vec<_> = served.log(2).into_iter().filter(|row| row.what.verb == Verb::Paused).collect();
    assert_eq!(paused.len(), 2, "{:?}", served.verbs(2));
    assert_eq!(paused[1].what.body, (later + 500 - BEGUN - 1000).to_string());
    let game = served.service().look(GameId(2)).expect("readable").expect("there");
    assert_eq!(game.clock.since(later + 500), 0, "the game's own time stood still throughout");
    assert_eq!(game.clock.since(later + 1000), 500, "and goes on");
    served.service().tick(later + 1000);
    assert_eq!(served.verbs(2).iter().filter(|verb| **verb == Verb::Paused).count(), 2);
}

#[test]
fn a_challenge_that_cannot_be_read_is_counted_once_and_holds_up_nobody() {
    // The figure is of the whole program, whose other tests have such challenges too.
    let counted = || {
        let text = metrics::render(&metrics::Gauges::default());
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix("lasermate_unreadable_total{kind=\"challenge\"} "));
        line.map_or(0, |count| count.parse::<u64>().expect("a number"))
    };
    let before = counted();
    let served = Served::new();
    for room in ["a", "b"] {
        let made = served.command("ann", room, CommandId::Challenge, &[("game", "billichess")]);
        assert_eq!(made.kind, ReplyKind::Done, "{}", made.text);
    }
    served.sql("UPDATE challenge SET opponent = NULL, expires_at = expires_at - 1 WHERE id = 1");
    served.sql("PRAGMA ignore_check_constraints = 1; UPDATE challenge SET state = 'open', server = CAST(x'ff' AS TEXT) WHERE id = 1");
    for hours in 0..5 {
        served.service().tick(BEGUN + 25 * HOUR + hours * HOUR);
    }
    let expired = served.service().store().challenge(2).expect("read").expect("there");
    assert_eq!(expired.state.word(), "expired");
    assert_eq!(served.service().store().unreadable().count(), 1);
    assert!(counted() > before);
}

#[test]
fn a_challenge_whose_terms_are_torn_can_be_withdrawn_and_its_people_can_leave() {
    let served = Served::new();
    served.command("ann", "a", CommandId::Challenge, &[("game", "billichess")]);
    served.sql("UPDATE challenge SET body = '{torn'");
    let accepted = served.command("bob", "a", CommandId::Accept, &[]);
    assert_eq!(accepted.kind, ReplyKind::Refused);
    assert!(!accepted.text.contains("went wrong"), "{}", accepted.text);
    assert_eq!(served.service().store().unreadable().count(), 1);
    served.command("bob", "a", CommandId::Privacy, &[("action", "delete")]);
    let left = served.ask("bob", "a", BEGUN, press("forget:me:0"));
    assert_ne!(left.kind, ReplyKind::Refused, "{}", left.text);
    let withdrawn = served.command("ann", "a", CommandId::Cancel, &[]);
    assert_eq!(withdrawn.kind, ReplyKind::Done, "{}", withdrawn.text);
}

#[test]
fn a_torn_challenge_runs_out_like_any_other_and_is_told_once() {
    let served = Served::new();
    for room in ["a", "b"] {
        served.command("ann", room, CommandId::Challenge, &[("game", "billichess")]);
    }
    served.sql("UPDATE challenge SET body = '{torn' WHERE id = 1");
    for hours in 0..5 {
        served.command("bob", "a", CommandId::Accept, &[]);
        served.service().tick(BEGUN + 25 * HOUR + hours * HOUR);
    }
    for id in [1, 2] {
        let expired = served.service().store().challenge(id).expect("read").expect("there");
        assert_eq!(expired.state.word(), "expired");
    }
    assert_eq!(served.service().store().unreadable().count(), 1);
}

#[test]
fn a_torn_tournament_is_told_once_and_holds_up_neither_the_clock_nor_its_room() {
    let served = Served::new();
    let create = [("action", "create"), ("format", "arena"), ("length", "30m")];
    let made = served.as_manager("ann", "lobby", asked::command(CommandId::Tournament, &create));
    assert_eq!(made.kind, ReplyKind::Done, "{}", made.text);
    served.sql("UPDATE tournament SET body = '{torn', state = 'running', wakes_at = 1");
    served.begin("good", &[("time", "1h")]);
    for hours in [1, 2, 3] {
        served.service().tick(BEGUN + hours * HOUR);
    }
    assert_eq!(served.verbs(1).last(), Some(&Verb::Overdue));
    let again = served.as_manager("ann", "lobby", asked::command(CommandId::Tournament, &create));
    assert_eq!(again.kind, ReplyKind::Done, "{}", again.text);
    assert_eq!(served.service().store().unreadable().count(), 1);
}

#[test]
fn a_post_that_cannot_be_read_is_passed_over_and_the_others_are_sent() {
    let served = Served::new();
    served.begin("a", &[]);
    served.begin("b", &[]);
    let all = served.service().owed("test", 99);
    served.sql("UPDATE outbox SET post = '{bad' WHERE id = 1");
    served.sql("UPDATE outbox SET post = CAST(x'ff' AS TEXT) WHERE id = 3");
    let ids = |posts: Vec<service::OwedPost>| -> Vec<u64> { posts.into_iter().map(|owed| owed.id).collect() };
    assert_eq!(ids(all), [1, 2, 3, 4]);
    assert_eq!(ids(served.service().owed("test", 99)), [2, 4]);
    assert_eq!(ids(served.service().owed_by_room("test", &HashSet::new(), (9, 9))), [2, 4]);
}

#[test]
fn posts_are_read_room_by_room() {
    let served = Served::new();
    served.begin("much", &[]);
    for number in 0..300 {
        served.sql(&format!(
            "INSERT INTO outbox (platform, room, post, made_at) SELECT platform, room, post, {number} FROM outbox WHERE id = 1"
        ));
    }
    served.begin("little", &[]);
    served.begin("paused", &[]);
    let resting = HashSet::from([place("paused").1]);
    let read = |most| {
        let mut rooms: BTreeMap<String, Vec<u64>> = BTreeMap::new();
        for owed in served.service().owed_by_room("test", &resting, most) {
            rooms.entry(owed.room.0).or_default().push(owed.id);
        }
        rooms
    };
    let rooms = read((9, 256));
    assert_eq!(rooms.keys().collect::<Vec<_>>(), ["test:little", "test:much"], "what rests is left out");
    assert_eq!((rooms["test:little"].len(), rooms["test:much"].len()), (2, 256));
    assert!(rooms.values().all(|ids| ids.is_sorted()), "each room's posts keep their order");
    assert_eq!(read((1, 9)).keys().collect::<Vec<_>>(), ["test:much"], "who has waited longest comes first");
}
