-- Who is on holiday in which community, and how many days of a year that took (derived).

CREATE TABLE holiday (
    person   INTEGER NOT NULL REFERENCES person (no),
    server   TEXT NOT NULL,
    -- Where it was asked for.
    room     TEXT NOT NULL,
    begun_at INTEGER NOT NULL,
    until    INTEGER NOT NULL,
    -- Days that were taken in the year in which it began, it included.
    used     INTEGER NOT NULL,
    -- Whether the games of that person know.
    told     INTEGER NOT NULL,
    PRIMARY KEY (person, server)
) STRICT, WITHOUT ROWID;
CREATE INDEX holiday_untold ON holiday (told) WHERE told = 0;
