//! Short annotated games of draughts.

use crate::variants::demo::Demo;

pub(super) const DEMOS: &[Demo] = &[
    Demo {
        game: "draughts",
        title: "you must capture",
        steps: &[
            ("", "Twelve men each, on the dark squares. Blue is at the bottom and moves first."),
            ("c3b4 b6a5 b2c3 f6e5", "Men move one square diagonally forward."),
            ("c3d4", "Blue offers a man. Red can jump over it, so Red must."),
            ("e5c3", "Red jumps to c3. Blue can't jump over it: the square behind it, b4, is occupied."),
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
                "A side's men deflect its own beam and stop the other. Blue's beam stops on f6, Red's on c3.",
            ),
            ("c3d4 h6g5 b2c3 d6c5", "Both sides bring up men."),
            (
                "d4e5 f6d4b2",
                "Blue offers a man. Red captures it and jumps on over c3 to b2: two jumps, one move. The beams count only at the end of it.",
            ),
            ("a1c3 b6a5", "Blue recaptures from a1."),
            ("c3b4", "Blue offers the man on b4."),
            (
                "a5c3",
                "Red captures it, and the man that landed on c3 deflects Red's beam into Blue's heel: 277 points. The game continues.",
            ),
        ],
    },
];
