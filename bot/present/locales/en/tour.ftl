# What a server reads that the bot has just come to, and the tour in a few pictures.

# To a server that is new.
# $games: a sentence of the games there are
tour-hello = **Hello! I play chess variants.**
    { $games } Play each other here, or the computer.

# A page of the tour.
# $words: its words
# $page (number): its number
# $pages (number): how many there are
tour-numbered = { $words }
    { $page } of { $pages }
# The pages, each with its picture.
tour-first = **BilliChess** is chess with two laser beams. Blue is at the bottom, Red at the top. Red's beam comes from k7 and stops on d2, Blue's comes from j2 and stops on e7.
tour-second = **A move can bend a beam.** The pawn has left d2, so Red's beam goes on: through Blue's king, off the bishop on f1 and up to e2.
tour-third = **LASERMATE.** Red's beam has found its way into Blue's heel at j1: 277 points for Red. The game goes on until checkmate, which is worth 500.
tour-fourth = **Your turn.** Choose **Move** under a board, then a piece, or type `{ COMMAND("move") } e4`. Three can play too, as on this board. `{ COMMAND("rules") }` explains every game.
