//! Rooms in which the bot may send no pictures: everything is shown as text, once.

use lasermate_domain::command::CommandId;
use lasermate_domain::port::{Abilities, Ask, AtGame, Intent, MenuPick, Reply, Request};

use crate::kit::asked;
use crate::kit::served::{BEGUN, Served, press};

/// Asks in a room that takes no pictures, because something is missing.
fn ask(
    served: &Served,
    who: &str,
    command: CommandId,
    options: &[(&str, &str)],
    missing: &[&'static str],
) -> Reply {
    let can = Abilities { attach: false, missing: missing.to_vec(), ..Abilities::ALL };
    let request = served.request(who, "a", BEGUN, asked::command(command, options));
    served.service().handle(&Request { can, ..request })
}

/// `/board` showed a picture, which was then described in words.
#[test]
fn the_board_is_text_where_there_are_no_pictures() {
    let served = Served::new();
    served.begin("a", &[("game", "chess")]);
    let reply = ask(&served, "ann", CommandId::Board, &[], &[]);
    assert!(reply.pictures.is_empty() && reply.text.contains("1 R N B Q K B N R 1"), "{}", reply.text);
}

/// "White to move" began the list and ended it, and without turns both told how many pieces are ready.
#[test]
fn the_board_as_text_says_once_who_may_move() {
    for (game, said) in [("chess", "to move"), ("billichess", "to move"), ("realtime", "of 16 ready. Black")]
    {
        let served = Served::new();
        served.begin("a", &[("game", game)]);
        let told = ask(&served, "ann", CommandId::Board, &[("how", "text")], &[]).text;
        assert_eq!(told.matches(said).count(), 1, "{told}");
    }
}

/// The position was there as text and once more as the description of its picture.
#[test]
fn a_puzzle_is_shown_once_where_there_are_no_pictures() {
    let served = Served::new();
    let reply = ask(&served, "ann", CommandId::Puzzle, &[("number", "3")], &[]);
    assert!(reply.pictures.is_empty() && reply.text.contains("```"), "{}", reply.text);
}

/// "Boards are shown as text here because I may not send pictures" was said at the start of each game also where nobody can
/// change that.
#[test]
fn that_boards_are_text_is_said_where_somebody_can_change_it() {
    for (missing, told) in [(&["Attach Files"][..], true), (&[], false)] {
        let served = Served::new();
        ask(&served, "ann", CommandId::Challenge, &[("game", "chess")], missing);
        ask(&served, "bob", CommandId::Accept, &[], missing);
        let owed = served.service().owed("test", 10);
        let says = owed.iter().any(|owed| owed.post.text.contains("Boards are shown as text"));
        assert!(owed.len() >= 2 && says == told, "{missing:?}: {owed:?}");
    }
}

/// "Flip board" was offered, and showed the description of the same board once more.
#[test]
fn nothing_turns_a_board_that_is_text() {
    let served = Served::new();
    served.begin("a", &[("game", "chess")]);
    let press = |does: AtGame, attach| {
        let button = Intent::at_game(1, 0, does).id();
        let request = served.request("ann", "a", BEGUN, press(&button.0));
        served.service().handle(&Request { can: Abilities { attach, ..Abilities::ALL }, ..request })
    };
    for attach in [true, false] {
        let more = press(AtGame::More, attach);
        assert!(more.buttons.iter().any(|button| button.label == "Resign"), "{more:?}");
        let turns = more.buttons.iter().any(|button| button.label == "Flip board");
        assert_eq!(turns, attach, "{more:?}");
    }
    // From before.
    let turned = press(AtGame::Turn, false);
    assert!(turned.pictures.is_empty() && turned.text.contains("1 R N B Q K B N R 1"), "{}", turned.text);
}

/// The board was described over the menu of its pieces, and a piece's moves over the menu of them.
#[test]
fn menus_of_moves_have_no_pictures_where_there_are_none() {
    for (attach, plays_at_once) in [(true, true), (false, true), (false, false)] {
        let served = Served::new();
        served.begin("a", &[("game", "chess")]);
        let can = Abilities { attach, plays_at_once, ..Abilities::ALL };
        let ask = |ask: Ask| {
            let request = served.request("ann", "a", BEGUN, ask);
            served.service().handle(&Request { can: can.clone(), ..request })
        };
        let first = ask(asked::command(CommandId::Move, &[]));
        let menu = first.menus[0].id.clone();
        let values = vec![MenuPick::This("g1".to_owned()).value()];
        let second = ask(Ask::Pick { menu, values });
        assert!(!second.menus.is_empty(), "{second:?}");
        for shown in [first, second] {
            assert_eq!(shown.pictures.is_empty(), !attach, "{shown:?}");
        }
    }
}
