//! Short annotated games of three-way chess.

use crate::variants::demo::Demo;

pub(super) const DEMOS: &[Demo] = &[
    Demo {
        game: "three-way",
        title: "a check that nobody answers",
        steps: &[
            ("", "Three armies on one hexagon. White moves first, then Red, then Black."),
            ("c2c3 i7i6 e11e10", "White's pawn opens the diagonal from d1 to a4."),
            (
                "d1a4 l7l6 l11l10",
                "From a4 the queen attacks Red's third across the frontier: b5, c6 and the pawn on d7.",
            ),
            (
                "a4d7 k7k6 k11k10",
                "She captures it and gives check to the king on d8. You don't have to answer a check, and Red doesn't.",
            ),
            (
                "d7d8",
                "The king is captured, and Red is out. Red's pieces stay as obstacles. Two players are left, and Black is next.",
            ),
        ],
    },
    Demo {
        game: "three-way-heirs",
        title: "two armies against one",
        steps: &[
            ("", "Three-way chess in which a player who captures a king inherits all pieces of that side."),
            ("c2c3 i7i6 e11e10", "White's pawn opens the diagonal from d1 to a4."),
            (
                "d1a4 l7l6 l11l10 a4d7 k7k6 k11k10",
                "White's queen has crossed the frontier and attacks Red's king.",
            ),
            ("d7d8", "White captures the king and inherits all of Red's pieces."),
            (
                "f11f10 k8j6",
                "White moves a knight that was Red's. The two weaker sides should have worked together.",
            ),
        ],
    },
    Demo {
        game: "three-way-lasers",
        title: "three beams on the hexagon",
        steps: &[
            (
                "",
                "Each side's beam starts at the right of its own third, two rows in front of its heel, and runs forward and to the left.",
            ),
            (
                "c2c3 i7i6 e11e10",
                "Pawns stop beams. Rooks, bishops, knights and the owner's king deflect them.",
            ),
            ("d1a4 l7l6 l11l10", "A queen lets the beam of her own side through and stops the others."),
            (
                "a4d7 k7k6 k11k10",
                "Check, which Red doesn't have to answer. A beam in an opponent's heel would score 277, no matter who moved.",
            ),
            (
                "d7d8",
                "White captured Red's king, which scores 500. Red's beam is now off. Points decide in the end.",
            ),
        ],
    },
];
