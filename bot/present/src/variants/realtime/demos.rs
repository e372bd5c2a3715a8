//! A short annotated game without turns.

use crate::variants::demo::Demo;

pub(super) const DEMOS: &[Demo] = &[Demo {
    game: "realtime",
    title: "no turns, and pieces that have to cool",
    steps: &[
        (
            "",
            "Both sides can move at any time. Here all pieces are ready at the start. Usually they start with random cooldowns.",
        ),
        (
            "1000:w:e2e4",
            "White's pawn has moved and cools for one unit of ten seconds. The number on it counts the seconds until it can move again.",
        ),
        (
            "1200:b:e7e5 1300:w:g1f3",
            "Black answers at once. The hourglass shows that the move waits for half a second, because White is first in a tie. White doesn't wait and has moved a knight too, which cools for three units.",
        ),
        (
            "3000:b:b8c6 4000:w:f1c4",
            "Both have moved again. The caption counts the ready pieces, with the time.",
        ),
        (
            "34000:w:c4f7",
            "The bishop is ready again after thirty seconds and captures on f7: check. The king is ready and can recapture. A cooling piece couldn't.",
        ),
    ],
}];
