# The description of a position for those who cannot see it: sentences that stand below a picture or, as a list, in place of it. Squares
# that are listed have blanks between them.

# Who is to act.

# $number: of the move
# $asked: what each is asked, clauses as below
alt-turn = Move { $number }, { $asked }.
# Among three.
# $number: of the round
# $asked: what each is asked, clauses as below
alt-turn-of-three = Round { $number }, { $asked }.
# $side: who
alt-to-move = { $side } to move
# $side: who
# $other: whose beam it is
alt-to-choose-lifeline = { $side } to choose a lifeline against { $other }'s beam
# $side: who
alt-to-answer-draw = { $side } to answer the draw offer
# $side: who
alt-to-answer-billi = { $side } to answer LET'S BILLI
# $side: who
alt-to-deny = { $side } to deny or allow the last move
# $side: who
# $pact: its number
alt-to-answer-pact = { $side } to answer pact { $pact }
alt-game-over = The game is over.
# In a position that is being set up.
alt-nobody = Nobody is to move.
alt-billi-phase = Billi phase: the kings are rooks.

# The last move.

# $words: what it did, as its game tells it
alt-last-move-told = Last move: { $words }.
# $piece: with its side
# $from: a square
# $to: a square
# $deed: what else it did, clauses as ", capturing a rook"; often empty
alt-last-move = Last move: { $piece } { $from } to { $to }{ $deed }.
# $side: whose king it is
# $from: the square of the king
# $to: where the king went
alt-last-move-castles = Last move: { $side } castles, king { $from } to { $to }.
# In by one square, out by another.
# $piece: with its side
# $from: a square
# $hole: what it went through, as a noun
# $entry: where it went in
# $exit: where it came out
# $to: a square
# $deed: what else it did, clauses as ", capturing a rook"; often empty
alt-last-move-through = Last move: { $piece } { $from } into the { $hole } on { $entry }, out of { $exit }, to { $to }{ $deed }.
# $side: who
# $piece: what was dropped, a hole
# $square: where
alt-last-move-drops = Last move: { $side } drops { FORM($piece, "a") } on { $square }.

# The pieces of a side.

# $side: whose they are
# $pieces: groups as below, with commas between them
alt-pieces = { $side }: { $pieces }.
# Among three.
# $side: a side that is out of the game
# $pieces: groups as below; they are obstacles
alt-pieces-out = { $side } (out): { $pieces }.
# $side: a side that is out of the game, without pieces
alt-out = { $side } (out).
alt-no-pieces = no pieces
# Pieces of a side, then those that it inherited from one that is out.
# $pieces: groups as below, or alt-no-pieces
# $side: from whom
# $inherited: groups as below
alt-pieces-and-inherited = { $pieces }; inherited from { $side }: { $inherited }
# All of a kind: King e1, Rooks a1 h1.
# $count (number): how many
# $piece: the kind
# $squares: where they stand
alt-group = { $count ->
    [one] { CAPITAL($piece) } { $squares }
   *[other] { CAPITAL(FORM($piece, "many")) } { $squares }
}
# The knight that has lifelines against beams.
# $square: where it stands
alt-joker = { $square } (Joker)

# Beams and what they score.

# $side: whose beam it is
# $way: squares on its way, with what it meets
# $end: how it ends, as "stops on d8 (Red queen)"
alt-beam = { $side } beam: from { $way }, { $end }.
# $points: of all sides
alt-score = Score: { $points }.
# $sides: of each side which are left, as below, with semicolons between them
alt-lifelines = Lifelines left: { $sides }.
# $side: whose Joker it is
# $lifelines: words as they are typed: pass reflect stop
alt-lifelines-of = { $side } { $lifelines }
# $side: whose Joker it is
alt-no-lifelines-of = { $side } none
# $side: who has none
alt-no-joker-of = { $side } no Joker

# Pacts in force, and those that the last move broke.

# $number: of the pact
# $sides: the parties
alt-pact-broken = Pact { $number } of { $sides }: broken by the last move.
# $number: of the pact
# $sides: the parties
# $terms: what they have promised
alt-pact = Pact { $number } of { $sides } in force: { $terms }.
# Where there is no room for the terms.
# $number: of the pact
# $sides: the parties
alt-pact-in-short = Pact { $number } of { $sides } in force.

# The description of an animation.
# $count (number): how many steps it has
# $last: the description of the last position
alt-replay = Animation of the game in { $count } steps. Final position: { $last }
