//! The published exercises of Black holes (black_holes.md 1.1, 1.6).

use crate::variants::exercise::{Exercise, right, wrong};

const FIRST: &str = "rs1qk/p1ppp/bphh1/3hH/HP3/3S1/PBPPP/RH1QK w - - 0 1";
const SECOND: &str = "Bskqb/1hrpH/1hhhp/p1p1H/H1P1P/PR3/Pp1P1/1QHKS w - - 0 1";

/// In the order in which they are best solved.
pub(super) const EXERCISES: &[Exercise] = &[
    Exercise {
        position: FIRST,
        moves: "",
        question: "White's holes are on a4, b1 and e5. Where can the rook on a1 end if it travels through them?",
        answers: &[
            right(
                "c1, d1 and b4",
                "It enters at b1, going right. Out of b1 it reaches c1 or captures White's own queen on d1, out of a4 it captures White's own pawn on b4. Out of e5 it would leave the board.",
            ),
            wrong("c1 and b4", "It can also capture its own pieces, all but the king. Who is next to c1?"),
            wrong(
                "c1, d1, e1 and b4",
                "White's own king can't be captured, and the queen on d1 is in the way.",
            ),
            wrong("c1 only", "It can come out of any White hole, also of the one on a4."),
        ],
        shown: "",
        selected: Some("a1"),
    },
    Exercise {
        position: FIRST,
        moves: "",
        question: "Where can the bishop on b2 end if it travels through the holes?",
        answers: &[
            wrong("b5 and c6", "It can come out of b1 too. Who is diagonally in front of b1?"),
            right(
                "b5, c6 and c2",
                "It enters at e5, going up and right. Out of a4 it reaches b5 or captures the hole on c6, out of b1 it captures White's own pawn on c2. Out of e5 it would leave the board.",
            ),
            wrong("b5, c6, d7 and c2", "Black's hole on c6 is in the way. It can be captured, not passed."),
            wrong("nowhere", "The squares between b2 and e5 are empty, so it can enter at e5."),
        ],
        shown: "",
        selected: Some("b2"),
    },
    Exercise {
        position: FIRST,
        moves: "",
        question: "Black's holes are on c6, d5 and d6. Which White pawn can't Black capture in one move?",
        answers: &[
            wrong("a2", "Black can capture it. Look at what enters Black's holes, and where it comes out."),
            wrong("b4", "Black can capture it. Look at what enters Black's holes, and where it comes out."),
            wrong("c2", "Black can capture it. Look at what enters Black's holes, and where it comes out."),
            right(
                "d2",
                "No Black piece gets to d2, not even through the holes. All the other pawns can be captured.",
            ),
            wrong("e2", "Black can capture it. Look at what enters Black's holes, and where it comes out."),
        ],
        shown: "",
        selected: None,
    },
    Exercise {
        position: SECOND,
        moves: "",
        question: "White's holes are on a4, c1, e5 and e7, Black's on b6, b7, c6 and d6. Whose king is in check?",
        answers: &[
            wrong("White's", "No Black piece that comes out of a hole has a clear path to d1."),
            wrong("Black's", "No White piece that comes out of a hole has a clear path to c8."),
            wrong("both", "No route through the holes gets to either king."),
            right("neither", "No route through the holes gets to either king."),
        ],
        shown: "",
        selected: None,
    },
];
