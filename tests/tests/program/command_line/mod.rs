//! The command line.

mod doctor;
mod files;
mod inspect;
mod pacts;
mod solve;
mod uci;
mod unreadable;
