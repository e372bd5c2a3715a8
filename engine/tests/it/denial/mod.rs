//! Denial.

mod differential;
mod ends;
mod laws;
mod rules;
mod waiting;
