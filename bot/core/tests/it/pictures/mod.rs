//! What is drawn.

mod bounds;
mod crazy;
mod pinned;
