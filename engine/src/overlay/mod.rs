//! What is laid over a base game: lasers, denial.

pub mod denial;
pub mod lasers;
