-- Puzzles that were tried, and the ratings that come of it (derived): each first attempt is a game between solver and puzzle.

CREATE TABLE attempt (
    person INTEGER NOT NULL REFERENCES person (no),
    puzzle INTEGER NOT NULL,
    solved INTEGER NOT NULL CHECK (solved IN (0, 1)),
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, puzzle)
) STRICT, WITHOUT ROWID;

-- Ratings and their deviations are in millionths of a point, volatilities in billionths.
CREATE TABLE solver (
    person     INTEGER NOT NULL REFERENCES person (no),
    variant    TEXT NOT NULL,
    rating     INTEGER NOT NULL,
    deviation  INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    tried      INTEGER NOT NULL,
    solved     INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (person, variant)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle (
    number     INTEGER PRIMARY KEY,
    variant    TEXT NOT NULL,
    rating     INTEGER NOT NULL,
    deviation  INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    tried      INTEGER NOT NULL,
    solved     INTEGER NOT NULL,
    at         INTEGER NOT NULL
) STRICT;
CREATE INDEX puzzle_variant ON puzzle (variant);
