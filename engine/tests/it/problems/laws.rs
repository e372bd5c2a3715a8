//! What holds of every problem: bounds, budgets, and games that have none.
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use std::cell::Cell;

use lasermate_engine::any::AnyGame;
use lasermate_engine::problems::{Budget, ProblemError, Stipulation};
use lasermate_engine::variants::{Preset, Setup};

fn game(words: &str, position: Option<&str>) -> AnyGame {
    let mut words = words.split_whitespace();
    let mut setup = Setup::parse(words.next().unwrap(), words).unwrap();
    setup.position = position.map(str::to_owned);
    AnyGame::new(&setup).unwrap()
}

fn asked(text: &str) -> Stipulation {
    Stipulation::parse(text).unwrap()
}

#[test]
fn every_game_of_two_in_turns_has_problems_and_no_other_has() {
    for preset in Preset::all() {
        let game = game(preset.name, None);
        let found = game.solve(asked("h#1"), None, Budget::positions(100_000));
        if preset.has_turns() && preset.sides().len() == 2 {
            let found = found.unwrap_or_else(|error| panic!("{}: {error}", preset.name));
            assert!(found.complete && found.count() == 0, "{}", preset.name);
            assert!(found.positions > 5, "{}", preset.name);
        } else {
            assert_eq!(found, Err(ProblemError::NotInTurns), "{}", preset.name);
        }
    }
}

#[test]
fn what_cannot_be_solved_is_told_apart() {
    let budget = || Budget::positions(10_000);
    assert_eq!(game("chess", None).solve(asked("hlm2"), None, budget()), Err(ProblemError::NoBeams));
    assert_eq!(game("chess", None).solve(asked("pg2.0"), None, budget()), Err(ProblemError::NoTarget));
    let target = game("chess", None);
    assert_eq!(target.solve(asked("#1"), Some(&target), budget()), Err(ProblemError::TargetUnasked));
    assert_eq!(target.solve(asked("pg2.0"), Some(&target), budget()), Err(ProblemError::Reached));
    let mated = game("chess", Some("7k/5KQ1/8/8/8/8/8/8 b - - 0 1"));
    assert_eq!(mated.solve(asked("#1"), None, budget()), Err(ProblemError::NobodyActs));
}

#[test]
fn a_budget_ends_the_search_and_is_told() {
    let game = game("billichess", None);
    let found = game.solve(asked("hlm10"), None, Budget::positions(20_000)).unwrap();
    assert!(!found.complete && found.positions <= 20_000 + 1_000);
    // One that is stopped from outside ends soon.
    let asks = Cell::new(0);
    let stop = || {
        asks.set(asks.get() + 1);
        asks.get() > 3
    };
    let found =
        game.solve(asked("#10"), None, Budget { stop: &stop, ..Budget::positions(u64::MAX) }).unwrap();
    assert!(!found.complete && found.positions < 100_000, "{}", found.positions);
}

#[test]
fn no_more_lines_are_listed_than_asked_for() {
    let game = game("billichess mirror=rows", None);
    let few = Budget { solutions: 5, ..Budget::positions(u64::MAX) };
    let found = game.solve(asked("hlm2"), None, few).unwrap();
    assert_eq!((found.lines.len(), found.cut), (5, true));
    assert!(!found.is_sound());
}

#[test]
fn the_shortest_solutions_are_found_where_they_are_asked_for() {
    let game = game("billichess mirror=rows", None);
    let shortest = Budget { shortest: true, ..Budget::positions(u64::MAX) };
    let found = game.solve(asked("hlm3"), None, shortest).unwrap();
    assert_eq!((found.stipulation.to_string().as_str(), found.lines.len()), ("hlm2", 32));
}

#[test]
fn a_denial_is_a_reply_to_a_mating_move() {
    // Back-rank mates: with the right to deny, Black takes the first one back, and no other mates.
    let position = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    let plain = game("chess", Some(position));
    let found = plain.solve(asked("#1"), None, Budget::positions(1_000_000)).unwrap();
    assert_eq!(found.keys.iter().map(|key| key.ply.exact.as_str()).collect::<Vec<_>>(), ["a1a8"]);
    let denial = game("denial", Some(position));
    let found = denial.solve(asked("#1"), None, Budget::positions(1_000_000)).unwrap();
    assert_eq!((found.count(), found.complete), (0, true));
    // Both sides together mate all the same: nobody denies.
    let found = denial.solve(asked("h#0.5"), None, Budget::positions(1_000_000)).unwrap();
    assert_eq!(found.lines.len(), 1);
    let last = found.lines[0].iter().map(|ply| ply.exact.as_str()).collect::<Vec<_>>();
    assert_eq!(last, ["a1a8", "allow"]);
}

#[test]
fn duals_and_several_keys_are_named() {
    // Two rooks and a king far away: many ways.
    let game = game("chess", Some("6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1"));
    let found = game.solve(asked("#2"), None, Budget::positions(10_000_000)).unwrap();
    assert!(found.count() > 1 && !found.is_sound(), "{}", found.count());
    assert!(found.duals.is_empty() || found.duals.iter().all(|dual| dual.moves.len() > 1));
    // Kish 1935: one key, and a capture that promotes to a queen or to a bishop.
    let game = self::game("chess", Some("2n2K2/1Q3Pr1/3pk3/5bp1/4p1q1/2B1nNNB/8/8 w - - 0 1"));
    let found = game.solve(asked("#2"), None, Budget::positions(10_000_000)).unwrap();
    let key = &found.keys[0].ply;
    assert_eq!((found.count(), key.san.as_str()), (1, "Ke8"));
    let dual =
        found.duals.iter().find(|dual| dual.after.last().is_some_and(|ply| ply.san == "Rg8+")).unwrap();
    assert_eq!(dual.moves.iter().map(|ply| ply.san.as_str()).collect::<Vec<_>>(), ["fxg8=B#", "fxg8=Q#"]);
}
