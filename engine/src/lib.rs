//! The rules of Lasermate's games: pure functions over plain values.
