//! `lasermate uci`: the computer player for chess programs, by the UCI protocol with `UCI_Variant`.
//!
//! A variant is a game of the list that two play in turns, under its own name; `chess` is orthodox chess. Moves and positions
//! are the exact texts of each game, and so are actions that move no man (`lifeline-stop`, `deny`).

mod go;
mod session;
mod variants;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::sync::Mutex;

use session::Session;

/// Talks with whoever writes the lines of `input`, until `quit` or the end of the input.
///
/// # Errors
/// Where the input cannot be read or the output cannot be written.
pub(super) fn run(input: impl BufRead, out: impl Write + Send) -> io::Result<ExitCode> {
    let out = Mutex::new(out);
    std::thread::scope(|scope| {
        let mut session = Session::new(scope, &out);
        for line in input.lines() {
            if !session.hear(&line?)? {
                return Ok(ExitCode::SUCCESS);
            }
        }
        session.finish();
        Ok(ExitCode::SUCCESS)
    })
}
