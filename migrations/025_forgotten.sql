-- What goes with a person who has their data deleted: ids of the built-in chat's requests, which named who asked and stayed; the
-- free words of their pacts, and their notes; and what they had set. New ids are hashes; old ones become numbers, which nobody
-- asks for again. The log lets go of the bodies of these rows, and of nothing else and nobody who is there.
PRAGMA defer_foreign_keys = ON;
DROP TRIGGER log_rows_are_final;

CREATE TEMP TABLE renamed AS
    SELECT id AS old, 'local:' || row_number() OVER (ORDER BY at, id) AS new FROM request WHERE id GLOB 'local:*:*';
CREATE UNIQUE INDEX temp.renamed_old ON renamed (old);
UPDATE log SET request = (SELECT new FROM renamed WHERE old = request) WHERE request GLOB 'local:*:*';
UPDATE request SET id = (SELECT new FROM renamed WHERE old = id) WHERE id GLOB 'local:*:*';
DROP TABLE renamed;
UPDATE local_message SET request = 'local:message-' || id WHERE request GLOB 'local:*:*';

UPDATE log SET body = ''
WHERE verb IN ('pings', 'listed', 'holiday', 'solved') AND person IN (SELECT no FROM person WHERE key IS NULL);

CREATE TRIGGER log_rows_are_final_but_for_what_goes BEFORE UPDATE ON log
WHEN old.verb NOT IN ('play', 'adjudicate', 'pings', 'listed', 'holiday', 'solved')
  OR NOT EXISTS (SELECT 1 FROM person WHERE no = old.person AND key IS NULL)
  OR (old.n, old.at, old.request, old.server, old.room, old.person, old.challenge, old.game, old.seat, old.verb)
     IS NOT (new.n, new.at, new.request, new.server, new.room, new.person, new.challenge, new.game, new.seat, new.verb)
BEGIN SELECT RAISE(ABORT, 'the log is append only'); END;
