//! This build as a program for another one to play against: as much of UCI as a match needs, for every game.

use std::io::BufRead;
use std::time::{Duration, Instant};

use lasermate_engine::any::AnyGame;
use lasermate_engine::search::{Limits, TranspositionTable, Tuning};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{Preset, Setup};

/// A game at its start, which is drawn from a number where chance decides it.
pub fn begun(preset: &'static Preset, drawn: u64) -> AnyGame {
    let setup = Setup::new(preset);
    AnyGame::new(&setup.drawn(drawn).unwrap_or(setup)).unwrap()
}

/// The game after some moves, from the start that is drawn from a number; without turns each has its time before it.
fn after(preset: &'static Preset, drawn: u64, moves: &str) -> AnyGame {
    let mut game = begun(preset, drawn);
    for text in moves.split_ascii_whitespace() {
        match text.split_once(':').filter(|_| !preset.has_turns()) {
            Some((at, text)) => {
                let at = at.parse().expect("a time");
                game.advance(at);
                let played = Seat::ALL.into_iter().take(2).any(|seat| game.try_text(seat, text, at).is_ok());
                assert!(played, "{text}");
            }
            None => {
                let (seat, _) = game.to_act().iter().next().expect("somebody acts");
                game.try_text(seat, text, 0).expect(text);
            }
        }
    }
    game
}

/// The number behind a word.
fn behind(line: &str, word: &str) -> Option<u64> {
    let mut words = line.split_ascii_whitespace().skip_while(|found| *found != word);
    words.nth(1).and_then(|number| number.parse().ok())
}

/// Answers the lines of the input.
pub fn serve() {
    let mut memory = TranspositionTable::new(TranspositionTable::BYTES);
    let mut preset = Preset::named("chess").unwrap();
    let mut drawn = 0;
    let mut game = after(preset, drawn, "");
    for line in std::io::stdin().lock().lines() {
        let line = line.unwrap();
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match word {
            "uci" => println!("uciok"),
            "isready" => println!("readyok"),
            "setoption" => {
                if let Some(name) = rest.strip_prefix("name UCI_Variant value ") {
                    preset = Preset::named(name).expect("a game");
                } else if let Some(number) = rest.strip_prefix("name Drawn value ") {
                    drawn = number.parse().expect("a number");
                }
            }
            "ucinewgame" => memory.forget(),
            "position" => {
                game = after(preset, drawn, rest.strip_prefix("startpos moves").unwrap_or_default())
            }
            "go" => {
                if let Some(at) = behind(rest, "at") {
                    game.advance(at);
                }
                let said = behind(rest, "seat").and_then(|seat| Seat::from_index(seat as usize));
                let asked = game.to_act().iter().next().map(|(seat, _)| seat);
                let seat = said.or(asked).expect("somebody acts");
                let begun = Instant::now();
                let milliseconds = behind(rest, "movetime");
                let stop = || milliseconds.is_some_and(|most| begun.elapsed() >= Duration::from_millis(most));
                let nodes = behind(rest, "nodes").unwrap_or(u64::MAX);
                let tuning = Tuning { continues: true, ..Tuning::PLAY };
                let how = (Limits { depth: 90, stop: &stop, ..Limits::nodes(nodes) }, tuning);
                let Some(thought) = game.think(seat, how, &mut memory, &mut |_| {}) else {
                    println!("bestmove");
                    continue;
                };
                println!("info depth {} score cp {}", thought.depth, thought.value);
                println!("bestmove {}", thought.action.unwrap_or_default());
            }
            "quit" => return,
            _ => {}
        }
    }
}
