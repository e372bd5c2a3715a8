//! Games on a network of words alone: moves by numbers, forms by typed lines, completion by refusals.

use std::collections::BTreeSet;

use lasermate_domain::command::{CommandId, line};
use lasermate_domain::port::{
    Abilities, Ask, AtPuzzle, Intent, PersonId, PuzzleId, Reply, ReplyKind, Request, Typing,
};
use lasermate_domain::puzzles;
use lasermate_domain::tables::table::GameId;
use lasermate_present::language::Language;
use lasermate_present::surface::{self, ChoiceResult, MessageTarget, PlannedMessage};
use lasermate_present::text;
use lasermate_service::questions;

use super::words_alone::WORDS_ALONE;
use crate::kit::asked;
use crate::kit::served::{BEGUN, Served};

fn shown(reply: Reply) -> PlannedMessage {
    surface::of_reply(reply, &WORDS_ALONE, Language::english()).into_message()
}

/// Types the number of the choice whose line has these words.
fn choose(served: &Served, who: &str, message: &PlannedMessage, words: &str) -> PlannedMessage {
    let mut choices = message.choices.clone().expect("choices");
    for _ in 0..30 {
        let text = choices.text(Language::english());
        if let Some(line) = text
            .lines()
            .flat_map(|line| line.split(" · "))
            .find(|choice| choice.starts_with("**") && choice.contains(words))
        {
            let number = line.trim_start_matches("**").split("**").next().expect("a number");
            let Some(ChoiceResult::Ask(ask)) = choices.resolve(number) else { panic!("{line} does nothing") };
            return shown(served.ask(who, "a", BEGUN, ask));
        }
        match choices.resolve("0") {
            Some(ChoiceResult::More(next)) => choices = next,
            _ => panic!("no choice {words} in {text}"),
        }
    }
    panic!("no choice {words}");
}

/// Types the example that a form on this network shows.
fn typed_form(served: &Served, who: &str, message: &PlannedMessage) -> Reply {
    let text = text::command::prefixed(&message.text, "!");
    let example = text.lines().find_map(|line| line.strip_prefix("`!")).expect("an example");
    let invocation = line::parse(example.trim_end_matches('`')).expect("an example that can be read");
    served.ask(who, "a", BEGUN, Ask::Command(invocation))
}

#[test]
fn a_move_is_picked_by_numbers() {
    let served = Served::new();
    served.begin("a", &[("game", "chess")]);
    let pieces = shown(served.command("ann", "a", CommandId::Move, &[]));
    assert_eq!(pieces.way, MessageTarget::Notice, "what can be moved everybody sees on the board");
    let squares = choose(&served, "ann", &pieces, "Knight g1");
    let preview = choose(&served, "ann", &squares, "Nf3");
    assert_eq!(
        preview.way,
        MessageTarget::DirectRoom,
        "what somebody thinks about is nobody else's business"
    );
    let back = choose(&served, "ann", &preview, "Back");
    assert!(back.choices.is_some());
    let played = choose(&served, "ann", &preview, "Play");
    assert_eq!(played.way, MessageTarget::Notice);
    assert_eq!(served.moves(1), ["g1f3"]);
}

#[test]
fn a_pact_is_offered_by_the_line_that_stands_for_its_form() {
    let served = Served::new();
    served.command("ann", "a", CommandId::Challenge, &[("game", "three-way"), ("side", "first")]);
    served.command("bob", "a", CommandId::Accept, &[("side", "second")]);
    served.command("cid", "a", CommandId::Accept, &[("side", "third")]);
    let form = shown(served.command("ann", "a", CommandId::Pact, &[("action", "offer")]));
    let told = typed_form(&served, "ann", &form);
    assert_eq!(told.kind, ReplyKind::Done, "{}", told.text);
    let form = shown(served.command("bob", "a", CommandId::Pact, &[("action", "counter"), ("to", "1")]));
    let told = typed_form(&served, "bob", &form);
    assert_eq!(told.kind, ReplyKind::Done, "{}", told.text);
    let table = served.service().look(GameId(1)).expect("readable").expect("there");
    assert_eq!(table.game.pacts().map(|ledger| ledger.pacts().len()), Some(2));
}

