//! Rooms and what belongs to them: locks, settings, threads, watchers, servers.

pub(crate) mod language;
pub(crate) mod muting;
pub(crate) mod people_list;
pub(crate) mod pings;
pub(crate) mod settings;
pub(crate) mod tables;
pub(crate) mod threads;
pub(crate) mod watching;
