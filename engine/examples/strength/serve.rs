//! This build as a program for another one to play against: as much of UCI as a match needs, for every game with turns.

use std::io::BufRead;

use lasermate_engine::any::AnyGame;
use lasermate_engine::search::{Limits, TranspositionTable, Tuning};
use lasermate_engine::variants::{Preset, Setup};

/// The game after some moves.
fn after(preset: &'static Preset, moves: &str) -> AnyGame {
    let mut game = AnyGame::new(&Setup::new(preset)).unwrap();
    for text in moves.split_ascii_whitespace() {
        let (seat, _) = game.to_act().iter().next().expect("somebody acts");
        game.try_text(seat, text, 0).expect(text);
    }
    game
}

/// Answers the lines of the input.
pub fn serve() {
    let mut memory = TranspositionTable::new(TranspositionTable::BYTES);
    let mut preset = Preset::named("chess").unwrap();
    let mut game = after(preset, "");
    for line in std::io::stdin().lock().lines() {
        let line = line.unwrap();
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match word {
            "uci" => println!("uciok"),
            "isready" => println!("readyok"),
            "setoption" => {
                if let Some(name) = rest.strip_prefix("name UCI_Variant value ") {
                    preset = Preset::named(name).expect("a game");
                }
            }
            "ucinewgame" => memory.forget(),
            "position" => game = after(preset, rest.strip_prefix("startpos moves").unwrap_or_default()),
            "go" => {
                let nodes =
                    rest.strip_prefix("nodes ").and_then(|text| text.parse().ok()).expect("go nodes N");
                let (seat, _) = game.to_act().iter().next().expect("somebody acts");
                let tuning = Tuning { continues: true, ..Tuning::PLAY };
                let how = (Limits { depth: 90, ..Limits::nodes(nodes) }, tuning);
                let thought = game.think(seat, how, &mut memory, &mut |_| {}).expect("a thought");
                println!("info depth {} score cp {}", thought.depth, thought.value);
                println!("bestmove {}", thought.action.unwrap_or_default());
            }
            "quit" => return,
            _ => {}
        }
    }
}
