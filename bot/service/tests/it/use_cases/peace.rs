//! Nobody is asked the same without end, nobody is called without end, and who wants no challenges from somebody gets none
//! (fair.md P1 to P8).

use lasermate_domain::command::CommandId;
use lasermate_domain::log::Verb;
use lasermate_domain::port::{Person, PersonId, Post, Reply, ReplyKind, Request, UnixMillis};
use lasermate_service::service;

use crate::kit::asked;
use crate::kit::served::{BEGUN, Served, press};

const MINUTE: UnixMillis = 60_000;
const HOUR: UnixMillis = 60 * MINUTE;

fn ask(served: &Served, who: &str, at: UnixMillis, id: CommandId, options: &[(&str, &str)]) -> Reply {
    served.ask(who, "a", BEGUN + at, asked::command(id, options))
}

fn done(served: &Served, who: &str, at: UnixMillis, id: CommandId, options: &[(&str, &str)]) {
    let reply = ask(served, who, at, id, options);
    assert_eq!(reply.kind, ReplyKind::Done, "{who}, {id:?}: {}", reply.text);
}

fn refused(served: &Served, who: &str, at: UnixMillis, id: CommandId, options: &[(&str, &str)]) -> String {
    let reply = ask(served, who, at, id, options);
    assert_eq!(reply.kind, ReplyKind::Refused, "{who}, {id:?}: {}", reply.text);
    reply.text
}

/// How often the posts that are owed call somebody.
fn calls(served: &Served, who: &str) -> usize {
    let who = asked::person(who).id;
    let calls = |post: &Post| post.mentioned().any(|id| *id == who);
    served.service().owed("test", 9_999).iter().filter(|owed| calls(&owed.post)).count()
}

/// A rebuild finds the same in the log.
fn rebuilt(served: &Served) {
    let before = served.service().store().derived_text().expect("read");
    service::rebuild(served.service()).expect("rebuilt");
    assert_eq!(served.service().store().derived_text().expect("read"), before);
}

const NO: &[(&str, &str)] = &[("action", "decline")];

#[test]
fn rule_p1_a_refused_offer_waits_for_two_own_moves_then_four_also_after_a_restart() {
    for (offer, id) in
        [("draw offer", CommandId::Draw), ("takeback", CommandId::Takeback), ("pause", CommandId::Pause)]
    {
        let mut served = Served::new();
        served.begin("a", &[("game", "chess"), ("time", "1d")]);
        // So many moves that something can be taken back.
        for (who, mv) in [("ann", "a2a3"), ("bob", "a7a6")] {
            served.play(who, "a", mv);
        }
        done(&served, "ann", 0, id, &[]);
        done(&served, "bob", 0, id, NO);
        let told = refused(&served, "ann", 1, id, &[]);
        assert!(told.contains(offer) && told.contains("after your next 2 moves"), "{told}");
        served.restart();
        assert_eq!(refused(&served, "ann", 1, id, &[]), told, "it is read off the log");
        // The other one has asked for nothing.
        done(&served, "bob", 1, id, &[]);
        done(&served, "ann", 1, id, NO);
        for (n, (who, mv)) in
            [("ann", "b2b3"), ("bob", "b7b6"), ("ann", "c2c3"), ("bob", "c7c6")].into_iter().enumerate()
        {
            if n == 2 {
                assert!(refused(&served, "ann", 2, id, &[]).contains("after your next move"));
            }
            served.play(who, "a", mv);
        }
        done(&served, "ann", 2, id, &[]);
        done(&served, "bob", 2, id, NO);
        assert!(refused(&served, "ann", 3, id, &[]).contains("next 4 moves"), "{offer}");
        // Two days later it may be asked for all the same.
        assert_eq!(refused(&served, "ann", 48 * HOUR - 1, id, &[]), refused(&served, "ann", 3, id, &[]));
        done(&served, "ann", 48 * HOUR + 3, id, &[]);
    }
}

#[test]
fn rule_p1_what_is_withdrawn_or_left_without_an_answer_waits_too() {
    let served = Served::new();
    served.begin("a", &[("game", "chess"), ("time", "1d")]);
    for (who, mv) in [("ann", "a2a3"), ("bob", "a7a6")] {
        served.play(who, "a", mv);
    }
    // Withdrawn by the asker: once it is a slip.
    for _ in 0..2 {
        done(&served, "ann", 0, CommandId::Pause, &[]);
        done(&served, "ann", 0, CommandId::Pause, NO);
    }
    assert!(refused(&served, "ann", 1, CommandId::Pause, &[]).contains("wasn't accepted"));
    // Nobody answers but by a move.
    for id in [CommandId::Draw, CommandId::Takeback] {
        done(&served, "bob", 2, id, &[]);
    }
    served.play("ann", "a", "b2b3");
    for id in [CommandId::Draw, CommandId::Takeback] {
        assert!(refused(&served, "bob", 3, id, &[]).contains("after your next 2 moves"), "{id:?}");
    }
    // Nobody answers at all.
    done(&served, "bob", 4, CommandId::Pause, &[]);
    done(&served, "bob", 24 * HOUR + 5, CommandId::Draw, &[]);
    assert!(refused(&served, "bob", 24 * HOUR + 5, CommandId::Pause, &[]).contains("wasn't accepted"));
}

