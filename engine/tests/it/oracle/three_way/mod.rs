//! A second, plain three-way chess: written from the rules text by seats, files and ranks, without meshes, sets or tables.

mod board;
mod game;
mod moves;
mod text;

pub use board::Option3;
pub use game::Plain;
