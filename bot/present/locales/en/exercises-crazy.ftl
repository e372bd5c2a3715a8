# Exercises of Crazy chess: each a question, its answers, which are labels of buttons, and what is said to each answer.

exercises-crazy-stacks = White's rook carries a pawn. Black's rook on a4 carries a rook, and that one a pawn. White captures on a4. What is left there?
exercises-crazy-stacks-both = White's rook and pawn
exercises-crazy-stacks-both-why = The load of the captured rook falls on a4, and what falls captures.
exercises-crazy-stacks-white = a White pawn
exercises-crazy-stacks-white-why = It falls too, but not last. Who was on top of Black's stack?
exercises-crazy-stacks-black = a Black pawn
exercises-crazy-stacks-black-why = Black's inner rook falls and captures White's rook. White's pawn falls and captures that rook, whose pawn falls last and captures White's.
exercises-crazy-stacks-nothing = nothing
exercises-crazy-stacks-nothing-why = The last piece that falls stays.

exercises-crazy-bishop = White's rook with its pawn captures the bishop on a4. What is left there?
exercises-crazy-bishop-both = White's rook and pawn
exercises-crazy-bishop-both-why = A captured bishop rises and captures the bottom piece, here the rook.
exercises-crazy-bishop-pawn = a White pawn
exercises-crazy-bishop-pawn-why = The bishop rises and captures the rook. The pawn falls and captures the bishop, which doesn't rise twice.
exercises-crazy-bishop-risen = a risen bishop
exercises-crazy-bishop-risen-why = The rook it captured was carrying a pawn.

exercises-crazy-tower = Four rooks and a pawn stand on a2. White's knight goes from a1 to b3 and captures the third rook as it passes. What is left on a2?
exercises-crazy-tower-two-rooks = two rooks
exercises-crazy-tower-two-rooks-why = What the third rook carried falls on a2, and what falls captures the bottom piece there.
exercises-crazy-tower-rook-and-pawn = a rook and the pawn
exercises-crazy-tower-rook-and-pawn-why = The pawn falls after the rook that carried it is captured.
exercises-crazy-tower-pawn = the pawn
exercises-crazy-tower-pawn-why = The fourth rook falls on the bottom one, and its load falls in turn. The pawn is last and stays.
exercises-crazy-tower-nothing = nothing
exercises-crazy-tower-nothing-why = The last piece that falls stays.

exercises-crazy-inside = White's knight jumps to c3 and captures the bishop in the rook there. What is left on c3?
exercises-crazy-inside-both = the rook and the knight
exercises-crazy-inside-both-why = The bishop rises and captures the bottom piece of the square, here its own rook.
exercises-crazy-inside-risen = a risen bishop
exercises-crazy-inside-risen-why = It captured the rook, so the knight on top of it falls.
exercises-crazy-inside-knight = the knight
exercises-crazy-inside-knight-why = The bishop rises and captures the rook. The knight falls and captures the bishop.

exercises-crazy-suicide = White's queen captures all round. What happens?
exercises-crazy-suicide-nothing = Nothing
exercises-crazy-suicide-nothing-why = All round means pieces of both sides.
exercises-crazy-suicide-illegal = It is illegal
exercises-crazy-suicide-illegal-why = It is the one move with which you can kill your own king. You are asked first.
exercises-crazy-suicide-loses = White loses
exercises-crazy-suicide-loses-why = She captures her own king.

exercises-crazy-check = Black's king is in a rook on d4, and White's bishop attacks it. Is Black in check?
exercises-crazy-check-yes = Yes
exercises-crazy-check-yes-why = If the bishop captures the rook, the king falls and captures the bishop. But the bishop rises and captures the king.
exercises-crazy-check-no = No
exercises-crazy-check-no-why = A piece in a rook can't be captured before the rook. What comes after that?

# The answers to the last two are squares too.
exercises-crazy-king = White's king captures the bishop on e2 with his first step. Where can he go with the second?
exercises-crazy-king-d1-why = The bishop rises on e2 when he has left, and attacks d1.
exercises-crazy-king-f3-why = The bishop rises on e2 when he has left, and attacks f3.
exercises-crazy-king-stays = he stays on e2
exercises-crazy-king-stays-why = A king always makes two steps.
exercises-crazy-king-e1-why = The bishop rises on e2 and attacks only diagonally.

exercises-crazy-queen = White's king captures the queen on e2 with his first step. Which second step saves him from her revenge?
exercises-crazy-queen-e1-why = Her revenge captures everything around e2, and e1 too.
exercises-crazy-queen-f2-why = Her revenge captures everything around e2, and f2 too.
exercises-crazy-queen-rook = into the rook on f1
exercises-crazy-queen-rook-why = Her revenge captures the rook, and the king in it falls on f1, alive.
exercises-crazy-queen-none = none
exercises-crazy-queen-none-why = A rook that is captured saves what it carries.
