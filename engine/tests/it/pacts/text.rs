//! Acts about pacts as text: exact when written, forgiving when read, and nothing that is typed does harm. Completion and
//! the balance of power.

use super::help::*;
use lasermate_engine::any::AnyGame;
use lasermate_engine::pact::text::{encode, free_words, rewritten, without_words};
use lasermate_engine::pact::{Pledge, Promiser, limits};
use lasermate_engine::variants::{Preset, Setup};
use proptest::prelude::*;

/// The exact text of White's act in the small position.
fn exact(text: &str) -> String {
    let mut game = game(PIECES);
    game.try_text(WHITE, text, 0).unwrap_or_else(|refusal| panic!("{text}: {refusal}")).exact
}

#[test]
fn every_exact_text_reads_as_itself() {
    for text in [
        "pact-offer(red;each.peace;stands=2)",
        "pact-offer(red+black;each.peace;white.no-check;until=12;stands=3)",
        "pact-offer(red;white.spare(d4,e4);red.spare(Ra1);until=king;stands=2)",
        "pact-offer(red;white.keep-out(e4,d5);red.keep-out(white);until=king.black;stands=2)",
        "pact-offer(red;each.against(black,1);white.move(a1a3);red.move(l8l11,7);until=term.2;stands=2)",
        "pact-offer(black;white.hostage(2);black.move(h12h2);white.heir(black);each.draw-if-two;stands=2)",
        "pact-offer(red;white.words(Wir%20teilen%20d4%3B%20du%20beh%C3%A4ltst%20%28e4%29);stands=2)",
    ] {
        assert_eq!(exact(text), text);
    }
}

/// Who has their data deleted takes their own words along, and nothing else of the offer.
#[test]
fn free_words_can_be_taken_out_of_an_exact_text() {
    for (said, left) in [
        (
            "pact-offer(red;each.peace;each.words(Ann%20%28me%29);until=12;stands=2)",
            Some("pact-offer(red;each.peace;each.words(%5Bdeleted%5D);until=12;stands=2)"),
        ),
        (
            "pact-counter#9(4;red;white.words(one);red.words(two);stands=2)",
            Some("pact-counter#9(4;red;white.words(%5Bdeleted%5D);red.words(%5Bdeleted%5D);stands=2)"),
        ),
        ("pact-offer(red;each.peace;stands=2)", None),
        ("pact-accept(1)", None),
        ("e2e4", None),
    ] {
        assert_eq!(without_words(said).as_deref(), left);
    }
    assert_eq!(free_words("pact-offer(red;each.peace;each.words(Ann%20%28me%29);until=12)"), ["Ann (me)"]);
    assert_eq!(free_words("pact-counter#9(4;red;white.words(one);red.words(two);stands=2)"), ["one", "two"]);
    assert!(free_words("pact-offer(red;each.peace;stands=2)").is_empty() && free_words("e2e4").is_empty());
    let deleted = without_words("pact-offer(red;each.words(friends);stands=2)").expect("it has words");
    assert_eq!(exact(&deleted), deleted);
}

/// What was stored without `stands` meant one own move of the offerer, and still does.
#[test]
fn an_exact_text_from_before_means_what_it_meant() {
    for (before, now) in [
        ("pact-offer(red;each.peace)", "pact-offer(red;each.peace;stands=1)"),
        ("pact-counter(1;white;each.peace;until=12)", "pact-counter(1;white;each.peace;until=12;stands=1)"),
        ("pact-offer(red;each.peace;stands=3)", "pact-offer(red;each.peace;stands=3)"),
        ("pact-accept(1)", "pact-accept(1)"),
        ("e2e4", "e2e4"),
    ] {
        assert_eq!(rewritten(before), now);
    }
}

