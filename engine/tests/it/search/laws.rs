//! A search repeats its answer, keeps its limits, stops when asked to, and reports legal lines.

use std::cell::Cell;

use crate::dice::Dice;
use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::search::{Level, Limits, Thought, TranspositionTable, Tuning};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{Preset, Setup};

/// A game some random moves after the start.
fn game(preset: &'static Preset, seed: u64) -> AnyGame {
    let mut game = AnyGame::new(&Setup::new(preset)).expect(preset.name);
    let mut dice = Dice::new(seed);
    let mut at = 0;
    for _ in 0..dice.up_to(40) {
        // Without turns some pieces are ready by then; the next event would be the draw by a quiet period.
        at = if preset.has_turns() { game.next_event().unwrap_or(at).max(at) + 1_000 } else { at + 20_000 };
        game.advance(at);
        let seats: Vec<_> = game.to_act().iter().map(|(seat, _)| seat).collect();
        let Some(seat) = seats.get(if preset.has_turns() { 0 } else { dice.up_to(seats.len()) }) else {
            continue;
        };
        let seat = *seat;
        let legal = game.legal(seat);
        if let Some(legal) = legal.get(dice.up_to(legal.len())) {
            game.try_text(seat, &legal.exact, at).expect(&legal.exact);
        }
    }
    game
}

#[test]
fn the_same_position_level_and_seed_give_the_same_action() {
    for preset in Preset::all() {
        for seed in 1..4 {
            let game = game(preset, seed);
            let level = Level::new(5).expect("a level");
            let think =
                |seat, memory: &mut TranspositionTable| game.think_at(seat, (level, seed), &|| false, memory);
            for seat in Seat::ALL.into_iter().take(game.sides().len()) {
                let mut used = TranspositionTable::new(1 << 20);
                let first = think(seat, &mut TranspositionTable::new(1 << 20));
                let _ = think(seat, &mut used);
                assert_eq!(think(seat, &mut used), first, "{} {}", preset.name, game.position());
            }
        }
    }
}

#[test]
fn searches_that_go_on_give_the_same_from_the_same_beginning() {
    let how = (Limits::nodes(2_000), Tuning { continues: true, ..Tuning::PLAY });
    // Two positions of a game, one after the other.
    let searched = |preset: &'static Preset, memory: &mut TranspositionTable| {
        [7, 8].map(|seed| {
            let game = game(preset, seed);
            let seat = game.to_act().iter().next().map_or(Seat::First, |(seat, _)| seat);
            game.think(seat, how, memory, &mut |_| {})
        })
    };
    for preset in Preset::all() {
        let mut memory = TranspositionTable::new(1 << 22);
        let first = searched(preset, &mut memory);
        memory.forget();
        assert_eq!(searched(preset, &mut memory), first, "{}", preset.name);
        // A level starts from an empty table, and so does a search that continues after it.
        let game = game(preset, 7);
        let level = (Level::new(5).expect("a level"), 1);
        let fresh = game.think_at(Seat::First, level, &|| false, &mut TranspositionTable::new(1 << 22));
        assert_eq!(game.think_at(Seat::First, level, &|| false, &mut memory), fresh, "{}", preset.name);
        assert_eq!(searched(preset, &mut memory), first, "{}", preset.name);
    }
}

#[test]
fn a_search_that_goes_on_knows_what_the_one_before_it_found() {
    let game = game(Preset::named("chess").expect("chess"), 7);
    let seat = game.to_act().iter().next().map_or(Seat::First, |(seat, _)| seat);
    let how = (Limits::depth(6), Tuning { continues: true, ..Tuning::PLAY });
    let mut memory = TranspositionTable::new(1 << 24);
    let mut nodes = || game.think(seat, how, &mut memory, &mut |_| {}).map_or(0, |thought| thought.nodes);
    let (first, second) = (nodes(), nodes());
    assert!(second * 5 < first * 4, "{first} positions, then {second}");
}

