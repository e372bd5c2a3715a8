-- Tournaments, each as it is after its steps in the log. All of it can be read off the log.

-- `body` is the whole tournament, in the form of `tournament/state.rs`; `wakes_at` is when time alone ends it.
CREATE TABLE tournament (
    id       INTEGER PRIMARY KEY,
    server   TEXT NOT NULL,
    room     TEXT NOT NULL,
    state    TEXT NOT NULL CHECK (state IN ('open', 'running', 'ended')),
    wakes_at INTEGER,
    body     TEXT NOT NULL
) STRICT;
CREATE INDEX tournament_room ON tournament (room, id);
CREATE INDEX tournament_running ON tournament (id) WHERE state = 'running';
CREATE INDEX tournament_wakes ON tournament (wakes_at) WHERE wakes_at IS NOT NULL;
