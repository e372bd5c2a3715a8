//! Commands: their lines, names and completion.

mod complete;
mod corpus;
mod line;
mod lines;
mod moves;
