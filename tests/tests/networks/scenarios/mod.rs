//! The same scenarios on every network.

mod games;
mod service;
