//! The boards.

mod odd;
mod shapes;