#[test]
fn rule_p2_what_was_accepted_may_be_asked_for_again_at_once() {
    let served = Served::new();
    served.begin("a", &[("game", "chess")]);
    for (who, mv) in [("ann", "a2a3"), ("bob", "a7a6"), ("ann", "b2b3"), ("bob", "b7b6")] {
        served.play(who, "a", mv);
    }
    for _ in 0..2 {
        done(&served, "ann", 0, CommandId::Takeback, &[]);
        done(&served, "bob", 0, CommandId::Takeback, &[("action", "accept")]);
    }
}

#[test]
fn rule_p1_without_turns_a_refused_draw_waits_for_minutes() {
    let served = Served::new();
    served.begin("a", &[("game", "realtime")]);
    done(&served, "ann", 10, CommandId::Draw, &[]);
    done(&served, "bob", 20, CommandId::Draw, NO);
    let told = refused(&served, "ann", 30, CommandId::Draw, &[]);
    assert!(!told.contains("move"), "{told}");
    done(&served, "ann", 20 + MINUTE, CommandId::Draw, &[]);
}

/// 80 offers of a seat in a second called somebody 80 times who played in no game.
#[test]
fn rule_p6_a_seat_that_is_offered_again_and_again_calls_nobody_who_has_not_asked_for_it() {
    for (wished, most) in [(false, 0), (true, 2)] {
        let served = Served::new();
        served.begin("a", &[("game", "chess")]);
        for who in ["cid", "dan"] {
            served.command(who, "b", CommandId::Challenge, &[("game", "chess")]);
            served.command(who, "b", CommandId::Cancel, &[]);
        }
        if wished {
            ask(&served, "cid", 0, CommandId::Pings, &[("seats", "yes")]);
        }
        let offer = |who| ask(&served, "ann", 0, CommandId::Substitute, &[("player", who)]).kind;
        assert_eq!(offer("test:cid"), ReplyKind::Done, "an honest one is made");
        assert_eq!(offer("test:dan"), ReplyKind::Done);
        let made = (0..80).filter(|_| {
            let made = [offer("test:cid"), offer("test:dan")].contains(&ReplyKind::Done);
            ask(&served, "ann", 0, CommandId::Substitute, NO);
            made
        });
        assert_eq!(made.count(), 1, "a slip is mended");
        assert_eq!(calls(&served, "cid"), most);
        assert!(
            served.service().owed("test", 99).iter().any(|owed| owed.post.text.contains("cid to take over"))
        );
    }
}

#[test]
fn rule_p5_an_opponent_is_called_three_times_until_they_do_something() {
    let served = Served::new();
    served.begin("a", &[("game", "chess"), ("time", "1d")]);
    served.play("ann", "a", "a2a3");
    let before = calls(&served, "bob");
    let mut asked = 0;
    for n in 0..30 {
        for id in [CommandId::Pause, CommandId::Draw, CommandId::Takeback] {
            let made = ask(&served, "ann", n, id, &[]).kind == ReplyKind::Done;
            asked += usize::from(made);
        }
        ask(&served, "ann", n, CommandId::Pause, NO);
    }
    assert_eq!(asked, 4, "each of them once, and a withdrawn one once more");
    assert_eq!(calls(&served, "bob"), before + 3, "thirty questions in a second are three calls");
    // He is there: a question calls him again.
    served.play("bob", "a", "a7a6");
    ask(&served, "ann", 40, CommandId::Substitute, &[("player", "test:bob")]);
    let turn = calls(&served, "bob");
    served.play("ann", "a", "b2b3");
    assert_eq!(calls(&served, "bob"), turn + 1, "a turn calls whoever is to move");
}

