//! Laws of whole games, under every preset: what was played is played again, and what is refused changes nothing.

use crate::play::{left_out, table};
use lasermate_engine::any::AnyGame;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Preset;
use proptest::prelude::*;

/// What may be seen of a game that a refusal must not change.
fn seen(game: &AnyGame) -> impl PartialEq + std::fmt::Debug + use<> {
    (game.position(), game.key(), game.effects().to_vec(), game.repetitions(), game.to_act())
}

/// A chance game with words and noise between the moves, and the same once more from what was accepted.
fn replays(setup: &str, choices: Vec<(prop::sample::Index, u8, String)>) -> Result<(), TestCaseError> {
    let mut game = table(setup, "");
    let mut log = Vec::new();
    let mut step = |game: &mut AnyGame, seat: Seat, text: &str| -> Result<bool, TestCaseError> {
        let before = seen(game);
        match game.try_text(seat, text, 0) {
            Ok(played) => log.push((seat, played.exact)),
            Err(refusal) => {
                prop_assert_eq!(&before, &seen(game), "{} was refused", text);
                prop_assert!(!refusal.to_string().is_empty());
                return Ok(false);
            }
        }
        Ok(true)
    };
    for (choice, dice, noise) in choices {
        let Some((seat, _)) = game.to_act().iter().next() else { break };
        if game.clone().try_text(seat, &noise, 0).is_err() {
            step(&mut game, seat, &noise)?;
        }
        let anybody = Seat::ALL[choice.index(game.sides().len())];
        match dice {
            0 => step(&mut game, anybody, "resign")?,
            1 => step(&mut game, anybody, "draw-offer")?,
            2 => step(&mut game, anybody, "draw-decline")?,
            3 if !game.answers(seat).is_empty() => {
                let answers = game.answers(seat);
                step(&mut game, seat, &answers[choice.index(answers.len())])?
            }
            _ => {
                let legal = game.legal_routes(seat);
                if legal.is_empty() {
                    let answers = game.answers(seat);
                    prop_assert!(
                        !answers.is_empty(),
                        "{}: nothing can be done in {}",
                        setup,
                        game.position()
                    );
                    step(&mut game, seat, &answers[choice.index(answers.len())])?
                } else {
                    let chosen = &legal[choice.index(legal.len())].exact;
                    let played = game.clone().try_text(seat, chosen, 0).expect("legal");
                    prop_assert_eq!(&played.exact, chosen, "what was typed is what is kept");
                    prop_assert!(step(&mut game, seat, chosen)?);
                    true
                }
            }
        };
    }
    let mut again = table(setup, "");
    for (seat, text) in &log {
        again.try_text(*seat, text, 0).expect("played before");
    }
    prop_assert_eq!((again.position(), again.key()), (game.position(), game.key()));
    prop_assert_eq!(again.outcome(), game.outcome());
    prop_assert_eq!(again.effects(), game.effects());
    Ok(())
}

macro_rules! replays {
    ($($name:ident: $setup:literal, $cases:literal games of $plies:literal;)*) => {
        /// The tables whose games are replayed.
        const REPLAYED: &[&str] = &[$($setup),*];

        $(
            proptest! {
                #![proptest_config(ProptestConfig::with_cases($cases))]

                #[test]
                fn $name(choices in prop::collection::vec(
                    (any::<prop::sample::Index>(), 0u8..40, "[a-lRSNBQKHx@1-8=:^*!~-]{0,10}"),
                    0..$plies,
                )) {
                    replays($setup, choices)?;
                }
            }
        )*
    };
}

replays! {
    chess_replays: "chess", 100 games of 80;
    billichess_replays: "billichess", 60 games of 60;
    billi_chess_replays: "billi-chess lets_billi=unilateral", 60 games of 60;
    jokers_replay: "billichess-joker", 60 games of 60;
    denial_replays: "denial", 60 games of 60;
    denial_with_lasers_replays: "billichess denial=hard", 60 games of 60;
    black_holes_replay: "black-holes", 300 games of 60;
    black_holes_with_lasers_replay: "black-holes lasers=on", 30 games of 40;
    black_holes_with_denial_replay: "black-holes denial=hard", 30 games of 40;
    three_way_replays: "three-way", 40 games of 80;
    heirs_replay: "three-way-heirs resign_heir=next", 150 games of 120;
    three_way_with_lasers_replays: "three-way-lasers", 30 games of 60;
    draughts_replay: "draughts", 100 games of 80;
    laser_draughts_replay: "laser-draughts", 60 games of 80;
    draughts_with_lasers_and_denial_replay: "laser-draughts denial=hard", 30 games of 60;
    crazy_replays: "crazy", 30 games of 40;
    crazy_with_lasers_replays: "crazy lasers=on", 20 games of 30;
}

/// The games that are not in the list, each with the reason.
const NOT_REPLAYED: [(&str, &str); 1] =
    [("realtime", "pieces cool before they move again: realtime::laws replays it by the clock")];

#[test]
fn every_game_of_the_registry_is_replayed() {
    assert_eq!(left_out(REPLAYED.iter().copied()), NOT_REPLAYED.map(|(game, _)| game), "add it to replays!");
}

/// What `perft --divide` prints: every legal move, each with the leaves behind it.
#[test]
fn leaves_are_told_apart_by_their_first_move() {
    for preset in Preset::all().iter().filter(|preset| preset.has_turns()) {
        let game = table(preset.name, "");
        let seat = game.to_act().mover().expect("somebody is to move");
        let mut expected = Vec::new();
        for legal in game.legal(seat) {
            let mut after = game.clone();
            after.try_text(seat, &legal.exact, 0).expect("legal");
            expected.push((legal.exact, after.perft(1)));
        }
        let mut found = game.divide(2);
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{}", preset.name);
    }
}

#[test]
fn in_a_game_of_turns_nothing_happens_by_the_clock() {
    for preset in Preset::all().iter().filter(|preset| preset.has_turns()) {
        let mut game = table(preset.name, "");
        assert_eq!((game.next_event(), game.next_change()), (None, None), "{}", preset.name);
        assert!(game.advance(1_000_000).is_empty(), "{}", preset.name);
    }
}
