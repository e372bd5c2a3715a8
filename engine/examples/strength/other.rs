//! Another program that speaks UCI, which may be another build of this one.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use lasermate_engine::seat::Seat;

/// How much a program may think about a move.
#[derive(Clone, Copy)]
pub enum Budget {
    /// So many milliseconds, and how many threads this build searches in.
    Milliseconds(u64, u8),
    Nodes(u64),
}

impl Budget {
    /// A number of positions, or with `ms` behind it of milliseconds, and with `x2` behind that in two threads.
    pub fn read(word: &str) -> Self {
        match word.split_once("ms") {
            Some((milliseconds, threads)) => Self::Milliseconds(
                milliseconds.parse().expect("milliseconds"),
                threads.strip_prefix('x').map_or(1, |threads| threads.parse().expect("threads")),
            ),
            None => Self::Nodes(word.parse().expect("positions")),
        }
    }
}

/// Who is asked, and the time on the board, in a game without turns. Only another build of this program is told these.
pub type Moment = (Seat, u64);

pub struct Other {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    budget: Budget,
    /// What it said of its last position, in centipawns.
    pub value: Option<i32>,
}

/// A forced mate, in centipawns.
const MATE: i32 = 30_000;

impl Other {
    /// Starts it: words with `=` are options, the others are arguments.
    pub fn start(program: &str, words: &[String], budget: Budget) -> Self {
        let (options, arguments): (Vec<_>, Vec<_>) = words.iter().partition(|word| word.contains('='));
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the other program");
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        let mut other = Self { child, input, output, budget, value: None };
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

    /// Another game begins, at the start that is drawn from a number where chance decides it: only another build of this program
    /// knows that option.
    pub fn begin(&mut self, drawn: u64) {
        self.say(&format!("setoption name Drawn value {drawn}"));
        self.say("ucinewgame");
        self.say("isready");
        self.until("readyok");
    }

    /// What it plays after these moves; nothing where it waits.
    pub fn choose(&mut self, moves: &[String], moment: Option<Moment>) -> Option<String> {
        self.say(&format!("position startpos moves {}", moves.join(" ")));
        let mut go = match self.budget {
            Budget::Milliseconds(milliseconds, _) => format!("go movetime {milliseconds}"),
            Budget::Nodes(nodes) => format!("go nodes {nodes}"),
        };
        if let Some((seat, at)) = moment {
            go.push_str(&format!(" seat {} at {at}", seat.index()));
        }
        self.say(&go);
        let line = self.until("bestmove");
        line.split(' ').nth(1).filter(|text| !text.is_empty()).map(str::to_owned)
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    fn until(&mut self, start: &str) -> String {
        let mut line = String::new();
        loop {
            line.clear();
            assert_ne!(self.output.read_line(&mut line).unwrap(), 0, "the other program has ended");
            if line.starts_with("info") {
                self.value = value(&line).or(self.value);
            }
            if line.starts_with(start) {
                return line.trim_end().to_owned();
            }
        }
    }
}

/// The value that a line of information tells.
fn value(line: &str) -> Option<i32> {
    let mut words = line.split_ascii_whitespace().skip_while(|word| *word != "score").skip(1);
    let (kind, number) = (words.next()?, words.next()?.parse::<i32>().ok()?);
    Some(if kind == "mate" { number.signum() * MATE } else { number })
}

impl Drop for Other {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        let _ = self.child.wait();
    }
}
