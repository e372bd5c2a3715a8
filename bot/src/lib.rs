//! The Lasermate chat bot: one command table and one service behind a port, and platforms before it.

pub mod bounds;
pub mod cli;
pub mod clock;
pub mod command;
pub mod computer;
pub mod config;
pub mod drawing;
pub mod finding;
pub mod metrics;
pub mod outbox;
pub mod platform;
pub mod port;
pub mod puzzles;
pub mod recent;
pub mod run;
pub mod service;
pub mod store;
pub mod text;
pub mod web;
