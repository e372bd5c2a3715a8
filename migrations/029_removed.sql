-- Games that were removed because they were old (`--keep-games`): what came of each, on which ratings depend, and the row of the log
-- that ended it. Numbers of removed games and challenges are never given again.
CREATE TABLE removed_game (
    game      INTEGER PRIMARY KEY,
    challenge INTEGER,
    n         INTEGER NOT NULL,
    -- As JSON; NULL where nothing came of it for anybody.
    result    TEXT
) STRICT;
CREATE INDEX removed_challenge ON removed_game (challenge) WHERE challenge IS NOT NULL;

-- The log lets go of their rows and of those of the challenges they came of, and of no others.
CREATE INDEX log_challenge ON log (challenge) WHERE challenge IS NOT NULL;
DROP TRIGGER log_rows_stay;
CREATE TRIGGER log_rows_stay_but_of_removed_games BEFORE DELETE ON log
WHEN NOT EXISTS (SELECT 1 FROM removed_game WHERE game = old.game)
 AND NOT EXISTS (SELECT 1 FROM removed_game WHERE challenge = old.challenge)
BEGIN SELECT RAISE(ABORT, 'the log is append only'); END;

-- What requests were answered, to be forgotten after a while (`--keep-requests`).
CREATE INDEX request_told ON request (at) WHERE accepted = 1 AND reply <> '';
