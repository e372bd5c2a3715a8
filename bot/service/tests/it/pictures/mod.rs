//! What is drawn, and when.

mod bounds;
mod pinned;