/// The form of a counter-offer began empty: whoever added a term lost those that were offered (pacts.md P2).
#[test]
fn a_counter_offer_begins_with_the_terms_that_were_offered() {
    let served = Served::new();
    served.command("ann", "a", CommandId::Challenge, &[("game", "three-way"), ("side", "first")]);
    served.command("bob", "a", CommandId::Accept, &[("side", "second")]);
    served.command("cid", "a", CommandId::Accept, &[("side", "third")]);
    let pact = |who: &str, options: &[(&str, &str)]| served.command(who, "a", CommandId::Pact, options);
    let value = |who: &str, number: &str, name: &str| {
        let form = pact(who, &[("action", "counter"), ("to", number)]).form.expect("a form");
        let field = form.fields.iter().find(|field| field.name == name).expect("the field");
        field.value.clone()
    };
    let offer = [
        ("action", "offer"),
        ("to", "red"),
        ("terms", "each peace; each no check; white keep out e4; red against black every 3"),
        ("until", "king"),
        ("words", "Trust me."),
    ];
    let offered = pact("ann", &offer);
    assert_eq!(offered.kind, ReplyKind::Done, "{}", offered.text);
    assert_eq!(value("bob", "1", "promises"), "each peace\neach no check");
    let typed = value("bob", "1", "terms");
    assert!(typed.contains("white.keep-out(e4)") && typed.contains("red.against(black,3)"), "{typed}");
    assert_eq!((value("bob", "1", "until"), value("bob", "1", "words")), ("king".into(), "Trust me.".into()));
    // Sent as it is, it offers the same.
    let counter = pact("bob", &[("action", "counter"), ("to", "1")]).form.expect("a form");
    let fields = counter.fields.iter().map(|field| (field.name.clone(), field.value.clone())).collect();
    let told = served.ask("bob", "a", BEGUN, Ask::Fill { form: counter.id, fields });
    assert_eq!(told.kind, ReplyKind::Done, "{}", told.text);
    let table = served.service().look(GameId(1)).expect("readable").expect("there");
    let ledger = table.game.pacts().expect("pacts");
    let [first, second] = ledger.pacts() else { panic!("two offers") };
    let sorted = |terms: &[lasermate_engine::pact::Term]| {
        let mut terms: Vec<_> = terms.iter().map(|term| format!("{term:?}")).collect();
        terms.sort();
        terms
    };
    assert_eq!(sorted(&first.offer.terms), sorted(&second.offer.terms));
    assert_eq!(first.offer.until, second.offer.until);
    // What is on offer no more, or to somebody else, fills in nothing.
    assert_eq!(value("ann", "1", "promises"), "");
}

#[test]
fn a_puzzle_is_answered_by_the_line_that_stands_for_its_form() {
    let served = Served::new();
    let puzzle = shown(served.command("ann", "a", CommandId::Puzzle, &[("number", "3")]));
    assert_eq!(puzzle.way, MessageTarget::Room);
    // It said "Use the button", and there are numbers here.
    assert!(puzzle.text.contains("Use **Answer** or") && !puzzle.text.contains("button"), "{}", puzzle.text);
    let form = choose(&served, "ann", &puzzle, "Answer");
    assert_eq!(form.way, MessageTarget::DirectRoom, "where it is asked it can be answered unseen");
    let told = typed_form(&served, "ann", &form);
    assert!(told.is_private() && !told.text.is_empty());
    let solution = choose(&served, "ann", &puzzle, "solution");
    assert_eq!(solution.way, MessageTarget::DirectRoom);
}

/// A puzzle of BilliChess once asked for "the first move, or deny".
#[test]
fn the_form_of_a_puzzle_speaks_of_denial_where_a_move_can_be_denied() {
    let served = Served::new();
    let mut labels = BTreeSet::new();
    for number in puzzles::games().into_iter().flat_map(|game| puzzles::of(Some(game), None)) {
        let puzzle = puzzles::numbered(number).expect("it can be read");
        if puzzle.asks.is_some() {
            continue;
        }
        let of = PuzzleId::Numbered(number);
        let press = Ask::Press(Intent::Puzzle { of, does: AtPuzzle::Form }.id());
        let form = served.ask("ann", "a", BEGUN, press).form.expect("a form");
        let game = puzzle.game().expect("a position");
        let denies = game.may(puzzle.solver(&game), "deny").is_ok();
        let [field] = &form.fields[..] else { panic!("{form:?}") };
        assert_eq!((field.label.contains("deny"), field.hint.contains("deny")), (denies, denies), "{number}");
        labels.insert(denies);
    }
    assert_eq!(labels.len(), 2, "puzzles of both kinds");
}

