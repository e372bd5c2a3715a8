-- What the programs of each schema wrote, in their own forms: rows of the log, what was derived from them then, and the
-- chat's and Discord's memory. A file of schema N holds the rows of all sections up to N, as a file does that was brought up
-- to date again and again. T is 1763800000000.

-- 1: people, requests, the log, the outbox
INSERT INTO person (no, key, name) VALUES (1, 'test:ann', 'ann'), (2, 'test:bob', 'bob'), (3, 'test:cid', 'cid'), (4, NULL, 'a former player');
INSERT INTO request (id, at, person, accepted, reply, buttons) VALUES
 ('r1', 1763800000000, 1, 1, 'Your challenge stands; `/cancel` takes it back.', '[]'),
 ('r2', 1763800001000, 2, 1, 'The game begins.', '[]'),
 ('r3', 1763800002000, 1, 1, 'You played e4.', '[]'),
 ('r4', 1763800003000, 2, 1, 'You played e5.', '[]'),
 ('r5', 1763800004000, 2, 1, 'Your challenge stands; `/cancel` takes it back.', '[]'),
 ('r6', 1763800005000, 3, 1, 'The game begins.', '[]'),
 ('r7', 1763800006000, 2, 1, 'You played d4.', '[]'),
 ('r8', 1763800007000, 2, 1, 'Your opponent has been asked; the request stands for 24 hours, or until somebody moves.', '[]'),
 ('r9', 1763800008000, 3, 1, 'You allowed the takeback.', '[]'),
 ('r10', 1763800009000, 2, 1, 'You played e4.', '[]'),
 ('r11', 1763800010000, 3, 1, 'Resign this game? The question stands for 10 minutes, and for this position.', '[{"id":"resign:g2:4","label":"Resign","grave":true}]'),
 ('r12', 1763800011000, 3, 1, 'You resigned.', '[]'),
 ('r13', 1763800012000, 3, 1, 'This channel watches game G1.', '[]'),
 ('r14', 1763800013000, 1, 1, 'The theme of this channel is light.', '[]'),
 ('r15', 1763800014000, NULL, 1, '', '[]'),
 ('r16', 1763800015000, 1, 1, 'Your challenge stands; `/cancel` takes it back.', '[]');
INSERT INTO log (at, request, server, room, person, challenge, game, seat, verb, body) VALUES
 (1763800000000, 'r1', 'test:home', 'test:table', 1, 1, NULL, NULL, 'challenge', '{"game":"chess","options":"","side":"first","time":86400000,"opponent":null,"until":1763886400000}'),
 (1763800001000, 'r2', 'test:home', 'test:table', 2, 1, 1, NULL, 'begin', '{"game":"chess","options":"","position":null,"time":86400000,"seats":[1,2]}'),
 (1763800002000, 'r3', 'test:home', 'test:table', 1, NULL, 1, 1, 'play', 'e2e4'),
 (1763800003000, 'r4', 'test:home', 'test:table', 2, NULL, 1, 2, 'play', 'e7e5'),
 (1763800004000, 'r5', 'test:home', 'test:lasers', 2, 2, NULL, NULL, 'challenge', '{"game":"billichess","options":"","side":"first","time":null,"opponent":3,"until":1763886404000}'),
 (1763800005000, 'r6', 'test:home', 'test:lasers', 3, 2, 2, NULL, 'begin', '{"game":"billichess","options":"","position":null,"time":null,"seats":[2,3]}'),
 (1763800006000, 'r7', 'test:home', 'test:lasers', 2, NULL, 2, 1, 'play', 'd2d4'),
 (1763800007000, 'r8', 'test:home', 'test:lasers', 2, NULL, 2, 1, 'takeback-ask', '0'),
 (1763800008000, 'r9', 'test:home', 'test:lasers', 3, NULL, 2, 2, 'takeback', '0'),
 (1763800009000, 'r10', 'test:home', 'test:lasers', 2, NULL, 2, 1, 'play', 'e2e4'),
 (1763800010000, 'r11', 'test:home', 'test:lasers', 3, NULL, 2, 2, 'confirm', 'resign 4 1763800610000'),
 (1763800011000, 'r12', 'test:home', 'test:lasers', 3, NULL, 2, 2, 'play', 'resign'),
 (1763800012000, 'r13', 'test:home', 'test:watchers', 3, NULL, NULL, NULL, 'watch', '1'),
 (1763800013000, 'r14', 'test:home', 'test:table', 1, NULL, NULL, NULL, 'setting', 'theme=light'),
 (1763800014000, 'r15', 'test:home', 'test:table', 4, NULL, NULL, NULL, 'forget', ''),
 (1763800015000, 'r16', 'test:home', 'test:other', 1, 3, NULL, NULL, 'challenge', '{"game":"billi-chess","options":"mirror=rows","side":"random","time":3600000,"opponent":2,"until":1763886415000}');
