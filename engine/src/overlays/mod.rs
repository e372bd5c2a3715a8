//! What is laid over a base game. Each asks little of its base, in a trait of its own; a base answers
//! in its own folder.

mod base;
pub mod denial;
pub mod lasers;

pub use base::OverlaySupport;
