//! The command line.

mod arguments;
mod doctor;
mod files;
mod health;
mod inspect;
mod pacts;
mod solve;
mod uci;
mod unreadable;
