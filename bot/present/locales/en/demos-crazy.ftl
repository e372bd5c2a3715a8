# The demonstration of Crazy chess: its title, and what is to be seen in each picture, in their order.

demos-crazy-title = a queen's revenge, and a bishop led astray
demos-crazy-start = The usual start. Black holds the right to deny.
demos-crazy-denied = Black denied e4, so White played something else and got the right to deny.
demos-crazy-revenge = White's bishop captures the queen, and her revenge captures the bishop. It rises at once, for one turn. The mark counts that turn.
demos-crazy-disguise = A disguise: the pawn from g7 swapped places with the bishop, then the pawn from h7 did. The bishop is now on h7, far from where it wanted to go.
demos-crazy-last-turn = In its last turn the bishop captures a knight and disappears. g8 is empty.
demos-crazy-jump = Black's rook captures on h2. White's rook doesn't recapture but jumps into it. It rides along wherever Black's rook goes and can leave at any time.
