//! The built-in page, over HTTP.

mod address;
mod api;
mod assets;
mod board;
mod computer;
mod flood;
mod forgotten;
mod hostile;
mod import;
mod limits;
mod metrics;
mod pacts;
mod push;
mod torn;