INSERT INTO outbox (platform, room, post, made_at) VALUES
 ('test', 'test:table', '{"text":"Black (bob) played e5.","mention":"test:ann","picture":{"Board":{"game":1,"actions":2}},"buttons":[{"id":"draw-offer:g1:2","label":"Offer a draw","grave":false}],"board_of":1}', 1763800003000);

-- 2: what is derived
INSERT INTO challenge (id, server, room, challenger, opponent, body, expires_at, state) VALUES
 (1, 'test:home', 'test:table', 1, NULL, '{"game":"chess","options":"","side":"first","time":86400000,"opponent":null,"until":1763886400000}', 1763886400000, 'accepted'),
 (2, 'test:home', 'test:lasers', 2, 3, '{"game":"billichess","options":"","side":"first","time":null,"opponent":3,"until":1763886404000}', 1763886404000, 'accepted'),
 (3, 'test:home', 'test:other', 1, 2, '{"game":"billi-chess","options":"mirror=rows","side":"random","time":3600000,"opponent":2,"until":1763886415000}', 1763886415000, 'open');
INSERT INTO game (id, server, room, state, wakes_at) VALUES
 (1, 'test:home', 'test:table', 'live', 1763864803000),
 (2, 'test:home', 'test:lasers', 'ended', NULL);
INSERT INTO seat (game, seat, person) VALUES (1, 1, 1), (1, 2, 2), (2, 1, 2), (2, 2, 3);
INSERT INTO watch (room, game) VALUES ('test:watchers', 1);
INSERT INTO setting (room, name, value) VALUES ('test:table', 'theme', 'light');
INSERT INTO confirmation (person, what, game, version, expires_at) VALUES (3, 'resign', 2, 4, 1763800610000);

-- 3: the web chat
INSERT INTO local_person (id, name, name_key, secret_hash, seen_at) VALUES
 ('local:0011', 'Ann', 'ann', 'hash-of-ann', 1763800000000);
UPDATE local_channel SET owner = 'local:0011';
INSERT INTO local_message (id, room, person, outbox, request, body) VALUES
 (1, 'lobby', 'local:0011', NULL, 'local:0011:1', '{"id":0,"room":"lobby","at":1763800000000,"kind":"person","author":"Ann","asked":null,"text":"hello","mention":null,"board_of":null,"pictures":[],"buttons":[]}'),
 (2, 'lobby', NULL, 77, NULL, '{"id":0,"room":"lobby","at":1763800001000,"kind":"bot","author":null,"asked":null,"text":"White to move.","mention":"Ann","board_of":1,"pictures":[{"src":"/picture/aa.png","alt":"A board.","width":2,"height":2,"animated":false}],"buttons":[]}');
INSERT INTO local_picture (id, message, gif, bytes) VALUES ('aa', 2, 0, x'89504e470d0a1a0a');

-- 4: refused requests are forgotten
INSERT INTO request (id, at, person, accepted, reply, buttons) VALUES
 ('r20', 1763800020000, 2, 0, 'It is not your turn.', '[]');

-- 5: Discord's memory
INSERT INTO discord_room (channel, guild) VALUES (1000000000000000001, 1000000000000000002);
INSERT INTO discord_board (message, channel, game, at) VALUES (1000000000000000003, 1000000000000000001, 1, 1763800003000);
INSERT INTO discord_sent (delivery, part, message) VALUES (77, 0, 1000000000000000003);
INSERT INTO discord_registered (scope, sent, became) VALUES ('1:global', 'a hash', '[]');

-- 6: a game that waits for its thread, one that was archived because its room is gone
INSERT INTO request (id, at, person, accepted, reply, buttons) VALUES
 ('r30', 1763800030000, 1, 1, 'Your challenge stands; `/cancel` takes it back.', '[]'),
 ('r31', 1763800031000, 2, 1, 'The game begins in a thread.', '[]');
