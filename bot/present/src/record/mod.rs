//! The text record of a game: an owned format, written by `/export`, read by `/import` and the command line.
//!
//! ```text
//! Lasermate record 1
//! Game: billichess
//! Options: mirror=rows
//! Position: ...
//! Player: blue Ann
//! Player: red Bob
//! Date: 2026-07-01
//! Result: checkmate, blue 777, red 0
//! Moves:
//! b:d2d3 r:e7e5 b:c1g5
//! Times:
//! 0 15200 31500
//! ```
//!
//! The first line is the format's name and version. The head lines stand in any order; `Game` is needed, `Options`
//! and `Position` only where the table differs from the preset, the others are for people. `Moves:` begins the words
//! of notation.md, each with the letter of its side, as many lines as it takes; they can be pasted behind `--moves`.
//! Without turns every option is written, default or not, and `Clock:` says up to which millisecond the clock has run:
//! what was due by it has happened.
//! `Hints:` says who had a hint from the computer, each by the letter of the side and how many words stood before it: `b:12`.
//! `Times:` may be left out: whole milliseconds since the game began, one for each word. A record that lost its line
//! ends on the way (a chat's command line joins them) is read all the same: names are written without colons.

pub mod pgn;
mod read;
mod roster;
mod write;

pub use lasermate_domain::command::RECORD_CHARS;
pub use read::{GameRecord, RecordError, RecordNote, UnplayableWord, read};
pub use roster::{Roster, Termination, TwoPlayerScore, UNKNOWN};
pub use write::write;

/// Reads a record of ours or the first game of a PGN text.
///
/// # Errors
/// As [`read`] and [`pgn::read`].
pub fn read_any(text: &str) -> Result<GameRecord, RecordError> {
    if pgn::is_pgn(text) { pgn::read(text) } else { read(text) }
}

/// The most bytes of a file: the longest record, each of its characters at its longest in UTF-8.
pub const FILE_BYTES: usize = 4 * RECORD_CHARS;

/// The text of a file that somebody has attached; `None` where it holds what no text has.
pub fn of_file(bytes: Vec<u8>) -> Option<String> {
    let is_text = |c: char| !c.is_control() || matches!(c, '\n' | '\r' | '\t');
    Some(decoded(bytes)).filter(|text| text.chars().all(is_text))
}

/// The text of a file: UTF-8, UTF-16 with its mark, or Latin-1, which PGN was written in. Where a file is cut off, half a letter may
/// stand.
pub fn decoded(bytes: Vec<u8>) -> String {
    let wide = |read: fn([u8; 2]) -> u16| {
        let units = bytes.get(2..).unwrap_or_default().chunks_exact(2).map(|pair| read([pair[0], pair[1]]));
        char::decode_utf16(units).map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
    };
    match bytes.as_slice() {
        [0xff, 0xfe, ..] => wide(u16::from_le_bytes),
        [0xfe, 0xff, ..] => wide(u16::from_be_bytes),
        _ => String::from_utf8(bytes)
            .unwrap_or_else(|error| error.as_bytes().iter().map(|byte| char::from(*byte)).collect()),
    }
}

/// The first line: the format and its version.
pub const FIRST_LINE: &str = "Lasermate record 1";

/// The most actions of a record.
pub const RECORD_ACTIONS: usize = 12_000;

/// The head lines there are.
pub(crate) const HEADS: [&str; 8] =
    ["Game", "Options", "Position", "Player", "Date", "Clock", "Result", "Hints"];
