//! The use cases: challenges, live games, deadlines. Platform-free.

pub mod complete;
pub mod deed;
pub mod live;
pub mod past;
pub mod picture;
pub mod record;
pub mod show;
pub mod showing;
pub mod sight;