#[test]
fn what_is_typed_may_be_looser() {
    for (typed, wanted) in [
        ("PACT-OFFER ( r ; peace )", "pact-offer(red;each.peace;stands=2)"),
        ("pact-offer red; both: peace", "pact-offer(red;each.peace;stands=2)"),
        ("pact-offer(to both; we promise peace)", "pact-offer(red+black;each.peace;stands=2)"),
        ("pact-offer(black and red;w peace)", "pact-offer(red+black;white.peace;stands=2)"),
        (
            "pact-offer(red; I promise no check; you: no-check)",
            "pact-offer(red;white.no-check;red.no-check;stands=2)",
        ),
        ("pact-offer(red; White against Black)", "pact-offer(red;white.against(black,2);stands=2)"),
        ("pact-offer(red; each against b every 3 turns)", "pact-offer(red;each.against(black,3);stands=2)"),
        ("pact-offer(red; white spares E4 and d4)", "pact-offer(red;white.spare(d4,e4);stands=2)"),
        ("pact-offer(red; white spares the rook on l8)", "pact-offer(red;white.spare(Rl8);stands=2)"),
        ("pact-offer(red; white spare rL8)", "pact-offer(red;white.spare(Rl8);stands=2)"),
        (
            "pact-offer(red; white keeps out of Red's territory)",
            "pact-offer(red;white.keep-out(red);stands=2)",
        ),
        ("pact-offer(red; white keep-out: d5 d6)", "pact-offer(red;white.keep-out(d6,d5);stands=2)"),
        ("pact-offer(red; white plays Ra3 by round 4)", "pact-offer(red;white.move(a1a3,4);stands=2)"),
        ("pact-offer(red; red plays l8-l11)", "pact-offer(red;red.move(l8l11);stands=2)"),
        (
            "pact-offer(red; white hostage until term 2; red peace)",
            "pact-offer(red;white.hostage(2);red.peace;stands=2)",
        ),
        ("pact-offer(red; white heir red)", "pact-offer(red;white.heir(red);stands=2)"),
        ("pact-offer(red; share the game when two are left)", "pact-offer(red;each.draw-if-two;stands=2)"),
        (
            "pact-offer(red; white words: hold the centre!)",
            "pact-offer(red;white.words(hold%20the%20centre%21);stands=2)",
        ),
        ("pact-offer(red; peace; until the end of round 7)", "pact-offer(red;each.peace;until=7;stands=2)"),
        ("pact-offer(red; peace; until a king falls)", "pact-offer(red;each.peace;until=king;stands=2)"),
        (
            "pact-offer(red; peace; until Black's king falls)",
            "pact-offer(red;each.peace;until=king.black;stands=2)",
        ),
        ("pact-offer(red; peace; until denounced; stands 1)", "pact-offer(red;each.peace;stands=1)"),
        (
            "pact-offer(red; peace; white move a1a3; until term 2 is fulfilled; stands: 2)",
            "pact-offer(red;each.peace;white.move(a1a3);until=term.2;stands=2)",
        ),
    ] {
        assert_eq!(exact(typed), wanted, "{typed}");
        assert_eq!(exact(wanted), wanted, "{typed}");
    }
    let mut game = game(PIECES);
    go(&mut game, "w:pact-offer(red;each.peace)");
    let played = game.try_text(RED, " Pact-Accept #1 ", 0).expect("read");
    assert_eq!(played.exact, "pact-accept(1)");
}

