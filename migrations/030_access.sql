-- Who may come to a web chat that is not open to everybody, and on how many devices one is the same person. Secrets are stored as
-- hashes alone.

CREATE TABLE local_invitation (
    hash    TEXT PRIMARY KEY,
    made_at INTEGER NOT NULL,
    -- How many have come by it.
    used    INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX local_invitation_made ON local_invitation (made_at);

-- A browser that has been let in.
CREATE TABLE local_pass (
    hash       TEXT PRIMARY KEY,
    -- Whether by an invitation (1) or by the password (0).
    invited    INTEGER NOT NULL CHECK (invited IN (0, 1)),
    seen_at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX local_pass_seen ON local_pass (seen_at);

-- Further secrets of a person, besides that of the device on which the name was taken.
CREATE TABLE local_secret (
    hash    TEXT PRIMARY KEY,
    person  TEXT NOT NULL REFERENCES local_person (id) ON DELETE CASCADE,
    made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX local_secret_person ON local_secret (person, made_at);

-- Links by which a person comes to another device: one each, used once.
CREATE TABLE local_device (
    person  TEXT PRIMARY KEY REFERENCES local_person (id) ON DELETE CASCADE,
    hash    TEXT NOT NULL UNIQUE,
    made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
