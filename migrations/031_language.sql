-- In which languages people and rooms are spoken to.

-- Who has chosen one.
CREATE TABLE spoken (
    person   INTEGER PRIMARY KEY REFERENCES person (no),
    language TEXT NOT NULL
) STRICT;

-- What a network has told of a room last, for posts that nobody there asks for.
CREATE TABLE heard (
    room     TEXT PRIMARY KEY,
    language TEXT NOT NULL
) STRICT, WITHOUT ROWID;
