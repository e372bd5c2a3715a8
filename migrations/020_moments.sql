-- The key moments of analysed games (derived): which action cost most, and what would have been better.
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
