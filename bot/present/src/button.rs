//! Buttons: what they are called, and what they send back.

use lasermate_domain::port::{AtGame, Button, Intent};
use lasermate_domain::tables::table::Table;

/// The most characters of an id that every network takes.
pub const ID_CHARS: usize = 100;

pub fn button(does: &Intent, label: &str) -> Button {
    Button { id: does.id(), label: label.to_owned(), dangerous: false }
}

/// A button whose press cannot be taken back.
pub fn dangerous(does: &Intent, label: &str) -> Button {
    Button { dangerous: true, ..button(does, label) }
}

/// A button at a game's table, as the game stands.
pub fn at_table(table: &Table, does: AtGame, label: &str) -> Button {
    button(&Intent::at_game(table.id.0, table.version, does), label)
}
