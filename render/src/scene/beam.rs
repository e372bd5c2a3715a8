//! Beams, the devices they come from and the pockets they may end in.

use serde::Serialize;

use super::{Point, Side};

/// How a beam ends, at the last point of its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BeamEnd {
    /// On a piece, at the centre of its cell.
    Stop,
    /// In a corner of the frame.
    Corner,
    /// In the opponent's heel, for points.
    Lasermate,
    /// Nowhere: it is back at its start and runs for ever.
    Loop,
}

/// A laser beam.
#[derive(Clone, Debug, PartialEq)]
pub struct Beam {
    /// Whose it is.
    pub side: Side,
    /// Its way, from the emitter on: lattice points it crosses, centres of cells where it turns or
    /// stops. Points on a straight part may be left out.
    pub path: Vec<Point>,
    /// How it ends.
    pub end: BeamEnd,
}

/// An Achilles heel: the pocket in a corner of the frame with a side's ball in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Heel {
    /// Whose ball lies there: the side that suffers when a beam arrives.
    pub side: Side,
    /// The corner.
    pub at: Point,
    /// Whether a lasermate has been scored in it: the ball is gone.
    pub hit: bool,
}

/// The device on the frame a beam comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Emitter {
    /// Whose beam it is.
    pub side: Side,
    /// The lattice point on the frame.
    pub at: Point,
    /// The way the beam starts, of any length: (1, -1) is south-east.
    pub direction: Point,
}
