-- Names and channels of the built-in chat that nobody uses lapse; names are compared by what they look like.

-- `used`: whether something was said or played under the name. `key_form`: how `name_key` was made; the program makes
-- older ones anew when it opens the tables (1: lower case alone). `lower_key` is what the name looks like in lower case.
ALTER TABLE local_person ADD COLUMN used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1));
ALTER TABLE local_person ADD COLUMN lower_key TEXT;
ALTER TABLE local_person ADD COLUMN key_form INTEGER NOT NULL DEFAULT 1;
UPDATE local_person SET used = 1
WHERE id IN (SELECT person FROM local_message WHERE person IS NOT NULL)
   OR id IN (SELECT key FROM person WHERE no IN (SELECT person FROM log));
CREATE INDEX local_person_lower ON local_person (lower_key);
CREATE INDEX local_person_unused ON local_person (seen_at) WHERE used = 0;
CREATE INDEX local_person_seen ON local_person (seen_at);

-- 0 for those from before it was noted.
ALTER TABLE local_channel ADD COLUMN made_at INTEGER NOT NULL DEFAULT 0;
CREATE INDEX local_channel_owner ON local_channel (owner) WHERE owner IS NOT NULL;
CREATE INDEX local_channel_made ON local_channel (made_at);
