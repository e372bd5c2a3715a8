//! What the players of a game agree to, and for how long they are asked: a pause, a seat that is offered, a draw among three.

use crate::kit::asked;
use crate::kit::served::{BEGUN, Served};
use lasermate_domain::calendar::DAY;
use lasermate_domain::command::CommandId;
use lasermate_domain::log::Verb;
use lasermate_domain::port::{ReplyKind, UnixMillis};
use lasermate_domain::tables::table::GameId;
use lasermate_engine::outcome::EndKind;
use lasermate_present::saying::in_english;
use lasermate_present::{record, text};

const HOUR: UnixMillis = 60 * 60 * 1000;

/// Gives a command at a time, in the room of the only game.
fn ask(
    served: &Served,
    who: &str,
    at: UnixMillis,
    id: CommandId,
    options: &[(&str, &str)],
) -> (ReplyKind, String) {
    let reply = served.ask(who, "room", at, asked::command(id, options));
    (reply.kind, reply.text)
}

fn done(served: &Served, who: &str, at: UnixMillis, id: CommandId, options: &[(&str, &str)]) {
    let (kind, text) = ask(served, who, at, id, options);
    assert_eq!(kind, ReplyKind::Done, "{who}: {text}");
}

#[test]
fn a_player_whose_time_would_not_run_ends_a_pause_alone_only_after_seven_days() {
    let served = Served::new();
    served.begin("room", &[("game", "chess"), ("time", "6h")]);
    done(&served, "ann", BEGUN, CommandId::Pause, &[]);
    done(&served, "bob", BEGUN + HOUR, CommandId::Pause, &[]);
    let resume = [("action", "resume")];
    let paused =
        || served.service().look(GameId(1)).expect("readable").expect("there").stage.pause().is_some();
    // Ann is to move. Bob has said that he wants to go on, and waits for her.
    done(&served, "bob", BEGUN + 2 * HOUR, CommandId::Pause, &resume);
    let over = BEGUN + HOUR + 7 * DAY;
    assert_eq!(ask(&served, "bob", over - 1, CommandId::Pause, &resume).0, ReplyKind::Refused);
    assert!(paused());
    done(&served, "bob", over, CommandId::Pause, &resume);
    assert!(!paused());
}

#[test]
fn the_offer_of_a_seat_stands_for_24_hours() {
    for (later, taken) in [(24 * HOUR - 1, true), (24 * HOUR, false)] {
        let served = Served::new();
        served.begin("room", &[("game", "chess")]);
        // The service knows whoever has done something.
        served.command("cid", "elsewhere", CommandId::Challenge, &[("game", "chess")]);
        done(&served, "ann", BEGUN + HOUR, CommandId::Substitute, &[("player", "test:cid")]);
        let (kind, text) =
            ask(&served, "cid", BEGUN + HOUR + later, CommandId::Substitute, &[("action", "accept")]);
        assert_eq!(kind == ReplyKind::Done, taken, "{text}");
        let table = served.service().look(GameId(1)).expect("readable").expect("there");
        assert_eq!(table.seating.players[0].name == "cid", taken);
    }
}

#[test]
fn rule_p10_who_does_not_answer_a_draw_among_three_in_time_counts_as_agreeing() {
    let served = Served::new();
    let terms = [("game", "three-way-heirs"), ("side", "first"), ("time", "6h")];
    done(&served, "ann", BEGUN, CommandId::Challenge, &terms);
    done(&served, "bob", BEGUN, CommandId::Accept, &[("side", "second")]);
    done(&served, "cid", BEGUN, CommandId::Accept, &[("side", "third")]);
    done(&served, "ann", BEGUN + HOUR, CommandId::Move, &[("move", "e4")]);
    done(&served, "ann", BEGUN + HOUR, CommandId::Draw, &[]);
    done(&served, "bob", BEGUN + HOUR, CommandId::Draw, &[("action", "accept")]);
    let end = || {
        let table = served.service().look(GameId(1)).expect("readable").expect("there");
        table.game.outcome().map(|outcome| outcome.kind)
    };
    served.service().tick(BEGUN + 7 * HOUR - 1);
    assert_eq!(end(), None);
    served.service().tick(BEGUN + 7 * HOUR);
    assert_eq!(end(), Some(EndKind::Agreement));
    assert_eq!(served.verbs(1).iter().filter(|verb| **verb == Verb::Assent).count(), 1);
}

/// It was told "by agreement", as if the player who was away had agreed to it.
#[test]
fn a_draw_that_is_claimed_on_time_is_told_as_that() {
    for offered in [false, true] {
        let served = Served::new();
        served.begin("room", &[("game", "chess"), ("time", "6h")]);
        if offered {
            done(&served, "ann", BEGUN, CommandId::Draw, &[]);
        }
        done(&served, "bob", BEGUN + 6 * HOUR, CommandId::Claim, &[("what", "draw")]);
        let game = served.service().look(GameId(1)).expect("readable").expect("there");
        let ended = text::how_it_ended(&game).map(|told| in_english(&told));
        assert_eq!(ended.as_deref(), Some("draw claimed on time"), "{offered}");
        let owed = served.service().owed("test", 99);
        let told = &owed.last().expect("told").post.text;
        assert!(told.contains("The game is over: draw claimed on time."), "{told}");
        let written = record::write(&game);
        assert!(written.contains("Result: time-forfeit, white 0, black 0"), "{written}");
        let pgn = record::pgn::write(&game).expect("two players");
        assert!(pgn.contains("[Termination \"time forfeit\"]"), "{pgn}");
    }
}
