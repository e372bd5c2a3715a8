-- When the program was last known to run: a game without turns stands still while it does not (one row).
CREATE TABLE alive (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
) STRICT;
