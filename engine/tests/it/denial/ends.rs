//! Moves that end the game while they can be denied: crazy.md A8 over every kind of end, with points (overlays.md D1, D2, L8),
//! and what is offered to the holder of the right.

use crate::play::play;
use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::overlays::denial::DenialEffect;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;

const WAITS: Asked = Asked::Denial { ends: true };
const BESIDES: Asked = Asked::Denial { ends: false };

fn table(game: &str, options: &str, position: &str) -> AnyGame {
    let mut setup = Setup::parse(game, options.split_whitespace()).expect("the options exist");
    setup.position = Some(position.to_owned()).filter(|position| !position.is_empty());
    AnyGame::new(&setup).expect("the position is sound")
}

fn end(game: &AnyGame) -> Option<EndKind> {
    game.outcome().map(|outcome| outcome.kind)
}

fn asked(game: &AnyGame) -> Vec<(Seat, Asked)> {
    game.to_act().iter().collect()
}

/// The game after a move that ends it: it waits for `holder`, and its fields after a denial are those before the move.
fn waiting(mut game: AnyGame, moves: &str, holder: Seat, kind: EndKind) -> AnyGame {
    let mut words: Vec<_> = moves.split(' ').collect();
    let last = words.pop().expect("a move");
    if !words.is_empty() {
        play(&mut game, &words.join(" ")).expect("legal");
    }
    let fields = |game: &AnyGame| game.position().split(' ').take(6).collect::<Vec<_>>().join(" ");
    let (before, scores, stood) = (fields(&game), game.view().scores, game.repetitions());
    play(&mut game, last).expect("legal");
    assert_eq!((end(&game), asked(&game)), (None, vec![(holder, WAITS)]), "{moves}");
    assert_eq!(game.view().scores, scores, "{moves}: the scores are those before the move");
    assert_eq!(game.answers(holder), ["deny", "allow"], "{moves}");
    assert!(game.legal(holder).is_empty() && game.answers(holder.other()).is_empty(), "{moves}");
    assert_eq!(
        game.effects().last(),
        Some(&DenialEffect::EndPending { seat: holder, kind }.into()),
        "{moves}"
    );
    let told = |effect: &Effect| matches!(effect, Effect::Ended { .. } | Effect::Defeated { .. });
    assert!(!game.effects().iter().any(told), "{moves}: nothing has ended yet");
    let mut denied = game.clone();
    play(&mut denied, "deny").expect("the holder denies");
    assert_eq!(
        (end(&denied), fields(&denied), denied.view().scores.clone()),
        (None, before, scores),
        "{moves}"
    );
    assert_eq!(
        denied.repetitions(),
        1.min(stood),
        "{moves}: with the right in the other hand it is another position"
    );
    play(&mut game, "allow").expect("the holder declines");
    assert_eq!((end(&game), asked(&game)), (Some(kind), Vec::new()), "{moves}");
    assert_eq!(game.effects().last(), Some(&Effect::Ended { kind }), "{moves}");
    game
}

#[test]
fn rule_a8_insufficient_material_waits() {
    for (game, options) in [("denial", ""), ("billichess", "denial=hard")] {
        let game = table(game, options, "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1");
        waiting(game, "e1d2", Seat::Second, EndKind::InsufficientMaterial);
    }
}

#[test]
fn rule_a8_stalemate_waits() {
    let game = table("denial", "", "k7/8/8/8/8/8/2Q5/7K w - - 0 1");
    waiting(game, "c2c7", Seat::Second, EndKind::Stalemate);
}

#[test]
fn rule_a8_the_seventy_fifth_quiet_move_waits() {
    let position = "4k3/7p/8/8/8/8/R7/4K3 w - - 149 90";
    for (game, options) in [("denial", ""), ("billichess", "denial=hard"), ("crazy", "")] {
        let mv = if game == "crazy" { "a2a5" } else { "a2a3" };
        waiting(table(game, options, position), mv, Seat::Second, EndKind::MoveCount);
    }
    let holes = table("black-holes", "denial=hard", "4k/4p/5/5/5/5/R4/3K1 w - - 149 90");
    waiting(holes, "a2a3", Seat::Second, EndKind::MoveCount);
}

#[test]
fn rule_a8_the_fifth_repetition_waits() {
    let position = "4k3/8/8/8/8/8/8/R3K2R w - - 0 9 denial=w denials=1";
    let round = ["a1b1 e8d8 b1a1 d8e8"; 4].join(" ");
    let game = waiting(table("denial", "", position), &round, Seat::First, EndKind::Repetition);
    assert_eq!(game.outcome().map(|outcome| outcome.winners().count()), Some(0));
    // Whoever holds the right himself has nobody to wait for.
    let mut own = table("denial", "", "4k3/8/8/8/8/8/8/R3K2R w - - 0 9");
    play(&mut own, &round).expect("legal");
    assert_eq!(end(&own), Some(EndKind::Repetition));
}

