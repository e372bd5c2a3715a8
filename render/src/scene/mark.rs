//! Signs on cells, and the ways of moves that are no single line.

use serde::Serialize;

use super::Point;

/// The place of a cell in [`super::Scene::cells`].
pub type CellIndex = usize;

/// A sign on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// The last move, from one cell to another.
    LastMove {
        /// Where the piece left.
        from: CellIndex,
        /// Where it arrived.
        to: CellIndex,
    },
    /// The king here is in check.
    Check(CellIndex),
    /// The piece here is the one asked about.
    Selected(CellIndex),
    /// A piece may move here.
    Target(CellIndex),
    /// A piece may capture here.
    Capture(CellIndex),
    /// The piece here waits for its player's decision.
    Decision(CellIndex),
    /// Something was dropped here: a last move that came from nowhere.
    Drop(CellIndex),
    /// What just happened here broke a promise: a broken seal.
    Breach(CellIndex),
    /// The piece here must wait: a bar below it that empties, and the time that is left on it.
    Cooling {
        /// The cell.
        cell: CellIndex,
        /// How many of [`RING`] parts are left, from 1; more is a whole bar.
        left: u8,
        /// The seconds that are left; from 100 on they are written as minutes, hours or days.
        seconds: u32,
    },
    /// A move from here is made and waits to be carried out: an hourglass.
    Held(CellIndex),
    /// What just happened changed this cell, too.
    Touched(CellIndex),
    /// Everything around here was captured at once: a burst over the cell and its neighbours.
    Blast(CellIndex),
    /// What went here was taken back: a cross.
    Denied(CellIndex),
}

/// The parts of a whole bar of [`Mark::Cooling`].
pub const RING: u8 = 48;

/// A part of a move's way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrow {
    /// How it goes.
    pub kind: ArrowKind,
    /// Where it begins.
    pub from: Point,
    /// Where it leads to.
    pub to: Point,
    /// Which part of the way it is, from 1: a number on it says so.
    pub number: Option<u8>,
    /// Drawn faint: it only could be gone.
    pub faint: bool,
}

/// How a part of a move's way goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ArrowKind {
    /// In: a solid arrow that ends in the middle of its cell.
    Entry,
    /// From one place to another without passing between: a dotted bow.
    Jump,
    /// Out again: a solid arrow that ends before whatever stands there.
    Exit,
    /// Two pieces exchange places: a solid bow with two heads, beside them.
    Exchange,
}
