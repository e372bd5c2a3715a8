//! Games that outlive their tournament, which `/tournament end` has ended: they are games like any other then.

use lasermate_core::command::CommandId;
use lasermate_core::port::{Ask, Button, ReplyKind};
use lasermate_core::present::text;
use lasermate_core::sessions::session::GameId;

use super::tournaments::Played;
use crate::asked;

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
    let game = played.served.service().look(GameId(1)).expect("readable").expect("there");
    game.live.players[seat].name.clone()
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
