-- A game that waits for its thread is `opening`: it has no room of its own yet, so it does not fill the one it was begun
-- in. A server's archived games are looked through when the bot comes back to it.
CREATE TABLE game_next (
    id       INTEGER PRIMARY KEY,
    server   TEXT NOT NULL,
    room     TEXT NOT NULL,
    state    TEXT NOT NULL CHECK (state IN ('opening', 'live', 'archived', 'ended')),
    -- When the clock has something to do with it next; NULL unless it is live.
    wakes_at INTEGER
) STRICT;
INSERT INTO game_next SELECT id, server, room, state, wakes_at FROM game;
DROP TABLE game;
ALTER TABLE game_next RENAME TO game;
-- One live game a room: the service refuses a second, and this makes sure of it.
CREATE UNIQUE INDEX game_live ON game (room) WHERE state = 'live';
CREATE INDEX game_room ON game (room, id);
CREATE INDEX game_server ON game (server, id) WHERE state = 'live';
CREATE INDEX game_waiting ON game (server, id) WHERE state IN ('opening', 'archived');
CREATE INDEX game_wakes ON game (wakes_at) WHERE wakes_at IS NOT NULL;
