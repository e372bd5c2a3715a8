# What chess calls the things that other sentences name. Another game's own words stand in its own catalogue.

# The games there are, for somebody who knows none.
game-words-in-short = BilliChess with laser beams, Black holes, Crazy chess, draughts, three players on one board, chess without turns.

# What wins, as a noun: "Checkmate scores 500."
game-words-checkmate = checkmate
# The same as a cry: "Checkmate!"
game-words-checkmate-cry = Checkmate
# The same as what a move does, beside others: "captures a pawn, checkmate"
game-words-checkmate-done = checkmate
# What a puzzle asks for: "mate in two", "force White to mate"
game-words-mate = mate
# After what a draw may be claimed, as a sentence begins.
game-words-quiet-moves = Fifty moves without a capture or pawn move
# By which rule a game was drawn, on claim and by itself. The form "by" follows "draw", as the kinds of ends in ending.ftl.
game-words-fifty-moves = the fifty-move rule
    .by = by the fifty-move rule
game-words-seventy-five-moves = the seventy-five-move rule
    .by = by the seventy-five-move rule
