//! Commands: completion of moves in games.

mod moves;