#[test]
fn what_it_does_is_legal_at_every_level() {
    /// The search is stopped after so many questions: the highest levels would take seconds.
    const ASKED: u32 = 40;
    for preset in Preset::all() {
        let (mut acted, mut waited) = (0, 0);
        for seed in 10..26 {
            let game = game(preset, seed);
            for (seat, asked) in game.to_act().iter() {
                let level = Level::new(1 + seed as u8 % 12).expect("a level");
                let mut memory = TranspositionTable::new(1 << 20);
                let times = Cell::new(0);
                let stop = || {
                    times.set(times.get() + 1);
                    times.get() > ASKED
                };
                let thought = game.think_at(seat, (level, seed), &stop, &mut memory);
                let Some(action) = thought.and_then(|thought| thought.action) else {
                    waited += 1;
                    // Without turns it may wait; where it has to move it does.
                    let may_wait = !preset.has_turns() || !matches!(asked, Asked::Move);
                    assert!(may_wait, "{} at level {level:?}: {}", preset.name, game.position());
                    continue;
                };
                acted += 1;
                assert!(game.may(seat, &action).is_ok(), "{} {action} {}", preset.name, game.position());
            }
        }
        assert!(acted > waited, "{}: it acted {acted} times and waited {waited} times", preset.name);
    }
}

#[test]
fn the_budget_of_positions_is_kept() {
    for preset in Preset::all() {
        let game = game(preset, 3);
        let Some((seat, _)) = game.to_act().iter().next() else { continue };
        let mut memory = TranspositionTable::new(1 << 20);
        let most = 30_000;
        let how = (Limits::nodes(most), Tuning::PLAY);
        let thought = game.think(seat, how, &mut memory, &mut |_| {}).expect(preset.name);
        assert!(thought.nodes <= most + 1, "{}: {} positions", preset.name, thought.nodes);
    }
}

#[test]
fn a_search_stops_when_it_is_told_to() {
    for preset in Preset::all() {
        let game = game(preset, 5);
        let Some((seat, _)) = game.to_act().iter().next() else { continue };
        let asked = Cell::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() > 3
        };
        let limits = Limits { depth: 60, stop: &stop, ..Limits::nodes(u64::MAX) };
        let mut memory = TranspositionTable::new(1 << 20);
        let thought = game.think(seat, (limits, Tuning::PLAY), &mut memory, &mut |_| {}).expect(preset.name);
        assert!(!thought.line.is_empty(), "{}", preset.name);
        assert!(thought.nodes < 200_000, "{}: {} positions after it was told", preset.name, thought.nodes);
    }
}

/// Plays a line; `None` if any of it is illegal.
fn after_line(game: &AnyGame, line: &[String]) -> AnyGame {
    let mut game = game.clone();
    for (at, word) in line.iter().enumerate() {
        let to = game.address(word).expect(word);
        let played = game.try_text(to.seat, to.text, 0);
        assert!(played.is_ok(), "word {at} of {line:?} in {}: {played:?}", game.position());
    }
    game
}

/// Every reported line is legal, and one that is as long as the end it announces ends there.
fn tells_lines_that_can_be_played(game: &AnyGame, nodes: u64) {
    let Some((seat, _)) = game.to_act().iter().next() else { return };
    // Best-reply search leaves moves out among three, so its lines cannot be played.
    let tuning = Tuning { best_reply: false, ..Tuning::PLAY };
    let mut memory = TranspositionTable::new(1 << 20);
    let how = (Limits::nodes(nodes), tuning);
    let _ = game.think(seat, how, &mut memory, &mut |thought| {
        let after = after_line(game, &thought.line);
        let whole =
            thought.ends_in().is_some_and(|plies| plies.unsigned_abs() as usize == thought.line.len());
        assert!(
            !whole || after.to_act().is_nobody(),
            "{:?} promises an end: {}",
            thought.line,
            game.position()
        );
    });
}

#[test]
fn every_line_is_played_by_the_rules() {
    for preset in Preset::all().iter().filter(|preset| preset.has_turns()) {
        for seed in 1..5 {
            tells_lines_that_can_be_played(&game(preset, seed), 3_000);
        }
    }
}

