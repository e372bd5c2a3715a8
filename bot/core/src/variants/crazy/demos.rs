//! A short annotated game of Crazy chess.

use crate::variants::demo::Demo;

/// One for each preset.
pub(super) const DEMOS: &[Demo] = &[Demo {
    game: "crazy",
    title: "a queen is avenged, and a bishop led astray",
    steps: &[
        ("", "The usual array. Black holds the right to deny a move."),
        (
            "e2e4 deny d2d4 e7e5",
            "Black has denied e4, so White plays something else, and holds the right to deny now.",
        ),
        (
            "d4e5 d8g5 c1g5",
            "White's bishop takes the queen, and her revenge takes the bishop. It rises from the dead at once, for one turn of White's; the mark counts it.",
        ),
        (
            "g7~g5,h7~g7",
            "A disguise: the pawn g7 has exchanged places with the bishop, and the pawn h7 with the same bishop on g7. Now it stands on h7, far from where it wanted to go.",
        ),
        ("h7g8", "In its last turn the bishop takes a knight, and is gone. Nothing stands on g8 any more."),
        (
            "h8h2 h1h2^",
            "Black's rook takes on h2, and White's rook does not take it but jumps into it. It rides along wherever Black's rook goes, and may leave at any time.",
        ),
    ],
}];
