//! Worked cases of Crazy chess as exercises (crazy.md B12, 5B.9).

use crate::variants::exercise::{Exercise, ExerciseChoice, right, wrong};

/// In the order in which they are best solved.
pub(super) const EXERCISES: &[Exercise] = &[
    after(
        "4k3/8/8/8/[rrp]7/8/8/[RP]3K3 w - - 0 1",
        "White's rook carries a pawn. Black's rook on a4 carries a rook, and that one a pawn. White captures on a4. What is left there?",
        &[
            wrong(
                "White's rook and pawn",
                "The load of the captured rook falls on a4, and what falls captures.",
            ),
            wrong("a White pawn", "It falls too, but not last. Who was on top of Black's stack?"),
            right(
                "a Black pawn",
                "Black's inner rook falls and captures White's rook. White's pawn falls and captures that rook, whose pawn falls last and captures White's.",
            ),
            wrong("nothing", "The last piece that falls stays."),
        ],
        "a1a4",
    ),
    after(
        "4k3/8/8/8/b7/8/8/[RP]3K3 w - - 0 1",
        "White's rook with its pawn captures the bishop on a4. What is left there?",
        &[
            wrong(
                "White's rook and pawn",
                "A captured bishop rises and captures the bottom piece, here the rook.",
            ),
            right(
                "a White pawn",
                "The bishop rises and captures the rook. The pawn falls and captures the bishop, which doesn't rise twice.",
            ),
            wrong("a risen bishop", "The rook it captured was carrying a pawn."),
        ],
        "a1a4",
    ),
    after(
        "4k3/8/8/8/8/8/[rrrrp]7/N3K3 w - - 0 1",
        "Four rooks and a pawn stand on a2. White's knight goes from a1 to b3 and captures the third rook as it passes. What is left on a2?",
        &[
            wrong(
                "two rooks",
                "What the third rook carried falls on a2, and what falls captures the bottom piece there.",
            ),
            wrong("a rook and the pawn", "The pawn falls after the rook that carried it is captured."),
            right(
                "the pawn",
                "The fourth rook falls on the bottom one, and its load falls in turn. The pawn is last and stays.",
            ),
            wrong("nothing", "The last piece that falls stays."),
        ],
        "a1b3*a2:2",
    ),
    after(
        "4k3/8/8/8/8/2[rb]5/8/1N2K3 w - - 0 1",
        "White's knight jumps to c3 and captures the bishop in the rook there. What is left on c3?",
        &[
            wrong(
                "the rook and the knight",
                "The bishop rises and captures the bottom piece of the square, here its own rook.",
            ),
            wrong("a risen bishop", "It captured the rook, so the knight on top of it falls."),
            right(
                "the knight",
                "The bishop rises and captures the rook. The knight falls and captures the bishop.",
            ),
        ],
        "b1c3*c3:1",
    ),
    after(
        "4k3/8/8/8/8/8/8/3QK3 w - - 0 1",
        "White's queen captures all round. What happens?",
        &[
            wrong("Nothing", "All round means pieces of both sides."),
            wrong(
                "It is illegal",
                "It is the one move with which you can kill your own king. You are asked first.",
            ),
            right("White loses", "She captures her own king."),
        ],
        "d1!",
    ),
    after(
        "8/8/8/8/3[rk]4/8/8/K5B1 b - - 0 1",
        "Black's king is in a rook on d4, and White's bishop attacks it. Is Black in check?",
        &[
            right(
                "Yes",
                "If the bishop captures the rook, the king falls and captures the bishop. But the bishop rises and captures the king.",
            ),
            wrong("No", "A piece in a rook can't be captured before the rook. What comes after that?"),
        ],
        "",
    ),
    after(
        "k7/8/8/8/8/8/4b3/4K3 w - - 0 1",
        "White's king captures the bishop on e2 with his first step. Where can he go with the second?",
        &[
            wrong("d1", "The bishop rises on e2 when he has left, and attacks d1."),
            wrong("f3", "The bishop rises on e2 when he has left, and attacks f3."),
            wrong("he stays on e2", "A king always makes two steps."),
            right("e1", "The bishop rises on e2 and attacks only diagonally."),
        ],
        "e1e2e1",
    ),
    after(
        "k7/8/8/8/8/8/4q3/4KR2 w - - 0 1",
        "White's king captures the queen on e2 with his first step. Which second step saves him from her revenge?",
        &[
            wrong("e1", "Her revenge captures everything around e2, and e1 too."),
            wrong("f2", "Her revenge captures everything around e2, and f2 too."),
            right(
                "into the rook on f1",
                "Her revenge captures the rook, and the king in it falls on f1, alive.",
            ),
            wrong("none", "A rook that is captured saves what it carries."),
        ],
        "e1e2f1^",
    ),
];

const fn after(
    position: &'static str,
    question: &'static str,
    answers: &'static [ExerciseChoice],
    shown: &'static str,
) -> Exercise {
    Exercise { position, moves: "", question, answers, shown, selected: None }
}