#[test]
fn a_line_that_ends_in_mate_goes_no_further() {
    for position in [
        "2b2k2/2R2r2/1r3Pp1/8/1P1p2Pp/B4n1P/NQ6/5KR1 w - - 5 61",
        "7k/8/8/8/8/8/R7/1R5K w - - 0 1",
        "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
        "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1",
        "6k1/5ppp/8/8/8/8/r4PPP/1q4K1 w - - 0 1",
    ] {
        for name in ["chess", "billichess", "billi-chess", "denial"] {
            let mut setup = Setup::parse(name, []).expect(name);
            setup.position = Some(position.to_owned());
            let Ok(game) = AnyGame::new(&setup) else { continue };
            for nodes in [300, 3_000, 30_000] {
                tells_lines_that_can_be_played(&game, nodes);
            }
        }
    }
}

#[test]
fn a_search_among_some_moves_chooses_one_of_them() {
    for preset in Preset::all().iter().filter(|preset| preset.has_turns()) {
        for seed in 1..4 {
            let game = game(preset, seed);
            let Some((seat, _)) = game.to_act().iter().next() else { continue };
            let legal = game.legal_routes(seat);
            let mut dice = Dice::new(seed);
            let among: Vec<String> = (0..2)
                .filter_map(|_| legal.get(dice.up_to(legal.len())))
                .map(|legal| legal.exact.clone())
                .collect();
            let mut memory = TranspositionTable::new(1 << 20);
            let how = (Limits::nodes(2_000), Tuning::PLAY);
            let thought = game.think_among(seat, (&among, 1), how, &mut memory, &mut |thought| {
                assert!(thought.line.first().is_some_and(|first| among.contains(first)), "{}", preset.name);
            });
            let action = thought.and_then(|thought| thought.action);
            assert_eq!(action.is_some_and(|action| among.contains(&action)), !among.is_empty(), "{among:?}");
        }
    }
}

/// The second best line is the best without the first, and so on: exactly, without selectivity.
#[test]
fn several_lines_are_the_best_ones_each_with_another_first_action() {
    const LINES: u8 = 4;
    for preset in Preset::all().iter().filter(|preset| preset.has_turns()) {
        let game = game(preset, 2);
        let Some((seat, _)) = game.to_act().iter().next() else { continue };
        let mut memory = TranspositionTable::new(1 << 20);
        let how = (Limits::depth(2), Tuning::EXACT);
        let mut last = Vec::new();
        let best = game.think_among(seat, (&[], LINES), how, &mut memory, &mut |thought| {
            if thought.rank == 1 {
                last.clear();
            }
            last.push((thought.line[0].clone(), thought.value));
        });
        let mut left: Vec<String> = game.legal_routes(seat).iter().map(|legal| legal.exact.clone()).collect();
        if left.is_empty() {
            continue;
        }
        assert_eq!(best.expect("a thought").value, last[0].1, "{}", preset.name);
        assert!(last.len() >= usize::from(LINES).min(left.len()), "{}: {last:?}", preset.name);
        for (first, value) in &last {
            // An answer without a move is not among the moves.
            let Some(at) = left.iter().position(|text| text == first) else { break };
            let alone = game.think_among(seat, (&left, 1), how, &mut memory, &mut |_| {}).expect("a thought");
            assert_eq!(alone.value, *value, "{}: {last:?}", preset.name);
            left.remove(at);
        }
    }
}

