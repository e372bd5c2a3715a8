//! The hints that a game's record notes.

use lasermate_engine::seat::Seat;

/// A hint that was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    pub seat: Seat,
    /// How many actions of the record stood then.
    pub before: usize,
    /// The action in its exact text; empty where it was better to wait.
    pub exact: String,
    /// The game's version then; 0 in a record that was read.
    pub version: u32,
}
