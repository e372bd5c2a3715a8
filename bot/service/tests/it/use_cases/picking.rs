//! Moves picked from menus: every legal move can be reached, each menu is one every platform can show, and nothing else
//! than the button of a preview plays.

use std::collections::BTreeSet;

use crate::dice::Dice;
use crate::kit::asked;
use crate::kit::served::Served;
use lasermate_domain::command::CommandId;
use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::{Abilities, Ask, Audience, Menu, Reply, ReplyKind, Request, RoomId, ServerId};
use lasermate_domain::tables::table::GameId;
use lasermate_engine::action::Asked;
use lasermate_engine::variants::Setup;
use lasermate_service::service;
use lasermate_service::store::{Commit, GameRows};

/// Those who sit down, in their order.
const PEOPLE: [&str; 3] = ["ann", "bob", "cid"];
/// After how many moves it is looked once more what can be picked.
const PLIES: usize = 14;

/// A game between people from a position.
struct TestTable {
    served: Served,
    asked: u64,
    /// Whether menus play at once.
    at_once: bool,
}

impl TestTable {
    fn new(game: &str, position: Option<&str>) -> Self {
        let mut served = Served::new();
        let store = served.service().store();
        let sides = Setup::parse(game, []).expect("a preset").sides().len();
        let know = |name: &&str| store.know(&asked::person(name)).expect("known").0;
        let seats: Vec<_> = PEOPLE[..sides].iter().map(know).collect();
        // Without turns the pieces are ready at once, so that there is something to pick.
        let options = if game == "realtime" { "initial=zero black_extra_tu=off" } else { "" };
        let beginning = serde_json::json!({
            "game": game, "options": options, "position": position, "time": null, "seats": seats,
        });
        let row = NewRow {
            at: 1_700_000_000_000,
            server: ServerId(asked::SERVER.to_owned()),
            room: RoomId("test:a".to_owned()),
            person: None,
            challenge: None,
            seat: None,
            verb: Verb::Begin,
            body: beginning.to_string(),
        };
        let game = Some(GameRows::new(1, 0, vec![row]));
        store.commit(&Commit { game, ..Commit::default() }).expect("begun");
        served.restart();
        service::rebuild(served.service()).expect("rebuilt");
        Self { served, asked: 0, at_once: false }
    }

    fn ask(&mut self, who: &str, ask: Ask) -> Reply {
        self.asked += 1;
        let request = asked::request(self.asked, who, "a", 1_700_000_001_000, ask);
        let can = Abilities { plays_at_once: self.at_once, ..request.can.clone() };
        self.served.service().handle(&Request { can, ..request })
    }

    fn command(&mut self, who: &str, command: CommandId, options: &[(&str, &str)]) -> Reply {
        self.ask(who, asked::command(command, options))
    }

    fn mover(&self) -> &'static str {
        let table = self.served.service().look(GameId(1)).expect("readable").expect("there");
        let seat = table.game.to_act().mover().expect("a mover");
        PEOPLE[seat.index()]
    }

    fn legal(&self) -> BTreeSet<String> {
        let table = self.served.service().look(GameId(1)).expect("readable").expect("there");
        let seat = table.game.to_act().mover().expect("a mover");
        table.game.legal_routes(seat).into_iter().map(|legal| legal.exact).collect()
    }

    /// All moves that can be reached from a menu, each once.
    fn reached(&mut self, who: &str, shown: &Reply, found: &mut Vec<String>) {
        sound(shown);
        let Some(menu) = shown.menus.first() else {
            let play = shown.buttons.iter().find(|button| button.id.0.starts_with("play:"));
            let play = play.expect("a preview has its button");
            found.extend(play.id.0.splitn(4, ':').nth(3).map(str::to_owned));
            return;
        };
        for option in &menu.options {
            // The last page leads to the first again.
            if option.value == "more.0" {
                continue;
            }
            if let Some(exact) = option.value.strip_prefix("play.") {
                assert!(self.at_once);
                found.push(exact.to_owned());
                continue;
            }
            let values = vec![option.value.clone()];
            let next = self.ask(who, Ask::Pick { menu: menu.id.clone(), values });
            assert!(next.replaces, "{}", next.text);
            self.reached(who, &next, found);
        }
    }
}

/// What every platform can show.
fn sound(reply: &Reply) {
    assert!(reply.is_private() && reply.kind == ReplyKind::Shown, "{}", reply.text);
    let fits = |text: &str| !text.is_empty() && text.chars().count() <= 100;
    for button in &reply.buttons {
        assert!(fits(&button.id.0) && button.label.chars().count() <= 34, "{button:?}");
    }
    for Menu { id, prompt, options } in &reply.menus {
        assert!(fits(&id.0) && fits(prompt), "{id:?} {prompt}");
        assert!((1..=25).contains(&options.len()), "{} options", options.len());
        let values: BTreeSet<_> = options.iter().map(|option| &option.value).collect();
        assert_eq!(values.len(), options.len(), "{options:#?}");
        for option in options {
            assert!(fits(&option.label) && fits(&option.value), "{option:?}");
            assert!(option.help.chars().count() <= 100, "{option:?}");
        }
    }
}

