//! The command line.

mod doctor;
mod inspect;
mod pacts;
mod solve;
mod uci;
mod unreadable;
