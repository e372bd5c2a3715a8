//! How much the adapter holds at once.

/// Channels whose server is kept in memory.
pub const ROOMS: usize = 10_000;
/// People of whom it is known when they did something last.
pub const PEOPLE: usize = 10_000;
/// Rooms whose old buttons are being taken away at once. Beyond that they stay until the room's next post.
pub const RETIRING: usize = 256;
/// Interactions that are under way and may bring a board.
pub const UNDER_WAY: usize = 4_096;
/// Tokens of interactions that are kept for a channel: the newest, for 15 minutes.
pub const TOKENS: usize = 8;
/// Messages whose layout is kept in memory, to take their buttons away.
pub const LAYOUTS: usize = 2_048;
/// Channels of which it is known whether they are forums.
pub const FORUMS: usize = 2_048;
/// Posts of which it is not known whether they are there.
pub const UNSURE: usize = 1_024;
