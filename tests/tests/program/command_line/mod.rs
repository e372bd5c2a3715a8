//! The command line.

mod doctor;
mod files;
mod health;
mod inspect;
mod pacts;
mod solve;
mod uci;
mod unreadable;
