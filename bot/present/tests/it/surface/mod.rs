//! The planner: what it shows on networks that have little.

mod laws;
mod words_alone;
