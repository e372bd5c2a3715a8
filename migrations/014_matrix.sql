-- Matrix's own memory: what has come in, what was sent where, what people can answer with a number.

-- How far an account's device has read: the token of the last sync whose commands are all in the inbox.
CREATE TABLE matrix_sync (
    account TEXT PRIMARY KEY,
    token   TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What people asked, in the order it came, in the same transaction as the token. `heard` is what is still to be done; it is
-- emptied once that is done, and the event stays so that it is never done twice.
CREATE TABLE matrix_inbox (
    n     INTEGER PRIMARY KEY AUTOINCREMENT,
    event TEXT NOT NULL UNIQUE,
    room  TEXT NOT NULL,
    at    INTEGER NOT NULL,
    heard TEXT
) STRICT;
CREATE INDEX matrix_inbox_waiting ON matrix_inbox (n) WHERE heard IS NOT NULL;
CREATE INDEX matrix_inbox_at ON matrix_inbox (at);

-- Encrypted events whose key is not there yet. `told` is when the room was told that one could not be read.
CREATE TABLE matrix_locked (
    event TEXT PRIMARY KEY,
    room  TEXT NOT NULL,
    raw   TEXT NOT NULL,
    at    INTEGER NOT NULL,
    told  INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX matrix_locked_room ON matrix_locked (room);
CREATE INDEX matrix_locked_at ON matrix_locked (at);

-- The events of posts that have not been ticked off in the outbox yet.
CREATE TABLE matrix_sent (
    delivery INTEGER NOT NULL,
    part     INTEGER NOT NULL,
    event    TEXT NOT NULL,
    PRIMARY KEY (delivery, part)
) STRICT, WITHOUT ROWID;

-- What can be answered to an event with a number or a reaction. `person` is who alone was asked, where it was one.
CREATE TABLE matrix_choices (
    n       INTEGER PRIMARY KEY AUTOINCREMENT,
    event   TEXT NOT NULL UNIQUE,
    room    TEXT NOT NULL,
    person  TEXT,
    choices TEXT NOT NULL,
    at      INTEGER NOT NULL
) STRICT;
CREATE INDEX matrix_choices_room ON matrix_choices (room, n);
CREATE INDEX matrix_choices_person ON matrix_choices (person);
CREATE INDEX matrix_choices_at ON matrix_choices (at);

-- The direct room of a person, for what they alone may read.
CREATE TABLE matrix_direct (
    person TEXT PRIMARY KEY,
    room   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX matrix_direct_room ON matrix_direct (room);

-- Rooms that were greeted.
CREATE TABLE matrix_room (
    room    TEXT PRIMARY KEY,
    greeted INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Rooms that were upgraded: games go on under the id of the first one, and are shown in the newest.
CREATE TABLE matrix_moved (
    first  TEXT PRIMARY KEY,
    newest TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;
