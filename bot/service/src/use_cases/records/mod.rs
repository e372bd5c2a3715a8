//! What people have done: ratings, profiles, leaderboards.

pub(crate) mod leaderboard;
pub(crate) mod profile;
