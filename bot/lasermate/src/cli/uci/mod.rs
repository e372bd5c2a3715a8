//! `lasermate uci`: the computer player for chess programs, by the UCI protocol with `UCI_Variant`.
//!
//! A variant is a game of the list that two play in turns, under its own name; `chess` is orthodox chess. Moves and positions
//! are the texts of each game, and so are actions that move no piece (`lifeline-stop`, `deny`).

mod clock;
mod fen;
mod go;
mod lines;
mod options;
mod session;
mod signal;
mod thinking;
mod variants;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::sync::Mutex;

use lines::InputLine;
use session::UciSession;

/// Talks with whoever writes the lines of `input`, until `quit` or the end of the input.
///
/// # Errors
/// Where the input cannot be read or the output cannot be written.
pub(super) fn run(mut input: impl BufRead, out: impl Write + Send) -> io::Result<ExitCode> {
    let out = Mutex::new(out);
    std::thread::scope(|scope| {
        let mut session = UciSession::new(scope, &out);
        while let Some(line) = lines::next(&mut input)? {
            match line {
                InputLine::Text(line) if !session.hear(&line)? => return Ok(ExitCode::SUCCESS),
                InputLine::Text(_) => {}
                InputLine::TooLong => session.note("ignored a line of more than a million characters")?,
            }
        }
        session.finish();
        Ok(ExitCode::SUCCESS)
    })
}
