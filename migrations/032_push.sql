-- Browsers of the web chat that notify who plays there: the address of each at its push service, and the keys with which it alone
-- reads what it is sent.

CREATE TABLE local_push (
    person   TEXT NOT NULL REFERENCES local_person (id) ON DELETE CASCADE,
    endpoint TEXT NOT NULL,
    p256dh   BLOB NOT NULL CHECK (length(p256dh) = 65),
    auth     BLOB NOT NULL CHECK (length(auth) = 16),
    -- The language of the page in this browser.
    language TEXT NOT NULL,
    -- When the page was open there last.
    seen_at  INTEGER NOT NULL,
    PRIMARY KEY (person, endpoint)
) STRICT, WITHOUT ROWID;
