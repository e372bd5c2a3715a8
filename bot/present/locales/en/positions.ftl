# Why a text is not a position that can be played: clauses without their end. They are Markdown: a backslash stands before - ( ) | and the like.
# A phrase without variables is found by its English words, which are the engine's: changing one here changes nothing there.

positions-fields = a position has six fields: board, side to move, castling, en passant, two numbers
positions-fields-of-three = a position has seven fields: board, side to move, living sides, castling, en passant, quiet plies, round
positions-fields-of-draughts = a position has four fields: board, side to move, two numbers
# A rank of a board with three sections.
# $rank: its number
# $section: the letter of its section
# $what: what is wrong
positions-rank-of-section = the board field is wrong in rank { $rank } of section { $section }, counted from the base: { $what }
# $rank: its number
# $what: what is wrong
positions-rank = the board field is wrong in rank { $rank }: { $what }
# $field: the name of the field
# $what: what belongs there
positions-field = I can't read the { $field } field: { $what }
# $word: the word, in quotation marks
# $what: what is wrong with it
positions-word = I don't understand { $word }: { $what }
# $why: why
positions-unplayable = this position can't be played: { $why }

# Fields of a position, as they are named where one can't be read.
positions-field-board = board
positions-field-side = side to move
positions-field-castling = castling
positions-field-en-passant = en passant
positions-field-half-move = half\-move
positions-field-move-number = move number
positions-field-living = living sides
positions-field-quiet-plies = quiet plies
positions-field-round = round
positions-field-count = count
positions-field-pieces = pieces

# What belongs into such a field.
positions-side-w-or-b = write w or b
positions-side-of-three = write w, r or b
positions-side-of-draughts = write W or B
positions-side-without-turns = write w: there are no turns
positions-half-move-count = plies since the last capture or pawn move
positions-half-move-count-of-draughts = plies since the last capture or man's move
positions-half-move-without-turns = write 0: there are no turns
positions-from-one = a number from 1
positions-number-without-turns = write 1: there are no turns
positions-castling-letters = write the letters of KQkq that apply, in this order, or \-
positions-castling-letters-of-holes = write Q, q, Qq or \-
positions-castling-of-three = write the cells of the rooks that may castle, in cell order, or \-
positions-passed = write the square a pawn has just passed, as e3, or \-
positions-passed-of-holes = write the square a pawn has just passed, as d3, or \-
positions-passed-of-crazy = write each passed square and where its pawn is, as e3:e4,b2:c2 from a1 on, or \-
positions-passed-of-three = write passed cell, pawn and who may take, as d3:d4:rb, in cell order, or \-
positions-passed-twice = a right lasts one turn of each opponent, so there are two at most
positions-passed-without-turns = write \- and the rights as ep=b:e3:e4
positions-living-of-three = write those of wrb that live, in this order
positions-pdn-counts = write H and quiet plies, F and a move's number
positions-pdn-pieces = write W and White's squares, and B and Black's, each once
positions-pdn-squares = squares are numbers from 1 to 32, each once, with K before a king's
positions-sections-of-three = it has three sections joined by \|, for White, Red and Black territory
positions-ranks-of-section = each section has four ranks joined by /, from the base to the frontier

# What is wrong with the board, or with a rank of it.
positions-ranks-five = there are more than five ranks
positions-digits-five = empty squares are counted by one digit from 1 to 5
positions-more-than-five = it has more than five squares
positions-fewer-than-five = it has fewer than five squares
positions-ranks-six = there are more than six ranks
positions-digits-six = empty squares are counted by one digit from 1 to 6
positions-more-than-six = it has more than six squares
positions-fewer-than-six = it has fewer than six squares
positions-ranks-eight = there are more than eight ranks
positions-digits-eight = empty squares are counted by one digit from 1 to 8
positions-more-than-eight = it has more than eight squares
positions-fewer-than-eight = it has fewer than eight squares
positions-ranks-too-many = there are too many ranks
positions-digits = empty squares are counted by one digit
positions-squares-too-many = it has too many squares
positions-squares-too-few = it has too few squares
positions-is-missing = it is missing
positions-more-than-eight-cells = it has more than eight cells
positions-fewer-than-eight-cells = it has fewer than eight cells
positions-digits-of-cells = empty cells are counted by one digit from 1 to 8
positions-letters = pieces are the letters PNBRQK and pnbrqk
positions-letters-of-holes = pieces are the letters RSBQKPH and rsbqkph
positions-letters-of-crazy = pieces are the letters PNBRQK and pnbrqk, and '1 comes only after a bishop
positions-letters-of-draughts = pieces are the letters M, K and m, k
positions-letters-of-three = a piece is its side and its letter, as wK, rP or bN
positions-pieces-of-crazy = a game has thirty\-two pieces at the most
positions-brackets = brackets hold two or more pieces. Write a single piece without them
positions-bottom-is-rook = the bottom piece of a stack is a rook

