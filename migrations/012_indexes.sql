-- What /privacy looks for, and what the clock and lists look for among many finished games and old challenges.
CREATE INDEX request_person ON request (person) WHERE person IS NOT NULL;
CREATE INDEX log_person ON log (person) WHERE person IS NOT NULL;
CREATE INDEX game_newest ON game (server, id);
CREATE INDEX challenge_due ON challenge (expires_at) WHERE state = 'open';
CREATE INDEX challenge_server ON challenge (server) WHERE state = 'open';
CREATE INDEX discord_board_at ON discord_board (at);
CREATE INDEX discord_challenge_at ON discord_challenge (at);
