//! What `go` is told and answers: lines, moves that are named, clocks, mates.

use std::time::{Duration, Instant};

use super::Engine;

/// What a line says besides how long it took.
fn timeless(line: &str) -> String {
    let words: Vec<_> = line.split(' ').collect();
    let clock = |at: usize| ["nps", "time"].contains(&words[at]);
    let kept = (0..words.len()).filter(|at| !(clock(*at) || *at > 0 && clock(at - 1)));
    kept.map(|at| words[at]).collect::<Vec<_>>().join(" ")
}

/// The move of the answer to `go`, without the one that is expected after it.
fn best(lines: &[String]) -> &str {
    lines.last().and_then(|line| line.split(' ').nth(1)).unwrap_or_default()
}

const MATE_IN_TWO: &str = "fen 7k/8/8/8/8/8/R7/1R5K w - - 0 1";
const STALEMATE: &str = "fen 7k/8/6Q1/8/8/8/8/R6K b - - 0 1";

#[test]
fn no_line_goes_on_after_a_mate() {
    let mut engine = Engine::start();
    let position = "fen 2b2k2/2R2r2/1r3Pp1/8/1P1p2Pp/B4n1P/NQ6/5KR1 w - - 5 61";
    let lines = engine.go(position, "nodes 3000");
    let mates: Vec<_> = lines.iter().filter(|line| line.contains("score mate 1 ")).collect();
    assert!(!mates.is_empty() && mates.iter().all(|line| line.ends_with(" pv c7c8")), "{lines:?}");
    engine.end();
}

#[test]
fn an_endless_search_waits_to_be_stopped() {
    let mut engine = Engine::start();
    for (position, level) in [
        (STALEMATE, 12),
        (MATE_IN_TWO, 12),
        // A single reply.
        ("fen 7k/8/8/8/8/8/1r6/K7 w - - 0 1", 12),
        ("startpos", 1),
    ] {
        engine.say(&format!("setoption name Level value {level}"));
        for go in ["infinite", "ponder wtime 100 btime 100", "ponder depth 1"] {
            engine.say(&format!("position {position}"));
            engine.say(&format!("go {go}"));
            engine.keeps_its_answer(&format!("{position}: {go}"));
            engine.say(if go == "ponder depth 1" { "ponderhit" } else { "stop" });
            let lines = engine.until("bestmove ");
            assert_eq!(lines[0] == "bestmove (none)", position == STALEMATE, "{lines:?}");
        }
    }
    engine.end();
}

#[test]
fn the_clock_of_a_move_that_was_expected_begins_when_it_is_played() {
    // Twice as long as it is left pondering: begun with `go`, half of the time would be over by then.
    const MOVE_TIME: Duration = Duration::from_millis(300);
    let mut engine = Engine::start();
    engine.say(&format!("go ponder movetime {}", MOVE_TIME.as_millis()));
    engine.keeps_its_answer("it ponders");
    let hit = Instant::now();
    engine.say("ponderhit");
    engine.until("bestmove ");
    let took = hit.elapsed();
    assert!(took >= MOVE_TIME.mul_f64(0.75), "it thought for {took:?} after the move was played");
    engine.say("go ponder movetime 20");
    engine.keeps_its_answer("twenty milliseconds are over");
    engine.say("ponderhit");
    engine.until("bestmove ");
    engine.say("ponderhit");
    engine.end();
}

#[test]
fn only_the_moves_that_are_named_are_searched() {
    let mut engine = Engine::start();
    let lines = engine.go("startpos", "depth 4 searchmoves a2a3 h2h4");
    for line in lines.iter().filter(|line| line.starts_with("info depth")) {
        assert!(line.contains(" pv a2a3") || line.contains(" pv h2h4"), "{line}");
    }
    assert!(["a2a3", "h2h4"].contains(&best(&lines)), "{lines:?}");
    let lines = engine.go("startpos", "searchmoves e2e5 depth 2");
    assert_eq!(lines[0], "info string searchmoves: e2e5 illegal, searching all moves");
    let lines = engine.go(MATE_IN_TWO, "searchmoves h1h2 depth 4");
    assert_eq!(best(&lines), "h1h2");
    engine.end();
}

#[test]
fn a_mate_is_looked_for_until_it_is_found_or_there_is_none() {
    let mut engine = Engine::start();
    let lines = engine.go(MATE_IN_TWO, "mate 2");
    assert!(lines.iter().any(|line| line.contains("score mate 2 ")), "{lines:?}");
    for (position, moves) in [(MATE_IN_TWO, 1), ("startpos", 2), ("fen 8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", 2)] {
        let lines = engine.go(position, &format!("mate {moves}"));
        assert!(!lines.iter().any(|line| line.contains("score mate")), "{lines:?}");
        assert_ne!(best(&lines), "(none)");
    }
    engine.end();
}

