//! A short annotated game of Black holes.

use crate::variants::demo::Demo;

/// One for each preset.
pub(super) const DEMOS: &[Demo] = &[Demo {
    game: "black-holes",
    title: "a pawn mates through a hole",
    steps: &[
        ("", "Five columns, eight rows, White below. No hole is on the board yet."),
        (
            "a2a3 a7a6 b1c3 d7d6 c3b5 e7e6 b2b4 c8d7",
            "White's knight has left b1, and a square of the first row is vacant.",
        ),
        ("@b1 d7c8", "White drops a hole on b1 instead of moving."),
        ("b5c7 e8e7", "The knight takes on c7 with check, and Black's king steps up."),
        ("b1b2 c8d7 @b1 d6d5", "The first hole has moved to b2 like a king, and a second stands on b1."),
        (
            "b1b2b2b4",
            "Holes go through holes too: in at b2, on by the same step to b3 and b4, taking White's own pawn. Now the pawn on a3 could go in at b4 aslant and on over c5 and d6 to e7. Checkmate by a move through a hole.",
        ),
    ],
}];
