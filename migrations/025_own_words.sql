-- Who has their data deleted takes their own words along: the free words of their pacts, and their notes. Nothing else of a row
-- changes, and no row of anybody who is there.
DROP TRIGGER log_rows_are_final;
CREATE TRIGGER log_rows_are_final_but_for_words BEFORE UPDATE ON log
WHEN old.verb NOT IN ('play', 'adjudicate')
  OR NOT EXISTS (SELECT 1 FROM person WHERE no = old.person AND key IS NULL)
  OR (old.n, old.at, old.request, old.server, old.room, old.person, old.challenge, old.game, old.seat, old.verb)
     IS NOT (new.n, new.at, new.request, new.server, new.room, new.person, new.challenge, new.game, new.seat, new.verb)
BEGIN SELECT RAISE(ABORT, 'the log is append only'); END;
