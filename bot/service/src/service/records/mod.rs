//! What people have done: ratings, profiles, leaderboards.

mod leaderboard;
mod profile;
pub(in crate::service) mod rate;
