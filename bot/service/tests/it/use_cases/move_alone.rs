//! Moves that stand for themselves, where a network takes them, and rooms that are replaced by others.

use lasermate_domain::port::{RoomId, UnixMillis};
use lasermate_service::questions;

use crate::kit::asked;
use crate::kit::served::{BEGUN, Served, place};

const LATER: UnixMillis = BEGUN + 60_000;

#[test]
fn a_text_is_a_move_only_for_whoever_can_make_it_now() {
    let served = Served::new();
    let is_move = |who: &str, room: &str, text: &str| {
        questions::is_move_now(served.service().world(), &place(room).1, &asked::person(who).id, text)
    };
    assert!(!is_move("ann", "a", "e4"), "there is no game");
    served.begin("a", &[("game", "chess")]);
    for text in ["e4", "e2e4", "e2-e4", "Nf3", " d4 "] {
        assert!(is_move("ann", "a", text), "{text}");
        assert!(
            !is_move("bob", "a", text) && !is_move("cid", "a", text) && !is_move("ann", "b", text),
            "{text}"
        );
    }
    for text in ["e5", "Ke2", "resign", "draw-offer", "pass", "e4 good luck", "status", "", "chess", "1"] {
        assert!(!is_move("ann", "a", text), "{text}");
    }
    served.play("ann", "a", "e4");
    assert!(!is_move("ann", "a", "d4") && is_move("bob", "a", "e5"));
    served.begin("d", &[("game", "draughts")]);
    assert!(is_move("ann", "d", "11-15") || is_move("ann", "d", "a3b4"), "draughts have moves of their own");
}

#[test]
fn a_replaced_rooms_game_is_told_of_where_it_goes_on() {
    let served = Served::new();
    served.begin("a", &[("game", "chess")]);
    let posts = |room: &RoomId| -> Vec<String> {
        served
            .service()
            .owed("test", 100)
            .into_iter()
            .filter(|owed| owed.room == *room)
            .map(|owed| owed.post.text)
            .collect()
    };
    let (room, other) = (place("a").1, place("b").1);
    let before = posts(&room).len();
    served.service().moved(&room, LATER);
    served.service().moved(&other, LATER);
    let now = posts(&room);
    assert_eq!(now.len(), before + 1);
    assert!(
        now[before].starts_with("Game G1 continues here. ") && now[before].contains("to move"),
        "{now:?}"
    );
    assert!(posts(&other).is_empty(), "no game is played there");
}
