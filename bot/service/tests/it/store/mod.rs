//! The store.

mod commit;
mod forms;
mod names;
mod open;
mod past;
mod plans;