INSERT INTO log (at, request, server, room, person, challenge, game, seat, verb, body) VALUES
 (1763800030000, 'r30', 'test:home', 'test:home-of-threads', 1, 4, NULL, NULL, 'challenge', '{"game":"chess","options":"","side":"random","time":null,"opponent":2,"until":1763886430000,"thread":true}'),
 (1763800031000, 'r31', 'test:home', 'test:home-of-threads', 2, 4, 3, NULL, 'begin', '{"game":"chess","options":"","position":null,"time":null,"seats":[2,1],"thread":true}'),
 (1763800032000, NULL, 'test:home', 'test:thread', NULL, NULL, 3, NULL, 'moved', ''),
 (1763800033000, NULL, 'test:home', 'test:thread', NULL, NULL, 3, NULL, 'archive', 'room-gone');
INSERT INTO challenge (id, server, room, challenger, opponent, body, expires_at, state) VALUES
 (4, 'test:home', 'test:home-of-threads', 1, 2, '{"game":"chess","options":"","side":"random","time":null,"opponent":2,"until":1763886430000,"thread":true}', 1763886430000, 'accepted');
INSERT INTO game (id, server, room, state, wakes_at) VALUES (3, 'test:home', 'test:thread', 'archived', NULL);
INSERT INTO seat (game, seat, person) VALUES (3, 1, 2), (3, 2, 1);

-- 7: a table of three with a pact, messages with a challenge's buttons
INSERT INTO request (id, at, person, accepted, reply, buttons) VALUES
 ('r40', 1763800040000, 1, 1, 'Your challenge stands; `/cancel` takes it back.', '[]'),
 ('r41', 1763800041000, 2, 1, 'You sit here now.', '[]'),
 ('r42', 1763800042000, 3, 1, 'The game begins.', '[]');
INSERT INTO log (at, request, server, room, person, challenge, game, seat, verb, body) VALUES
 (1763800040000, 'r40', 'test:home', 'test:three', 1, 5, NULL, NULL, 'challenge', '{"game":"three-way","options":"","side":"first","time":null,"opponent":null,"until":1763886440000}'),
 (1763800041000, 'r41', 'test:home', 'test:three', 2, 5, NULL, NULL, 'sit', 'second'),
 (1763800042000, 'r42', 'test:home', 'test:three', 3, 5, 4, NULL, 'begin', '{"game":"three-way","options":"","position":null,"time":null,"seats":[1,2,3]}');
INSERT INTO challenge (id, server, room, challenger, opponent, body, expires_at, state) VALUES
 (5, 'test:home', 'test:three', 1, NULL, '{"game":"three-way","options":"","side":"first","time":null,"opponent":null,"until":1763886440000,"sitters":[{"person":2,"side":"second"}]}', 1763886440000, 'accepted');
INSERT INTO game (id, server, room, state, wakes_at) VALUES (4, 'test:home', 'test:three', 'live', 1765009642000);
INSERT INTO seat (game, seat, person) VALUES (4, 1, 1), (4, 2, 2), (4, 3, 3);
INSERT INTO discord_challenge (message, channel, challenge, at) VALUES (1000000000000000004, 1000000000000000001, 3, 1763800015000);

-- 8: a game without turns, and when the program last ran
INSERT INTO request (id, at, person, accepted, reply, buttons) VALUES
 ('r50', 1763800050000, 2, 1, 'Your challenge stands; `/cancel` takes it back.', '[]'),
 ('r51', 1763800051000, 3, 1, 'The game begins.', '[]'),
 ('r52', 1763800061000, 2, 1, 'You played e4.', '[]');
INSERT INTO log (at, request, server, room, person, challenge, game, seat, verb, body) VALUES
 (1763800050000, 'r50', 'test:home', 'test:fast', 2, 6, NULL, NULL, 'challenge', '{"game":"realtime","options":"initial=zero tu=10000","side":"first","time":null,"opponent":3,"until":1763886450000}'),
 (1763800051000, 'r51', 'test:home', 'test:fast', 3, 6, 5, NULL, 'begin', '{"game":"realtime","options":"initial=zero tu=10000","position":null,"time":null,"seats":[2,3]}'),
 (1763800061000, 'r52', 'test:home', 'test:fast', 2, NULL, 5, 1, 'play', 'e2e4'),
 (1763800071000, NULL, 'test:home', 'test:fast', NULL, NULL, 5, NULL, 'clock', ''),
 (1763800171000, NULL, 'test:home', 'test:fast', NULL, NULL, 5, NULL, 'paused', '100000');
