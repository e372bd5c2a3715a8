# What an action did: the lines that a game's room is told. Words in capitals (LET'S BILLI, LASERMATE, PASS, REFLECT, STOP) are cries of
# the game.

# $who: who acts, a side with its player
announce-passes = { $who } has no legal move and passes.
# $who: who acts
announce-resigns = { $who } resigns.
# $who: who acts
announce-offers-draw = { $who } offers a draw.
# Among three.
# $who: who acts
announce-offers-draw-to-both = { $who } offers a draw to both opponents.
# Among three: it is not settled yet.
# $who: who acts
announce-agrees-first = { $who } agrees to a draw. Everybody must agree.
# $who: who acts
announce-agrees = { $who } agrees to a draw.
# $who: who acts
announce-declines = { $who } declines the draw.
# $who: who acts
announce-claims = { $who } claims a draw.
# The offer that both kings become rooks.
# $who: who acts
announce-proposes-billi = { $who } proposes LET'S BILLI.
# The offer is accepted.
# $who: who acts
announce-says-billi = { $who } says LET'S BILLI.
# $who: who acts
announce-accepts-defeat = { $who } accepts defeat in the chess game.
# To a move that the right to deny could have undone.
# $who: who acts
announce-allows = { $who } allows the move.
# Anything else.
# $who: who acts
# $action: what they do, as the game writes it
announce-does = { $who }: { $action }.

# A beam hits a Joker Knight, and its owner has chosen what the knight does with it.
# $who: who owns the Joker Knight
# $side: whose beam it is
announce-uses-pass = { $who } uses PASS: { $side }'s beam goes through the Joker Knight.
# $who: who owns the Joker Knight
# $side: whose beam it is
announce-uses-reflect = { $who } uses REFLECT: the Joker Knight deflects { $side }'s beam like a rook.
# $who: who owns the Joker Knight
# $side: whose beam it is
announce-uses-stop = { $who } uses STOP: { $side }'s beam ends on the Joker Knight.
# $who: who owns the Joker Knight
# $side: whose beam it is
announce-uses-none = { $who } uses no lifeline against { $side }'s beam.

# A move and who made it: 3. Bg5 by Blue (Ann).
# $move: its number and notation, in bold
# $who: who made it
announce-by = { $move } by { $who }
# The line of a move.
# $move: the move with who made it, or what announce-preview-of says of it
# $besides: what else it did, a clause as ", capturing a knight"; often empty
announce-moved = { $move }{ $besides }.
# A move that is only looked at, in place of who made it.
# $move: its number and notation
announce-preview-of = Preview of { $move } (not played yet)
# Another action that is only looked at.
# $deed: a whole sentence of what it does
announce-preview = Preview (not played yet): { $deed }

# Check, in a sentence after the move.
announce-check = Check.
# Among three it is said to whom.
# $sides: one side or two
announce-check-to = Check to { $sides }.
# Among three.
# $count (number): how many sides
# $sides: their names
announce-still-in-check = { $count ->
    [one] { $sides } is still in check.
   *[other] { $sides } are still in check.
}
# Among three, where that is legal.
# $side: who has moved
announce-leaves-in-check = { $side } leaves its king in check.

# $who: whose time has run out
announce-out-of-time = { $who } ran out of time.
# Among three, a king that was captured scores.
# $side: who scores
# $points: how much
# $victim: whose king it was
# $score: the points of all
announce-king-scored = **{ $side } +{ $points }** for { $victim }'s king. Score: { $score }.
# $square: where the knight stands
# $side: whose it is
announce-joker-named = The knight on { $square } is now { $side }'s Joker.
# $side: whose Joker it is
announce-fourth-lifeline = { $side }'s Joker captured the other Joker and has a fourth lifeline after the other three.

# The news that stand in a picture: few words. Several are joined by dots.

# A lasermate where the way of the beam counts.
# $side: who scores
# $sum: how its points add up
announce-news-lasermate-sum = LASERMATE { $side }: { $sum }
# $points: how much it scores
# $side: who scores
announce-news-lasermate = LASERMATE +{ $points } { $side }
# Checkmate, or what else wins, where it scores.
# $cry: what it is
# $points: how much it scores
# $side: who scores
announce-news-won = { $cry } +{ $points } { $side }
# Both kings have become rooks.
announce-news-billi = Billi phase
# $side: who has lost the king, among three
announce-news-out = { $side } is out
# $move: the move that was undone
announce-news-denied = { $move } denied
# An end that comes if it is not denied.
# $reason: what kind of end, as checkmate
announce-news-pending = { CAPITAL($reason) }?
# $side: who is in check
announce-news-check = { $side } in check
