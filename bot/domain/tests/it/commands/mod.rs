//! Commands: their lines and names.

mod line;
mod lines;
