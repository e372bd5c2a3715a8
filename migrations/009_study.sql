-- Finished games that wait to be looked back at (/analyse), and the room that asked: a program that ends meanwhile takes
-- them up again.
CREATE TABLE study (
    room   TEXT NOT NULL,
    game   INTEGER NOT NULL,
    server TEXT NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (room, game)
) STRICT, WITHOUT ROWID;
