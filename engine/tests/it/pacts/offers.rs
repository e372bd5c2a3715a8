//! Offers, consent, durations and denunciations of pacts: P2, P4, P6, P7, P11, P12.

use super::help::*;
use lasermate_engine::any::AnyGame;
use lasermate_engine::pact::PactEffect;
use lasermate_engine::pact::{
    Duration, End, OfferEnd, PactError, PactNumber, Record, Stage, TermError, Verdict, limits,
};
use lasermate_engine::refusal::Reason;
use lasermate_engine::variants::Setup;

const QUIET: &str = "e1f1 d8c8 i12j12 ";
const BACK: &str = "f1e1 c8d8 j12i12 ";

fn unsigned(game: &AnyGame, number: u8) -> Option<OfferEnd> {
    match pact(game, number).stage {
        Stage::Unsigned { why, .. } => Some(why),
        _ => None,
    }
}

#[test]
fn rule_p2_an_offer_asks_its_addressee_and_binds_once_accepted() {
    let mut game = game(PIECES);
    go(&mut game, "w:pact-offer(red;each.peace)");
    assert_eq!(asked(&game), [(RED, 1)]);
    assert_eq!(game.view().to_act.len(), 2, "White is still to move");
    assert_eq!(game.effects(), [PactEffect::Offered { pact: PactNumber(1), seat: WHITE }.into()]);
    assert!(pact(&game, 1).is_offered());
    go(&mut game, "pact-accept(1)");
    assert!(pact(&game, 1).in_force());
    assert_eq!(asked(&game), []);
    let number = PactNumber(1);
    let wanted =
        [PactEffect::Accepted { pact: number, seat: RED }.into(), PactEffect::Began { pact: number }.into()];
    assert_eq!(game.effects(), wanted);
    assert!(game.last_move().is_empty(), "nobody has moved");
}

#[test]
fn rule_p2_with_two_addressees_both_must_accept() {
    let mut game = game(PIECES);
    go(&mut game, "w:pact-offer(both;each.peace)");
    assert_eq!(asked(&game), [(RED, 1), (BLACK, 1)]);
    go(&mut game, "b:pact-accept(1)");
    assert!(pact(&game, 1).is_offered());
    assert_eq!(asked(&game), [(RED, 1)]);
    assert_eq!(fault(play(&mut game, "b:pact-accept(1)")), PactError::Accepted(PactNumber(1)));
    let mut refused = game.clone();
    go(&mut game, "r:pact-accept(1)");
    assert!(pact(&game, 1).in_force());
    go(&mut refused, "r:pact-refuse(1)");
    assert_eq!(unsigned(&refused, 1), Some(OfferEnd::Refused(RED)));
    assert_eq!(asked(&refused), []);
}

#[test]
fn rule_p2_a_counter_refuses_and_offers() {
    let mut game = game(PIECES);
    go(&mut game, "w:pact-offer(red+black;each.peace) r:pact-counter(1;each.peace;until=9)");
    assert_eq!(unsigned(&game, 1), Some(OfferEnd::Countered { by: RED, with: PactNumber(2) }));
    let counter = &pact(&game, 2).offer;
    assert_eq!(
        (counter.by, counter.to.as_slice(), counter.until),
        (RED, [WHITE, BLACK].as_slice(), Duration::Round(9))
    );
    assert_eq!(asked(&game), [(WHITE, 2), (BLACK, 2)]);
    go(&mut game, "w:pact-counter(2;red;white.no-check)");
    assert_eq!(pact(&game, 3).offer.to, [RED]);
    go(&mut game, "r:pact-accept(3)");
    assert!(pact(&game, 3).in_force());
}

#[test]
fn rule_p2_an_offer_can_be_withdrawn_until_it_is_answered() {
    let mut game = game(PIECES);
    go(&mut game, "w:pact-offer(red;each.peace) w:pact-withdraw(1)");
    assert_eq!(unsigned(&game, 1), Some(OfferEnd::Withdrawn));
    assert_eq!(fault(play(&mut game, "r:pact-accept(1)")), PactError::NotOnOffer(PactNumber(1)));
    go(&mut game, "w:pact-offer(red;each.peace)");
    assert_eq!(fault(play(&mut game, "r:pact-withdraw(2)")), PactError::NotYours(PactNumber(2)));
    go(&mut game, "r:pact-accept(2)");
    assert_eq!(fault(play(&mut game, "w:pact-withdraw(2)")), PactError::NotOnOffer(PactNumber(2)));
}

