//! Denial.

mod differential;
mod laws;
mod rules;
mod waiting;
