//! What the tests of pacts share: small positions of three-way chess, and words played one after the other.

pub use crate::cases::hexagon;
pub use crate::play::play;
use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::pact::{Pact, PactEffect, PactError, PactNumber, Verdict};
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;

pub const WHITE: Seat = Seat::First;
pub const RED: Seat = Seat::Second;
pub const BLACK: Seat = Seat::Third;

/// Kings at home, and for each side a rook and a pawn that stand in the way of another's rook: White's rook takes on a7,
/// Red's on l11, Black's on h2; White's rook on d1 attacks Red's king.
pub const PIECES: &str = "wKe1 wRa1 wPh2 rKd8 rRl8 rPa7 bKi12 bRh12 bPl11";

/// A game of three with these pieces, White to move.
pub fn game(pieces: &str) -> AnyGame {
    let mut setup = Setup::parse("three-way", []).expect("the preset exists");
    setup.position = Some(hexagon(pieces));
    AnyGame::new(&setup).unwrap_or_else(|error| panic!("{error}: {}", hexagon(pieces)))
}

/// Plays words that must be accepted.
pub fn go(game: &mut AnyGame, words: &str) {
    for word in words.split_whitespace() {
        play(game, word).unwrap_or_else(|reason| panic!("{word}: {reason} in {}", game.position()));
    }
}

/// A game with White's offer to Red, accepted: pact 1.
pub fn agreed(pieces: &str, offer: &str) -> AnyGame {
    let mut game = game(pieces);
    go(&mut game, &format!("w:pact-offer(red;{offer}) r:pact-accept(1)"));
    game
}

/// A game with White's offer to both, accepted by both: pact 1.
pub fn agreed_by_three(pieces: &str, offer: &str) -> AnyGame {
    let mut game = game(pieces);
    go(&mut game, &format!("w:pact-offer(red+black;{offer}) r:pact-accept(1) b:pact-accept(1)"));
    game
}

pub fn pact(game: &AnyGame, number: u8) -> &Pact {
    game.pacts().and_then(|ledger| ledger.pact(PactNumber(number))).expect("it was offered")
}

/// How a seat's promise by a term of pact 1 stands, and whether that is final.
pub fn promise(game: &AnyGame, term: u8, by: Seat) -> (Verdict, bool) {
    let mut promises = pact(game, 1).promises.iter();
    let promise = promises.find(|promise| promise.term == term && promise.by == by).expect("it was promised");
    (promise.verdict(), promise.judged.is_some())
}

/// The final verdict on pact 1.
pub fn ended(game: &AnyGame) -> Option<Verdict> {
    pact(game, 1).verdict()
}

/// The verdicts on promises that the last action brought, as (term, seat, verdict).
pub fn judged(game: &AnyGame) -> Vec<(u8, Seat, Verdict)> {
    let judged = game.effects().iter().filter_map(|effect| match *effect {
        Effect::Pact(PactEffect::PromiseJudged { term, seat, verdict, .. }) => Some((term, seat, verdict)),
        _ => None,
    });
    judged.collect()
}

/// The fault of a pact that a refusal names.
pub fn fault(result: Result<(), Reason>) -> PactError {
    match result {
        Err(Reason::Pact(fault)) => fault,
        other => panic!("{other:?}"),
    }
}

/// Who is asked about which pact.
pub fn asked(game: &AnyGame) -> Vec<(Seat, u8)> {
    let to_act = game.to_act();
    let asked = to_act.iter().filter_map(|(seat, what)| match what {
        Asked::Pact { pact } => Some((seat, pact.0)),
        _ => None,
    });
    asked.collect()
}
