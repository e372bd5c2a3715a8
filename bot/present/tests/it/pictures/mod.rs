//! What is drawn.

mod crazy;
mod live_board;
