-- Discord's own memory: the threads it has opened for games, and the servers it has greeted; how people wish to be called.

-- The threads the bot has opened. `name` is what a thread is to be called and `named` whether it is; one whose game is over is
-- closed at `closes_at`.
CREATE TABLE discord_thread (
    channel   INTEGER PRIMARY KEY,
    name      TEXT NOT NULL,
    named     INTEGER NOT NULL DEFAULT 1 CHECK (named IN (0, 1)),
    closes_at INTEGER
) STRICT;
CREATE INDEX discord_thread_named ON discord_thread (channel) WHERE named = 0;
CREATE INDEX discord_thread_closes ON discord_thread (closes_at) WHERE closes_at IS NOT NULL;

-- The servers the bot has been in: each is greeted once.
CREATE TABLE discord_greeted (
    guild INTEGER PRIMARY KEY,
    at    INTEGER NOT NULL
) STRICT;

-- How people wish to be called; who has no row is always called. Can be read off the log.
CREATE TABLE ping (
    person INTEGER PRIMARY KEY REFERENCES person (no),
    wish   TEXT NOT NULL
) STRICT;
