//! The built-in page, over HTTP.

mod api;
mod computer;
mod flood;
mod hostile;
mod limits;
mod metrics;
mod pacts;
mod torn;
