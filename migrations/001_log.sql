-- The log, who is in it, and what is owed to rooms. These four tables are the truth.

-- People, by the platform's own id. `key` is NULL once somebody has had their data deleted.
CREATE TABLE person (
    no   INTEGER PRIMARY KEY,
    key  TEXT UNIQUE,
    name TEXT NOT NULL
) STRICT;

-- Every request that could change something, answered once. `reply` and `buttons` (JSON, as in a post) are what a
-- repeated delivery is told.
CREATE TABLE request (
    id       TEXT PRIMARY KEY,
    at       INTEGER NOT NULL,
    person   INTEGER REFERENCES person (no),
    accepted INTEGER NOT NULL CHECK (accepted IN (0, 1)),
    reply    TEXT NOT NULL,
    buttons  TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Everything that was ever done, by people (with their request) or by the clock (without). Rows are only added.
CREATE TABLE log (
    n         INTEGER PRIMARY KEY AUTOINCREMENT,
    at        INTEGER NOT NULL,
    request   TEXT REFERENCES request (id),
    server    TEXT NOT NULL,
    room      TEXT NOT NULL,
    person    INTEGER REFERENCES person (no),
    challenge INTEGER,
    game      INTEGER,
    seat      INTEGER CHECK (seat BETWEEN 1 AND 3),
    verb      TEXT NOT NULL,
    body      TEXT NOT NULL
) STRICT;
CREATE INDEX log_game ON log (game, n) WHERE game IS NOT NULL;

CREATE TRIGGER log_rows_stay BEFORE DELETE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append only'); END;
CREATE TRIGGER log_rows_are_final BEFORE UPDATE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append only'); END;

-- Posts that are owed to rooms, in order. A post that is there is deleted.
CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    platform TEXT NOT NULL,
    room     TEXT NOT NULL,
    post     TEXT NOT NULL,
    made_at  INTEGER NOT NULL,
    tries    INTEGER NOT NULL DEFAULT 0,
    due_at   INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX outbox_owed ON outbox (platform, id);
