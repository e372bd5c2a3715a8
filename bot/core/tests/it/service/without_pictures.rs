//! Rooms in which the bot may send no pictures: everything is shown as text, once.

use lasermate_core::command::CommandId;
use lasermate_core::port::{Abilities, Reply, Request};

use crate::asked;
use crate::served::{BEGUN, Served};

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
