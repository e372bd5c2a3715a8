//! Another program that speaks UCI.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A program that plays orthodox chess.
pub struct Other {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    milliseconds: u64,
}

impl Other {
    /// Starts it with its options.
    pub fn start(program: &str, options: &[String], milliseconds: u64) -> Self {
        let mut child = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the other program");
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        let mut other = Self { child, input, output, milliseconds };
        other.say("uci");
        other.until("uciok");
        for option in options {
            let (name, value) = option.split_once('=').unwrap_or((option, "true"));
            other.say(&format!("setoption name {name} value {value}"));
        }
        other.say("isready");
        other.until("readyok");
        other
    }

    /// What it plays after these moves.
    pub fn choose(&mut self, moves: &[String]) -> String {
        self.say(&format!("position startpos moves {}", moves.join(" ")));
        self.say(&format!("go movetime {}", self.milliseconds));
        let line = self.until("bestmove");
        line.split(' ').nth(1).unwrap_or_default().to_owned()
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    fn until(&mut self, start: &str) -> String {
        let mut line = String::new();
        loop {
            line.clear();
            assert_ne!(self.output.read_line(&mut line).unwrap(), 0, "the other program has ended");
            if line.starts_with(start) {
                return line.trim_end().to_owned();
            }
        }
    }
}

impl Drop for Other {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        let _ = self.child.wait();
    }
}
