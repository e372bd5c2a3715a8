//! Short annotated games of draughts.

use crate::say::demos_draughts as says;
use crate::variants::demo::Demo;

pub(super) const DEMOS: &[Demo] = &[
    Demo {
        game: "draughts",
        title: says::TITLE,
        steps: &[
            ("", says::START),
            ("c3b4 b6a5 b2c3 f6e5", says::MOVES),
            ("c3d4", says::OFFER),
            ("e5c3", says::JUMP),
            ("a1b2", says::OFFERS_ANOTHER),
            ("c3a1", says::KING),
        ],
    },
    Demo {
        game: "laser-draughts",
        title: says::LASER_TITLE,
        steps: &[
            ("", says::LASER_START),
            ("c3d4 h6g5 b2c3 d6c5", says::LASER_MOVES),
            ("d4e5 f6d4b2", says::LASER_TWO_JUMPS),
            ("a1c3 b6a5", says::LASER_RECAPTURE),
            ("c3b4", says::LASER_OFFER),
            ("a5c3", says::LASER_MATE),
        ],
    },
];