#[test]
fn rule_a8_a_mate_is_scored_once_it_is_allowed() {
    let position = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    let game = table("billichess", "denial=hard", position);
    let game = waiting(game, "a1a8", Seat::Second, EndKind::Checkmate);
    assert_eq!(game.view().scores, [500, 0]);
    let told = Effect::Defeated { seat: Seat::Second, points: 500, conceded: false };
    assert!(game.effects().contains(&told), "{:?}", game.effects());
}

#[test]
fn rule_l8_a_lasermate_that_ends_the_game_waits_in_mode_b() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 denial=w denials=1";
    let game = table("billi-chess", "denial=hard", start);
    let game = waiting(game, "d2d3 e7e5 c1g5 a7a6 b1d2 d7d6", Seat::First, EndKind::Lasermate);
    assert!(game.view().scores.contains(&500));
}

#[test]
fn rule_d2_where_a_draw_goes_on_without_kings_it_is_denied_with_all_that_came_of_it() {
    let position = "4k3/7p/8/8/8/8/R7/4K3 w - - 149 90";
    let mut game = table("billi-chess", "denial=hard", position);
    play(&mut game, "a2a3").expect("legal");
    assert!(game.view().billi_phase && game.outcome().is_none(), "nothing has ended");
    assert_eq!(asked(&game), [(Seat::Second, Asked::Move), (Seat::Second, BESIDES)]);
    play(&mut game, "deny").expect("the move that did it is the last one");
    assert!(game.position().starts_with(position), "{}", game.position());
}

#[test]
fn rule_a10_while_an_end_waits_the_players_may_still_resign_or_agree() {
    let position = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    for (game, options) in [("denial", ""), ("billichess", "denial=hard"), ("crazy", "")] {
        for (word, winner) in [("w:resign", Seat::Second), ("b:resign", Seat::First)] {
            let word = if game == "billichess" {
                word.replace("w:", "blue:").replace("b:", "red:")
            } else {
                word.to_owned()
            };
            let mut game = table(game, options, position);
            play(&mut game, "a1a8").expect("legal");
            if game.outcome().is_some() || asked(&game) != [(Seat::Second, WAITS)] {
                continue;
            }
            let board = game.view().pieces;
            play(&mut game, &word).expect("at any time");
            assert_eq!(end(&game), Some(EndKind::Resignation));
            assert_eq!(game.view().pieces, board, "what was moved last is still seen");
            assert_eq!((asked(&game), game.answers(Seat::Second)), (vec![], vec![]), "and can't be denied");
            assert_eq!(game.view().scores, game.outcome().expect("over").scores(), "{word}");
            assert_eq!(
                game.outcome().map(|outcome| outcome.winners().collect::<Vec<_>>()),
                Some(vec![winner])
            );
        }
    }
    let mut agreed = table("billichess", "denial=hard", position);
    play(&mut agreed, "a1a8 blue:draw-offer red:draw-accept").expect("legal");
    assert_eq!((end(&agreed), agreed.view().scores), (Some(EndKind::Agreement), vec![0, 0]));
    assert!(agreed.position().starts_with("R5k1/"), "{}", agreed.position());
    // In mode B the hunt goes on from before the move whose end nobody has let stand: here a lasermate.
    let mut hunted = table("billi-chess", "denial=hard", "4k3/8/8/8/8/8/5R2/4K3 w - - 97 99");
    play(&mut hunted, "f2h2").expect("legal");
    assert_eq!(asked(&hunted), [(Seat::Second, WAITS)]);
    play(&mut hunted, "blue:draw-offer red:draw-accept").expect("legal");
    assert!(hunted.view().billi_phase && hunted.outcome().is_none());
    assert!(hunted.position().starts_with("4r3/8/8/8/8/8/5R2/4R3 w "), "{}", hunted.position());
}

#[test]
fn rule_a1_who_may_deny_is_asked_besides_his_reply() {
    let mut game = table("denial", "", "");
    assert_eq!(asked(&game), [(Seat::First, Asked::Move)]);
    play(&mut game, "e2e4").expect("legal");
    assert_eq!(asked(&game), [(Seat::Second, Asked::Move), (Seat::Second, BESIDES)]);
    assert_eq!(game.answers(Seat::Second), ["deny"], "a reply allows it");
    assert!(!game.legal(Seat::Second).is_empty());
    play(&mut game, "e7e5").expect("a reply declines");
    assert_eq!(asked(&game), [(Seat::First, Asked::Move)]);
    play(&mut game, "g1f3").expect("legal");
    assert_eq!(asked(&game), [(Seat::Second, Asked::Move)], "a knight's move cannot be denied");
    assert!(game.answers(Seat::Second).is_empty());
}

#[test]
fn offers_are_answered_beside_moves_too() {
    let mut game = table("chess", "", "");
    play(&mut game, "w:draw-offer").expect("legal");
    assert_eq!(game.answers(Seat::Second), ["draw-accept", "draw-decline"]);
    let mut game = table("billi-chess", "", "");
    play(&mut game, "red:billi").expect("legal");
    assert_eq!(game.answers(Seat::First), ["billi"]);
}
