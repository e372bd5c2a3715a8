//! Tournaments: who never comes, who comes too late, who leaves, and what is said of it.

use lasermate_domain::command::CommandId;
use lasermate_domain::port::ReplyKind;
use lasermate_domain::tables::table::GameId;
use lasermate_domain::tournament::Phase;
use lasermate_present::saying::in_english;
use lasermate_present::text;

use super::tournaments::{MINUTE, Played};
use crate::kit::asked;
use crate::kit::served::press;

/// With 3+2 the flag falls after the free minute and three more, before five minutes are over: who never came was never withdrawn.
#[test]
fn who_never_moves_is_absent_also_where_the_flag_falls_first() {
    let mut played = Played::new(true, 2, &[("game", "chess"), ("format", "swiss"), ("time", "3+2")]);
    let announced = played.wait_told(0);
    assert!(announced.contains("You have 4 minutes for your first move."), "{announced}");
    played.done("root", "start", &[]);
    played.wait(1000);
    let game = played.live()[0];
    // The program comes late, and finds the flag fallen.
    let told = played.wait_told(5 * MINUTE);
    let state = played.state();
    let result = state.boards[0].result.as_ref().expect("decided");
    assert_eq!(result.absent, state.boards[0].seats[..1], "{told}");
    let absent = state.entrant(state.boards[0].seats[0]).expect("takes part");
    assert_eq!(absent.absences, 1);
    assert!(played.served.verbs(game).contains(&lasermate_domain::log::Verb::Flag), "{told}");
    // Nobody has finished a game, and yet somebody has won.
    assert_eq!(state.phase, Phase::Ended);
    assert!(told.contains(" wins!**") && !told.contains("No game was finished"), "{told}");
    played.check();
}

/// One of two who had not come was given the point of the other.
#[test]
fn without_turns_nobody_wins_where_nobody_comes() {
    let mut played = Played::new(true, 2, &[("game", "realtime"), ("format", "swiss")]);
    played.done("root", "start", &[]);
    played.wait(1000);
    let game = played.live()[0];
    let told = played.wait_told(6 * MINUTE);
    assert!(told.contains("Nobody moved in time, so nobody gets the point."), "{told}");
    assert!(told.contains("No game was finished."), "{told}");
    let state = played.state();
    let result = state.boards[0].result.as_ref().expect("decided");
    assert_eq!((result.points.as_slice(), &result.absent), (&[0, 0][..], &state.boards[0].seats));
    played.served.restart();
    let game = played.served.service().look(GameId(game)).expect("readable").expect("there");
    let ended = text::how_it_ended(&game).map(|told| in_english(&told));
    assert_eq!(ended.as_deref(), Some("draw: nobody came"));
    played.check();

    let mut played = Played::new(true, 2, &[("game", "realtime"), ("format", "swiss")]);
    played.done("root", "start", &[]);
    played.wait(1000);
    // The pieces are ready by then.
    played.wait(20_000);
    let here = played.served.service().look(GameId(1)).expect("readable").expect("there");
    let room = here.room.0.trim_start_matches("test:").to_owned();
    let move_it = asked::command(CommandId::Move, &[("move", "e2e4")]);
    let reply = played.ask(&here.seating.players[0].name.clone(), &room, move_it);
    assert_eq!(reply.kind, ReplyKind::Done, "{}", reply.text);
    played.wait(290_000);
    let state = played.state();
    let result = state.boards[0].result.as_ref().expect("decided");
    assert_eq!(
        (result.points.as_slice(), result.absent.as_slice()),
        (&[2, 0][..], &state.boards[0].seats[1..])
    );
}

/// After a rest of the program there are ten minutes of grace; a claim went round them.
#[test]
fn nobody_claims_time_in_a_tournament() {
    let mut played = Played::new(false, 2, &[("game", "chess"), ("format", "swiss"), ("time", "1d")]);
    played.done("root", "start", &[]);
    played.wait(1000);
    let table = played.served.service().look(GameId(1)).expect("readable").expect("there");
    let players: Vec<_> = table.seating.players.iter().map(|player| player.name.clone()).collect();
    for (who, mv) in players.iter().zip(["e2e4", "e7e5"]) {
        played.ask(who, "lobby", asked::command(CommandId::Move, &[("move", mv)]));
    }
    played.now += 25 * 60 * MINUTE;
    for what in ["win", "draw", "wait"] {
        let reply = played.ask(&players[1], "lobby", asked::command(CommandId::Claim, &[("what", what)]));
        assert_eq!(reply.kind, ReplyKind::Refused, "{what}: {}", reply.text);
        assert!(reply.text.starts_with("There is nothing to claim: in a tournament"), "{}", reply.text);
    }
}