fn all_moves_are_reached(table: &mut TestTable) {
    for at_once in [false, true] {
        table.at_once = at_once;
        all_moves_are_reached_so(table);
    }
    table.at_once = false;
}

fn all_moves_are_reached_so(table: &mut TestTable) {
    let played = |table: &TestTable| {
        let game = table.served.service().look(GameId(1)).expect("readable").expect("there");
        game.record.len()
    };
    let (who, before) = (table.mover(), played(table));
    let shown = table.command(who, CommandId::Move, &[]);
    let mut found = Vec::new();
    table.reached(who, &shown, &mut found);
    let all: BTreeSet<_> = found.iter().cloned().collect();
    assert_eq!(all.len(), found.len(), "a move is reached twice");
    let mut legal = table.legal();
    legal.remove("pass");
    assert_eq!(all, legal);
    assert_eq!(played(table), before, "looking plays nothing");
}

#[test]
fn every_legal_move_of_every_game_of_the_channels_can_be_picked() {
    for preset in lasermate_domain::command::offered() {
        let mut table = TestTable::new(preset.name, None);
        all_moves_are_reached(&mut table);
        // And some moves later, where nobody is asked anything but to move.
        let mut dice = Dice(3);
        for _ in 0..PLIES {
            let game = table.served.service().look(GameId(1)).expect("readable").expect("there");
            let asked: Vec<_> = game.game.to_act().iter().collect();
            let &[(seat, Asked::Move)] = &asked[..] else { break };
            let legal = game.game.legal(seat);
            let Some(chosen) = legal.get(dice.below(legal.len())) else { break };
            let told = table.command(PEOPLE[seat.index()], CommandId::Move, &[("move", &chosen.exact)]);
            assert_ne!(told.kind, ReplyKind::Refused, "{}: {}", preset.name, told.text);
        }
        let game = table.served.service().look(GameId(1)).expect("readable").expect("there");
        let asked: Vec<_> = game.game.to_act().iter().map(|(_, what)| what).collect();
        if game.game.outcome().is_none() && asked == [Asked::Move] {
            all_moves_are_reached(&mut table);
        }
    }
}

/// Diagram 1 of Black holes, and a rook that comes to one square by two ways.
#[test]
fn every_way_through_holes_is_picked_hole_by_hole() {
    for position in ["rs1qk/1pppp/bphh1/3hH/HP3/3S1/PBPPP/RH1QK w - - 0 1", "4k/5/5/5/5/H4/5/RH2K w - - 0 1"]
    {
        all_moves_are_reached(&mut TestTable::new("black-holes", Some(position)));
    }
    let mut table = TestTable::new("black-holes", Some("4k/5/5/5/5/H4/5/RH2K w - - 0 1"));
    let shown = table.command("ann", CommandId::Move, &[]);
    let mut pick = |shown: &Reply, value: &str| {
        table.ask("ann", Ask::Pick { menu: shown.menus[0].id.clone(), values: vec![value.into()] })
    };
    let labels = |shown: &Reply| -> Vec<String> {
        shown.menus[0].options.iter().map(|option| option.label.clone()).collect()
    };
    assert!(labels(&shown).contains(&"Drop a hole: 2 moves".to_owned()), "{:?}", labels(&shown));
    let rook = pick(&shown, "a1");
    assert!(
        labels(&rook).iter().any(|label| label.starts_with("into the hole on b1: ")),
        "{:?}",
        labels(&rook)
    );
    let entered = pick(&rook, "b1");
    assert_eq!((entered.text.as_str(), entered.pictures.len()), ("Rook a1 into b1: out of which hole?", 1));
    assert!(labels(&entered).iter().any(|label| label.starts_with("out of the hole on a3: ")));
    let left = pick(&entered, "a3");
    assert_eq!((left.text.as_str(), left.pictures.len()), ("Rook a1 into b1, out of a3: where to?", 1));
    let end = pick(&left, "c3");
    assert!(end.text.contains("From a3 it could also go to b3, d3, e3."), "{}", end.text);
    assert!(end.buttons.iter().any(|button| button.id.0 == "play:g1:0:a1b1a3c3"), "{:?}", end.buttons);
}

