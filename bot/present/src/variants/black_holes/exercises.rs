//! The published exercises of Black holes (black_holes.md 1.1, 1.6).

use crate::say::exercises_black_holes as says;
use crate::variants::exercise::{Exercise, right, wrong};

const FIRST: &str = "rs1qk/p1ppp/bphh1/3hH/HP3/3S1/PBPPP/RH1QK w - - 0 1";
const SECOND: &str = "Bskqb/1hrpH/1hhhp/p1p1H/H1P1P/PR3/Pp1P1/1QHKS w - - 0 1";

/// In the order in which they are best solved.
pub(super) const EXERCISES: &[Exercise] = &[
    Exercise {
        position: FIRST,
        moves: "",
        question: says::ROOK,
        answers: &[
            right(says::ROOK_THREE, says::ROOK_THREE_WHY),
            wrong(says::ROOK_TWO, says::ROOK_TWO_WHY),
            wrong(says::ROOK_FOUR, says::ROOK_FOUR_WHY),
            wrong(says::ROOK_ONE, says::ROOK_ONE_WHY),
        ],
        shown: "",
        selected: Some("a1"),
    },
    Exercise {
        position: FIRST,
        moves: "",
        question: says::BISHOP,
        answers: &[
            wrong(says::BISHOP_TWO, says::BISHOP_TWO_WHY),
            right(says::BISHOP_THREE, says::BISHOP_THREE_WHY),
            wrong(says::BISHOP_FOUR, says::BISHOP_FOUR_WHY),
            wrong(says::BISHOP_NOWHERE, says::BISHOP_NOWHERE_WHY),
        ],
        shown: "",
        selected: Some("b2"),
    },
    Exercise {
        position: FIRST,
        moves: "",
        question: says::SAFE,
        answers: &[
            wrong("a2", says::SAFE_NOT_WHY),
            wrong("b4", says::SAFE_NOT_WHY),
            wrong("c2", says::SAFE_NOT_WHY),
            right("d2", says::SAFE_D2_WHY),
            wrong("e2", says::SAFE_NOT_WHY),
        ],
        shown: "",
        selected: None,
    },
    Exercise {
        position: SECOND,
        moves: "",
        question: says::CHECK,
        answers: &[
            wrong(says::CHECK_WHITE, says::CHECK_WHITE_WHY),
            wrong(says::CHECK_BLACK, says::CHECK_BLACK_WHY),
            wrong(says::CHECK_BOTH, says::CHECK_BOTH_WHY),
            right(says::CHECK_NEITHER, says::CHECK_NEITHER_WHY),
        ],
        shown: "",
        selected: None,
    },
];