INSERT INTO challenge (id, server, room, challenger, opponent, body, expires_at, state) VALUES
 (6, 'test:home', 'test:fast', 2, 3, '{"game":"realtime","options":"initial=zero tu=10000","side":"first","time":null,"opponent":3,"until":1763886450000}', 1763886450000, 'accepted');
INSERT INTO game (id, server, room, state, wakes_at) VALUES (5, 'test:home', 'test:fast', 'live', 1763800181000);
INSERT INTO seat (game, seat, person) VALUES (5, 1, 2), (5, 2, 3);
INSERT INTO alive (one, at) VALUES (1, 1763800171500);

-- 9: a game that waits to be looked back at
INSERT INTO request (id, at, person, accepted, reply, buttons) VALUES
 ('r60', 1763800200000, 2, 1, 'I look back at G2; the curve and the worst moves come when it is done.', '[]');
INSERT INTO log (at, request, server, room, person, challenge, game, seat, verb, body) VALUES
 (1763800200000, 'r60', 'test:home', 'test:lasers', 2, NULL, NULL, NULL, 'study', '2');
INSERT INTO study (room, game, server, at) VALUES ('test:lasers', 2, 'test:home', 1763800200000);

-- 15: rooms that share a table, a code that is still good, somebody who is blocked
INSERT INTO request (id, at, person, accepted, reply, buttons) VALUES
 ('r70', 1763800210000, 1, 1, '', '[]'),
 ('r71', 1763800211000, 2, 1, 'The rooms are linked.', '[]'),
 ('r72', 1763800212000, 1, 1, '', '[]'),
 ('r73', 1763800213000, 2, 1, 'cid is blocked.', '[]');
INSERT INTO log (at, request, server, room, person, challenge, game, seat, verb, body) VALUES
 (1763800210000, 'r70', 'test:home', 'test:one-side', 1, NULL, NULL, NULL, 'link-code', '{"hash":"0a","until":1763801110000}'),
 (1763800211000, 'r71', 'other:home', 'other:side', 2, NULL, NULL, NULL, 'link', '{"table":"test:one-side","server":"test:home"}'),
 (1763800212000, 'r72', 'test:home', 'test:one-side', 1, NULL, NULL, NULL, 'link-code', '{"hash":"0b","until":1763801112000,"encrypted":true}'),
 (1763800213000, 'r73', 'other:home', 'other:side', 2, NULL, NULL, NULL, 'block', '3');
INSERT INTO linked (room, server, made_in, since) VALUES
 ('test:one-side', 'test:home', 'test:one-side', 1763800211000),
 ('other:side', 'other:home', 'test:one-side', 1763800211000);
INSERT INTO link_code (room, server, person, hash, encrypted, until) VALUES
 ('test:one-side', 'test:home', 1, '0b', 1, 1763801112000);
INSERT INTO blocked (room, person) VALUES ('other:side', 3);

-- 19: a tournament that two have joined
INSERT INTO request (id, at, person, accepted, reply, buttons) VALUES
 ('r90', 1763800230000, 1, 1, 'Tournament created.', '[]'),
 ('r91', 1763800231000, 2, 1, 'You are in (1 player so far).', '[]'),
 ('r92', 1763800232000, 3, 1, 'You are in (2 players so far).', '[]');
INSERT INTO log (at, request, server, room, person, challenge, game, seat, verb, body) VALUES
 (1763800230000, 'r90', 'test:home', 'test:hall', 1, NULL, NULL, NULL, 'tournament', '{"id":1,"does":{"create":{"format":"swiss","game":"chess","options":"","time":86400000,"ties":"rematch","first_move":86400000}}}'),
 (1763800231000, 'r91', 'test:home', 'test:hall', 2, NULL, NULL, NULL, 'tournament', '{"id":1,"does":{"join":2}}'),
 (1763800232000, 'r92', 'test:home', 'test:hall', 3, NULL, NULL, NULL, 'tournament', '{"id":1,"does":{"join":3}}');
INSERT INTO tournament (id, server, room, state, wakes_at, body) VALUES
 (1, 'test:home', 'test:hall', 'open', NULL, '{"rules":{"format":"swiss","game":"chess","options":"","time":86400000,"ties":"rematch","first_move":86400000},"phase":"open","entrants":[{"player":2,"absences":0,"withdrawn":false},{"player":3,"absences":0,"withdrawn":false}],"boards":[],"rounds":0,"threads":false,"ends_at":null}');

