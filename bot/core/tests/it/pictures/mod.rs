//! What is drawn.

mod bounds;
mod crazy;
mod live_board;
mod pinned;
