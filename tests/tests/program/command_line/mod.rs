//! The command line.

mod doctor;
mod inspect;
mod pacts;
mod uci;
mod unreadable;
