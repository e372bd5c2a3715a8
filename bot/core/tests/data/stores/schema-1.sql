PRAGMA application_id = 1279349573;
PRAGMA user_version = 1;
CREATE TABLE person (
    no   INTEGER PRIMARY KEY,
    key  TEXT UNIQUE,
    name TEXT NOT NULL
) STRICT;
CREATE TABLE request (
    id       TEXT PRIMARY KEY,
    at       INTEGER NOT NULL,
    person   INTEGER REFERENCES person (no),
    accepted INTEGER NOT NULL CHECK (accepted IN (0, 1)),
    reply    TEXT NOT NULL,
    buttons  TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE log (
    n         INTEGER PRIMARY KEY AUTOINCREMENT,
    at        INTEGER NOT NULL,
    request   TEXT REFERENCES request (id),
    server    TEXT NOT NULL,
    room      TEXT NOT NULL,
    person    INTEGER REFERENCES person (no),
    challenge INTEGER,
    game      INTEGER,
    seat      INTEGER CHECK (seat BETWEEN 1 AND 3),
    verb      TEXT NOT NULL,
    body      TEXT NOT NULL
) STRICT;
CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    platform TEXT NOT NULL,
    room     TEXT NOT NULL,
    post     TEXT NOT NULL,
    made_at  INTEGER NOT NULL,
    tries    INTEGER NOT NULL DEFAULT 0,
    due_at   INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO "person" VALUES (1, 'test:ann', 'ann');
INSERT INTO "person" VALUES (2, 'test:bob', 'bob');
INSERT INTO "person" VALUES (3, 'test:cid', 'cid');
INSERT INTO "person" VALUES (4, NULL, 'a former player');
INSERT INTO "request" VALUES ('r1', 1763800000000, 1, 1, 'Your challenge stands; `/cancel` takes it back.', '[]');
INSERT INTO "request" VALUES ('r10', 1763800009000, 2, 1, 'You played e4.', '[]');
INSERT INTO "request" VALUES ('r11', 1763800010000, 3, 1, 'Resign this game? The question stands for 10 minutes, and for this position.', '[{"id":"resign:g2:4","label":"Resign","grave":true}]');
INSERT INTO "request" VALUES ('r12', 1763800011000, 3, 1, 'You resigned.', '[]');
INSERT INTO "request" VALUES ('r13', 1763800012000, 3, 1, 'This channel watches game G1.', '[]');
INSERT INTO "request" VALUES ('r14', 1763800013000, 1, 1, 'The theme of this channel is light.', '[]');
INSERT INTO "request" VALUES ('r15', 1763800014000, NULL, 1, '', '[]');
INSERT INTO "request" VALUES ('r16', 1763800015000, 1, 1, 'Your challenge stands; `/cancel` takes it back.', '[]');
INSERT INTO "request" VALUES ('r2', 1763800001000, 2, 1, 'The game begins.', '[]');
INSERT INTO "request" VALUES ('r3', 1763800002000, 1, 1, 'You played e4.', '[]');
INSERT INTO "request" VALUES ('r4', 1763800003000, 2, 1, 'You played e5.', '[]');
INSERT INTO "request" VALUES ('r5', 1763800004000, 2, 1, 'Your challenge stands; `/cancel` takes it back.', '[]');
INSERT INTO "request" VALUES ('r6', 1763800005000, 3, 1, 'The game begins.', '[]');
INSERT INTO "request" VALUES ('r7', 1763800006000, 2, 1, 'You played d4.', '[]');
INSERT INTO "request" VALUES ('r8', 1763800007000, 2, 1, 'Your opponent has been asked; the request stands for 24 hours, or until somebody moves.', '[]');
INSERT INTO "request" VALUES ('r9', 1763800008000, 3, 1, 'You allowed the takeback.', '[]');
INSERT INTO "log" VALUES (1, 1763800000000, 'r1', 'test:home', 'test:table', 1, 1, NULL, NULL, 'challenge', '{"game":"chess","options":"","side":"first","time":86400000,"opponent":null,"until":1763886400000}');
INSERT INTO "log" VALUES (2, 1763800001000, 'r2', 'test:home', 'test:table', 2, 1, 1, NULL, 'begin', '{"game":"chess","options":"","position":null,"time":86400000,"seats":[1,2]}');
INSERT INTO "log" VALUES (3, 1763800002000, 'r3', 'test:home', 'test:table', 1, NULL, 1, 1, 'play', 'e2e4');
INSERT INTO "log" VALUES (4, 1763800003000, 'r4', 'test:home', 'test:table', 2, NULL, 1, 2, 'play', 'e7e5');
INSERT INTO "log" VALUES (5, 1763800004000, 'r5', 'test:home', 'test:lasers', 2, 2, NULL, NULL, 'challenge', '{"game":"billichess","options":"","side":"first","time":null,"opponent":3,"until":1763886404000}');
INSERT INTO "log" VALUES (6, 1763800005000, 'r6', 'test:home', 'test:lasers', 3, 2, 2, NULL, 'begin', '{"game":"billichess","options":"","position":null,"time":null,"seats":[2,3]}');
INSERT INTO "log" VALUES (7, 1763800006000, 'r7', 'test:home', 'test:lasers', 2, NULL, 2, 1, 'play', 'd2d4');
INSERT INTO "log" VALUES (8, 1763800007000, 'r8', 'test:home', 'test:lasers', 2, NULL, 2, 1, 'takeback-ask', '0');
INSERT INTO "log" VALUES (9, 1763800008000, 'r9', 'test:home', 'test:lasers', 3, NULL, 2, 2, 'takeback', '0');
INSERT INTO "log" VALUES (10, 1763800009000, 'r10', 'test:home', 'test:lasers', 2, NULL, 2, 1, 'play', 'e2e4');
INSERT INTO "log" VALUES (11, 1763800010000, 'r11', 'test:home', 'test:lasers', 3, NULL, 2, 2, 'confirm', 'resign 4 1763800610000');
INSERT INTO "log" VALUES (12, 1763800011000, 'r12', 'test:home', 'test:lasers', 3, NULL, 2, 2, 'play', 'resign');
INSERT INTO "log" VALUES (13, 1763800012000, 'r13', 'test:home', 'test:watchers', 3, NULL, NULL, NULL, 'watch', '1');
INSERT INTO "log" VALUES (14, 1763800013000, 'r14', 'test:home', 'test:table', 1, NULL, NULL, NULL, 'setting', 'theme=light');
INSERT INTO "log" VALUES (15, 1763800014000, 'r15', 'test:home', 'test:table', 4, NULL, NULL, NULL, 'forget', '');
INSERT INTO "log" VALUES (16, 1763800015000, 'r16', 'test:home', 'test:other', 1, 3, NULL, NULL, 'challenge', '{"game":"billi-chess","options":"mirror=rows","side":"random","time":3600000,"opponent":2,"until":1763886415000}');
INSERT INTO "outbox" VALUES (1, 'test', 'test:table', '{"text":"Black (bob) played e5.","mention":"test:ann","picture":{"Board":{"game":1,"actions":2}},"buttons":[{"id":"draw-offer:g1:2","label":"Offer a draw","grave":false}],"board_of":1}', 1763800003000, 0, 0);
CREATE INDEX log_game ON log (game, n) WHERE game IS NOT NULL;
CREATE TRIGGER log_rows_stay BEFORE DELETE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append only'); END;
CREATE TRIGGER log_rows_are_final BEFORE UPDATE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append only'); END;
CREATE INDEX outbox_owed ON outbox (platform, id);
