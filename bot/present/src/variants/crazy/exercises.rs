//! Worked cases of Crazy chess as exercises (crazy.md B12, 5B.9).

use crate::say::exercises_crazy as says;
use crate::variants::exercise::{Exercise, ExerciseChoice, right, wrong};

/// In the order in which they are best solved.
pub(super) const EXERCISES: &[Exercise] = &[
    after(
        "4k3/8/8/8/[rrp]7/8/8/[RP]3K3 w - - 0 1",
        says::STACKS,
        &[
            wrong(says::STACKS_BOTH, says::STACKS_BOTH_WHY),
            wrong(says::STACKS_WHITE, says::STACKS_WHITE_WHY),
            right(says::STACKS_BLACK, says::STACKS_BLACK_WHY),
            wrong(says::STACKS_NOTHING, says::STACKS_NOTHING_WHY),
        ],
        "a1a4",
    ),
    after(
        "4k3/8/8/8/b7/8/8/[RP]3K3 w - - 0 1",
        says::BISHOP,
        &[
            wrong(says::BISHOP_BOTH, says::BISHOP_BOTH_WHY),
            right(says::BISHOP_PAWN, says::BISHOP_PAWN_WHY),
            wrong(says::BISHOP_RISEN, says::BISHOP_RISEN_WHY),
        ],
        "a1a4",
    ),
    after(
        "4k3/8/8/8/8/8/[rrrrp]7/N3K3 w - - 0 1",
        says::TOWER,
        &[
            wrong(says::TOWER_TWO_ROOKS, says::TOWER_TWO_ROOKS_WHY),
            wrong(says::TOWER_ROOK_AND_PAWN, says::TOWER_ROOK_AND_PAWN_WHY),
            right(says::TOWER_PAWN, says::TOWER_PAWN_WHY),
            wrong(says::TOWER_NOTHING, says::TOWER_NOTHING_WHY),
        ],
        "a1b3*a2:2",
    ),
    after(
        "4k3/8/8/8/8/2[rb]5/8/1N2K3 w - - 0 1",
        says::INSIDE,
        &[
            wrong(says::INSIDE_BOTH, says::INSIDE_BOTH_WHY),
            wrong(says::INSIDE_RISEN, says::INSIDE_RISEN_WHY),
            right(says::INSIDE_KNIGHT, says::INSIDE_KNIGHT_WHY),
        ],
        "b1c3*c3:1",
    ),
    after(
        "4k3/8/8/8/8/8/8/3QK3 w - - 0 1",
        says::SUICIDE,
        &[
            wrong(says::SUICIDE_NOTHING, says::SUICIDE_NOTHING_WHY),
            wrong(says::SUICIDE_ILLEGAL, says::SUICIDE_ILLEGAL_WHY),
            right(says::SUICIDE_LOSES, says::SUICIDE_LOSES_WHY),
        ],
        "d1!",
    ),
    after(
        "8/8/8/8/3[rk]4/8/8/K5B1 b - - 0 1",
        says::CHECK,
        &[right(says::CHECK_YES, says::CHECK_YES_WHY), wrong(says::CHECK_NO, says::CHECK_NO_WHY)],
        "",
    ),
    after(
        "k7/8/8/8/8/8/4b3/4K3 w - - 0 1",
        says::KING,
        &[
            wrong("d1", says::KING_D1_WHY),
            wrong("f3", says::KING_F3_WHY),
            wrong(says::KING_STAYS, says::KING_STAYS_WHY),
            right("e1", says::KING_E1_WHY),
        ],
        "e1e2e1",
    ),
    after(
        "k7/8/8/8/8/8/4q3/4KR2 w - - 0 1",
        says::QUEEN,
        &[
            wrong("e1", says::QUEEN_E1_WHY),
            wrong("f2", says::QUEEN_F2_WHY),
            right(says::QUEEN_ROOK, says::QUEEN_ROOK_WHY),
            wrong(says::QUEEN_NONE, says::QUEEN_NONE_WHY),
        ],
        "e1e2f1^",
    ),
];

const fn after(
    position: &'static str,
    question: &'static str,
    answers: &'static [ExerciseChoice],
    shown: &'static str,
) -> Exercise {
    Exercise { position, moves: "", question, answers, shown, selected: None }
}