#[test]
fn the_best_choices_follow_a_refusal() {
    let served = Served::new();
    served.begin("a", &[("game", "chess")]);
    let complete = |typing: &Typing| questions::complete(served.service().world(), typing);
    let request = served.request("ann", "a", BEGUN, asked::command(CommandId::Move, &[("move", "e2")]));
    let reply = served.service().handle(&request);
    assert_eq!(reply.kind, ReplyKind::Refused);
    let plain = reply.text.clone();
    let reply = surface::after_refusal(reply, &request, (&WORDS_ALONE, Language::english()), complete);
    assert!(reply.text.contains("e2e4") && reply.text.contains("e2e3"), "{}", reply.text);
    let all = lasermate_domain::port::Capabilities::ALL;
    let reply = surface::after_refusal(
        served.service().handle(&request),
        &request,
        (&all, Language::english()),
        complete,
    );
    assert_eq!(reply.text, plain, "where choices are offered while typing, nothing follows");
}

/// "Game G1 is on in this room" was followed by the names of other games.
#[test]
fn no_choices_follow_where_what_was_typed_is_one_of_them() {
    let served = Served::new();
    served.begin("a", &[("game", "chess")]);
    let complete = |typing: &Typing| questions::complete(served.service().world(), typing);
    let options = [("game", "chess")];
    let can = Abilities { threads: false, ..Abilities::ALL };
    let request = served.request("ann", "a", BEGUN, asked::command(CommandId::Challenge, &options));
    let request = Request { can, ..request };
    let reply = served.service().handle(&request);
    assert_eq!(reply.kind, ReplyKind::Refused);
    let plain = reply.text.clone();
    let reply = surface::after_refusal(reply, &request, (&WORDS_ALONE, Language::english()), complete);
    assert_eq!(reply.text, plain);
}

/// The description of the board stood between, and "Knight g1: where to?" was asked before and behind it.
#[test]
fn a_question_is_asked_once_where_a_picture_is_described() {
    let served = Served::new();
    served.begin("a", &[("game", "chess")]);
    let pieces = shown(served.command("ann", "a", CommandId::Move, &[]));
    let squares = choose(&served, "ann", &pieces, "Knight g1");
    assert_eq!(squares.text.matches("where to?").count(), 1, "{}", squares.text);
    assert!(squares.text.contains("Knights b1 g1"), "the picture is described: {}", squares.text);
}

#[test]
fn a_line_that_lacks_an_option_is_answered_with_choices() {
    let served = Served::new();
    served.begin("a", &[("game", "chess")]);
    let error = line::parse("targets").expect_err("no square");
    let (server, room) = crate::kit::served::place("a");
    let who = asked::person("ann");
    let complete = |typing: &Typing| questions::complete(served.service().world(), typing);
    let reply =
        surface::after_line(&error, (&server, &room, &who), (&WORDS_ALONE, Language::english()), complete);
    assert_eq!(reply.kind, ReplyKind::Refused);
    assert!(reply.text.contains("b1: knight, 2 moves"), "{}", reply.text);
}

#[test]
fn ids_may_be_as_long_as_those_of_a_thread_on_matrix() {
    let served = Served::new();
    let mut request = served.request("ann", "a", BEGUN, asked::command(CommandId::Games, &[]));
    request.room.0 = format!("matrix:{}/{}", "!".repeat(255), "$".repeat(255));
    request.who.id = PersonId(format!("matrix:@{}", "a".repeat(254)));
    assert_eq!(served.service().handle(&request).kind, ReplyKind::Shown);
    request.room.0.push_str(&"x".repeat(100));
    assert_eq!(served.service().handle(&request).kind, ReplyKind::Refused);
    let long = format!("profile player:@{}", "a".repeat(254));
    assert!(line::parse(&long).is_ok() && line::parse(&format!("{long}a")).is_err());
}
