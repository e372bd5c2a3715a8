-- Messages of the web chat name people by marks (1), or by the names they had (0): those were written before there were marks, and
-- names are looked for in them when somebody has their data deleted.
ALTER TABLE local_message ADD COLUMN marked INTEGER NOT NULL DEFAULT 0 CHECK (marked IN (0, 1));
