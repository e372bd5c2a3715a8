//! Helpers of the whole-program tests.

pub mod plain;
