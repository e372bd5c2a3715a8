//! The bot apart from its networks: one command table and one service behind a port, one store, one outbox.

pub mod addresses;
mod admin;
pub mod async_service;
pub mod atomic_file;
pub mod backoff;
pub mod clock;
mod commit;
pub mod computer;
pub mod diagnostic;
pub mod drawing;
mod handler;
pub mod metrics;
pub mod outbox;
pub mod questions;
pub mod rate_limit;
mod scheduler;
pub mod service;
pub mod store;
mod use_cases;
pub mod web;
pub mod world;
