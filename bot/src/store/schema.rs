//! The schema: the numbered files of `migrations/`, and which tables are derived.

use rusqlite_migration::{M, Migrations};

const FILES: [&str; 11] = [
    include_str!("../../../migrations/001_log.sql"),
    include_str!("../../../migrations/002_derived.sql"),
    include_str!("../../../migrations/003_local_chat.sql"),
    include_str!("../../../migrations/004_refused.sql"),
    include_str!("../../../migrations/005_discord.sql"),
    include_str!("../../../migrations/006_opening.sql"),
    include_str!("../../../migrations/007_discord_challenge.sql"),
    include_str!("../../../migrations/008_alive.sql"),
    include_str!("../../../migrations/009_study.sql"),
    include_str!("../../../migrations/010_outbox_rooms.sql"),
    include_str!("../../../migrations/011_pinned.sql"),
];

/// The steps from an empty file to the present schema.
pub(super) fn migrations() -> Migrations<'static> {
    Migrations::from_iter(FILES.map(M::up))
}

/// The number of the present schema.
pub(super) const VERSION: i64 = FILES.len() as i64;

/// `LASE`: marks the file as ours (`application_id`).
pub(super) const APPLICATION: i64 = 0x4c41_5345;

/// The tables that can be read off the log.
pub(super) const DERIVED: [&str; 7] =
    ["challenge", "game", "seat", "watch", "setting", "confirmation", "study"];
