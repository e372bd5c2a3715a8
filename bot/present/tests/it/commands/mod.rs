//! Commands: how lines are told, and completion.

mod complete;
mod corpus;
mod not_read;
