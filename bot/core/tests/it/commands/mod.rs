//! Commands: their lines, names and completion.

mod complete;
mod line;
mod lines;
mod moves;
