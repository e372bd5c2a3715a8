//! A mesh of quadrilateral cells: four corner vertices each, and what follows from them.

/// A board: cells by their corner vertices.
#[derive(Debug)]
pub struct Mesh {}
