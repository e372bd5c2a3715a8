-- Names of the web chat that somebody had before, as long as a game or tournament of theirs that is not over has shown them: nobody
-- else takes them meanwhile. And whether what was deleted before deletion wiped anything has been wiped.
CREATE TABLE local_former (
    person    TEXT NOT NULL,
    name      TEXT NOT NULL,
    name_key  TEXT NOT NULL,
    lower_key TEXT NOT NULL,
    PRIMARY KEY (person, name_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX local_former_key ON local_former (name_key);
CREATE INDEX local_former_lower ON local_former (lower_key);
CREATE INDEX tournament_going ON tournament (id) WHERE state <> 'ended';

CREATE TABLE wiped (
    n INTEGER PRIMARY KEY CHECK (n = 1)
) STRICT;
