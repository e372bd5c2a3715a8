//! Rematches: who may have one, and what becomes of the offer.
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use lasermate_domain::command::CommandId;
use lasermate_domain::port::{Reply, ReplyKind};
use lasermate_service::service;

use crate::kit::asked;
use crate::kit::served::{BEGUN, Served, press};

/// Ann has won a game against Bob, who has resigned.
fn over(served: &Served, options: &[(&str, &str)]) {
    served.begin("a", options);
    let asked = served.command("bob", "a", CommandId::Resign, &[]);
    let done = served.ask("bob", "a", BEGUN, press(&asked.buttons[0].id.0));
    assert_eq!(done.kind, ReplyKind::Done, "{}", done.text);
}

fn rematch(served: &Served, who: &str) -> Reply {
    served.ask(who, "a", BEGUN, press("rematch:g1:0"))
}

fn seats(served: &Served, game: u64) -> Vec<String> {
    let game = served.service().look(lasermate_domain::tables::table::GameId(game)).unwrap().unwrap();
    game.seating.players.iter().map(|player| player.name.clone()).collect()
}

#[test]
fn sides_are_swapped_and_options_kept_whatever_the_log_is_folded_from() {
    let mut served = Served::new();
    over(&served, &[("game", "billi-chess"), ("options", "mirror=rows"), ("time", "3d")]);
    assert_eq!(rematch(&served, "bob").kind, ReplyKind::Done);
    // Everything derived comes from the log alone.
    service::rebuild(served.service()).unwrap();
    served.restart();
    let begun = rematch(&served, "ann");
    assert_eq!((begun.kind, begun.text.as_str()), (ReplyKind::Done, "The game begins."));
    let [first, second] = [1, 2].map(|game| {
        served.service().look(lasermate_domain::tables::table::GameId(game)).unwrap().unwrap().clone()
    });
    assert_eq!(first.setup.options_text(), second.setup.options_text());
    assert_eq!(first.clock.time_per_move, second.clock.time_per_move);
    let (mut was, now) = (seats(&served, 1), seats(&served, 2));
    was.reverse();
    assert_eq!(was, now);
    service::rebuild(served.service()).unwrap();
    assert_eq!(seats(&served, 2), now);
}

#[test]
fn a_game_without_turns_draws_its_chance_anew() {
    let served = Served::new();
    over(&served, &[("game", "realtime"), ("options", "tu=20000")]);
    rematch(&served, "bob");
    assert_eq!(rematch(&served, "ann").kind, ReplyKind::Done);
    let texts = [1, 2].map(|table| {
        let table = served.service().look(lasermate_domain::tables::table::GameId(table)).unwrap().unwrap();
        table.setup.full_text()
    });
    assert!(texts.iter().all(|text| text.contains("tu=20000")), "{texts:?}");
    assert_ne!(texts[0], texts[1], "the seed");
}

#[test]
fn nobody_who_is_blocked_is_asked_and_a_block_ends_the_offer() {
    let served = Served::new();
    over(&served, &[]);
    rematch(&served, "ann");
    let block =
        |who: &str, command| served.as_manager("root", "a", asked::command(command, &[("player", who)]));
    let blocked = block("bob", CommandId::Block);
    assert_eq!(blocked.kind, ReplyKind::Done, "{}", blocked.text);
    assert_eq!(rematch(&served, "bob").kind, ReplyKind::Refused);
    let refused = rematch(&served, "ann");
    assert_eq!(refused.kind, ReplyKind::Refused);
    assert!(
        refused.is_private() && refused.text.contains("is blocked here, so there is no rematch."),
        "{}",
        refused.text
    );
    block("bob", CommandId::Unblock);
    assert_eq!(rematch(&served, "ann").kind, ReplyKind::Done, "the offer before was ended");
    assert_eq!(rematch(&served, "bob").text, "The game begins.");
}

#[test]
fn the_room_may_not_allow_the_game_any_more() {
    let served = Served::new();
    over(&served, &[("game", "chess")]);
    let allow = [("setting", "games"), ("value", "billichess")];
    served.as_manager("root", "a", asked::command(CommandId::Settings, &allow));
    let refused = rematch(&served, "ann");
    assert!(refused.text.contains("not allowed in this room"), "{}", refused.text);
    assert_eq!(rematch(&served, "cid").kind, ReplyKind::Refused);
}
