//! A short annotated game of Black holes.

use crate::variants::demo::Demo;

pub(super) const DEMOS: &[Demo] = &[Demo {
    game: "black-holes",
    title: "a pawn mates through a hole",
    steps: &[
        ("", "Five columns, eight rows, White at the bottom. There are no holes yet."),
        (
            "a2a3 a7a6 b1c3 d7d6 c3b5 e7e6 b2b4 c8d7",
            "White's knight has left b1, so a square of the first row is empty.",
        ),
        ("@b1 d7c8", "White drops a hole on b1 instead of moving."),
        ("b5c7 e8e7", "The knight takes on c7 with check, and Black's king steps up."),
        ("b1b2 c8d7 @b1 d6d5", "The first hole has moved to b2, and White drops a second one on b1."),
        (
            "b1b2b2b4",
            "Holes can travel through holes too: in at b2, on in the same direction to b3 and b4, capturing White's own pawn. Now the pawn on a3 could enter b4 diagonally and go on over c5 and d6 to e7. Checkmate through a hole.",
        ),
    ],
}];
