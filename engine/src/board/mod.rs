//! The board: a mesh of quadrilateral cells and the tables derived from it.

mod cell;
mod mesh;

pub use cell::{Cell, Corner};
pub use mesh::Mesh;
