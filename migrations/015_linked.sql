-- One table for several rooms. All of it can be read off the log.

-- The rooms of each table. `made_in` is the room that made the table, whose settings hold; it stands there itself too. `since`
-- is when a room came to it.
CREATE TABLE linked (
    room    TEXT PRIMARY KEY,
    server  TEXT NOT NULL,
    made_in TEXT NOT NULL,
    since   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX linked_table ON linked (made_in);

-- The code that a room has given out last, as a hash: another room that brings it is linked, once and until `until`.
CREATE TABLE link_code (
    room   TEXT PRIMARY KEY,
    server TEXT NOT NULL,
    person INTEGER NOT NULL,
    hash   TEXT NOT NULL,
    encrypted INTEGER NOT NULL,
    until  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX link_code_hash ON link_code (hash);

-- Who may not play in a room, nor at its table.
CREATE TABLE blocked (
    room   TEXT NOT NULL,
    person INTEGER NOT NULL,
    PRIMARY KEY (room, person)
) STRICT, WITHOUT ROWID;