#[test]
fn free_words_are_kept_as_they_are_but_for_what_is_not_seen() {
    let kept = |words: &str| {
        let mut game = game(PIECES);
        let text = format!("pact-offer(red;white.words({}))", encode(words));
        game.try_text(WHITE, &text, 0).unwrap_or_else(|refusal| panic!("{refusal}"));
        match &pact(&game, 1).offer.terms[0].pledge {
            Pledge::Words(words) => words.clone(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(kept("100% sure; (a) b, c:d"), "100% sure; (a) b, c:d");
    assert_eq!(kept("  a \n\t b\u{202e}c\u{200b}d\u{0} "), "a bcd");
    assert_eq!(kept("%41"), "%41", "encoded once, decoded once");
    let longest = "ü".repeat(limits::WORDS);
    assert_eq!(kept(&longest), longest);
}

#[test]
fn completion_goes_on_from_what_is_typed() {
    let game = game(PIECES);
    let texts = |typed: &str| {
        let found = game.complete_terms(WHITE, &[RED], typed);
        found.into_iter().map(|completion| completion.text).collect::<Vec<_>>()
    };
    let first = texts("");
    assert!(first.len() <= 25 && first.contains(&"each.peace".to_owned()), "{first:?}");
    assert_eq!(texts("peace")[0], "each.peace");
    assert_eq!(texts("white peace"), ["white.peace"]);
    assert!(texts("each ag").contains(&"each.against(black,2)".to_owned()));
    assert!(texts("red spare K").contains(&"red.spare(Ke1)".to_owned()), "{:?}", texts("red spare K"));
    assert!(texts("white keep out d4 e").contains(&"white.keep-out(d4,e4)".to_owned()));
    assert!(texts("red move l8").contains(&"red.move(l8l11)".to_owned()), "{:?}", texts("red move l8"));
    assert!(texts("white move a1a").contains(&"white.move(a1a7)".to_owned()));
    let second = texts(" each.peace ; white hos");
    assert_eq!(second, ["each.peace;white.hostage(1)"]);
    assert!(texts("a;b;c;d;e;").is_empty(), "five terms are the most");
    assert!(texts("xyzzy").is_empty());
    for typed in ["", "white", "red s", "each.peace;", "white keep out d4 e", "red move l"] {
        for completion in game.complete_terms(WHITE, &[RED], typed) {
            let text = format!("pact-offer(red;{})", completion.text);
            assert!(game.may(WHITE, &text).is_ok(), "{text}: {:?}", game.may(WHITE, &text));
        }
    }
    assert_eq!(game.complete_until(WHITE, "king b"), ["king.black"]);
    assert_eq!(game.complete_until(WHITE, "1"), ["11", "term.1"]);
    for until in game.complete_until(WHITE, "") {
        let text = format!("pact-offer(red;white.move(a1a3);until={until})");
        let fits = game.may(WHITE, &text).is_ok();
        assert!(fits || until.starts_with("term.") && until != "term.1", "{until}");
    }
    let three: Vec<_> =
        game.complete_terms(WHITE, &[RED, BLACK], "each").into_iter().flat_map(|c| c.term).collect();
    assert!(three.iter().all(|term| term.by == Promiser::Each));
    assert!(
        !three.iter().any(|term| matches!(term.pledge, Pledge::Against { .. })),
        "there is no third side"
    );
}

#[test]
fn rule_p9_the_balance_counts_what_each_has() {
    let game = game("wKe1 wRd1 wPh2 rKd8 rRl8 rQe4 rPa7 bKi12 bPl11");
    let balance = game.balance();
    let [white, red, black] = balance.as_slice() else { panic!("three play") };
    assert_eq!((white.seat, white.pieces, white.material), (WHITE, 3, 6));
    assert_eq!((red.material, black.material), (15, 1));
    assert_eq!(white.checkers, 1, "the queen on e4 attacks e1");
    assert_eq!(red.checkers, 1, "the rook on d1 attacks d8");
    assert_eq!(red.threatens, [0, 0, 1], "the rook on l8 attacks l11; a king is worth nothing");
    assert_eq!((white.king_cells, black.king_cells), (5, 5));
    assert!(white.mobility > 0 && red.mobility > 0 && black.mobility > 0, "{balance:?}");
    let moves = u32::try_from(game.legal(WHITE).len()).expect("few");
    assert_eq!(white.mobility, moves);
    let mut game = game;
    go(&mut game, "b:resign");
    assert_eq!(game.balance().len(), 2, "the fallen have no balance");
}

#[test]
fn between_two_both_sides_moves_are_counted_though_one_is_to_move() {
    for preset in Preset::all().iter().filter(|preset| preset.has_turns()) {
        let game = AnyGame::new(&Setup::new(preset)).unwrap();
        let mover = game.to_act().mover().unwrap();
        let balance = game.balance();
        assert_eq!(balance.len(), game.sides().len(), "{}", preset.name);
        for own in &balance {
            assert!(own.mobility > 0, "{}: {own:?}", preset.name);
            if own.seat == mover {
                let legal = game.movable(mover).len();
                assert_eq!(own.mobility as usize, legal, "{}", preset.name);
            }
        }
    }
    let chess = AnyGame::new(&Setup::new(Preset::named("chess").unwrap())).unwrap();
    assert!(chess.balance().iter().all(|own| own.mobility == 20));
}

proptest! {
    /// Whatever is typed is refused or accepted, never more; a refusal changes nothing.
    #[test]
    fn hostile_acts_do_no_harm(text in "pact-[a-z]{0,9}[(]?[ -~äß\u{202e}\u{0}]{0,60}[)]?", seat in 0..3usize) {
        let mut game = game(PIECES);
        go(&mut game, "w:pact-offer(red;each.peace)");
        let seat = [WHITE, RED, BLACK][seat];
        let before = (game.position(), game.pacts().map(|ledger| ledger.pacts().to_vec()));
        match game.try_text(seat, &text, 0) {
            Ok(played) => prop_assert!(!played.exact.contains(char::is_whitespace)),
            Err(_) => prop_assert_eq!(before, (game.position(), game.pacts().map(|ledger| ledger.pacts().to_vec()))),
        }
        let _ = game.complete_terms(seat, &[RED, BLACK], &text);
        let _ = game.address(&text);
    }

    /// Terms typed from the words of the grammar in any order: what is accepted is written exactly, and read again.
    #[test]
    fn what_is_accepted_round_trips(
        words in prop::collection::vec(prop::sample::select(vec![
            "white", "red", "each", "peace", "no-check", "spare", "keep-out", "against", "black", "move", "a1a3", "e4",
            "d4", "Rl8", "hostage", "heir", "draw-if-two", "words", "2", "1", ",", ".", "(", ")", ";", "until", "king",
            "stands", "term", "every", "by",
        ]), 1..16),
    ) {
        let typed = format!("pact-offer(red;{})", words.join(" "));
        let mut once = game(PIECES);
        if let Ok(played) = once.try_text(WHITE, &typed, 0) {
            let mut again = game(PIECES);
            let replayed = again.try_text(WHITE, &played.exact, 0);
            prop_assert_eq!(replayed.map(|again| again.exact).ok(), Some(played.exact));
            prop_assert_eq!(&pact(&once, 1).offer, &pact(&again, 1).offer);
        }
    }

    /// Any free words come back as they were written.
    #[test]
    fn free_words_round_trip(words in "\\PC{1,60}") {
        let mut game = game(PIECES);
        let text = format!("pact-offer(red;white.words({}))", encode(&words));
        if let Ok(played) = game.try_text(WHITE, &text, 0) {
            prop_assert!(!played.exact.contains(char::is_whitespace));
            let mut again = super::help::game(PIECES);
            again.try_text(WHITE, &played.exact, 0).expect("its own text");
            prop_assert_eq!(&pact(&game, 1).offer, &pact(&again, 1).offer);
        }
    }
}