/// Wherever a search stops, its last lines are sorted, have different first actions, and begin with the answer.
#[test]
fn several_lines_are_in_order_wherever_the_search_breaks_off() {
    const LINES: u8 = 4;
    for preset in Preset::all().iter().filter(|preset| preset.has_turns()) {
        for (seed, nodes) in (1..).zip((300..3_000).step_by(450)) {
            let game = game(preset, seed);
            let Some((seat, _)) = game.to_act().iter().next() else { continue };
            let mut memory = TranspositionTable::new(1 << 20);
            let mut sets: Vec<Vec<Thought>> = Vec::new();
            let how = (Limits::nodes(nodes), Tuning::PLAY);
            let best = game.think_among(seat, (&[], LINES), how, &mut memory, &mut |thought| {
                if thought.rank == 1 {
                    sets.push(Vec::new());
                }
                sets.last_mut().expect("the first rank comes first").push(thought.clone());
            });
            for set in &sets {
                let about = format!("{} {nodes}: {set:#?}", preset.name);
                let ranks: Vec<_> = set.iter().map(|thought| usize::from(thought.rank)).collect();
                assert_eq!(ranks, (1..=set.len()).collect::<Vec<_>>(), "{about}");
                assert!(set.is_sorted_by(|a, b| a.value >= b.value && a.depth >= b.depth), "{about}");
                let mut firsts: Vec<_> = set.iter().map(|thought| &thought.line[0]).collect();
                firsts.sort_unstable();
                firsts.dedup();
                assert_eq!(firsts.len(), set.len(), "{about}");
            }
            let best = best.expect("somebody is to act");
            let last = sets.last().and_then(|set| set.first()).expect("something was told");
            assert_eq!((&best.line, best.value, best.rank), (&last.line, last.value, 1), "{}", preset.name);
        }
    }
}

#[test]
fn where_no_move_is_named_any_is_chosen() {
    let game = AnyGame::new(&Setup::parse("chess", []).expect("chess")).expect("chess");
    let mut memory = TranspositionTable::new(1 << 20);
    let mut think = |among: &[&str]| {
        let among: Vec<_> = among.iter().map(|text| (*text).to_owned()).collect();
        let how = (Limits::nodes(2_000), Tuning::PLAY);
        game.think_among(Seat::First, (&among, 1), how, &mut memory, &mut |_| {})
    };
    let any = think(&[]);
    assert_eq!(think(&["e2e5", "resign", "draw-claim", "nonsense"]), any);
    assert_eq!(think(&["a2a3", "e2e5"]).and_then(|thought| thought.action).as_deref(), Some("a2a3"));
}

#[test]
fn nobody_agrees_to_a_draw_in_a_level_game_that_has_hardly_begun() {
    let mut memory = TranspositionTable::new(1 << 20);
    let mut answers = |position: Option<&str>, moves: &str| {
        let mut setup = Setup::parse("chess", []).expect("chess");
        setup.position = position.map(str::to_owned);
        let mut game = AnyGame::new(&setup).expect("a position");
        for text in moves.split_whitespace().chain(["draw-offer"]) {
            let (seat, _) = game.to_act().iter().next().expect("somebody acts");
            game.try_text(seat, text, 0).expect(text);
        }
        let seat = game.to_act().iter().find(|(_, what)| *what == Asked::Draw).expect("offered").0;
        let how = (Limits::nodes(5_000), Tuning::PLAY);
        game.think(seat, how, &mut memory, &mut |_| {}).and_then(|thought| thought.action)
    };
    // White offers on its own turn, and Black is asked.
    for moves in ["", "e2e4 e7e5", "g1f3 d7d5"] {
        assert_ne!(answers(None, moves).as_deref(), Some("draw-accept"), "{moves}");
    }
    let lost = "4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1";
    assert_eq!(answers(Some(lost), "").as_deref(), Some("draw-accept"));
    let knights = "g1f3 g8f6 f3g1 f6g8 ";
    let level = "rnbqkbnr/pp1ppppp/8/8/8/8/PP1PPPPP/RNBQKBNR w KQkq - 0 1";
    let walk = "a2a3 a7a6 h2h3 h7h6 e2e3 e7e6 f2f3 f7f6 g2g3 g7g6 b2b3 b7b6 d2d3 d7d6 g1e2 g8e7 b1d2 b8d7 c1b2 c8b7 f1g2 f8g7 d1c2 d8c7 e1f2 e8f7 h1d1 h8d8 a1c1 a8c8 f2g1 f7g8";
    assert_ne!(answers(Some(level), knights).as_deref(), Some("draw-accept"));
    assert_eq!(answers(Some(level), walk).as_deref(), Some("draw-accept"), "later a level game may be drawn");
}
