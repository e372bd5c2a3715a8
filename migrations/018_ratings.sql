-- What came of every finished game for the people in it, and their ratings. All of it can be read off the log.

-- `rating` is what it was after the game, in millionths of a point, and `nth` which rated game of its kind it was for this
-- person; NULL where the game did not count. The numbers of pacts are those of pacts.md P7.
CREATE TABLE result (
    game      INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    person    INTEGER NOT NULL REFERENCES person (no),
    server    TEXT NOT NULL,
    variant   TEXT NOT NULL,
    tempo     TEXT NOT NULL,
    at        INTEGER NOT NULL,
    came      TEXT NOT NULL CHECK (came IN ('won', 'drawn', 'lost')),
    people    INTEGER NOT NULL CHECK (people IN (0, 1)),
    made      INTEGER NOT NULL,
    kept      INTEGER NOT NULL,
    denounced INTEGER NOT NULL,
    broken    INTEGER NOT NULL,
    void      INTEGER NOT NULL,
    rating    INTEGER,
    nth       INTEGER,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_person ON result (person, server);
CREATE INDEX result_course ON result (person, variant, tempo, nth) WHERE rating IS NOT NULL;
CREATE INDEX result_server ON result (server, variant, tempo, person) WHERE rating IS NOT NULL;

-- Ratings and their deviations are in millionths of a point, volatilities in billionths.
CREATE TABLE rating (
    person     INTEGER NOT NULL REFERENCES person (no),
    variant    TEXT NOT NULL,
    tempo      TEXT NOT NULL,
    rating     INTEGER NOT NULL,
    deviation  INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    games      INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (person, variant, tempo)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_game ON rating (variant, tempo);

-- People who want to be on the leaderboard of all servers.
CREATE TABLE listed (
    person INTEGER PRIMARY KEY REFERENCES person (no)
) STRICT;
