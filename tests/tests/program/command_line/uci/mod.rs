//! `lasermate uci` speaks as chess programs expect, in every game that two play in turns.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

mod search;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use lasermate_engine::any::AnyGame;
use lasermate_engine::variants::{Preset, Setup};
use lasermate_tests::program::program;

/// How long a line may take before a test gives up. Nothing is decided by it but failure.
const PATIENCE: Duration = Duration::from_secs(120);

struct Engine {
    child: Child,
    input: ChildStdin,
    output: Receiver<String>,
}

impl Engine {
    fn start() -> Self {
        let mut child =
            Command::new(program()).arg("uci").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (input, lines) =
            (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()).lines());
        let (tell, output) = mpsc::channel();
        thread::spawn(move || lines.map_while(Result::ok).try_for_each(|line| tell.send(line)));
        Self { child, input, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// The lines up to the answer to `go`, the answer last.
    fn go(&mut self, position: &str, go: &str) -> Vec<String> {
        self.say(&format!("position {position}"));
        self.say(&format!("go {go}"));
        self.until("bestmove ")
    }

    /// Gives the engine time to speak out of turn, and hears that it has not answered.
    fn keeps_its_answer(&mut self, why: &str) {
        thread::sleep(Duration::from_millis(150));
        self.say("isready");
        let lines = self.until("readyok");
        assert!(!lines.iter().any(|line| line.starts_with("bestmove")), "{why}: {lines:?}");
    }

    /// All lines up to the one that begins like this.
    fn until(&mut self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.output.recv_timeout(PATIENCE);
            let line = line.unwrap_or_else(|error| panic!("{error}: no line begins with {start}: {lines:?}"));
            let line = line.trim_end().to_owned();
            let found = line.starts_with(start);
            lines.push(line);
            if found {
                return lines;
            }
        }
    }

    /// Stops speaking to it; what it still says. It ends by itself.
    fn leave(self) -> Vec<String> {
        let Self { mut child, input, output } = self;
        drop(input);
        let lines = output.iter().collect();
        assert!(child.wait().unwrap().success());
        lines
    }

    fn end(mut self) {
        self.say("quit");
        assert!(self.child.wait().unwrap().success());
    }
}

/// The games a chess program can choose.
fn variants() -> Vec<&'static Preset> {
    let suits = |preset: &&'static Preset| preset.has_turns() && preset.sides().len() == 2;
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

/// "joho debug on" is `debug on`, as the protocol says.
#[test]
fn words_that_are_no_commands_are_passed_over() {
    let mut engine = Engine::start();
    engine.say("joho isready");
    engine.until("readyok");
    engine.say("go infinite");
    for line in ["register name stop", "debug stop", "nonsense", "and more of it", ""] {
        engine.say(line);
    }
    engine.keeps_its_answer("none of these is a command");
    engine.say("please stop");
    engine.until("bestmove ");
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
        "position fen x moves",
        "position startpos moves e2e4 e2e4",
        "\u{7}\u{0}",
        "uci",
    ] {
        engine.say(line);
    }
    let lines = engine.until("uciok");
    for start in [
        "info string there is no option \"\"",
        "info string there is no such variant",
        "info string Hash takes a number from 1 to 1024",
        "info string Level takes a number from 1 to 12",
        "info string position needs startpos or fen",
        "info string invalid position: the board field is wrong",
        "info string move 2 of the list, e2e4, can't be played: there is no piece on that square",
    ] {
        assert!(lines.iter().any(|line| line.starts_with(start)), "{start}: {lines:?}");
    }
    engine.end();
}

#[test]
fn a_script_without_an_end_is_answered_to_its_end() {
    let mut engine = Engine::start();
    engine.say("setoption name Level value 3");
    engine.say("go");
    assert!(engine.leave().last().unwrap().starts_with("bestmove "));
}

#[test]
fn every_search_ends_with_the_input() {
    for go in ["go", "go infinite", "go ponder wtime 60000 btime 60000", "go movetime 600000", "go depth 80"]
    {
        let mut engine = Engine::start();
        engine.say(go);
        let lines = engine.leave();
        assert!(lines.last().unwrap().starts_with("bestmove "), "{go}: {lines:?}");
    }
}