/// 40 challenges with their withdrawals called somebody 40 times in a second.
#[test]
fn rule_p3_a_challenge_to_the_same_person_waits_for_minutes_and_longer_each_time() {
    let mut served = Served::new();
    served.command("bob", "b", CommandId::Challenge, &[("game", "chess")]);
    let to_bob = [("opponent", "test:bob"), ("game", "chess")];
    let made = (0..40).filter(|n| {
        let made = ask(&served, "ann", *n, CommandId::Challenge, &to_bob).kind == ReplyKind::Done;
        ask(&served, "ann", *n, CommandId::Cancel, &[]);
        made
    });
    assert_eq!(made.count(), 2, "a slip is mended, once");
    assert_eq!(calls(&served, "bob"), 2);
    let told = refused(&served, "ann", 50, CommandId::Challenge, &to_bob);
    assert!(told.contains("bob") && told.contains("challenge them again"), "{told}");
    served.restart();
    rebuilt(&served);
    // Another game is the same challenge.
    let other = [("opponent", "test:bob"), ("game", "billichess")];
    refused(&served, "ann", 1 + 2 * MINUTE - 1, CommandId::Challenge, &other);
    done(&served, "ann", 1 + 2 * MINUTE, CommandId::Challenge, &other);
    done(&served, "bob", 1 + 2 * MINUTE, CommandId::Decline, &[]);
    refused(&served, "ann", 1 + 6 * MINUTE - 1, CommandId::Challenge, &to_bob);
    // Anybody else may be challenged, and he may challenge her.
    done(&served, "ann", 5 * MINUTE, CommandId::Challenge, &[("game", "chess")]);
    done(&served, "ann", 5 * MINUTE, CommandId::Cancel, &[]);
    done(&served, "bob", 5 * MINUTE, CommandId::Challenge, &[("opponent", "test:ann"), ("game", "chess")]);
    done(&served, "ann", 5 * MINUTE, CommandId::Decline, &[]);
    // A game begins anew.
    done(&served, "ann", 1 + 6 * MINUTE, CommandId::Challenge, &to_bob);
    done(&served, "bob", 1 + 6 * MINUTE, CommandId::Accept, &[]);
    assert_eq!(served.service().store().refusal(no(&served, "ann"), no(&served, "bob")).expect("read"), None);
    rebuilt(&served);
}

fn no(served: &Served, who: &str) -> lasermate_domain::log::PersonNo {
    served.service().store().number_of(&asked::person(who).id).expect("read").expect("known")
}

#[test]
fn rule_p3_a_rematch_that_was_declined_waits() {
    let served = Served::new();
    served.begin("a", &[("game", "chess")]);
    let asks = ask(&served, "ann", 0, CommandId::Resign, &[]);
    served.ask("ann", "a", BEGUN, press(&asks.buttons[0].id.0));
    done(&served, "ann", 0, CommandId::Rematch, &[]);
    done(&served, "bob", 0, CommandId::Decline, &[]);
    assert!(refused(&served, "ann", 1, CommandId::Rematch, &[]).contains("challenge them again"));
    done(&served, "bob", 2, CommandId::Rematch, &[]);
    done(&served, "bob", 2, CommandId::Cancel, &[]);
    done(&served, "ann", 2 * MINUTE, CommandId::Rematch, &[]);
    rebuilt(&served);
}