# What is wrong with a word behind the fields.
positions-ends-chess = a position of chess ends after its six fields
positions-ends-holes = a position of Black holes ends after its six fields
positions-ends-crazy = a position of Crazy chess ends after its six fields and the words of denial
positions-ends-draughts = a position of draughts ends after its four fields
positions-words-in-order = write each word once, in alphabetical order
positions-words-once = write each word once
positions-denial = write denial=w or denial=b
positions-denials = write denials= and how often a move was denied
positions-denied = write denied= and a legal move of the side to move, as e2e4
positions-immune = write immune=w or immune=b
positions-waits = write waits=, the last move, and the position before it, with \| in the place of spaces, as waits=e2e4\|rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\|w\|KQkq\|\-\|0\|1
positions-waits-elsewhere = that move from that position leads to another position than this
positions-waits-closed = that move can't be denied by the side that holds the right
positions-laser-words-as-pairs = write words as key=value
positions-laser-words-of-three = the words of the lasers are kings and scored
positions-laser-words = the words are billi, joker, lifelines, mated, passes and scored
positions-laser-word = the word of the lasers is scored
positions-only-in-mode-b = only in mode B does the game go on after a mate
positions-billi = write billi=1 once the kings are rooks
positions-no-jokers = this table plays without Joker Knights
positions-joker = write it like joker=b:g1,r:\- \(\- for one that was taken\)
positions-lifelines = write it like lifelines=b:ps@rr,r:\- after joker=: what is left, then after @ what is in force
positions-mated = write mated=b or mated=r
positions-passes = write passes=1 or passes=2, in the Billi phase
positions-caroms = write it like scored=b:3,r:5g: how often a piece deflected the beam, g after the opponent's move
positions-scored = write scored=b, scored=r or scored=br
positions-kings-of-three = write kings=r:w: whose king has scored, and for whom
positions-scored-of-three = write scored=w:rb,r:w: whose beam has scored, and in whose heels
positions-heirs = the only word here is heirs=r:w
positions-no-heirs = at this table nobody inherits \(inherit=off\)
positions-heirs-of = write heirs=r:w: a fallen side and the living one that has its pieces
positions-unit = write tu= in milliseconds, a multiple of 20 from 1000 to 604800000
positions-now = write now= in milliseconds since the start
positions-ready = write ready=a1:9000,b1:12000
positions-passed-word = write ep=b:e3:e4: who, passed, pawn

# Why no game can be played from a position that can be read.
positions-one-king = each side must have one king
positions-no-king = no king can be left in the Billi phase
positions-pawn-on-edge = no pawn can stand on the first or the last rank
positions-castling-at-home = castling needs king and rook on their first squares
positions-not-passed = no pawn can have passed the en passant square with the last move
positions-in-check = the side that is not to move is in check
positions-eight-pawns = a side can have eight pawns at the most, those inside rooks counted
positions-pawn-on-edge-of-crazy = no pawn can stand outside a rook on the first or the last rank
positions-dark-squares = pieces stand on the dark squares, those of a1's colour
positions-man-is-king = a man on the last row is a king
positions-twelve = a side has at most twelve pieces
positions-no-pieces = there are no pieces
positions-one-king-living = each living side must have one king
positions-one-king-fallen = a fallen side can have one king at the most, that of a player who resigned
positions-mover-has-fallen = the side to move has fallen
positions-pawn-on-base = no pawn can stand on a base row
positions-castling-at-home-of-three = castling needs king and rook of a living side on their first cells
positions-not-passed-of-three = no pawn can have passed the en passant cell, or not with these opponents to take it
positions-joker-stands = a Joker Knight must stand on the square that joker= names
positions-kings-have-fallen = kings= names sides that have fallen
positions-lifeline-in-force = a lifeline is in force only where its beam hits the Joker Knight
positions-mate-is-billi = after a mate both kings are rooks: write R and r for them, and billi=1