/// Without it no program ever says `go ponder`. A mate has no answer, and a lifeline is no answer of the opponent's.
#[test]
fn the_answer_that_is_expected_is_named() {
    let mut engine = Engine::start();
    let lines = engine.go("startpos moves e2e4", "depth 5");
    let line = lines.iter().rfind(|line| line.starts_with("info depth ")).unwrap();
    let expected: Vec<_> = line.split(" pv ").nth(1).unwrap().split(' ').take(2).collect();
    assert_eq!(lines.last().unwrap(), &format!("bestmove {} ponder {}", expected[0], expected[1]));
    engine.say(&format!("position startpos moves e2e4 {}", expected.join(" ")));
    engine.say("go ponder movetime 20");
    engine.say("ponderhit");
    assert!(best(&engine.until("bestmove ")).len() >= 4);
    let lines = engine.go("fen 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", "depth 5");
    assert_eq!(lines.last().unwrap(), "bestmove a1a8");
    engine.end();
}

#[test]
fn several_lines_are_ranked_at_each_depth() {
    let mut engine = Engine::start();
    engine.say("setoption name MultiPV value 3");
    // A mate, and then what is left.
    let lines = engine.go("fen 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", "depth 5");
    let told: Vec<_> = lines.iter().filter(|line| line.starts_with("info depth 5 ")).collect();
    assert_eq!(told.len(), 3, "{lines:?}");
    for (rank, line) in (1..).zip(&told) {
        assert!(line.starts_with(&format!("info depth 5 multipv {rank} score ")), "{line}");
    }
    let first =
        |line: &str| line.split(" pv ").nth(1).and_then(|line| line.split(' ').next()).map(str::to_owned);
    assert!(told[0].contains(" score mate 1 ") && !told[1].contains(" mate "), "{told:?}");
    assert_eq!(first(told[0]).as_deref(), Some("a1a8"));
    assert!(first(told[1]) != first(told[0]) && first(told[2]) != first(told[1]), "{told:?}");
    assert_eq!(lines.last().map(String::as_str), Some("bestmove a1a8"));
    // Here is one move alone.
    let few = engine.go("fen 7k/8/8/8/8/8/R7/6RK b - - 0 1", "depth 3");
    assert!(few.iter().any(|line| line.starts_with("info depth 3 multipv 1 ")), "{few:?}");
    assert!(!few.iter().any(|line| line.contains("multipv 2 ")), "{few:?}");
    engine.end();
}

/// A search that breaks off half way tells once more what it has found: no move twice, in order, and the answer is the first.
#[test]
fn several_lines_are_in_order_at_the_end() {
    const LINES: usize = 5;
    let mut engine = Engine::start();
    engine.say(&format!("setoption name MultiPV value {LINES}"));
    for nodes in (1_000..12_000).step_by(1_300) {
        engine.say("ucinewgame");
        let lines = engine.go("startpos moves e2e4 e7e5 g1f3", &format!("nodes {nodes}"));
        let told: Vec<_> = lines.iter().filter(|line| line.starts_with("info depth ")).collect();
        let last: Vec<_> = told[told.len() - LINES..].iter().map(|line| line.split(' ').collect()).collect();
        let after = |words: &Vec<&str>, name: &str| -> String {
            let at = words.iter().position(|word| *word == name).unwrap();
            words[at + 1].to_owned()
        };
        let ranks: Vec<_> = last.iter().map(|words| after(words, "multipv")).collect();
        assert_eq!(ranks, ["1", "2", "3", "4", "5"], "{nodes}: {told:?}");
        let scores: Vec<i32> = last.iter().map(|words| after(words, "cp").parse().unwrap()).collect();
        assert!(scores.is_sorted_by(|a, b| a >= b), "{nodes}: {told:?}");
        let mut firsts: Vec<_> = last.iter().map(|words| after(words, "pv")).collect();
        assert_eq!(best(&lines), firsts[0], "{nodes}: {told:?}");
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), LINES, "{nodes}: {told:?}");
    }
    engine.end();
}

#[test]
fn what_was_searched_in_another_game_changes_nothing() {
    let position = "fen r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 4 4";
    let search = |engine: &mut Engine, go: &str| -> Vec<String> {
        engine.go(position, go).iter().map(|line| timeless(line)).collect()
    };
    let mut engine = Engine::start();
    for go in ["nodes 5000", "depth 5"] {
        let first = search(&mut engine, go);
        engine.go("startpos moves d2d4", "nodes 30000");
        engine.say("ucinewgame");
        assert_eq!(search(&mut engine, go), first);
        engine.say("ucinewgame");
        let mut fresh = Engine::start();
        assert_eq!(search(&mut fresh, go), first);
        fresh.end();
    }
    engine.end();
}
