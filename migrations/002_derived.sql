-- What can be read off the log. Every table here can be emptied and rebuilt (`lasermate rebuild`).

CREATE TABLE challenge (
    id         INTEGER PRIMARY KEY,
    server     TEXT NOT NULL,
    room       TEXT NOT NULL,
    challenger INTEGER NOT NULL REFERENCES person (no),
    opponent   INTEGER REFERENCES person (no),
    body       TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    state      TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'cancelled', 'expired'))
) STRICT;
CREATE INDEX challenge_open ON challenge (room, id) WHERE state = 'open';

CREATE TABLE game (
    id       INTEGER PRIMARY KEY,
    server   TEXT NOT NULL,
    room     TEXT NOT NULL,
    state    TEXT NOT NULL CHECK (state IN ('live', 'archived', 'ended')),
    -- When the clock has something to do with it next; NULL once it has ended or is archived.
    wakes_at INTEGER
) STRICT;
-- One live game a room: the service refuses a second, and this makes sure of it.
CREATE UNIQUE INDEX game_live ON game (room) WHERE state = 'live';
CREATE INDEX game_room ON game (room, id);
CREATE INDEX game_server ON game (server, id) WHERE state = 'live';
CREATE INDEX game_wakes ON game (wakes_at) WHERE wakes_at IS NOT NULL;

CREATE TABLE seat (
    game   INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person (no),
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_person ON seat (person);

CREATE TABLE watch (
    room TEXT NOT NULL,
    game INTEGER NOT NULL,
    PRIMARY KEY (room, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX watch_game ON watch (game);

CREATE TABLE setting (
    room  TEXT NOT NULL,
    name  TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (room, name)
) STRICT, WITHOUT ROWID;

-- Questions a person has been asked once more before something grave is done; `game` is 0 where it is about none.
CREATE TABLE confirmation (
    person     INTEGER NOT NULL REFERENCES person (no),
    what       TEXT NOT NULL,
    game       INTEGER NOT NULL,
    version    INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (person, what, game, version)
) STRICT, WITHOUT ROWID;
