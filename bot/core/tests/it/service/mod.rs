//! Use cases, without a network.

mod agreed;
mod clock;
mod daily;
mod holiday;
mod laws;
mod live_clock;
mod moves_on;
mod pacts;
mod pacts_threads;
mod picking;
mod pings;
mod ratings;
mod realtime;
mod rematch;
mod settings;
mod setup;
mod solving;
mod stale;
mod tables;
mod talk;
mod threads;
mod tournaments;
mod trouble;
mod turned;
mod unreadable;
mod watching;
