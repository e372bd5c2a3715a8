//! Beams as names: the cells in the order entered, and the end.

use lasermate_engine::board::Mesh;
use lasermate_engine::view::{BeamEnd, BeamView};
use serde::Serialize;

/// How a beam ends: `kind` is `stop`, `corner` or `loop`.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct BeamEnding {
    /// The kind, by its word.
    pub kind: &'static str,
    /// The cell where it ends; `None` for a loop.
    pub at: Option<String>,
}

impl BeamEnding {
    /// The end of a beam on a board.
    pub fn of(mesh: &Mesh, end: BeamEnd) -> Self {
        let at = |cell| Some(mesh.name(cell).to_owned());
        match end {
            BeamEnd::Stop(cell) => Self { kind: "stop", at: at(cell) },
            BeamEnd::Corner { cell, .. } => Self { kind: "corner", at: at(cell) },
            BeamEnd::Loop => Self { kind: "loop", at: None },
        }
    }
}

/// The cells a beam runs through, in the order entered.
pub fn cells(mesh: &Mesh, beam: &BeamView) -> Vec<String> {
    beam.crossings.iter().map(|crossing| mesh.name(crossing.cell).to_owned()).collect()
}
