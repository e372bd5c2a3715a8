-- Discord's own memory: channels in which the bot is not itself and is only brought along by people. A direct conversation of others
-- has no server, which is written as 0.
ALTER TABLE discord_room ADD COLUMN guest INTEGER NOT NULL DEFAULT 0 CHECK (guest IN (0, 1));
