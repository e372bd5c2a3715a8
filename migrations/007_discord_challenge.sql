-- Messages that show a challenge and still have its buttons, until it is accepted, declined, taken back or has run out.
CREATE TABLE discord_challenge (
    message   INTEGER PRIMARY KEY,
    channel   INTEGER NOT NULL,
    challenge INTEGER NOT NULL,
    at        INTEGER NOT NULL
) STRICT;
CREATE INDEX discord_challenge_channel ON discord_challenge (channel, challenge);
