//! The board: a mesh of quadrilateral cells and the tables derived from it.

mod base;
mod bits;
mod cell;
mod flat;
mod hexagon;
mod mesh;
mod plan;
mod set;
mod shape;

pub use base::{Base, BaseSeat};
pub use bits::Bits;
pub use cell::{Cell, Corner, Edge, VertexId};
pub use mesh::{AcrossCorner, Mesh, Point};
pub use plan::{CellPlan, Plan, PlanError};
pub use set::CellSet;
