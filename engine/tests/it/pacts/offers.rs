//! Offers, consent, durations and denunciations of pacts: P2, P4, P6, P7, P11, P12.

use super::help::*;
use lasermate_engine::any::AnyGame;
use lasermate_engine::pact::{OfferEnd, PactError, PactNumber, Stage, Verdict};

fn unsigned(game: &AnyGame, number: u8) -> Option<OfferEnd> {
    match pact(game, number).stage {
        Stage::Unsigned { why, .. } => Some(why),
        _ => None,
    }
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

#[test]
fn agreeing_is_no_move() {
    assert!(agreed(PIECES, "each.peace").last_move().is_empty());
}
