//! How much the program holds at once: every cache, queue and pool has its bound here, those of a network's adapter
//! in the `limits.rs` of its crate.
//!
//! What is not here grows with the live games alone: their timers, the games in which a computer may have something to do,
//! and what a thread reads of one person or game while it answers.

/// Connections that read the store. Each serves one question at a time, and who comes when all are busy waits.
pub const READERS: usize = 4;
/// Prepared statements that a connection keeps: more than the store has.
pub const STATEMENTS: usize = 128;
/// Bytes that the store's journal keeps on the disk once its content is in the database: 64 MB.
pub const JOURNAL: u32 = 64 * 1024 * 1024;
/// The largest database, in bytes, that is checked whole at the start: 256 MB, about half a second. Of larger ones the log
/// and the requests are left to `lasermate doctor`.
pub const CHECKED_WHOLE: u64 = 256 * 1024 * 1024;

/// The largest database, in bytes, that is written anew at the start to wipe what earlier versions deleted: 256 MB, a second or two.
pub const WIPED_AT_START: u64 = 256 * 1024 * 1024;

/// Games that are kept in memory, and rooms of which the lock is kept, before those that nobody needs are swept.
pub const GAMES: usize = 1_024;
/// Things in the database that cannot be read and are remembered so that each is told once; beyond that they are told again.
pub const UNREADABLE: usize = 4_096;
/// Rooms, and people in them, of which it is known which puzzle they were shown last.
pub const PUZZLES_SHOWN: usize = 4_096;
/// Mistakes in somebody's own games that are offered as puzzles, the newest games' first.
pub const MISTAKES_OFFERED: usize = 500;
/// Positions that people have put up (`/setup`), each about half a kilobyte.
pub const DRAFTS: usize = 4_096;
/// Games that may wait to be looked back at (`/analyse`).
pub const STUDIES: usize = 8;
/// People of whom it is known who has called them since they did anything last, and callers of each.
pub const CALLED: usize = 4_096;
/// Callers of one person that are remembered.
pub const CALLERS: usize = 16;
/// Jobs that may wait for the computer's threads.
pub const THOUGHTS: usize = 256;
/// The most threads on which the computer thinks.
pub const THINKERS: usize = 4;

/// The most players of a tournament: a round is paired in about a second.
pub const ENTRANTS: usize = 256;
/// The most rounds of a tournament.
pub const ROUNDS: u32 = 30;

/// Posts of a room that a dispatcher reads at once.
pub const POSTS_READ: usize = 256;
/// Rooms that a dispatcher serves at once.
pub const ROOMS_SERVED: usize = 64;
/// Rooms of which it is remembered when it was last possible to write there.
pub const ROOMS_HEARD_OF: usize = 4_096;

/// Requests that may wait for a place to be drawn or scanned in, in each lane of the pool.
pub const DRAWINGS_WAITING: usize = 256;
/// Bytes of drawn pictures that are kept: 48 MB.
pub const DRAWN_BYTES: usize = 48 * 1024 * 1024;
/// About how many bytes of descriptions of pictures the chat keeps: 16 MB.
pub const SKETCH_BYTES: usize = 16 * 1024 * 1024;
/// Frames of a replay: about 2.5 MB and three seconds of a core. A longer game shows its start and then its end.
pub const FRAMES: usize = 300;

/// The most connections of a server in all, where the system gives the program as many files.
pub const CONNECTIONS: usize = 4_096;
/// The most connections of one address: a school behind one address, with two tabs each.
pub const CONNECTIONS_EACH: usize = 256;
/// Connections to `/metrics`: figures are read by one or two programs.
pub const METRICS_CONNECTIONS: usize = 32;

/// The most names of the chat at once. Beyond it the name goes that has been unseen for longest, of those that may go.
pub const NAMES: u32 = 100_000;
/// The most channels of the chat: more than live games. Beyond it the oldest goes in which nothing was said.
pub const CHANNELS: u32 = 5_000;
/// The most channels that one person has made.
pub const CHANNELS_EACH: u32 = 50;
/// Messages that a channel keeps. Older ones go with their pictures; games are kept elsewhere and stay.
pub const MESSAGES: u64 = 2_000;
/// Messages of the chat that a listener may lag behind before it reads them from the tables.
pub const NEWS: usize = 256;
/// Messages of the chat that a listener reads from the tables at once.
pub const MESSAGES_READ: usize = 100;
/// Messages of the chat that a listener who comes back is told of those that were missed: the newest.
pub const BACKLOG: usize = 500;
/// Buckets of one rate limit. Once so many are in use, all who come share one.
pub const BUCKETS: usize = 4_096;

/// Bytes of the puzzles that come with the program, unpacked.
pub const PUZZLES_BYTES: u64 = 4 << 20;

/// People of whom it is known when they did something last.
pub const ACTED: usize = 20_000;
/// The most rooms that share a table.
pub const TABLE_ROOMS: usize = 4;
