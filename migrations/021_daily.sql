-- The daily puzzle (derived): the rooms that want it, and who has solved it day after day.

CREATE TABLE daily (
    room   TEXT PRIMARY KEY,
    server TEXT NOT NULL,
    due_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_due ON daily (due_at);

-- Days are counted from 1970, by UTC.
CREATE TABLE streak (
    person   INTEGER PRIMARY KEY REFERENCES person (no),
    last_day INTEGER NOT NULL,
    days     INTEGER NOT NULL,
    best     INTEGER NOT NULL
) STRICT;
