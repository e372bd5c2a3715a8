//! Black holes in the engine against a second, plain generator of the same rules, on chance positions with two to
//! eight holes and along chance games.

use std::collections::BTreeSet;

use crate::oracle::black_holes::board::Position;
use crate::oracle::black_holes::chance;
use crate::oracle::black_holes::normal::targets;
use crate::oracle::black_holes::options::Options;
use crate::oracle::black_holes::turn::Turn;
use crate::oracle::kit::{Dice, Tally, each, wanted};
use lasermate_engine::action::Action;
use lasermate_engine::moves::MoveList;
use lasermate_engine::notation::Notation;
use lasermate_engine::position::Position as _;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::black_holes::{BlackHoles, HoleMove, HoleRules, PawnExit};

const fn rules(options: Options) -> HoleRules {
    HoleRules {
        en_passant: options.ep,
        castling: options.castling,
        null_relativistic: options.null,
        pawn_exit: if options.free_exit { PawnExit::Free } else { PawnExit::Strict },
        pawn_double_entry: options.double_entry,
    }
}

fn note(tally: &mut Tally, position: &Position, turn: Turn) {
    let mut count = |what| tally.count(what);
    count("turns");
    match turn {
        Turn::Drop(_) => count("drops"),
        Turn::Normal { from, to, becomes } => {
            let piece = position.at(from).expect("a piece");
            if becomes == Some('H') {
                count("promotions to a hole");
            }
            if piece.letter == 'K' && (from.0 - to.0).abs() == 2 {
                count("castlings");
            }
            if piece.letter == 'P' && from.0 != to.0 && position.vacant(to) {
                count("captures en passant");
            }
        }
        Turn::Relativistic { from, black, white, to, becomes } => {
            count("relativistic moves");
            let piece = position.at(from).expect("a piece");
            if piece.letter == 'H' {
                count("relativistic moves of holes");
            }
            let normal = Turn::Normal { from, to, becomes };
            if targets(position, from, piece).contains(&to) {
                let same = position.after(normal) == position.after(turn);
                count(if same {
                    "routes beside a normal move"
                } else {
                    "routes beside a normal move that does more"
                });
            }
            if piece.letter == 'P' {
                count("relativistic moves of pawns");
            }
            if becomes.is_some() {
                count("relativistic promotions");
            }
            if from == to {
                count("null moves");
            }
            if to == black && black != white {
                count("captures of the black hole");
            }
            if let Some(taken) = position.at(to).filter(|_| from != to) {
                count("relativistic captures");
                if taken.white == position.white_moves {
                    count("relativistic captures of own pieces");
                }
            }
        }
    }
}

/// Compares moves, check, and every position that a move leads to.
fn compare(position: &Position, tally: &mut Tally) -> Vec<Turn> {
    let text = position.text();
    let engine = BlackHoles::read_position(rules(position.options), &text)
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(engine.write_position(), text);
    let seat = engine.turn();
    for (own, white) in [(Seat::First, true), (Seat::Second, false)] {
        assert_eq!(engine.in_check(own), position.in_check(white), "{text}: {own:?} in check");
    }
    let listed: Vec<HoleMove> = engine.legal_moves(seat).to_vec();
    let mut routes = BTreeSet::new();
    for mv in &listed {
        let mut all = MoveList::new();
        engine.each_route(seat, *mv, &mut all);
        for route in all {
            assert!(routes.insert(engine.write_move(route)), "{text}");
        }
    }
    let legal = position.legal();
    let expected: BTreeSet<String> = legal.iter().map(|turn| turn.text()).collect();
    assert_eq!(routes, expected, "{text} {:?}", position.options);
    let texts: BTreeSet<String> = listed.iter().map(|mv| engine.write_move(*mv)).collect();
    let expected: BTreeSet<String> =
        position.one_for_all(legal.clone()).iter().map(|turn| turn.text()).collect();
    assert_eq!(texts, expected, "{text} {:?}: moves that do the same count once", position.options);
    assert_eq!(listed.len(), texts.len(), "{text}: nothing twice");
    for turn in &legal {
        note(tally, position, *turn);
        let mv = engine.read_move(seat, &turn.text()).expect("exact text");
        assert_eq!(engine.judge(seat, Action::Move(mv)), Ok(()), "{text} {}", turn.text());
        let mut after = engine;
        after.make(mv, &mut ());
        assert_eq!(after.write_position(), position.after(*turn).text(), "{text} {}", turn.text());
    }
    tally.count("positions");
    if position.in_check(position.white_moves) {
        tally.count(if legal.is_empty() { "mates" } else { "checks" });
    }
    legal
}

#[test]
fn the_second_generator_agrees_on_chance_positions() {
    let wanted = wanted(4000, 100_000);
    let all = each(wanted, |seed, tally| {
        compare(&chance::position(&mut Dice::new(seed + 1)), tally);
    });
    assert_eq!(Some(all.of("positions")), usize::try_from(wanted).ok());
    let seldom = [
        "drops",
        "promotions to a hole",
        "castlings",
        "captures en passant",
        "relativistic moves of holes",
        "relativistic moves of pawns",
        "relativistic promotions",
        "null moves",
        "routes beside a normal move",
        "captures of the black hole",
        "relativistic captures of own pieces",
        "checks",
        "mates",
    ];
    all.saw(&seldom);
}

#[test]
fn the_second_generator_agrees_along_chance_games() {
    const GAMES: u64 = 40;
    const PLIES: usize = 100;
    let mut tally = Tally::default();
    for seed in 0..GAMES {
        let mut dice = Dice::new(1000 + seed);
        let options = if seed % 2 == 0 { Options::DEFAULT } else { chance::options(&mut dice) };
        let mut position = Position::start(options);
        for _ in 0..PLIES {
            let legal = compare(&position, &mut tally);
            if legal.is_empty() {
                break;
            }
            position = position.after(*dice.pick(&legal));
        }
    }
    tally.saw(&["drops", "relativistic moves", "relativistic captures", "checks"]);
}

/// By chance this never happens: with `pawn_exit=free` a pawn comes through holes to where its double step or its capture
/// in passing leads, and the position is another (1.3.7).
#[test]
fn the_second_generator_agrees_where_a_route_does_less_than_the_normal_move() {
    for ep in [true, false] {
        let mut tally = Tally::default();
        let options = Options { free_exit: true, ep, ..Options::DEFAULT };
        compare(&Position::read("4k/5/5/5/5/1H1H1/2P2/4K w - - 0 1", options), &mut tally);
        let passed = if ep { "b6" } else { "-" };
        compare(&Position::read(&format!("4k/5/3H1/HpP2/5/5/5/4K w - {passed} 0 1"), options), &mut tally);
        let less = tally.of("routes beside a normal move that does more");
        assert_eq!(less, if ep { 3 } else { 0 }, "{tally:?}");
    }
}
