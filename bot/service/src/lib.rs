//! The bot apart from its networks: one command table and one service behind a port, one store, one outbox.

pub mod atomic_file;
pub mod clock;
pub mod computer;
pub mod diagnostic;
pub mod drawing;
pub mod metrics;
pub mod outbox;
pub mod rate_limit;
pub mod service;
pub mod store;
pub mod web;
