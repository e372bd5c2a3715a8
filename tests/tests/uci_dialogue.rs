//! `lasermate uci` speaks as chess programs expect, in every game that two play in turns.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use lasermate_engine::any::AnyGame;
use lasermate_engine::preset::{Preset, Setup, Tempo};
use lasermate_tests::program::program;

struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Self {
        let mut child =
            Command::new(program()).arg("uci").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Self { child, input, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// All lines up to the one that begins like this.
    fn until(&mut self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            assert_ne!(
                self.output.read_line(&mut line).unwrap(),
                0,
                "no line begins with {start}: {lines:?}"
            );
            let line = line.trim_end().to_owned();
            let found = line.starts_with(start);
            lines.push(line);
            if found {
                return lines;
            }
        }
    }

    fn end(mut self) {
        self.say("quit");
        assert!(self.child.wait().unwrap().success());
    }
}

/// The games a chess program can choose.
fn variants() -> Vec<&'static Preset> {
    let suits = |preset: &&'static Preset| preset.tempo == Tempo::Turns && preset.sides().len() == 2;
    Preset::all().iter().filter(suits).collect()
}

#[test]
fn it_introduces_itself_with_every_variant() {
    let mut engine = Engine::start();
    engine.say("uci");
    let lines = engine.until("uciok");
    assert!(lines[0].starts_with("id name Lasermate"));
    let variant = lines.iter().find(|line| line.contains("UCI_Variant")).unwrap();
    assert!(variant.starts_with("option name UCI_Variant type combo default chess var chess"));
    for preset in variants() {
        assert!(variant.contains(&format!(" var {}", preset.name)), "{}", preset.name);
    }
    engine.end();
}

#[test]
fn orthodox_chess_is_played_without_being_asked_for() {
    let mut engine = Engine::start();
    for line in ["uci", "isready", "ucinewgame", "position startpos moves e2e4 e7e5", "go depth 4"] {
        engine.say(line);
    }
    let lines = engine.until("bestmove");
    assert!(lines.iter().any(|line| line == "readyok"));
    assert!(lines.iter().any(|line| line.starts_with("info depth 4 score cp ")));
    let moves = lines.last().unwrap().split(' ').nth(1).unwrap().to_owned();
    let mut game = AnyGame::new(&Setup::parse("chess", []).unwrap()).unwrap();
    for text in ["e2e4", "e7e5", &moves] {
        let to = game.address(text).unwrap();
        game.try_text(to.seat, to.text, 0).unwrap();
    }
    engine.end();
}

#[test]
fn a_mate_is_found_and_counted_in_moves() {
    let mut engine = Engine::start();
    engine.say("position fen 6k1/5ppp/8/8/8/8/8/R6K w - - 0 1");
    engine.say("go depth 3");
    let lines = engine.until("bestmove");
    assert_eq!(lines.last().unwrap(), "bestmove a1a8");
    assert!(lines.iter().any(|line| line.contains("score mate 1 ")), "{lines:?}");
    engine.say("position fen 7k/8/8/8/8/8/R7/1R5K w - - 0 1");
    engine.say("go depth 5");
    assert!(engine.until("bestmove").iter().any(|line| line.contains("score mate 2 ")));
    engine.say("position fen 7k/8/6Q1/8/8/8/8/R6K b - - 0 1");
    engine.say("go depth 3");
    assert_eq!(engine.until("bestmove").last().unwrap(), "bestmove (none)", "stalemate");
    engine.end();
}

#[test]
fn every_variant_answers_with_a_move_of_its_own() {
    let mut engine = Engine::start();
    for preset in variants() {
        engine.say(&format!("setoption name UCI_Variant value {}", preset.name));
        engine.say("position startpos");
        engine.say("go nodes 2000");
        let lines = engine.until("bestmove");
        let moves = lines.last().unwrap().split(' ').nth(1).unwrap();
        let game = AnyGame::new(&Setup::new(preset)).unwrap();
        let legal = game.legal(game.to_act().iter().next().unwrap().0);
        assert!(legal.iter().any(|legal| legal.exact == moves), "{}: {moves}", preset.name);
    }
    engine.end();
}

#[test]
fn an_endless_search_answers_and_stops() {
    let mut engine = Engine::start();
    engine.say("go infinite");
    engine.say("isready");
    engine.until("readyok");
    engine.say("stop");
    engine.until("bestmove");
    engine.say("go movetime 50");
    engine.until("bestmove");
    engine.say("go wtime 300 btime 300 winc 10 binc 10");
    engine.until("bestmove");
    engine.say("go infinite");
    engine.end();
}

#[test]
fn what_is_not_understood_ends_nothing() {
    let mut engine = Engine::start();
    for line in [
        "",
        "go on and on",
        "stop",
        "setoption",
        "setoption name UCI_Variant value no-such-game",
        "setoption name Hash value -3",
        "setoption name Level value 99",
        "position",
        "position fen x y z moves",
        "position startpos moves e2e4 e2e4",
        "\u{7}\u{0}",
        "uci",
    ] {
        engine.say(line);
    }
    let lines = engine.until("uciok");
    assert!(lines.iter().any(|line| line == "info string there is no such variant"));
    assert!(lines.iter().any(|line| line.starts_with("info string this position cannot be played")));
    assert!(lines.iter().any(|line| line.starts_with("info string a move of the list")));
    engine.end();
}

#[test]
fn a_script_without_an_end_is_answered_to_its_end() {
    let mut engine = Engine::start();
    engine.say("setoption name Level value 3");
    engine.say("go");
    drop(engine.input);
    let mut lines = engine.output.lines();
    assert!(lines.any(|line| line.unwrap().starts_with("bestmove ")));
    assert!(engine.child.wait().unwrap().success());
}
