//! A short annotated game of Crazy chess.

use crate::variants::demo::Demo;

pub(super) const DEMOS: &[Demo] = &[Demo {
    game: "crazy",
    title: "a queen's revenge, and a bishop led astray",
    steps: &[
        ("", "The usual start. Black holds the right to deny."),
        ("e2e4 deny d2d4 e7e5", "Black denied e4, so White played something else and got the right to deny."),
        (
            "d4e5 d8g5 c1g5",
            "White's bishop captures the queen, and her revenge captures the bishop. It rises at once, for one turn. The mark counts that turn.",
        ),
        (
            "g7~g5,h7~g7",
            "A disguise: the pawn from g7 swapped places with the bishop, then the pawn from h7 did. The bishop is now on h7, far from where it wanted to go.",
        ),
        ("h7g8", "In its last turn the bishop captures a knight and disappears. g8 is empty."),
        (
            "h8h2 h1h2^",
            "Black's rook captures on h2. White's rook doesn't recapture but jumps into it. It rides along wherever Black's rook goes and can leave at any time.",
        ),
    ],
}];