/// Levels of stacks, a king's two steps, castling first, whom a knight takes, chains, promotions (crazy.md 5B).
#[test]
fn every_move_of_crazy_chess_is_picked_part_by_part() {
    for position in [
        "4k3/8/8/8/[rrp]7/8/8/[RPN]3K3 w - - 0 1",
        "4k3/8/8/8/8/4n3/3PP3/K7 w - - 0 1",
        "4k3/P7/8/8/8/2[rpn]5/1p6/1N2K2R w K - 0 1",
        "r2qk3/8/8/8/8/8/PPPPP3/[RQB]3K3 w - - 0 1",
    ] {
        all_moves_are_reached(&mut TestTable::new("crazy", Some(position)));
    }
    let mut table = TestTable::new("crazy", Some("4k3/8/8/8/[rrp]7/8/8/[RPN]3K3 w - - 0 1"));
    let shown = table.command("ann", CommandId::Move, &[]);
    let labels: Vec<_> = shown.menus[0].options.iter().map(|option| option.label.as_str()).collect();
    assert!(labels.iter().any(|label| label.starts_with("Knight a1:2: ")), "{labels:?}");
    let mut pick = |shown: &Reply, value: &str| {
        table.ask("ann", Ask::Pick { menu: shown.menus[0].id.clone(), values: vec![value.into()] })
    };
    let king = pick(&shown, "e1");
    assert_eq!((king.text.as_str(), king.pictures.len()), ("King e1: where to?", 1));
    let half = pick(&king, "e2");
    assert_eq!(half.text, "King e1, first e2: second step?");
    assert!(half.buttons.iter().all(|button| !button.id.0.starts_with("play:")), "{:?}", half.buttons);
    let whole = pick(&half, "e1");
    assert!(whole.buttons.iter().any(|button| button.id.0 == "play:g1:0:e1e2e1"), "{:?}", whole.buttons);
}

#[test]
fn a_queen_with_more_targets_than_a_menu_holds_is_paged() {
    let mut table = TestTable::new("chess", Some("8/8/8/3Q4/8/8/8/K1k5 w - - 0 1"));
    all_moves_are_reached(&mut table);
    let shown = table.command("ann", CommandId::Move, &[]);
    let targets = table.ask("ann", Ask::Pick { menu: shown.menus[0].id.clone(), values: vec!["d5".into()] });
    let menu = &targets.menus[0];
    assert_eq!(menu.options.len(), 25);
    assert!(menu.prompt.ends_with("(1 to 24 of 27)"), "{}", menu.prompt);
    let more = table.ask("ann", Ask::Pick { menu: menu.id.clone(), values: vec!["more.1".into()] });
    assert_eq!(more.menus[0].options.len(), 4);
    assert_eq!(more.menus[0].options[3].value, "more.0");
}

#[test]
fn promotions_are_a_menu_of_their_own_and_castling_is_the_kings_move() {
    let mut table = TestTable::new("chess", Some("6k1/P7/8/8/8/8/8/4K2R w K - 0 1"));
    all_moves_are_reached(&mut table);
    let shown = table.command("ann", CommandId::Move, &[]);
    let pawn = table.ask("ann", Ask::Pick { menu: shown.menus[0].id.clone(), values: vec!["a7".into()] });
    // One target: the question where to is skipped.
    let labels: Vec<_> = pawn.menus[0].options.iter().map(|option| option.label.as_str()).collect();
    assert_eq!(labels, ["a8=Q+", "a8=R+", "a8=B", "a8=N"], "{}", pawn.text);
    let king = table.ask("ann", Ask::Pick { menu: shown.menus[0].id.clone(), values: vec!["e1".into()] });
    assert!(king.menus[0].options.iter().any(|option| option.value == "g1" && option.label == "O-O"));
}

#[test]
fn the_only_move_there_is_is_shown_at_once() {
    let mut table = TestTable::new("chess", Some("7k/8/8/8/8/8/1r6/K6r w - - 0 1"));
    let shown = table.command("ann", CommandId::Move, &[]);
    assert!(shown.menus.is_empty() && shown.pictures.len() == 1, "{}", shown.text);
    let verbs: Vec<_> = shown.buttons.iter().map(|button| button.id.0.as_str()).collect();
    assert_eq!(verbs, ["play:g1:0:a1b2"], "and there is nothing to go back to");
    let played = table.ask("ann", Ask::Press(shown.buttons[0].id.clone()));
    assert!(played.kind == ReplyKind::Done && played.replaces, "{}", played.text);
}

/// Where a network has no private answers, a list that were a secret would lead its player into another room.
#[test]
fn what_can_be_picked_is_no_secret_and_a_preview_is() {
    let mut table = TestTable::new("chess", None);
    for at_once in [false, true] {
        table.at_once = at_once;
        let pieces = table.command("ann", CommandId::Move, &[]);
        let pick = |menu: &Menu, value: &str| Ask::Pick { menu: menu.id.clone(), values: vec![value.into()] };
        let squares = table.ask("ann", pick(&pieces.menus[0], "e2"));
        assert_eq!((pieces.audience, squares.audience), (Audience::Quiet, Audience::Quiet));
        if !at_once {
            let preview = table.ask("ann", pick(&squares.menus[0], "e4"));
            assert_eq!(preview.audience, Audience::Secret, "{}", preview.text);
        }
    }
}
