PRAGMA application_id = 1279349573;
PRAGMA user_version = 26;
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
CREATE TABLE challenge (
    id         INTEGER PRIMARY KEY,
    server     TEXT NOT NULL,
    room       TEXT NOT NULL,
    challenger INTEGER NOT NULL REFERENCES person (no),
    opponent   INTEGER REFERENCES person (no),
    body       TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    state      TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'cancelled', 'expired'))
) STRICT;
CREATE TABLE seat (
    game   INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person (no),
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE watch (
    room TEXT NOT NULL,
    game INTEGER NOT NULL,
    PRIMARY KEY (room, game)
) STRICT, WITHOUT ROWID;
CREATE TABLE setting (
    room  TEXT NOT NULL,
    name  TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (room, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE confirmation (
    person     INTEGER NOT NULL REFERENCES person (no),
    what       TEXT NOT NULL,
    game       INTEGER NOT NULL,
    version    INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (person, what, game, version)
) STRICT, WITHOUT ROWID;
CREATE TABLE local_person (
    id          TEXT PRIMARY KEY,
    name        TEXT NOT NULL,
    name_key    TEXT UNIQUE,
    secret_hash TEXT NOT NULL UNIQUE,
    seen_at     INTEGER NOT NULL
, used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1)), lower_key TEXT, key_form INTEGER NOT NULL DEFAULT 1) STRICT, WITHOUT ROWID;
CREATE TABLE local_channel (
    name  TEXT PRIMARY KEY,
    owner TEXT REFERENCES local_person (id) ON DELETE SET NULL
, made_at INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
CREATE TABLE local_message (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    room    TEXT NOT NULL,
    person  TEXT,
    outbox  INTEGER UNIQUE,
    request TEXT UNIQUE,
    body    TEXT NOT NULL
) STRICT;
CREATE TABLE local_picture (
    id      TEXT PRIMARY KEY,
    message INTEGER NOT NULL REFERENCES local_message (id) ON DELETE CASCADE,
    gif     INTEGER NOT NULL CHECK (gif IN (0, 1)),
    bytes   BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE discord_room (
    channel INTEGER PRIMARY KEY,
    guild   INTEGER NOT NULL
, guest INTEGER NOT NULL DEFAULT 0 CHECK (guest IN (0, 1))) STRICT;
CREATE TABLE discord_board (
    message INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    game    INTEGER NOT NULL,
    at      INTEGER NOT NULL
) STRICT;
CREATE TABLE discord_sent (
    delivery INTEGER NOT NULL,
    part     INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    PRIMARY KEY (delivery, part)
) STRICT, WITHOUT ROWID;
CREATE TABLE discord_registered (
    scope  TEXT PRIMARY KEY,
    sent   TEXT NOT NULL,
    became TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE "game" (
    id       INTEGER PRIMARY KEY,
    server   TEXT NOT NULL,
    room     TEXT NOT NULL,
    state    TEXT NOT NULL CHECK (state IN ('opening', 'live', 'archived', 'ended')),
    -- When the clock has something to do with it next; NULL unless it is live.
    wakes_at INTEGER
) STRICT;
CREATE TABLE discord_challenge (
    message   INTEGER PRIMARY KEY,
    channel   INTEGER NOT NULL,
    challenge INTEGER NOT NULL,
    at        INTEGER NOT NULL
) STRICT;
CREATE TABLE alive (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
) STRICT;
CREATE TABLE study (
    room   TEXT NOT NULL,
    game   INTEGER NOT NULL,
    server TEXT NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (room, game)
) STRICT, WITHOUT ROWID;
CREATE TABLE local_pinned (
    id      TEXT PRIMARY KEY,
    message INTEGER NOT NULL REFERENCES local_message (id) ON DELETE CASCADE,
    shows   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE matrix_sync (
    account TEXT PRIMARY KEY,
    token   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE matrix_inbox (
    n     INTEGER PRIMARY KEY AUTOINCREMENT,
    event TEXT NOT NULL UNIQUE,
    room  TEXT NOT NULL,
    at    INTEGER NOT NULL,
    heard TEXT
) STRICT;
CREATE TABLE matrix_locked (
    event TEXT PRIMARY KEY,
    room  TEXT NOT NULL,
    raw   TEXT NOT NULL,
    at    INTEGER NOT NULL,
    told  INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE matrix_sent (
    delivery INTEGER NOT NULL,
    part     INTEGER NOT NULL,
    event    TEXT NOT NULL,
    PRIMARY KEY (delivery, part)
) STRICT, WITHOUT ROWID;
CREATE TABLE matrix_choices (
    n       INTEGER PRIMARY KEY AUTOINCREMENT,
    event   TEXT NOT NULL UNIQUE,
    room    TEXT NOT NULL,
    person  TEXT,
    choices TEXT NOT NULL,
    at      INTEGER NOT NULL
) STRICT;
CREATE TABLE matrix_direct (
    person TEXT PRIMARY KEY,
    room   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE matrix_room (
    room    TEXT PRIMARY KEY,
    greeted INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE matrix_moved (
    first  TEXT PRIMARY KEY,
    newest TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;
CREATE TABLE linked (
    room    TEXT PRIMARY KEY,
    server  TEXT NOT NULL,
    made_in TEXT NOT NULL,
    since   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE link_code (
    room   TEXT PRIMARY KEY,
    server TEXT NOT NULL,
    person INTEGER NOT NULL,
    hash   TEXT NOT NULL,
    encrypted INTEGER NOT NULL,
    until  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE blocked (
    room   TEXT NOT NULL,
    person INTEGER NOT NULL,
    PRIMARY KEY (room, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE matrix_note (
    room  TEXT NOT NULL,
    about TEXT NOT NULL,
    event TEXT NOT NULL,
    at    INTEGER NOT NULL,
    PRIMARY KEY (room, about)
) STRICT, WITHOUT ROWID;
CREATE TABLE matrix_edit (
    txn   TEXT PRIMARY KEY,
    event TEXT NOT NULL,
    at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE silent (
    room  TEXT PRIMARY KEY,
    since INTEGER NOT NULL,
    told  INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE discord_thread (
    channel   INTEGER PRIMARY KEY,
    name      TEXT NOT NULL,
    named     INTEGER NOT NULL DEFAULT 1 CHECK (named IN (0, 1)),
    closes_at INTEGER
) STRICT;
CREATE TABLE discord_greeted (
    guild INTEGER PRIMARY KEY,
    at    INTEGER NOT NULL
) STRICT;
CREATE TABLE ping (
    person INTEGER PRIMARY KEY REFERENCES person (no),
    wish   TEXT NOT NULL
) STRICT;
CREATE TABLE result (
    game      INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    person    INTEGER NOT NULL REFERENCES person (no),
    server    TEXT NOT NULL,
    variant   TEXT NOT NULL,
    tempo     TEXT NOT NULL,
    at        INTEGER NOT NULL,
    came      TEXT NOT NULL CHECK (came IN ('won', 'drawn', 'lost')),
    people    INTEGER NOT NULL CHECK (people IN (0, 1)),
    made      INTEGER NOT NULL,
    kept      INTEGER NOT NULL,
    denounced INTEGER NOT NULL,
    broken    INTEGER NOT NULL,
    void      INTEGER NOT NULL,
    rating    INTEGER,
    nth       INTEGER,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE rating (
    person     INTEGER NOT NULL REFERENCES person (no),
    variant    TEXT NOT NULL,
    tempo      TEXT NOT NULL,
    rating     INTEGER NOT NULL,
    deviation  INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    games      INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (person, variant, tempo)
) STRICT, WITHOUT ROWID;
CREATE TABLE listed (
    person INTEGER PRIMARY KEY REFERENCES person (no)
) STRICT;
CREATE TABLE tournament (
    id       INTEGER PRIMARY KEY,
    server   TEXT NOT NULL,
    room     TEXT NOT NULL,
    state    TEXT NOT NULL CHECK (state IN ('open', 'running', 'ended')),
    wakes_at INTEGER,
    body     TEXT NOT NULL
) STRICT;
CREATE TABLE moment (
    game   INTEGER NOT NULL,
    -- Its rank among those of the game, from 1: the worst first.
    number INTEGER NOT NULL,
    -- How many actions of the record came before it.
    place  INTEGER NOT NULL,
    seat   INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 3),
    -- In hundredths of a pawn.
    cost   INTEGER NOT NULL,
    -- What the game was worth to the seat afterwards, in hundredths of a pawn.
    worth  INTEGER NOT NULL,
    -- What would have been better, the best first, as a JSON array of moves as players write them.
    better TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE daily (
    room   TEXT PRIMARY KEY,
    server TEXT NOT NULL,
    due_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE streak (
    person   INTEGER PRIMARY KEY REFERENCES person (no),
    last_day INTEGER NOT NULL,
    days     INTEGER NOT NULL,
    best     INTEGER NOT NULL
) STRICT;
CREATE TABLE holiday (
    person   INTEGER NOT NULL REFERENCES person (no),
    server   TEXT NOT NULL,
    -- Where it was asked for.
    room     TEXT NOT NULL,
    begun_at INTEGER NOT NULL,
    until    INTEGER NOT NULL,
    -- Days that were taken in the year in which it began, it included.
    used     INTEGER NOT NULL,
    -- Whether the games of that person know.
    told     INTEGER NOT NULL,
    PRIMARY KEY (person, server)
) STRICT, WITHOUT ROWID;
CREATE TABLE attempt (
    person INTEGER NOT NULL REFERENCES person (no),
    puzzle INTEGER NOT NULL,
    solved INTEGER NOT NULL CHECK (solved IN (0, 1)),
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, puzzle)
) STRICT, WITHOUT ROWID;
CREATE TABLE solver (
    person     INTEGER NOT NULL REFERENCES person (no),
    variant    TEXT NOT NULL,
    rating     INTEGER NOT NULL,
    deviation  INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    tried      INTEGER NOT NULL,
    solved     INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (person, variant)
) STRICT, WITHOUT ROWID;
CREATE TABLE puzzle (
    number     INTEGER PRIMARY KEY,
    variant    TEXT NOT NULL,
    rating     INTEGER NOT NULL,
    deviation  INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    tried      INTEGER NOT NULL,
    solved     INTEGER NOT NULL,
    at         INTEGER NOT NULL
) STRICT;
CREATE TABLE muted (
    person INTEGER NOT NULL REFERENCES person (no),
    whom   INTEGER NOT NULL REFERENCES person (no),
    PRIMARY KEY (person, whom)
) STRICT, WITHOUT ROWID;
CREATE TABLE refusal (
    asker INTEGER NOT NULL REFERENCES person (no),
    asked INTEGER NOT NULL REFERENCES person (no),
    times INTEGER NOT NULL,
    at    INTEGER NOT NULL,
    -- Whether the asker has withdrawn one, which does not count the first time.
    withdrawn INTEGER NOT NULL,
    PRIMARY KEY (asker, asked)
) STRICT, WITHOUT ROWID;
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
INSERT INTO "request" VALUES ('r20', 1763800020000, 2, 0, 'It is not your turn.', '[]');
INSERT INTO "request" VALUES ('r3', 1763800002000, 1, 1, 'You played e4.', '[]');
INSERT INTO "request" VALUES ('r30', 1763800030000, 1, 1, 'Your challenge stands; `/cancel` takes it back.', '[]');
INSERT INTO "request" VALUES ('r31', 1763800031000, 2, 1, 'The game begins in a thread.', '[]');
INSERT INTO "request" VALUES ('r4', 1763800003000, 2, 1, 'You played e5.', '[]');
INSERT INTO "request" VALUES ('r40', 1763800040000, 1, 1, 'Your challenge stands; `/cancel` takes it back.', '[]');
INSERT INTO "request" VALUES ('r41', 1763800041000, 2, 1, 'You sit here now.', '[]');
INSERT INTO "request" VALUES ('r42', 1763800042000, 3, 1, 'The game begins.', '[]');
INSERT INTO "request" VALUES ('r5', 1763800004000, 2, 1, 'Your challenge stands; `/cancel` takes it back.', '[]');
INSERT INTO "request" VALUES ('r50', 1763800050000, 2, 1, 'Your challenge stands; `/cancel` takes it back.', '[]');
INSERT INTO "request" VALUES ('r51', 1763800051000, 3, 1, 'The game begins.', '[]');
INSERT INTO "request" VALUES ('r52', 1763800061000, 2, 1, 'You played e4.', '[]');
INSERT INTO "request" VALUES ('r6', 1763800005000, 3, 1, 'The game begins.', '[]');
INSERT INTO "request" VALUES ('r60', 1763800200000, 2, 1, 'I look back at G2; the curve and the worst moves come when it is done.', '[]');
INSERT INTO "request" VALUES ('r7', 1763800006000, 2, 1, 'You played d4.', '[]');
INSERT INTO "request" VALUES ('r70', 1763800210000, 1, 1, '', '[]');
INSERT INTO "request" VALUES ('r71', 1763800211000, 2, 1, 'The rooms are linked.', '[]');
INSERT INTO "request" VALUES ('r72', 1763800212000, 1, 1, '', '[]');
INSERT INTO "request" VALUES ('r73', 1763800213000, 2, 1, 'cid is blocked.', '[]');
INSERT INTO "request" VALUES ('r8', 1763800007000, 2, 1, 'Your opponent has been asked; the request stands for 24 hours, or until somebody moves.', '[]');
INSERT INTO "request" VALUES ('r9', 1763800008000, 3, 1, 'You allowed the takeback.', '[]');
INSERT INTO "request" VALUES ('r90', 1763800230000, 1, 1, 'Tournament created.', '[]');
INSERT INTO "request" VALUES ('r91', 1763800231000, 2, 1, 'You are in (1 player so far).', '[]');
INSERT INTO "request" VALUES ('r92', 1763800232000, 3, 1, 'You are in (2 players so far).', '[]');
INSERT INTO "request" VALUES ('r95', 1763800250000, 1, 1, 'daily is now `09:00 +00:00`.', '[]');
INSERT INTO "request" VALUES ('r96', 1763800251000, 2, 1, 'Puzzle 1: right!', '[]');
INSERT INTO "request" VALUES ('r97', 1763800260000, 2, 1, 'Puzzle 2: right!', '[]');
INSERT INTO "request" VALUES ('r98', 1763800261000, 2, 1, 'Solution of puzzle 3', '[]');
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
INSERT INTO "log" VALUES (17, 1763800030000, 'r30', 'test:home', 'test:home-of-threads', 1, 4, NULL, NULL, 'challenge', '{"game":"chess","options":"","side":"random","time":null,"opponent":2,"until":1763886430000,"thread":true}');
INSERT INTO "log" VALUES (18, 1763800031000, 'r31', 'test:home', 'test:home-of-threads', 2, 4, 3, NULL, 'begin', '{"game":"chess","options":"","position":null,"time":null,"seats":[2,1],"thread":true}');
INSERT INTO "log" VALUES (19, 1763800032000, NULL, 'test:home', 'test:thread', NULL, NULL, 3, NULL, 'moved', '');
INSERT INTO "log" VALUES (20, 1763800033000, NULL, 'test:home', 'test:thread', NULL, NULL, 3, NULL, 'archive', 'room-gone');
INSERT INTO "log" VALUES (21, 1763800040000, 'r40', 'test:home', 'test:three', 1, 5, NULL, NULL, 'challenge', '{"game":"three-way","options":"","side":"first","time":null,"opponent":null,"until":1763886440000}');
INSERT INTO "log" VALUES (22, 1763800041000, 'r41', 'test:home', 'test:three', 2, 5, NULL, NULL, 'sit', 'second');
INSERT INTO "log" VALUES (23, 1763800042000, 'r42', 'test:home', 'test:three', 3, 5, 4, NULL, 'begin', '{"game":"three-way","options":"","position":null,"time":null,"seats":[1,2,3]}');
INSERT INTO "log" VALUES (24, 1763800050000, 'r50', 'test:home', 'test:fast', 2, 6, NULL, NULL, 'challenge', '{"game":"realtime","options":"initial=zero tu=10000","side":"first","time":null,"opponent":3,"until":1763886450000}');
INSERT INTO "log" VALUES (25, 1763800051000, 'r51', 'test:home', 'test:fast', 3, 6, 5, NULL, 'begin', '{"game":"realtime","options":"initial=zero tu=10000","position":null,"time":null,"seats":[2,3]}');
INSERT INTO "log" VALUES (26, 1763800061000, 'r52', 'test:home', 'test:fast', 2, NULL, 5, 1, 'play', 'e2e4');
INSERT INTO "log" VALUES (27, 1763800071000, NULL, 'test:home', 'test:fast', NULL, NULL, 5, NULL, 'clock', '');
INSERT INTO "log" VALUES (28, 1763800171000, NULL, 'test:home', 'test:fast', NULL, NULL, 5, NULL, 'paused', '100000');
INSERT INTO "log" VALUES (29, 1763800200000, 'r60', 'test:home', 'test:lasers', 2, NULL, NULL, NULL, 'study', '2');
INSERT INTO "log" VALUES (30, 1763800210000, 'r70', 'test:home', 'test:one-side', 1, NULL, NULL, NULL, 'link-code', '{"hash":"0a","until":1763801110000}');
INSERT INTO "log" VALUES (31, 1763800211000, 'r71', 'other:home', 'other:side', 2, NULL, NULL, NULL, 'link', '{"table":"test:one-side","server":"test:home"}');
INSERT INTO "log" VALUES (32, 1763800212000, 'r72', 'test:home', 'test:one-side', 1, NULL, NULL, NULL, 'link-code', '{"hash":"0b","until":1763801112000,"encrypted":true}');
INSERT INTO "log" VALUES (33, 1763800213000, 'r73', 'other:home', 'other:side', 2, NULL, NULL, NULL, 'block', '3');
INSERT INTO "log" VALUES (34, 1763800230000, 'r90', 'test:home', 'test:hall', 1, NULL, NULL, NULL, 'tournament', '{"id":1,"does":{"create":{"format":"swiss","game":"chess","options":"","time":86400000,"ties":"rematch","first_move":86400000}}}');
INSERT INTO "log" VALUES (35, 1763800231000, 'r91', 'test:home', 'test:hall', 2, NULL, NULL, NULL, 'tournament', '{"id":1,"does":{"join":2}}');
INSERT INTO "log" VALUES (36, 1763800232000, 'r92', 'test:home', 'test:hall', 3, NULL, NULL, NULL, 'tournament', '{"id":1,"does":{"join":3}}');
INSERT INTO "log" VALUES (37, 1763800240000, NULL, 'test:home', 'test:hall', NULL, NULL, NULL, NULL, 'studied', '{"game":2,"moments":[{"number":1,"place":0,"seat":1,"cost":340,"worth":-120,"better":["d4"]}]}');
INSERT INTO "log" VALUES (38, 1763800250000, 'r95', 'test:home', 'test:hall', 1, NULL, NULL, NULL, 'setting', 'daily=09:00 +00:00');
INSERT INTO "log" VALUES (39, 1763800250500, NULL, 'test:home', 'test:hall', NULL, NULL, NULL, NULL, 'daily', '1763888400000');
INSERT INTO "log" VALUES (40, 1763800251000, 'r96', 'test:home', 'test:hall', 2, NULL, NULL, NULL, 'solved', '20413');
INSERT INTO "log" VALUES (41, 1763800251000, 'r96', 'test:home', 'test:hall', 2, NULL, NULL, NULL, 'solved', '20414');
INSERT INTO "log" VALUES (42, 1763800260000, 'r97', 'test:home', 'test:hall', 2, NULL, NULL, NULL, 'attempt', '2 billichess 1320 solved');
INSERT INTO "log" VALUES (43, 1763800261000, 'r98', 'test:home', 'test:hall', 2, NULL, NULL, NULL, 'attempt', '3 billichess 970 failed');
INSERT INTO "outbox" VALUES (1, 'test', 'test:table', '{"text":"Black (bob) played e5.","mention":"test:ann","picture":{"Board":{"game":1,"actions":2}},"buttons":[{"id":"draw-offer:g1:2","label":"Offer a draw","grave":false}],"board_of":1}', 1763800003000, 0, 0);
INSERT INTO "challenge" VALUES (1, 'test:home', 'test:table', 1, NULL, '{"game":"chess","options":"","side":"first","time":86400000,"opponent":null,"until":1763886400000}', 1763886400000, 'accepted');
INSERT INTO "challenge" VALUES (2, 'test:home', 'test:lasers', 2, 3, '{"game":"billichess","options":"","side":"first","time":null,"opponent":3,"until":1763886404000}', 1763886404000, 'accepted');
INSERT INTO "challenge" VALUES (3, 'test:home', 'test:other', 1, 2, '{"game":"billi-chess","options":"mirror=rows","side":"random","time":3600000,"opponent":2,"until":1763886415000}', 1763886415000, 'open');
INSERT INTO "challenge" VALUES (4, 'test:home', 'test:home-of-threads', 1, 2, '{"game":"chess","options":"","side":"random","time":null,"opponent":2,"until":1763886430000,"thread":true}', 1763886430000, 'accepted');
INSERT INTO "challenge" VALUES (5, 'test:home', 'test:three', 1, NULL, '{"game":"three-way","options":"","side":"first","time":null,"opponent":null,"until":1763886440000,"sitters":[{"person":2,"side":"second"}]}', 1763886440000, 'accepted');
INSERT INTO "challenge" VALUES (6, 'test:home', 'test:fast', 2, 3, '{"game":"realtime","options":"initial=zero tu=10000","side":"first","time":null,"opponent":3,"until":1763886450000}', 1763886450000, 'accepted');
INSERT INTO "seat" VALUES (1, 1, 1);
INSERT INTO "seat" VALUES (1, 2, 2);
INSERT INTO "seat" VALUES (2, 1, 2);
INSERT INTO "seat" VALUES (2, 2, 3);
INSERT INTO "seat" VALUES (3, 1, 2);
INSERT INTO "seat" VALUES (3, 2, 1);
INSERT INTO "seat" VALUES (4, 1, 1);
INSERT INTO "seat" VALUES (4, 2, 2);
INSERT INTO "seat" VALUES (4, 3, 3);
INSERT INTO "seat" VALUES (5, 1, 2);
INSERT INTO "seat" VALUES (5, 2, 3);
INSERT INTO "watch" VALUES ('test:watchers', 1);
INSERT INTO "setting" VALUES ('test:hall', 'daily', '09:00 +00:00');
INSERT INTO "setting" VALUES ('test:table', 'theme', 'light');
INSERT INTO "confirmation" VALUES (3, 'resign', 2, 4, 1763800610000);
INSERT INTO "local_person" VALUES ('local:0011', 'Ann', 'ann', 'hash-of-ann', 1763800000000, 0, NULL, 1);
INSERT INTO "local_channel" VALUES ('lobby', 'local:0011', 0);
INSERT INTO "local_channel" VALUES ('table-1', 'local:0011', 0);
INSERT INTO "local_channel" VALUES ('table-2', 'local:0011', 0);
INSERT INTO "local_message" VALUES (1, 'lobby', 'local:0011', NULL, 'local:0011:1', '{"id":0,"room":"lobby","at":1763800000000,"kind":"person","author":"Ann","asked":null,"text":"hello","mention":null,"board_of":null,"pictures":[],"buttons":[]}');
INSERT INTO "local_message" VALUES (2, 'lobby', NULL, 77, NULL, '{"id":0,"room":"lobby","at":1763800001000,"kind":"bot","author":null,"asked":null,"text":"White to move.","mention":"Ann","board_of":1,"pictures":[{"src":"/picture/aa.png","alt":"A board.","width":2,"height":2,"animated":false}],"buttons":[]}');
INSERT INTO "local_picture" VALUES ('aa', 2, 0, x'89504e470d0a1a0a');
INSERT INTO "discord_room" VALUES (1000000000000000001, 1000000000000000002, 0);
INSERT INTO "discord_room" VALUES (1400000000000000001, 0, 1);
INSERT INTO "discord_room" VALUES (1400000000000000002, 1400000000000000003, 1);
INSERT INTO "discord_board" VALUES (1000000000000000003, 1000000000000000001, 1, 1763800003000);
INSERT INTO "discord_sent" VALUES (77, 0, 1000000000000000003);
INSERT INTO "discord_registered" VALUES ('1:global', 'a hash', '[]');
INSERT INTO "game" VALUES (1, 'test:home', 'test:table', 'live', 1763864803000);
INSERT INTO "game" VALUES (2, 'test:home', 'test:lasers', 'ended', NULL);
INSERT INTO "game" VALUES (3, 'test:home', 'test:thread', 'archived', NULL);
INSERT INTO "game" VALUES (4, 'test:home', 'test:three', 'live', 1765009642000);
INSERT INTO "game" VALUES (5, 'test:home', 'test:fast', 'live', 1763800181000);
INSERT INTO "discord_challenge" VALUES (1000000000000000004, 1000000000000000001, 3, 1763800015000);
INSERT INTO "alive" VALUES (1, 1763800171500);
INSERT INTO "study" VALUES ('test:lasers', 2, 'test:home', 1763800200000);
INSERT INTO "linked" VALUES ('other:side', 'other:home', 'test:one-side', 1763800211000);
INSERT INTO "linked" VALUES ('test:one-side', 'test:home', 'test:one-side', 1763800211000);
INSERT INTO "link_code" VALUES ('test:one-side', 'test:home', 1, '0b', 1, 1763801112000);
INSERT INTO "blocked" VALUES ('other:side', 3);
INSERT INTO "tournament" VALUES (1, 'test:home', 'test:hall', 'open', NULL, '{"rules":{"format":"swiss","game":"chess","options":"","time":86400000,"ties":"rematch","first_move":86400000},"phase":"open","entrants":[{"player":2,"absences":0,"withdrawn":false},{"player":3,"absences":0,"withdrawn":false}],"boards":[],"rounds":0,"threads":false,"ends_at":null}');
INSERT INTO "moment" VALUES (2, 1, 0, 1, 340, -120, '["d4"]');
INSERT INTO "daily" VALUES ('test:hall', 'test:home', 1763888400000);
INSERT INTO "streak" VALUES (2, 20414, 2, 2);
INSERT INTO "attempt" VALUES (2, 2, 1, 1763800260000);
INSERT INTO "attempt" VALUES (2, 3, 0, 1763800261000);
INSERT INTO "solver" VALUES (2, 'billichess', 1277430314, 267166275, 60006354, 2, 1, 1763800261000);
INSERT INTO "puzzle" VALUES (2, 'billichess', 1274523960, 188215591, 59999338, 1, 1, 1763800260000);
INSERT INTO "puzzle" VALUES (3, 'billichess', 1126671405, 196214068, 60005810, 1, 0, 1763800261000);
CREATE INDEX log_game ON log (game, n) WHERE game IS NOT NULL;
CREATE TRIGGER log_rows_stay BEFORE DELETE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append only'); END;
CREATE INDEX challenge_open ON challenge (room, id) WHERE state = 'open';
CREATE INDEX seat_person ON seat (person);
CREATE INDEX watch_game ON watch (game);
CREATE INDEX local_message_room ON local_message (room, id);
CREATE INDEX local_message_person ON local_message (person) WHERE person IS NOT NULL;
CREATE INDEX local_picture_message ON local_picture (message);
CREATE INDEX request_refused ON request (at) WHERE accepted = 0;
CREATE INDEX log_request ON log (request) WHERE request IS NOT NULL;
CREATE INDEX discord_board_channel ON discord_board (channel, game, message);
CREATE UNIQUE INDEX game_live ON game (room) WHERE state = 'live';
CREATE INDEX game_room ON game (room, id);
CREATE INDEX game_server ON game (server, id) WHERE state = 'live';
CREATE INDEX game_waiting ON game (server, id) WHERE state IN ('opening', 'archived');
CREATE INDEX game_wakes ON game (wakes_at) WHERE wakes_at IS NOT NULL;
CREATE INDEX discord_challenge_channel ON discord_challenge (channel, challenge);
CREATE INDEX outbox_room ON outbox (platform, room, id);
CREATE INDEX local_pinned_message ON local_pinned (message);
CREATE INDEX request_person ON request (person) WHERE person IS NOT NULL;
CREATE INDEX log_person ON log (person) WHERE person IS NOT NULL;
CREATE INDEX game_newest ON game (server, id);
CREATE INDEX challenge_due ON challenge (expires_at) WHERE state = 'open';
CREATE INDEX challenge_server ON challenge (server) WHERE state = 'open';
CREATE INDEX discord_board_at ON discord_board (at);
CREATE INDEX discord_challenge_at ON discord_challenge (at);
CREATE INDEX local_person_lower ON local_person (lower_key);
CREATE INDEX local_person_unused ON local_person (seen_at) WHERE used = 0;
CREATE INDEX local_person_seen ON local_person (seen_at);
CREATE INDEX local_channel_owner ON local_channel (owner) WHERE owner IS NOT NULL;
CREATE INDEX local_channel_made ON local_channel (made_at);
CREATE INDEX matrix_inbox_waiting ON matrix_inbox (n) WHERE heard IS NOT NULL;
CREATE INDEX matrix_inbox_at ON matrix_inbox (at);
CREATE INDEX matrix_locked_room ON matrix_locked (room);
CREATE INDEX matrix_locked_at ON matrix_locked (at);
CREATE INDEX matrix_choices_room ON matrix_choices (room, n);
CREATE INDEX matrix_choices_person ON matrix_choices (person);
CREATE INDEX matrix_choices_at ON matrix_choices (at);
CREATE INDEX matrix_direct_room ON matrix_direct (room);
CREATE INDEX linked_table ON linked (made_in);
CREATE INDEX link_code_hash ON link_code (hash);
CREATE INDEX matrix_note_event ON matrix_note (event);
CREATE INDEX matrix_edit_event ON matrix_edit (event);
CREATE INDEX matrix_edit_at ON matrix_edit (at);
CREATE INDEX discord_thread_named ON discord_thread (channel) WHERE named = 0;
CREATE INDEX discord_thread_closes ON discord_thread (closes_at) WHERE closes_at IS NOT NULL;
CREATE INDEX discord_room_guild ON discord_room (guild);
CREATE INDEX result_person ON result (person, server);
CREATE INDEX result_course ON result (person, variant, tempo, nth) WHERE rating IS NOT NULL;
CREATE INDEX result_server ON result (server, variant, tempo, person) WHERE rating IS NOT NULL;
CREATE INDEX rating_game ON rating (variant, tempo);
CREATE INDEX tournament_room ON tournament (room, id);
CREATE INDEX tournament_running ON tournament (id) WHERE state = 'running';
CREATE INDEX tournament_wakes ON tournament (wakes_at) WHERE wakes_at IS NOT NULL;
CREATE INDEX daily_due ON daily (due_at);
CREATE INDEX holiday_untold ON holiday (told) WHERE told = 0;
CREATE INDEX puzzle_variant ON puzzle (variant);
CREATE INDEX muted_whom ON muted (whom);
CREATE INDEX refusal_asked ON refusal (asked);
CREATE TRIGGER log_rows_are_final_but_for_what_goes BEFORE UPDATE ON log
WHEN old.verb NOT IN ('play', 'adjudicate', 'pings', 'listed', 'holiday', 'solved', 'mute', 'unmute')
  OR NOT EXISTS (SELECT 1 FROM person WHERE no = old.person AND key IS NULL)
  OR (old.n, old.at, old.request, old.server, old.room, old.person, old.challenge, old.game, old.seat, old.verb)
     IS NOT (new.n, new.at, new.request, new.server, new.room, new.person, new.challenge, new.game, new.seat, new.verb)
BEGIN SELECT RAISE(ABORT, 'the log is append only'); END;