#[test]
fn a_line_of_any_bytes_ends_nothing() {
    let mut engine = Engine::start();
    engine.input.write_all(b"\xff\xfe\x00 position\nposition \xc3\x28\n").unwrap();
    engine.input.write_all(&vec![b'x'; 3 << 20]).unwrap();
    engine.say("\nuci");
    let lines = engine.until("uciok");
    assert!(lines.iter().any(|line| line.contains("a million characters")), "{lines:?}");
    engine.end();
}

#[test]
fn positions_of_other_programs_are_mended_or_refused_with_the_reason() {
    let mut engine = Engine::start();
    let start = "fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let exact = engine.go("startpos", "nodes 2000").last().unwrap().clone();
    for (rest, said) in [
        ("w KQkq -", "info string the half-move clock is left out and read as 0"),
        ("w qkQK e4 0 0", "info string castling qkQK is read as KQkq"),
        ("w KQkq e4 0 1", "info string en passant e4 is read as -"),
        ("w KQkq - 0 0", "info string the move number 0 is read as 1"),
    ] {
        engine.say("ucinewgame");
        let lines = engine.go(&format!("{start} {rest}"), "nodes 2000");
        assert!(lines.iter().any(|line| line == said), "{rest}: {lines:?}");
        assert_eq!(lines.last().unwrap(), &exact, "{rest}");
    }
    let lines = engine.go("fen 8/8/8/8/8/8/8/K7 w - - 0 1", "nodes 10");
    assert!(
        lines[0].ends_with("invalid position: this position can't be played: each side must have one king"),
        "{lines:?}"
    );
    assert_eq!(lines.last().unwrap(), "bestmove (none)");
    engine.end();
}

#[test]
fn a_draw_does_not_keep_pieces_from_moving() {
    let mut engine = Engine::start();
    let kings = engine.go("fen 7k/8/8/8/8/8/8/K7 w - - 0 1", "depth 3").pop().unwrap();
    assert!(["bestmove a1a2", "bestmove a1b1", "bestmove a1b2"].contains(&kings.as_str()), "{kings}");
    let shuffle = "g1f3 g8f6 f3g1 f6g8 ".repeat(5);
    let again = engine.go(&format!("startpos moves {shuffle}"), "depth 2").pop().unwrap();
    assert!(!again.contains("(none)") && !again.contains("draw"), "{again}");
    engine.end();
}

#[test]
fn a_move_that_cannot_be_played_is_named_and_the_position_before_it_searched() {
    let mut engine = Engine::start();
    let lines = engine.go("startpos moves e2e4 e7e5 e4e5 g1f3", "nodes 2000");
    let said = "info string move 3 of the list, e4e5, can't be played: ";
    assert!(
        lines[0].starts_with(said) && lines[0].ends_with(". The moves before it are played"),
        "{lines:?}"
    );
    engine.say("ucinewgame");
    let before = engine.go("startpos moves e2e4 e7e5", "nodes 2000");
    assert_eq!(lines.last(), before.last());
    engine.end();
}

#[test]
fn every_option_is_declared_and_the_others_are_named() {
    let mut engine = Engine::start();
    engine.say("uci");
    let lines = engine.until("uciok");
    for option in [
        "option name Hash type spin default 64 min 1 max 1024",
        "option name Threads type spin default 1 min 1 max 64",
        "option name MultiPV type spin default 1 min 1 max 64",
        "option name Move Overhead type spin default 30 min 0 max 5000",
        "option name Level type spin default 12 min 1 max 12",
        "option name Ponder type check default false",
    ] {
        assert!(lines.iter().any(|line| line == option), "{option}: {lines:?}");
    }
    engine.say("setoption name Threads value 65");
    engine.say("setoption name Contempt value 10");
    engine.say("isready");
    let lines = engine.until("readyok");
    assert_eq!(lines[0], "info string Threads takes a number from 1 to 64. It is unchanged");
    assert_eq!(lines[1], "info string there is no option \"Contempt\"");
    engine.end();
}
