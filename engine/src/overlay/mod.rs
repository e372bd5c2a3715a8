//! What is laid over a base game: lasers.

pub mod lasers;
