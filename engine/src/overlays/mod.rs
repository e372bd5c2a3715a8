//! What is laid over a base game: lasers, denial, realtime.

pub mod denial;
pub mod lasers;
pub mod realtime;
