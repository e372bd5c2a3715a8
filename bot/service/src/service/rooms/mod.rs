//! Rooms and what belongs to them: locks, settings, threads, watchers, servers.

mod muting;
pub(super) mod pings;
pub(super) mod servers;
pub(super) mod settings;
pub(super) mod tables;
pub(super) mod threads;
pub(super) mod watching;
