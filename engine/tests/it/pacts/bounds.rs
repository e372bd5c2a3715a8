//! How many offers there can be, and where there are none.

use super::help::*;
use lasermate_engine::any::AnyGame;
use lasermate_engine::pact::{PactError, limits};
use lasermate_engine::refusal::Reason;
use lasermate_engine::variants::Setup;

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
fn nobody_floods_a_game_with_offers() {
    let mut game = game(PIECES);
    for number in 1..=limits::OFFERS {
        go(&mut game, &format!("w:pact-offer(red;each.peace) w:pact-withdraw({number})"));
    }
    assert_eq!(fault(play(&mut game, "w:pact-offer(red;each.peace)")), PactError::NoMoreOffers);
    go(&mut game, "r:pact-offer(white;each.peace)");
}