#[test]
fn rule_p2_an_offer_stands_until_the_offerers_next_move_or_three() {
    for stands in 1..=limits::STANDS {
        let mut game = game(PIECES);
        go(&mut game, &format!("w:pact-offer(red;each.peace;stands={stands})"));
        for round in 1..=stands {
            let words = if round % 2 == 1 { QUIET } else { BACK };
            let mut words = words.split_whitespace();
            assert!(pact(&game, 1).is_offered(), "stands {stands}, round {round}");
            go(&mut game, words.next().expect("White's"));
            assert_eq!(
                pact(&game, 1).is_offered(),
                round < stands,
                "White has made {round} moves of {stands}"
            );
            words.for_each(|word| go(&mut game, word));
        }
        assert_eq!(unsigned(&game, 1), Some(OfferEnd::Expired));
        assert_eq!(asked(&game), []);
    }
    for stands in ["0", "4", "x", ""] {
        let word = format!("w:pact-offer(red;each.peace;stands={stands})");
        assert_eq!(fault(play(&mut game(PIECES), &word)), PactError::Stands, "{stands}");
    }
    // Where it does not say for how long: two of his own moves.
    let mut usual = game(PIECES);
    go(&mut usual, "w:pact-offer(red;each.peace)");
    let words: Vec<_> = QUIET.split_whitespace().chain(BACK.split_whitespace()).collect();
    for (made, word) in words.iter().enumerate().take(4) {
        assert!(pact(&usual, 1).is_offered(), "before {word}, the {made}th");
        go(&mut usual, word);
    }
    assert_eq!(unsigned(&usual, 1), Some(OfferEnd::Expired), "White has made two");
    // The addressee's moves do not end it.
    let mut game = game(PIECES);
    go(&mut game, "r:pact-offer(white;each.peace;stands=1) e1f1");
    assert!(pact(&game, 1).is_offered());
    go(&mut game, "d8c8");
    assert_eq!(unsigned(&game, 1), Some(OfferEnd::Expired));
}

#[test]
fn rule_p2_consent_is_bound_to_the_offer_and_its_exact_terms() {
    let mut game = game(PIECES);
    go(&mut game, "w:pact-offer(red;each.peace) w:pact-offer(red;red.no-check)");
    for (word, why) in [
        ("r:pact-accept(3)", PactError::NoSuchPact(PactNumber(3))),
        ("r:pact-accept(0)", PactError::NoSuchPact(PactNumber(0))),
        ("w:pact-accept(1)", PactError::YourOwn(PactNumber(1))),
        ("b:pact-accept(1)", PactError::NotToYou(PactNumber(1))),
        ("b:pact-refuse(1)", PactError::NotToYou(PactNumber(1))),
        ("b:pact-counter(1;white;each.peace)", PactError::NotToYou(PactNumber(1))),
        ("r:pact-accept()", PactError::NoNumber),
        ("r:pact-accept(256)", PactError::NoNumber),
        ("r:pact-accept(1,2)", PactError::NoNumber),
    ] {
        assert_eq!(fault(play(&mut game, word)), why, "{word}");
    }
    let offered = pact(&game, 1).offer.clone();
    go(&mut game, "r:pact-accept(1) r:pact-refuse(2)");
    assert_eq!(pact(&game, 1).offer, offered);
    assert_eq!(pact(&game, 2).offer.terms.len(), 1);
}

#[test]
fn rule_p4_until_a_round_a_kings_fall_a_term_or_a_denunciation() {
    let ends = |until: &str, before: &str, word: &str| {
        let mut game = agreed(PIECES, &format!("each.peace;white.move(h2h3,5){until}"));
        go(&mut game, before);
        assert!(pact(&game, 1).in_force(), "{until} {before}");
        go(&mut game, word);
        match pact(&game, 1).stage {
            Stage::Ended { verdict, end, .. } => (verdict, end),
            ref other => panic!("{until} {word}: {other:?}"),
        }
    };
    assert_eq!(ends(";until=1", "e1f1 d8c8", "i12j12"), (Verdict::Expired, End::Time));
    assert_eq!(ends(";until=king", "e1f1", "b:resign"), (Verdict::Expired, End::Time));
    assert_eq!(ends(";until=king.black", "e1f1", "b:resign"), (Verdict::Expired, End::Time));
    assert_eq!(ends(";until=king.black", "e1f1", "r:resign"), (Verdict::Void, End::Fallen(RED)));
    assert_eq!(ends(";until=term.2", "e1f1 d8c8 i12j12", "h2h3"), (Verdict::Expired, End::Time));
    let denounced = ends("", "w:pact-denounce(1)", "e1f1");
    assert_eq!(denounced, (Verdict::Expired, End::Denounced(WHITE)));
}

