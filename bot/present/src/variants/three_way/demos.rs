//! Short annotated games of three-way chess.

use crate::say::demos_three_way as says;
use crate::variants::demo::Demo;

pub(super) const DEMOS: &[Demo] = &[
    Demo {
        game: "three-way",
        title: says::PLAIN_TITLE,
        steps: &[
            ("", says::PLAIN_1),
            ("c2c3 i7i6 e11e10", says::PLAIN_2),
            ("d1a4 l7l6 l11l10", says::PLAIN_3),
            ("a4d7 k7k6 k11k10", says::PLAIN_4),
            ("d7d8", says::PLAIN_5),
        ],
    },
    Demo {
        game: "three-way-heirs",
        title: says::HEIRS_TITLE,
        steps: &[
            ("", says::HEIRS_1),
            ("c2c3 i7i6 e11e10", says::HEIRS_2),
            ("d1a4 l7l6 l11l10 a4d7 k7k6 k11k10", says::HEIRS_3),
            ("d7d8", says::HEIRS_4),
            ("f11f10 k8j6", says::HEIRS_5),
        ],
    },
    Demo {
        game: "three-way-lasers",
        title: says::LASERS_TITLE,
        steps: &[
            ("", says::LASERS_1),
            ("c2c3 i7i6 e11e10", says::LASERS_2),
            ("d1a4 l7l6 l11l10", says::LASERS_3),
            ("a4d7 k7k6 k11k10", says::LASERS_4),
            ("d7d8", says::LASERS_5),
        ],
    },
];
