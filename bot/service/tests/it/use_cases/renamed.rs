//! People who are called otherwise, or who part with their name, in the middle of a game.

use lasermate_domain::command::CommandId;
use lasermate_domain::port::{Person, PersonId, ReplyKind, Request, RoomId, ServerId};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::GameId;
use lasermate_service::service;
use lasermate_service::store::TakeError;

use crate::kit::asked;
use crate::kit::served::{BEGUN, Served};

/// Texts of all posts that are owed, oldest first.
fn posts(served: &Served) -> Vec<String> {
    served.service().owed("test", 99).into_iter().map(|owed| owed.post.text).collect()
}

/// The old name stood in posts, boards and buttons until the game ended.
#[test]
fn a_rename_reaches_a_live_game_with_its_next_post() {
    let served = Served::new();
    served.begin("a", &[("game", "chess")]);
    served.play("ann", "a", "e4");
    let renamed = Person { name: "Zed".to_owned(), ..asked::person("ann") };
    let request = served.request("ann", "a", BEGUN, asked::command(CommandId::Draw, &[]));
    let told = served.service().handle(&Request { who: renamed, ..request });
    assert_eq!(told.kind, ReplyKind::Done, "{}", told.text);
    let told = posts(&served).pop().expect("an offer");
    assert!(told.contains("Zed") && !told.contains("ann"), "{told}");
    for command in [CommandId::Board, CommandId::History] {
        let reply = served.command("bob", "a", command, &[]);
        let alt: String = reply.pictures.iter().map(|picture| picture.alt.as_str()).collect();
        let shown = reply.text + &alt;
        assert!(!shown.contains("ann"), "{shown}");
    }
    let stranger = served.play("cid", "a", "e5");
    assert!(stranger.text.contains("Zed") && !stranger.text.contains("ann"), "{}", stranger.text);
    let table = served.service().look(GameId(1)).expect("read").expect("a game");
    assert_eq!(table.seating.players[0].name, "Zed");
}

/// Takes a name of the web chat, or calls its holder otherwise.
fn take(served: &Served, name: &str, id: &str) -> Result<(), TakeError> {
    let chat = served.service().store().chat();
    let who = PersonId(format!("test:{id}"));
    let hash = format!("hash of {id}");
    match chat.holder(&hash, BEGUN).expect("read") {
        Some(resident) => chat.rename(&resident, name, BEGUN),
        None => chat.take(name, &who, &hash, BEGUN),
    }
    .map(drop)
}

#[test]
fn a_name_stays_its_holder_s_while_a_live_game_has_shown_it() {
    let served = Served::new();
    take(&served, "Ann", "ann").expect("free");
    take(&served, "Bob", "bob").expect("free");
    take(&served, "Cid", "cid").expect("free");
    take(&served, "Dan", "cid").expect("renamed");
    take(&served, "Cid", "eve").expect("nobody plays under it");
    served.begin("a", &[("game", "chess")]);
    take(&served, "Zed", "ann").expect("renamed");
    for (name, alike) in [("Ann", false), ("aNN", false), ("Αnn", true)] {
        let error = take(&served, name, "fay").expect_err("still shown");
        let right =
            if alike { matches!(error, TakeError::Alike(_)) } else { matches!(error, TakeError::Taken) };
        assert!(right, "{name}: {error}");
    }
    take(&served, "Ann", "ann").expect("it is theirs");
    take(&served, "Zed", "ann").expect("and again");
    for number in 0..20 {
        if let Err(error) = take(&served, &format!("Name {number} of ann"), "ann") {
            assert!(matches!(error, TakeError::Often) && number > 5, "{error}");
        }
    }
    served.command("bob", "a", CommandId::Resign, &[]);
    let question = served.service().store().game_log(1).expect("read").len();
    assert!(question > 0);
    served.ask("bob", "a", BEGUN, crate::kit::served::press("act:g1:0:resign"));
    service::part_with(served.service(), &asked::person("bob").id, lobby(), BEGUN).expect("parted");
    take(&served, "Ann", "fay").expect("the game is over");
}

fn lobby() -> (ServerId, RoomId) {
    (ServerId(asked::SERVER.to_owned()), RoomId("test:a".to_owned()))
}

/// A deleted name left its seat: the opponent waited for weeks, and in a Swiss it won the tournament.
#[test]
fn who_parts_with_their_name_resigns_and_is_forgotten() {
    let served = Served::new();
    served.begin("a", &[("game", "chess")]);
    served.play("ann", "a", "e4");
    service::part_with(served.service(), &asked::person("ann").id, lobby(), BEGUN).expect("parted");
    let game = served.service().look(GameId(1)).expect("read").expect("a game");
    assert_eq!(game.state(), GameStatus::Ended);
    let told = posts(&served).pop().expect("the end");
    assert!(told.contains("resigns") && told.contains("a former player") && !told.contains("ann"), "{told}");
    assert_eq!(served.service().store().number_of(&asked::person("ann").id).expect("read"), None);
    let before = served.service().store().derived_text().expect("read");
    service::rebuild(served.service()).expect("rebuilt");
    assert_eq!(served.service().store().derived_text().expect("read"), before);
    // Who was never heard of parts too.
    service::part_with(served.service(), &asked::person("nemo").id, lobby(), BEGUN).expect("parted");
}

/// A tournament that is not over shows the names of those in it, whether they play in a game just now or not.
#[test]
fn a_name_stays_its_holder_s_while_a_tournament_has_shown_it() {
    let served = Served::new();
    take(&served, "Ann", "ann").expect("free");
    let said = |who: &str, options: &[(&str, &str)]| {
        let reply = served.as_manager(who, "a", asked::command(CommandId::Tournament, options));
        assert_ne!(reply.kind, ReplyKind::Refused, "{}", reply.text);
    };
    said("bob", &[("action", "create"), ("format", "swiss"), ("game", "chess")]);
    for who in ["ann", "bob", "cid"] {
        said(who, &[("action", "join")]);
    }
    take(&served, "Zed", "ann").expect("renamed");
    for name in ["Ann", "ANN", "Αnn"] {
        take(&served, name, "fay").expect_err("the tournament shows it");
    }
    said("bob", &[("action", "start")]);
    take(&served, "Ann", "fay").expect_err("and goes on");
    said("bob", &[("action", "end")]);
    take(&served, "Ann", "fay").expect("it is over");
}

#[test]
fn who_parts_with_their_name_leaves_their_tournament() {
    let served = Served::new();
    let said = |who: &str, options: &[(&str, &str)]| {
        let reply = served.as_manager(who, "a", asked::command(CommandId::Tournament, options));
        assert_ne!(reply.kind, ReplyKind::Refused, "{}", reply.text);
    };
    said("ann", &[("action", "create"), ("format", "swiss"), ("game", "chess")]);
    for who in ["ann", "bob", "cid", "dan"] {
        said(who, &[("action", "join")]);
    }
    said("ann", &[("action", "start")]);
    service::part_with(served.service(), &asked::person("bob").id, lobby(), BEGUN).expect("parted");
    served.service().tick(BEGUN + 1);
    let standings = served.command("ann", "a", CommandId::Tournament, &[("action", "standings")]).text;
    assert!(!standings.contains("bob"), "{standings}");
}
