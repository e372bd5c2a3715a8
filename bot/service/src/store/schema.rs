//! The schema: the numbered files of `migrations/`, and which tables are derived.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::Connection;
use rusqlite_migration::{M, Migrations};

const FILES: [&str; 32] = [
    include_str!("../../../../migrations/001_log.sql"),
    include_str!("../../../../migrations/002_derived.sql"),
    include_str!("../../../../migrations/003_local_chat.sql"),
    include_str!("../../../../migrations/004_refused.sql"),
    include_str!("../../../../migrations/005_discord.sql"),
    include_str!("../../../../migrations/006_opening.sql"),
    include_str!("../../../../migrations/007_discord_challenge.sql"),
    include_str!("../../../../migrations/008_alive.sql"),
    include_str!("../../../../migrations/009_study.sql"),
    include_str!("../../../../migrations/010_outbox_rooms.sql"),
    include_str!("../../../../migrations/011_pinned.sql"),
    include_str!("../../../../migrations/012_indexes.sql"),
    include_str!("../../../../migrations/013_lapse.sql"),
    include_str!("../../../../migrations/014_matrix.sql"),
    include_str!("../../../../migrations/015_linked.sql"),
    include_str!("../../../../migrations/016_matrix_edits.sql"),
    include_str!("../../../../migrations/017_turns.sql"),
    include_str!("../../../../migrations/018_ratings.sql"),
    include_str!("../../../../migrations/019_tournaments.sql"),
    include_str!("../../../../migrations/020_moments.sql"),
    include_str!("../../../../migrations/021_daily.sql"),
    include_str!("../../../../migrations/022_holiday.sql"),
    include_str!("../../../../migrations/023_discord_guest.sql"),
    include_str!("../../../../migrations/024_puzzle_ratings.sql"),
    include_str!("../../../../migrations/025_forgotten.sql"),
    include_str!("../../../../migrations/026_peace.sql"),
    include_str!("../../../../migrations/027_names.sql"),
    include_str!("../../../../migrations/028_marked.sql"),
    include_str!("../../../../migrations/029_removed.sql"),
    include_str!("../../../../migrations/030_access.sql"),
    include_str!("../../../../migrations/031_language.sql"),
    include_str!("../../../../migrations/032_push.sql"),
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
pub(super) const DERIVED: [&str; 24] = [
    "challenge",
    "game",
    "seat",
    "watch",
    "setting",
    "confirmation",
    "study",
    "linked",
    "link_code",
    "blocked",
    "muted",
    "refusal",
    "ping",
    "result",
    "rating",
    "listed",
    "tournament",
    "moment",
    "daily",
    "streak",
    "holiday",
    "attempt",
    "solver",
    "puzzle",
];

/// The tables, indexes and triggers of a file: by kind and name the columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SchemaShape(BTreeMap<(String, String), String>);

impl SchemaShape {
    pub(super) fn of(connection: &Connection) -> rusqlite::Result<Self> {
        let mut all = connection.prepare(
            "SELECT type, name, CASE type
                 WHEN 'table' THEN (SELECT group_concat(name) FROM pragma_table_info(s.name))
                 WHEN 'index' THEN (SELECT group_concat(name) FROM pragma_index_info(s.name))
             END
             FROM sqlite_schema AS s WHERE name NOT GLOB 'sqlite_*'",
        )?;
        let all = all.query_map([], |row| {
            Ok(((row.get(0)?, row.get(1)?), row.get::<_, Option<String>>(2)?.unwrap_or_default()))
        })?;
        Ok(Self(all.collect::<Result<_, _>>()?))
    }

    /// What a file has after so many migrations, from none to all.
    pub(super) fn all() -> rusqlite::Result<Vec<Self>> {
        let connection = Connection::open_in_memory()?;
        let mut shapes = vec![Self::of(&connection)?];
        for file in FILES {
            connection.execute_batch(file)?;
            shapes.push(Self::of(&connection)?);
        }
        Ok(shapes)
    }

    /// Whether this is one of all shapes. What none of them has was added by somebody else, and is left out.
    pub(super) fn is(&self, one: &Self, all: &[Self]) -> bool {
        let ours: BTreeSet<_> = all.iter().flat_map(|shape| shape.0.keys()).collect();
        self.0.iter().filter(|(name, _)| ours.contains(name)).eq(one.0.iter())
    }
}
