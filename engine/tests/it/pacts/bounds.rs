//! What no offer can be: terms and durations that mean nothing, and more than the bounds allow.

use super::help::*;
use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::pact::{PactError, TermError, limits};
use lasermate_engine::refusal::Reason;
use lasermate_engine::variants::Setup;

#[test]
fn rule_p4_what_cannot_be_a_duration_is_refused() {
    let offer = |terms: &str| fault(play(&mut game(PIECES), &format!("w:pact-offer(red;{terms})")));
    for until in
        ["until=", "until=soon", "until=0x3", "until=king.green", "until=term", "until=term.x", "until=12.13"]
    {
        assert_eq!(offer(&format!("each.peace;{until}")), PactError::NoDuration, "{until}");
    }
    assert_eq!(offer("each.peace;until=0"), PactError::RoundOver(1));
    for number in [0, 2, 255] {
        assert_eq!(offer(&format!("each.peace;until=term.{number}")), PactError::NoSuchTerm(number));
    }
}

/// It was said that there is no such term, and players counted their terms.
#[test]
fn rule_p4_a_term_without_an_end_of_its_own_ends_no_pact_and_it_is_said_so() {
    let offer = |terms: &str| play(&mut game(PIECES), &format!("w:pact-offer(red;{terms})"));
    for endless in ["each.peace", "each.no-check", "red.spare(a1)", "red.keep-out(e4)", "each.words(kind)"] {
        for (terms, number) in [(endless.to_owned(), 1), (format!("each.draw-if-two;{endless}"), 2)] {
            let told = fault(offer(&format!("{terms};until=term.{number}")));
            assert_eq!(told, PactError::EndlessTerm(number), "{terms}");
            assert!(
                told.to_string().starts_with(&format!("term {number} is a promise without an end")),
                "{told}"
            );
        }
    }
    for ends in ["each.draw-if-two", "white.against(black,2)"] {
        assert_eq!(offer(&format!("each.peace;{ends};until=term.2")), Ok(()), "{ends}");
    }
}

#[test]
fn two_seats_make_no_pacts() {
    let setup = Setup::parse("chess", []).expect("the preset exists");
    let mut game = AnyGame::new(&setup).expect("sound");
    assert!(game.pacts().is_none());
    for word in ["pact-offer(black;each.peace)", "pact-accept(1)", "pact-nonsense"] {
        assert_eq!(play(&mut game, word), Err(Reason::NotInThisGame), "{word}");
        assert_eq!(game.may(WHITE, word).map_err(|refusal| refusal.reason), Err(Reason::NotInThisGame));
    }
    assert_eq!(game.complete_terms(WHITE, &[RED], ""), []);
}

#[test]
fn the_bounds_are_kept_with_a_reason() {
    let mut game = game(PIECES);
    let long = ["each.peace"; limits::TERMS + 1].join(";");
    assert_eq!(fault(play(&mut game, &format!("w:pact-offer(red;{long})"))), PactError::TooManyTerms);
    for _ in 0..limits::STANDING {
        go(&mut game, "w:pact-offer(red;each.peace)");
    }
    assert_eq!(fault(play(&mut game, "w:pact-offer(black;each.peace)")), PactError::TooManyStand);
    go(&mut game, "r:pact-accept(1) r:pact-accept(2)");
    for number in 3..=7 {
        go(&mut game, &format!("w:pact-offer(red;each.peace) r:pact-accept({number})"));
    }
    go(&mut game, "w:pact-offer(red;each.peace)");
    assert_eq!(
        fault(play(&mut game, "w:pact-offer(black;each.peace)")),
        PactError::TooManyOpen,
        "an own offer counts"
    );
    go(&mut game, "r:pact-accept(8)");
    assert_eq!(fault(play(&mut game, "w:pact-offer(black;each.peace)")), PactError::TooManyOpen);
    go(&mut game, "b:pact-offer(white;each.peace)");
    assert_eq!(fault(play(&mut game, "w:pact-accept(9)")), PactError::TooManyOpen);
    assert_eq!(fault(play(&mut game, "w:pact-counter(9;each.no-check)")), PactError::TooManyOpen);
    assert!(pact(&game, 9).is_offered(), "a refused counter has refused nothing");
}

