//! A client of another team's in a process of its own, told what to do and answering, one JSON object a line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;

#[derive(Debug)]
pub(super) struct Talk {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Talk {
    /// Starts it; gives what it says first.
    pub(super) fn start(command: &mut Command) -> (Self, Value) {
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("the client starts");
        let to = child.stdin.take().expect("its input is piped");
        let from = BufReader::new(child.stdout.take().expect("its output is piped"));
        let mut talk = Self { child, to, from };
        let ready = talk.read();
        (talk, ready)
    }

    pub(super) fn process(&self) -> u32 {
        self.child.id()
    }

    /// Tells it what to do, and gives what came of it.
    pub(super) fn tell(&mut self, what: &Value) -> Value {
        writeln!(self.to, "{what}").expect("the client reads");
        self.read()
    }

    fn read(&mut self) -> Value {
        let mut line = String::new();
        self.from.read_line(&mut line).expect("the client answers");
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line:?}"))
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
