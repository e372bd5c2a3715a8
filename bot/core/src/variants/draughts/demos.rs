//! Short annotated games of draughts.

use crate::variants::demo::Demo;

/// One for each preset.
pub(super) const DEMOS: &[Demo] = &[
    Demo {
        game: "draughts",
        title: "you must capture",
        steps: &[
            ("", "Twelve men each, on the dark squares. Blue is below and moves first."),
            ("c3b4 b6a5 b2c3 f6e5", "Men step one square diagonally forward."),
            ("c3d4", "Blue offers a man: Red can jump over it, and so must."),
            (
                "e5c3",
                "Red jumps from e5 to c3. Nothing stands behind the man on c3 for Blue to land on but b4, Blue's own.",
            ),
            ("a1b2", "Blue offers another one."),
            (
                "c3a1",
                "Red jumps to a1, Blue's first row, and the man becomes a king: two pieces high, with a crown.",
            ),
        ],
    },
    Demo {
        game: "laser-draughts",
        title: "two captures bring a lasermate",
        steps: &[
            (
                "",
                "Each side's own men turn its beam, and stop the other's. Blue's beam stops on f6, Red's on c3.",
            ),
            ("c3d4 h6g5 b2c3 d6c5", "Both sides bring up men."),
            (
                "d4e5 f6d4b2",
                "Blue offers a man. Red takes it and goes on over c3 to b2: two jumps, one move. Only then are the beams judged.",
            ),
            ("a1c3 b6a5", "Blue takes back from a1."),
            ("c3b4", "Blue offers the man on b4."),
            (
                "a5c3",
                "Red takes it, and the man that has landed on c3 turns Red's beam into Blue's heel: 277 points. The game of draughts goes on.",
            ),
        ],
    },
];
