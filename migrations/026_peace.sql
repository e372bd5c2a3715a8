-- Who wants nothing from whom, and how often challenges have come to nothing (derived; what came to nothing before is not counted
-- until the next rebuild).

CREATE TABLE muted (
    person INTEGER NOT NULL REFERENCES person (no),
    whom   INTEGER NOT NULL REFERENCES person (no),
    PRIMARY KEY (person, whom)
) STRICT, WITHOUT ROWID;
CREATE INDEX muted_whom ON muted (whom);

CREATE TABLE refusal (
    asker INTEGER NOT NULL REFERENCES person (no),
    asked INTEGER NOT NULL REFERENCES person (no),
    times INTEGER NOT NULL,
    at    INTEGER NOT NULL,
    -- Whether the asker has withdrawn one, which does not count the first time.
    withdrawn INTEGER NOT NULL,
    PRIMARY KEY (asker, asked)
) STRICT, WITHOUT ROWID;
CREATE INDEX refusal_asked ON refusal (asked);

-- The log lets go of mutes too, of people who have their data deleted.
DROP TRIGGER log_rows_are_final_but_for_what_goes;
CREATE TRIGGER log_rows_are_final_but_for_what_goes BEFORE UPDATE ON log
WHEN old.verb NOT IN ('play', 'adjudicate', 'pings', 'listed', 'holiday', 'solved', 'mute', 'unmute')
  OR NOT EXISTS (SELECT 1 FROM person WHERE no = old.person AND key IS NULL)
  OR (old.n, old.at, old.request, old.server, old.room, old.person, old.challenge, old.game, old.seat, old.verb)
     IS NOT (new.n, new.at, new.request, new.server, new.room, new.person, new.challenge, new.game, new.seat, new.verb)
BEGIN SELECT RAISE(ABORT, 'the log is append only'); END;
