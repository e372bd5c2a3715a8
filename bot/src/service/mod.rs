//! The use cases: challenges, live games, deadlines. Platform-free.

pub mod live;
