# Pieces. Forms of a word are its parts: every language has those that its sentences ask for by FORM($piece, "a").

pieces-pawn = pawn
    .a = a pawn
    .many = pawns
pieces-knight = knight
    .a = a knight
    .many = knights
pieces-bishop = bishop
    .a = a bishop
    .many = bishops
pieces-rook = rook
    .a = a rook
    .many = rooks
pieces-queen = queen
    .a = a queen
    .many = queens
pieces-king = king
    .a = a king
    .many = kings
pieces-hole = hole
    .a = a hole
    .many = holes
# A piece of draughts.
pieces-man = man
    .a = a man
    .many = men
# A man of draughts that has reached the far end.
pieces-crowned = king
    .a = a king
    .many = kings
# The letters of king, queen, rook, bishop and knight in notation, with spaces between them: they are understood in typed moves.
pieces-letters = K Q R B N
