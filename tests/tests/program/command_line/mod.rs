//! The command line.

mod arguments;
mod backup;
mod doctor;
mod files;
mod health;
mod inspect;
mod operator;
mod pacts;
mod solve;
mod uci;
mod unreadable;
mod wrong_settings;
