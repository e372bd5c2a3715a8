//! A game that somebody ends who manages the room.

use lasermate_domain::escape::{NOTE_CHARS, escape_text};
use lasermate_domain::tables::stage::Ending;
use lasermate_domain::tables::table::Table;
use lasermate_engine::seat::Seat;

use super::wording::commas;
use super::{end_line, player};
use crate::say::adjudication as say;

pub use say::{ELSEWHERE, MANAGERS_ONLY, NO_NOTE_HERE, NOT_POSSIBLE, YOU_ENDED, YOUR_OWN};

/// There is no such side in a game.
pub fn no_such_side(table: &Table) -> String {
    let sides: Vec<_> = table.game.sides().iter().map(|side| format!("`{}`", side.name())).collect();
    say::no_such_side(commas(&sides))
}

/// A side has fallen already.
pub fn is_out(table: &Table, seat: Seat) -> String {
    say::is_out(player(table, seat))
}

/// A game has been ended, for everybody.
pub fn ended(table: &Table) -> String {
    end_line(table).unwrap_or_default()
}

/// The note of whoever has ended a game, made harmless.
pub fn noted(note: &str) -> String {
    say::note(escape_text(note, NOTE_CHARS.into()))
}

/// Why a game was ended so, where a note says it.
pub(super) fn note(table: &Table) -> String {
    match table.ending() {
        Some(Ending::Adjudicated(note)) if !note.is_empty() => {
            format!(" {}", noted(note))
        }
        _ => String::new(),
    }
}
