//! The command line.

mod access;
mod arguments;
mod backup;
mod doctor;
mod files;
mod health;
mod inspect;
mod operator;
mod pacts;
mod proxies;
mod solve;
mod uci;
mod unreadable;
mod wrong_settings;
