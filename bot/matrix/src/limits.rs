//! How much the adapter holds at once.

/// Rooms and threads of which it is known what was said last.
pub const PLACES: usize = 2_000;
/// How many messages of each.
pub const SAID: usize = 8;
/// Rooms that are answered at once.
pub const SERVED: usize = 32;
/// Rooms in which the typing sign is shown at once.
pub const TYPING: usize = 100;
/// People of whom it is known how much they may still ask for.
pub const PEOPLE: usize = 10_000;
