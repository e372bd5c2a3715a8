//! The `lasermate` program.
fn main() {}
