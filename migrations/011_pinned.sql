-- The built-in chat keeps what its pictures show (a game, its version, the theme) instead of their files: they are drawn when
-- they are fetched. `local_picture` stays for the messages that have files already, and empties as those go.

CREATE TABLE local_pinned (
    id      TEXT PRIMARY KEY,
    message INTEGER NOT NULL REFERENCES local_message (id) ON DELETE CASCADE,
    shows   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX local_pinned_message ON local_pinned (message);
