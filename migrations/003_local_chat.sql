-- The built-in chat's own memory: who holds which name, the channels, and what was said in them.

-- Names belong to whoever holds the secret. `name_key` is NULL once a name has been unseen for long and was taken
-- by somebody else, who is another person.
CREATE TABLE local_person (
    id          TEXT PRIMARY KEY,
    name        TEXT NOT NULL,
    name_key    TEXT UNIQUE,
    secret_hash TEXT NOT NULL UNIQUE,
    seen_at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- `owner` may change the room's settings: who made the channel, or the first person of all for those that were
-- there from the start. NULL until somebody takes a name.
CREATE TABLE local_channel (
    name  TEXT PRIMARY KEY,
    owner TEXT REFERENCES local_person (id) ON DELETE SET NULL
) STRICT, WITHOUT ROWID;
INSERT INTO local_channel (name) VALUES ('lobby'), ('table-1'), ('table-2');

-- `outbox` and `request` make a repeated delivery or request harmless.
CREATE TABLE local_message (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    room    TEXT NOT NULL,
    person  TEXT,
    outbox  INTEGER UNIQUE,
    request TEXT UNIQUE,
    body    TEXT NOT NULL
) STRICT;
CREATE INDEX local_message_room ON local_message (room, id);
CREATE INDEX local_message_person ON local_message (person) WHERE person IS NOT NULL;

CREATE TABLE local_picture (
    id      TEXT PRIMARY KEY,
    message INTEGER NOT NULL REFERENCES local_message (id) ON DELETE CASCADE,
    gif     INTEGER NOT NULL CHECK (gif IN (0, 1)),
    bytes   BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX local_picture_message ON local_picture (message);