#[test]
fn nobody_floods_a_game_with_offers() {
    let mut game = game(PIECES);
    for number in 1..=limits::OFFERS {
        go(&mut game, &format!("w:pact-offer(red;each.peace) w:pact-withdraw({number})"));
    }
    assert_eq!(fault(play(&mut game, "w:pact-offer(red;each.peace)")), PactError::NoMoreOffers);
    go(&mut game, "r:pact-offer(white;each.peace)");
}

#[test]
fn as_many_questions_stand_at_once_as_can() {
    let mut game = game(PIECES);
    for side in ["w", "r", "b"] {
        go(&mut game, &format!("{side}:pact-offer(both;each.peace) {side}:pact-offer(both;each.no-check)"));
    }
    go(&mut game, "w:draw-offer");
    let to_act = game.to_act();
    assert_eq!(asked(&game).len(), 12);
    assert_eq!(to_act.iter().filter(|(_, what)| *what == Asked::Draw).count(), 2);
    assert_eq!(to_act.mover(), Some(WHITE));
}

#[test]
fn terms_that_mean_nothing_are_refused() {
    let offer =
        |to: &str, term: &str| term_fault(play(&mut game(PIECES), &format!("w:pact-offer({to};{term})")));
    for (to, term, why) in [
        ("red", "black.peace", TermError::NoParty),
        ("red", "each.against(red,2)", TermError::AgainstParty),
        ("red", "white.against(white,2)", TermError::AgainstParty),
        ("red", "white.against(green,2)", TermError::NoSide),
        ("red", "white.against(black,0)", TermError::Number),
        ("red", "white.against(black,999)", TermError::Number),
        ("red+black", "white.against(black,2)", TermError::AgainstParty),
        ("red+black", "white.heir(red)", TermError::NoHeir),
        ("red", "white.heir(white)", TermError::NoHeir),
        ("red", "white.heir(black)", TermError::NoHeir),
        ("red", "each.heir(red)", TermError::OneSide),
        ("red", "each.move(a1a3)", TermError::OneSide),
        ("red", "white.move(z9z9)", TermError::NoMove),
        ("red", "white.move(a1a3,0)", TermError::RoundOver),
        ("red", "white.move(a1a3,x)", TermError::Number),
        ("red", "white.hostage(1)", TermError::NoHostage),
        ("red", "white.hostage(2)", TermError::NoHostage),
        ("red", "white.spare()", TermError::NoCells),
        ("red", "white.spare(z9)", TermError::NoCells),
        ("red", "white.spare(Qa7)", TermError::NoPiece),
        ("red", "white.keep-out(green)", TermError::NoCells),
        ("red", "white.words()", TermError::NoWords),
        ("red", "white.love", TermError::Unreadable),
        ("red", "white", TermError::Unreadable),
        ("red", "each.peace(3)", TermError::Trailing),
        ("red", "each.peace.for.3.rounds", TermError::Trailing),
    ] {
        assert_eq!(offer(to, term), why, "{to} {term}");
    }
    let words = "x".repeat(limits::WORDS + 1);
    assert_eq!(offer("red", &format!("white.words({words})")), TermError::TooManyWords);
    let fault = |word: &str| fault(play(&mut game(PIECES), word));
    assert_eq!(fault("w:pact-offer(white;each.peace)"), PactError::ToYourself);
    assert_eq!(fault("w:pact-offer(each.peace)"), PactError::NoAddressee);
    assert_eq!(fault("w:pact-offer(red)"), PactError::NoTerms);
    assert_eq!(fault("w:pact-offer"), PactError::NoAddressee);
    assert_eq!(fault("w:pact-dance(1)"), PactError::Unreadable);
}
