//! Tournaments apart from the service: who meets whom, who leads.

mod field;
mod laws;
mod simulated;
mod standings;
