//! Short annotated games of chess, with beams and without.

use crate::say::demos_orthodox as says;
use crate::variants::demo::Demo;

pub(in crate::variants) const DEMOS: &[Demo] = &[
    Demo {
        game: "billichess",
        title: says::BILLICHESS_TITLE,
        steps: &[
            ("", says::BILLICHESS_1),
            ("d2d3", says::BILLICHESS_2),
            ("e7e5", says::BILLICHESS_3),
            ("c1g5", says::BILLICHESS_4),
            ("d7d6", says::BILLICHESS_5),
            ("b1d2", says::BILLICHESS_6),
        ],
    },
    Demo {
        game: "billi-chess",
        title: says::BILLI_CHESS_TITLE,
        steps: &[
            ("", says::BILLI_CHESS_1),
            ("f2f3 e7e5 g2g4", says::BILLI_CHESS_2),
            ("d8h4", says::BILLI_CHESS_3),
            ("d2d4 h4e1", says::BILLI_CHESS_4),
            ("g1h3 e1f1", says::BILLI_CHESS_5),
        ],
    },
    Demo {
        game: "billichess-8x8",
        title: says::BILLICHESS_8X8_TITLE,
        steps: &[
            ("", says::BILLICHESS_8X8_1),
            ("e2e4 d7d5 b2b3", says::BILLICHESS_8X8_2),
            ("b8c6 h2h3 c6e5", says::BILLICHESS_8X8_3),
            ("f1b5", says::BILLICHESS_8X8_4),
        ],
    },
    Demo {
        game: "billichess-joker",
        title: says::BILLICHESS_JOKER_TITLE,
        steps: &[
            ("", says::BILLICHESS_JOKER_1),
            ("g1f3 g8f6", says::BILLICHESS_JOKER_2),
            ("lifeline-reflect", says::BILLICHESS_JOKER_3),
            ("e2e4 f6e4", says::BILLICHESS_JOKER_4),
            ("f3h4 lifeline-none", says::BILLICHESS_JOKER_5),
            ("e4f2 lifeline-pass", says::BILLICHESS_JOKER_6),
        ],
    },
    Demo {
        game: "denial",
        title: says::DENIAL_TITLE,
        steps: &[
            ("", says::DENIAL_1),
            ("e2e4 deny", says::DENIAL_2),
            ("d2d4 d7d5", says::DENIAL_3),
            ("c2c4 d5c4", says::DENIAL_4),
            ("deny", says::DENIAL_5),
            ("g8f6", says::DENIAL_6),
        ],
    },
    Demo {
        game: "chess",
        title: says::CHESS_TITLE,
        steps: &[
            ("", says::CHESS_1),
            ("f2f3 e7e5", says::CHESS_2),
            ("g2g4", says::CHESS_3),
            ("d8h4", says::CHESS_4),
        ],
    },
];
