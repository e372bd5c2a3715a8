//! Games that outlive their tournament, which `/tournament end` has ended: they are games like any other then.

use lasermate_domain::command::CommandId;
use lasermate_domain::log::Verb;
use lasermate_domain::port::{Ask, Button, ReplyKind};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::GameId;
use lasermate_present::saying::in_english;
use lasermate_present::text;

use super::tournaments::{MINUTE, Played};
use crate::kit::asked;

/// A casual game of a tournament that was ended after the first move, in the room.
fn outlived(options: &[(&str, &str)]) -> Played {
    let mut all = vec![("game", "chess"), ("format", "swiss"), ("rating", "casual")];
    all.extend(options);
    let mut played = Played::new(false, 2, &all);
    played.done("root", "start", &[]);
    played.wait(1000);
    assert_eq!(played.live(), [1]);
    moves(&played, 0, "e2e4");
    played.deliver();
    played.done("root", "end", &[]);
    played
}

/// Who sits in a seat of the game.
fn player(played: &Played, seat: usize) -> String {
    let table = played.served.service().look(GameId(1)).expect("readable").expect("there");
    table.seating.players[seat].name.clone()
}

fn moves(played: &Played, seat: usize, mv: &str) {
    let reply = played.ask(&player(played, seat), "lobby", asked::command(CommandId::Move, &[("move", mv)]));
    assert_eq!(reply.kind, ReplyKind::Done, "{}", reply.text);
}

/// The buttons under the board that is owed.
fn under_the_board(played: &Played) -> Vec<Button> {
    let owed = played.served.service().owed("test", 99);
    owed.into_iter().rfind(|owed| owed.post.picture.is_some()).expect("a board").post.buttons
}

fn labelled<'a>(buttons: &'a [Button], label: &str) -> Option<&'a Button> {
    let label = in_english(label);
    buttons.iter().find(|button| button.label == label)
}

#[test]
fn buttons_offer_in_a_game_that_outlived_its_tournament_what_the_commands_allow() {
    let played = outlived(&[("time", "1d")]);
    moves(&played, 1, "e7e5");
    let buttons = under_the_board(&played);
    assert!(labelled(&buttons, text::buttons::HINT).is_some(), "{buttons:?}");
    let more = labelled(&buttons, text::buttons::MORE).expect("more").id.clone();
    let white = player(&played, 0);
    let more = played.ask(&white, "lobby", Ask::Press(more)).buttons;
    assert!(labelled(&more, text::buttons::ASK_PAUSE).is_some(), "{more:?}");
    let asked = played.ask(&white, "lobby", asked::command(CommandId::Pause, &[("action", "ask")]));
    assert_eq!(asked.kind, ReplyKind::Done, "{}", asked.text);
    played.check();
}

/// Whoever was late in it lost by that, although nothing waited for the result, and time could not be claimed.
#[test]
fn whoever_is_late_in_a_game_that_outlived_its_tournament_loses_only_by_a_claim() {
    for restarts in [false, true] {
        let mut played = outlived(&[("time", "1d"), ("first", "2m")]);
        if restarts {
            played.served.restart();
        }
        // Black has not moved at all.
        played.wait(5 * MINUTE);
        let state = || played.served.service().look(GameId(1)).expect("readable").expect("there").state();
        assert_eq!(state(), GameStatus::Live, "{:?}", played.served.verbs(1));
        let told = played.wait_told(25 * 60 * MINUTE);
        assert!(told.contains("time is up") || told.contains("out of time"), "{told}");
        assert_eq!(played.live(), [1]);
        played.check();
        let claim = asked::command(CommandId::Claim, &[("what", "win")]);
        let reply = played.ask(&player(&played, 0), "lobby", claim);
        assert_eq!(reply.kind, ReplyKind::Done, "{}", reply.text);
        assert!(!played.served.verbs(1).contains(&Verb::Forfeit));
        played.check();
    }
}

#[test]
fn a_game_that_outlived_its_tournament_waits_for_whoever_is_on_holiday() {
    let mut played = outlived(&[("time", "1d")]);
    let told = played.wait_told(MINUTE);
    assert!(told.contains("The tournament has ended."), "{told}");
    let away = played.ask(&player(&played, 1), "lobby", asked::command(CommandId::Holiday, &[("days", "3")]));
    assert_ne!(away.kind, ReplyKind::Refused, "{}", away.text);
    played.wait(MINUTE);
    played.wait(25 * 60 * MINUTE);
    let verbs = played.served.verbs(1);
    assert!(verbs.contains(&Verb::Away) && !verbs.contains(&Verb::Overdue), "{verbs:?}");
    played.check();
}