#[test]
fn rule_p7_a_muted_person_gets_no_game_no_seat_and_no_call_and_is_forgotten_with_the_one_who_muted() {
    let mut served = Served::new();
    served.begin("a", &[("game", "chess"), ("time", "1d")]);
    served.command("cid", "b", CommandId::Challenge, &[("game", "chess")]);
    served.command("cid", "b", CommandId::Cancel, &[]);
    let listed = |served: &Served| ask(served, "bob", 0, CommandId::Mute, &[]).text;
    assert!(listed(&served).contains("muted nobody"));
    // By name, as a mention, by id.
    for (option, typed) in
        [("player", "ann"), ("player", "@ann"), ("person", "test:ann"), ("player", "<@test:ann>")]
    {
        let told = ask(&served, "bob", 0, CommandId::Mute, &[(option, typed)]);
        assert!(told.text.contains("ann is muted") && told.is_private(), "{typed}: {}", told.text);
        assert!(listed(&served).contains("ann"));
        refused(&served, "bob", 0, CommandId::Mute, &[(option, typed)]);
        let told = ask(&served, "bob", 0, CommandId::Unmute, &[(option, typed)]);
        assert!(told.text.contains("no longer"), "{typed}: {}", told.text);
        refused(&served, "bob", 0, CommandId::Unmute, &[(option, typed)]);
    }
    for (id, options) in [
        (CommandId::Mute, &[("player", "bob")][..]),
        (CommandId::Mute, &[("player", "nobody")]),
        (CommandId::Mute, &[("player", "ann"), ("person", "test:ann")]),
        (CommandId::Unmute, &[]),
    ] {
        refused(&served, "bob", 0, id, options);
    }
    let before = served.service().owed("test", 999).len();
    ask(&served, "bob", 0, CommandId::Mute, &[("player", "ann")]);
    ask(&served, "bob", 0, CommandId::Mute, &[("person", "test:cid")]);
    assert_eq!(served.service().owed("test", 999).len(), before, "nobody else is told");
    served.restart();
    rebuilt(&served);
    // Her offers call him no more, her moves do.
    let called = calls(&served, "bob");
    done(&served, "ann", 1, CommandId::Draw, &[]);
    assert_eq!(calls(&served, "bob"), called);
    served.play("ann", "a", "a2a3");
    assert_eq!(calls(&served, "bob"), called + 1);
    let asks = ask(&served, "bob", 2, CommandId::Resign, &[]);
    served.ask("bob", "a", BEGUN + 2, press(&asks.buttons[0].id.0));
    let to_bob = [("opponent", "test:bob"), ("game", "chess")];
    for (id, options) in [(CommandId::Rematch, &[][..]), (CommandId::Challenge, &to_bob)] {
        let told = refused(&served, "ann", 3, id, options);
        assert_eq!(told, "bob isn't taking challenges from you.");
    }
    // She takes no seat of his that is free to all, nor is he offered one of hers. He may still play with her.
    done(&served, "bob", 4, CommandId::Challenge, &[("game", "chess")]);
    assert!(refused(&served, "ann", 4, CommandId::Accept, &[]).contains("isn't taking games with you"));
    done(&served, "dan", 4, CommandId::Accept, &[]);
    let elsewhere = |who: &str, id, options: &[(&str, &str)]| {
        served.ask(who, "b", BEGUN + 5, asked::command(id, options))
    };
    assert_eq!(elsewhere("ann", CommandId::Challenge, &[("game", "chess")]).kind, ReplyKind::Done);
    assert_eq!(elsewhere("eve", CommandId::Accept, &[]).kind, ReplyKind::Done);
    let seat = elsewhere("ann", CommandId::Substitute, &[("player", "test:bob")]);
    assert_eq!(
        (seat.kind, seat.text.as_str()),
        (ReplyKind::Refused, "bob isn't taking challenges from you.")
    );
    // Told, exported, and deleted with everything else.
    assert!(ask(&served, "bob", 6, CommandId::Privacy, &[]).text.contains("muted (2 people)"));
    let export =
        ask(&served, "bob", 6, CommandId::Privacy, &[("action", "export")]).file.expect("a file").text;
    assert!(export.contains("\"muted\": [") && export.contains("\"cid\""), "{export}");
    let forget = |who: &str| {
        ask(&served, who, 7, CommandId::Privacy, &[("action", "delete")]);
        assert_ne!(served.ask(who, "a", BEGUN + 7, press("forget:me:0")).kind, ReplyKind::Refused);
    };
    forget("cid");
    rebuilt(&served);
    assert!(!listed(&served).contains("former") && listed(&served).contains("ann"));
    forget("bob");
    assert!(!served.service().store().derived_text().expect("read").contains("muted "));
    rebuilt(&served);
    let left = served.service().store().log_after(0, 9_999).expect("read").into_iter();
    let mut mutes = left.filter(|row| matches!(row.what.verb, Verb::Mute | Verb::Unmute)).peekable();
    assert!(mutes.peek().is_some() && mutes.all(|row| row.what.body.is_empty()), "the log says no names");
}

/// A challenge to a blocked player was sent without a word, and `/unblock` took no mentions and told nobody of one name apart.
#[test]
fn rule_p8_a_blocked_player_is_not_challenged_and_unblock_takes_what_block_takes() {
    let served = Served::new();
    let known = |id: &str| {
        let who = Person { id: PersonId(format!("test:{id}")), name: "Lee".to_owned() };
        let asks = asked::command(CommandId::Pings, &[("when", "away")]);
        let told = served.service().handle(&Request { who, ..served.request("x", "a", BEGUN, asks) });
        assert_ne!(told.kind, ReplyKind::Refused);
    };
    known("lee1");
    known("lee2");
    let manage = |id, options: &[(&str, &str)]| served.as_manager("root", "a", asked::command(id, options));
    for lee in ["test:lee1", "test:lee2"] {
        assert_eq!(manage(CommandId::Block, &[("person", lee)]).kind, ReplyKind::Done);
    }
    let told =
        refused(&served, "ann", 0, CommandId::Challenge, &[("opponent", "test:lee1"), ("game", "chess")]);
    assert!(told.contains("blocked Lee"), "{told}");
    let both = manage(CommandId::Unblock, &[("player", "Lee")]);
    assert!(
        both.kind == ReplyKind::Refused && both.text.contains("Mention the one you mean"),
        "{}",
        both.text
    );
    for typed in ["<@test:lee1>", "@test:lee2"] {
        let told = manage(CommandId::Unblock, &[("player", typed)]);
        assert_eq!(told.text, "Lee can play here again.", "{typed}");
    }
    for (option, typed) in [("person", "test:lee1"), ("player", "Lee"), ("player", "zed")] {
        let told = manage(CommandId::Unblock, &[(option, typed)]);
        assert!(told.kind == ReplyKind::Refused && told.text.contains("blocked here"), "{}", told.text);
    }
    assert!(manage(CommandId::Unblock, &[]).text.starts_with("Whom?"));
}
