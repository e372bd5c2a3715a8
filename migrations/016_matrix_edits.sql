-- Edits on Matrix, and rooms of a table that have not been reached for a while.

-- Which message of its own the bot shows something in, so that what calls nobody is changed there: `about` is the game or the
-- challenge, and the thread.
CREATE TABLE matrix_note (
    room  TEXT NOT NULL,
    about TEXT NOT NULL,
    event TEXT NOT NULL,
    at    INTEGER NOT NULL,
    PRIMARY KEY (room, about)
) STRICT, WITHOUT ROWID;
CREATE INDEX matrix_note_event ON matrix_note (event);

-- Which message an event replaces, by its transaction id: settled before it is sent, so that after a crash it replaces the same.
CREATE TABLE matrix_edit (
    txn   TEXT PRIMARY KEY,
    event TEXT NOT NULL,
    at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX matrix_edit_event ON matrix_edit (event);
CREATE INDEX matrix_edit_at ON matrix_edit (at);

-- Rooms of a table that what they are owed does not reach: since when, and when the other rooms were told.
CREATE TABLE silent (
    room  TEXT PRIMARY KEY,
    since INTEGER NOT NULL,
    told  INTEGER
) STRICT, WITHOUT ROWID;
