//! The store.

mod commit;
mod forms;
mod open;
mod past;
mod plans;
