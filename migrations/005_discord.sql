-- Discord's own memory: what was sent where, so that nothing is sent twice and boards can be edited.

-- The server of each channel or thread that is not a direct conversation, for addresses people can follow.
CREATE TABLE discord_room (
    channel INTEGER PRIMARY KEY,
    guild   INTEGER NOT NULL
) STRICT;

-- Messages that show a game's board and still have their buttons. The newest of a channel and game is its board; older
-- ones wait for their buttons to be taken away.
CREATE TABLE discord_board (
    message INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    game    INTEGER NOT NULL,
    at      INTEGER NOT NULL
) STRICT;
CREATE INDEX discord_board_channel ON discord_board (channel, game, message);

-- The messages of posts that have not been ticked off in the outbox yet.
CREATE TABLE discord_sent (
    delivery INTEGER NOT NULL,
    part     INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    PRIMARY KEY (delivery, part)
) STRICT, WITHOUT ROWID;

-- What was last registered as commands, by scope (`<application>:global`, `<application>:<guild>`): a hash of what was
-- sent, and what Discord made of it.
CREATE TABLE discord_registered (
    scope  TEXT PRIMARY KEY,
    sent   TEXT NOT NULL,
    became TEXT NOT NULL
) STRICT, WITHOUT ROWID;