/// Who joined in a last round was told "You are in, from the next pairing on", and there was none.
#[test]
fn nobody_joins_where_nothing_more_is_paired() {
    let mut played = Played::new(true, 3, &[("game", "chess"), ("format", "swiss"), ("rounds", "2")]);
    played.done("root", "start", &[]);
    played.wait(1000);
    played.done("late1", "join", &[]);
    for id in played.live() {
        played.play(id);
    }
    played.wait(1000);
    assert_eq!(played.state().round(), 2);
    let told = played.refused("late2", "join", &[]);
    assert_eq!(told, "The last round is being played, so nobody can join any more.");
    let button = played.ask("late2", "lobby", press("join:t1:0"));
    assert_eq!(button.kind, ReplyKind::Refused, "{}", button.text);
    let shown = played.done("player0", "standings", &[]);
    assert!(shown.buttons.iter().all(|button| !button.id.0.starts_with("join")));
    played.check();

    let options = [("game", "chess"), ("format", "arena"), ("length", "5m"), ("time", "10+0")];
    let mut played = Played::new(true, 2, &options);
    played.done("root", "start", &[]);
    played.wait(1000);
    let (table, players) = {
        let table = played.served.service().look(GameId(1)).expect("readable").expect("there");
        let room = table.room.0.trim_start_matches("test:").to_owned();
        (room, [table.seating.players[0].name.clone(), table.seating.players[1].name.clone()])
    };
    for (who, mv) in players.iter().zip(["e2e4", "e7e5"]) {
        played.ask(who, &table, asked::command(CommandId::Move, &[("move", mv)]));
    }
    played.wait(4 * MINUTE);
    played.done("late1", "join", &[]);
    played.wait(2 * MINUTE);
    assert_eq!(played.state().phase, Phase::Running, "the last game goes on");
    let told = played.refused("late2", "join", &[]);
    assert_eq!(told, "The arena's time is over, so nobody can join any more.");
}

#[test]
fn who_leaves_before_their_board_begins_is_told_of_and_so_is_who_gets_the_point() {
    let mut played = Played::new(false, 4, &[("game", "chess"), ("format", "swiss")]);
    played.done("root", "start", &[]);
    let told = played.wait_told(1000);
    assert!(told.contains("1. ") && told.contains("2. "), "{told}");
    let waiting = played.state().boards[1].seats.clone();
    let name = |no: i64| {
        let person = played.served.service().store().person(lasermate_domain::log::PersonNo(no));
        person.expect("known").name
    };
    let (gone, here) = (name(waiting[0]), name(waiting[1]));
    played.done(&gone, "leave", &[]);
    let told = played.wait_told(1000);
    assert!(told.contains(&format!("{gone} has withdrawn. {here} gets the point.")), "{told}");
    played.check();
}

#[test]
fn of_a_bye_it_is_said_what_it_is_worth_and_boards_are_counted_without_it() {
    for (format, worth) in [("knockout", "goes through"), ("swiss", "gets a point")] {
        let mut played = Played::new(true, 3, &[("game", "chess"), ("format", format)]);
        played.done("root", "start", &[]);
        let told = played.wait_told(1000);
        assert!(told.contains(&format!(" has no opponent and {worth}.")), "{told}");
        assert!(told.contains("\n1. ") && !told.contains("\n2. "), "{told}");
        let shown = played.done("player0", "standings", &[]);
        assert!(!shown.text.contains("1 round won") && !shown.text.contains("1 point"), "{}", shown.text);
        assert!(shown.text.contains("round 1 of"), "{}", shown.text);
    }
}

#[test]
fn fewer_rounds_than_were_asked_for_are_explained() {
    let mut played = Played::new(true, 4, &[("game", "chess"), ("format", "swiss"), ("rounds", "9")]);
    played.done("root", "start", &[]);
    let told = played.wait_told(0);
    assert!(told.contains("4 players, 3 rounds. 9 rounds were asked for, but after 3"), "{told}");
}

/// A game that was on when a manager ended its tournament was dropped without a word, and still had neither hints nor pauses.
#[test]
fn a_game_that_outlives_its_tournament_is_a_game_like_others() {
    let mut played = Played::new(false, 2, &[("game", "chess"), ("format", "swiss")]);
    played.done("root", "start", &[]);
    played.wait(1000);
    let table = played.served.service().look(GameId(1)).expect("readable").expect("there");
    let players: Vec<_> = table.seating.players.iter().map(|player| player.name.clone()).collect();
    let pause = || asked::command(CommandId::Pause, &[("action", "ask")]);
    assert_eq!(played.ask(&players[0], "lobby", pause()).text, in_english(text::pause::IN_TOURNAMENT));
    played.done("root", "end", &[]);
    let told = played.wait_told(1000);
    assert!(
        told.contains("No game was finished. G1 goes on, but doesn't count for the tournament."),
        "{told}"
    );
    let reply = played.ask(&players[0], "lobby", pause());
    assert_eq!(reply.kind, ReplyKind::Done, "{}", reply.text);
    let offer = asked::command(CommandId::Substitute, &[("player", "root")]);
    let reply = played.ask(&players[1], "lobby", offer);
    assert_ne!(reply.text, in_english(text::substitute::IN_TOURNAMENT));
}

/// Everybody left after the first of three rounds, and one of them had won.
#[test]
fn who_has_withdrawn_wins_nothing_and_an_early_end_is_explained() {
    for stay in [0, 1] {
        let mut played = Played::new(true, 4, &[("game", "chess"), ("rounds", "3")]);
        played.done("root", "start", &[]);
        played.wait(1000);
        for player in stay..4 {
            played.done(&format!("player{player}"), "leave", &[]);
        }
        for id in played.live() {
            played.play(id);
        }
        let told = played.wait_told(1000);
        let who = if stay == 0 { "Everybody has withdrawn, so nobody wins." } else { "player0 wins!**" };
        assert!(told.contains(who), "{told}");
        assert!(told.contains("It ends after round 1 of 3, because too few players are left."), "{told}");
        assert_eq!(played.state().phase, Phase::Ended);
        played.check();
    }
}