-- 20: a game that was analysed, with a key moment
INSERT INTO log (at, request, server, room, person, challenge, game, seat, verb, body) VALUES
 (1763800240000, NULL, 'test:home', 'test:hall', NULL, NULL, NULL, NULL, 'studied', '{"game":2,"moments":[{"number":1,"place":0,"seat":1,"cost":340,"worth":-120,"better":["d4"]}]}');
INSERT INTO moment (game, number, place, seat, cost, worth, better) VALUES (2, 1, 0, 1, 340, -120, '["d4"]');

-- 21: a room that wants the daily puzzle, and somebody who solved it two days in a row
INSERT INTO request (id, at, person, accepted, reply, buttons) VALUES
 ('r95', 1763800250000, 1, 1, 'daily is now `09:00 +00:00`.', '[]'),
 ('r96', 1763800251000, 2, 1, 'Puzzle 1: right!', '[]');
INSERT INTO log (at, request, server, room, person, challenge, game, seat, verb, body) VALUES
 (1763800250000, 'r95', 'test:home', 'test:hall', 1, NULL, NULL, NULL, 'setting', 'daily=09:00 +00:00'),
 (1763800250500, NULL, 'test:home', 'test:hall', NULL, NULL, NULL, NULL, 'daily', '1763888400000'),
 (1763800251000, 'r96', 'test:home', 'test:hall', 2, NULL, NULL, NULL, 'solved', '20413'),
 (1763800251000, 'r96', 'test:home', 'test:hall', 2, NULL, NULL, NULL, 'solved', '20414');
INSERT INTO setting (room, name, value) VALUES ('test:hall', 'daily', '09:00 +00:00');
INSERT INTO daily (room, server, due_at) VALUES ('test:hall', 'test:home', 1763888400000);
INSERT INTO streak (person, last_day, days, best) VALUES (2, 20414, 2, 2);

-- 23: a direct conversation and a channel in which the bot is not itself
INSERT INTO discord_room (channel, guild, guest) VALUES (1400000000000000001, 0, 1), (1400000000000000002, 1400000000000000003, 1);

-- 24: somebody who solved a puzzle and asked for the solution of another
INSERT INTO request (id, at, person, accepted, reply, buttons) VALUES
 ('r97', 1763800260000, 2, 1, 'Puzzle 2: right!', '[]'),
 ('r98', 1763800261000, 2, 1, 'Solution of puzzle 3', '[]');
INSERT INTO log (at, request, server, room, person, challenge, game, seat, verb, body) VALUES
 (1763800260000, 'r97', 'test:home', 'test:hall', 2, NULL, NULL, NULL, 'attempt', '2 billichess 1320 solved'),
 (1763800261000, 'r98', 'test:home', 'test:hall', 2, NULL, NULL, NULL, 'attempt', '3 billichess 970 failed');
INSERT INTO attempt (person, puzzle, solved, at) VALUES
 (2, 2, 1, 1763800260000),
 (2, 3, 0, 1763800261000);
INSERT INTO solver (person, variant, rating, deviation, volatility, tried, solved, at) VALUES
 (2, 'billichess', 1277430314, 267166275, 60006354, 2, 1, 1763800261000);
INSERT INTO puzzle (number, variant, rating, deviation, volatility, tried, solved, at) VALUES
 (2, 'billichess', 1274523960, 188215591, 59999338, 1, 1, 1763800260000),
 (3, 'billichess', 1126671405, 196214068, 60005810, 1, 0, 1763800261000);

-- 28: a message of the web chat that names somebody by a mark
INSERT INTO local_message (id, room, person, outbox, request, body, marked) VALUES
 (3, 'lobby', NULL, 78, NULL, '{"id":0,"room":"lobby","at":1763800262000,"kind":"bot","author":null,"asked":null,"text":"White (local:0011Ann) moves.","mention":"local:0011Ann","board_of":1,"pictures":[],"buttons":[]}', 1);

-- 30: an invitation to the web chat, and a browser that came by it
INSERT INTO local_invitation (hash, made_at, used) VALUES ('a3f1', 1763800263000, 1);
INSERT INTO local_pass (hash, invited, seen_at) VALUES ('b4e2', 1, 1763800263000);

-- 32: a browser that notifies somebody of the web chat
INSERT INTO local_push (person, endpoint, p256dh, auth, language, seen_at) VALUES
 ('local:0011', 'https://push.example.com/c5d3', zeroblob(65), zeroblob(16), 'en', 1763800264000);