#[test]
fn rule_p4_a_denounced_pact_binds_until_the_denouncers_next_move_has_been_made() {
    // Red denounces; White and Red himself are bound until Red has moved.
    let mut game = agreed(PIECES, "each.peace");
    go(&mut game, "r:pact-denounce(1)");
    assert_eq!(fault(play(&mut game, "r:pact-denounce(1)")), PactError::Denounced(PactNumber(1)));
    let mut white = game.clone();
    go(&mut white, "a1a7");
    assert_eq!(ended(&white), Some(Verdict::Broken), "still bound");
    go(&mut game, "e1f1 d8c8");
    assert_eq!(ended(&game), Some(Verdict::Expired));
    go(&mut game, "i12j12 a1a7");
    assert_eq!(ended(&game), Some(Verdict::Expired), "nothing binds any more");
    let record = |seat| game.pacts().map(|ledger| ledger.record(seat));
    let made = Record { made: 1, ..Record::default() };
    assert_eq!(record(RED), Some(Record { denounced: 1, ..made }), "P7");
    assert_eq!(record(WHITE), Some(Record { kept: 1, ..made }), "P7");
    // The move after which it would end may break it all the same.
    let pieces = "wKe1 wRa1 wPh2 rKd8 rRa7 bKi12 bPl11";
    let mut game = agreed(pieces, "each.peace");
    go(&mut game, "w:pact-denounce(1) a1a7");
    assert_eq!(ended(&game), Some(Verdict::Broken));
    let made = Record { made: 1, broken: 1, ..Record::default() };
    assert_eq!(game.pacts().map(|ledger| ledger.record(WHITE)), Some(made), "P7");
}

#[test]
fn rule_p11_p12_only_those_who_play_make_pacts() {
    let mut game = agreed(PIECES, "each.peace");
    go(
        &mut game,
        "b:pact-offer(white;each.peace) b:pact-offer(red;each.peace) w:pact-offer(black;each.peace)",
    );
    assert_eq!(asked(&game), [(WHITE, 2), (RED, 3), (BLACK, 4)]);
    go(&mut game, "b:resign");
    assert_eq!(asked(&game), [], "nobody who is out is asked, and nobody is asked by one who is");
    assert_eq!([2, 3, 4].map(|number| unsigned(&game, number)), [Some(OfferEnd::Void); 3]);
    assert!(pact(&game, 1).in_force(), "the pact of the others goes on");
    for (word, why) in [
        ("b:pact-offer(white;each.peace)", PactError::YouAreOut),
        ("b:pact-accept(4)", PactError::YouAreOut),
        ("b:pact-denounce(1)", PactError::YouAreOut),
        ("w:pact-offer(black;each.peace)", PactError::TheyAreOut(BLACK)),
        ("w:pact-offer(red;each.peace;until=king.black)", PactError::TheyAreOut(BLACK)),
    ] {
        assert_eq!(fault(play(&mut game, word)), why, "{word}");
    }
    let against = play(&mut game, "w:pact-offer(red;each.against(black,2))");
    assert_eq!(term_fault(against), TermError::Out);
    assert_eq!(term_fault(play(&mut game, "w:pact-offer(red;white.heir(red))")), TermError::NoHeir);
    go(&mut game, "r:resign");
    assert_eq!(ended(&game), Some(Verdict::Void));
    assert_eq!(play(&mut game, "w:pact-offer(red;each.peace)"), Err(Reason::GameOver));
}

#[test]
fn rule_p11_an_offer_against_one_who_falls_is_void() {
    let mut game = game(PIECES);
    go(
        &mut game,
        "w:pact-offer(red;each.against(black,2);stands=3) w:pact-offer(red;each.peace;stands=3) b:resign",
    );
    assert_eq!(unsigned(&game, 1), Some(OfferEnd::Void));
    assert_eq!(asked(&game), [(RED, 2)]);
}

#[test]
fn rule_p11_promises_are_not_inherited_with_the_pieces() {
    let mut setup = Setup::parse("three-way-heirs", []).expect("the preset exists");
    setup.position = Some(position("wKe1 wPh2 rKd8 rPa7 bKi12 bRi8 bPl11"));
    let mut game = AnyGame::new(&setup).expect("sound");
    // Black inherits Red's pieces; Red's word to White is not his, and White's word to Red is void.
    go(&mut game, "w:pact-offer(red;each.peace) r:pact-accept(1) e1f1 a7a6 i8d8");
    assert_eq!(ended(&game), Some(Verdict::Void));
    assert_eq!(asked(&game), []);
}

