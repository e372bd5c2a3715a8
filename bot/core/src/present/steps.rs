//! A move of several parts and all that it set off, as numbered steps on cells of the view.

use lasermate_engine::board::Cell;

/// The parts of a move and what it set off. The numbers are those of its steps in words, from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chain {
    /// The ways of a move that has several: a king's two steps, each link of a chain of disguises.
    pub legs: Vec<Leg>,
    /// Which steps happened on which cell, in cell order; without those told by `legs`, and none for a move that set
    /// nothing off and has one part.
    pub steps: Vec<(Cell, Vec<u8>)>,
}

/// A way of a move that has several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// Its number.
    pub number: u8,
    /// Where it begins.
    pub from: Cell,
    /// Where it ends.
    pub to: Cell,
    /// Whether two pieces exchanged places, and not one went.
    pub exchange: bool,
}
