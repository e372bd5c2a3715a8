//! The Lasermate chat bot: one command table and one service behind a port, and platforms before it.

pub mod command;
pub mod port;
pub mod service;
pub mod text;