/// Who presses twice is told what the first press did.
#[test]
fn rule_p2_whoever_has_accepted_a_pact_that_is_in_force_has_accepted_it_already() {
    let mut game = agreed(PIECES, "each.peace");
    assert_eq!(fault(play(&mut game, "r:pact-accept(1)")), PactError::Accepted(PactNumber(1)));
    assert_eq!(fault(play(&mut game, "w:pact-accept(1)")), PactError::NotOnOffer(PactNumber(1)));
    assert_eq!(fault(play(&mut game, "b:pact-accept(1)")), PactError::NotToYou(PactNumber(1)));
    go(&mut game, "a1a7");
    assert_eq!(fault(play(&mut game, "r:pact-accept(1)")), PactError::NotOnOffer(PactNumber(1)));
}

/// Numbers that a takeback would give back are never given again, and the actions alone tell which ones are left out.
#[test]
fn rule_p2_a_number_is_given_once_in_a_game_takebacks_included() {
    let mut game = game(PIECES);
    go(&mut game, "w:pact-offer(red;each.peace)");
    game.number_pacts_after(3);
    let mut exact = vec![(WHITE, "pact-offer(red;each.peace;stands=2)".to_owned())];
    for (seat, typed, wanted) in [
        (RED, "pact-offer(black;each.peace)", "pact-offer#4(black;each.peace;stands=2)"),
        (WHITE, "pact-offer(black;each.peace)", "pact-offer(black;each.peace;stands=2)"),
    ] {
        let played = game.try_text(seat, typed, 0).expect("it can be offered");
        assert_eq!(played.exact, wanted);
        exact.push((seat, played.exact));
    }
    game.number_pacts_after(8);
    let countered = game.try_text(BLACK, "pact-counter(4;each.no-check)", 0).expect("it can be countered");
    assert_eq!(countered.exact, "pact-counter#9(4;red;each.no-check;stands=2)");
    assert_eq!(unsigned(&game, 4), Some(OfferEnd::Countered { by: BLACK, with: PactNumber(9) }));
    exact.push((BLACK, countered.exact.clone()));
    assert_eq!(asked(&game), [(RED, 1), (BLACK, 5), (RED, 9)]);
    assert_eq!(game.address("pact-accept(9)").map(|to| to.seat), Ok(RED));
    assert_eq!(
        game.address(&countered.exact).map(|to| to.seat),
        Ok(WHITE),
        "nobody is asked about 4 any more"
    );
    let mut again = super::help::game(PIECES);
    for (seat, text) in &exact {
        assert_eq!(&again.try_text(*seat, text, 0).expect("accepted before").exact, text);
    }
    assert_eq!(again.pacts().map(|ledger| ledger.pacts()), game.pacts().map(|ledger| ledger.pacts()));
    let used = PactError::NumberGiven(PactNumber(9));
    assert_eq!(fault(play(&mut game, "w:pact-offer#9(red;each.peace)")), used);
    game.number_pacts_after(u8::MAX);
    assert_eq!(fault(play(&mut game, "b:pact-offer(red;each.peace)")), PactError::NoMoreNumbers);
}

#[test]
fn rule_p6_a_game_replayed_from_its_actions_has_the_same_ledger() {
    let words = "w:pact-offer(red;each.peace;white.no-check;until=3) r:pact-counter(1;each.peace) w:pact-accept(2) \
                 e1f1 d8c8 i12j12 b:pact-offer(both;each.words(truce)) a1a7 c8d8";
    let (mut once, mut exact) = (game(PIECES), Vec::new());
    for word in words.split_whitespace() {
        let to = once.address(word).expect("a side");
        let played = once.try_text(to.seat, to.text, 0).unwrap_or_else(|refusal| panic!("{word}: {refusal}"));
        exact.push((played.seat, played.exact, played.effects));
    }
    let mut again = game(PIECES);
    for (seat, text, effects) in &exact {
        let played = again.try_text(*seat, text, 0).expect("accepted before");
        assert_eq!((&played.exact, &played.effects), (text, effects));
    }
    assert_eq!(once.pacts().map(|ledger| ledger.pacts()), again.pacts().map(|ledger| ledger.pacts()));
    let ledger = once.pacts().expect("three seats");
    assert_eq!((ledger.in_force().count(), ledger.offered().count(), ledger.ply()), (0, 1, 5));
    assert_eq!(pact(&once, 2).verdict(), Some(Verdict::Broken));
    assert_eq!(pact(&once, 2).offered.ply, 0);
}
